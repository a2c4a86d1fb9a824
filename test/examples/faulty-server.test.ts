/** The http-endpoint example with its faults on: what is not taken on is asked again, what may be decided is a failure. */
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { Desk } from "./pages.ts";

const desk = new Desk();
afterAll(() => desk.remove());

const measure = (faults: string) =>
  desk.run(`node run.mjs ${faults} --quiet --repeats 26`, join(desk.package, "examples/http-endpoint"));

describe("against the stand-in server", () => {
  // A door that closes while others are in it resets them; one at a time only finds it closed.
  it.each(["--limit 50", "--busy 10", "--refusals 3 --max-workers 1", "--latency 20"])(
    "%s costs only time",
    async (faults) => {
      const { printed, status } = await measure(faults);
      expect(printed).toContain("calls      156 of 156 answered");
      expect(status).toBe(0);
    },
  );

  it.each([
    ["--resets 5", "network:"],
    ["--half 5", "network:"],
    ["--garbage 5", 'malformed-response: the answer is not JSON: HTTP 200, text/html: "<h1>Welcome</h1>"'],
  ])("%s makes the run incomplete, and says why: %s", async (faults, why) => {
    const { printed, status } = await measure(faults);
    expect(printed).toMatch(/^INCOMPLETE - [78] calls failed/);
    expect(printed.replaceAll(/\s+/g, " ")).toContain(why);
    expect(status).toBe(2);
  });
});
