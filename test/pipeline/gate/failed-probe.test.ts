/** A probe of which every call failed: what was stored of it is read again, and the gate says what is missing, by name. */
import { afterEach, describe, expect, it } from "vitest";
import { CONFIG_TEXT, Desk, decisions, LABEL } from "./gate-desk.ts";
import { opened } from "./states.ts";

let desk: Desk;
afterEach(() => desk.close());

describe("stored evidence of a probe whose calls all failed", () => {
  it.each([
    [
      "without a baseline",
      false,
      "failure: the run is incomplete, and there is no baseline yet",
      "INCOMPLETE",
    ],
    ["beside a baseline", true, "failure: refused: an incomplete run cannot stand as a baseline", "REFUSED"],
  ])("%s is incomplete, as it was when it was measured", async (_, isApproved, status, headline) => {
    desk = await Desk.start({ config: `${CONFIG_TEXT}retries: 0\n` });
    if (isApproved) await desk.approve();
    const pull = await opened(desk, { "decisions.json": decisions({ "close my account": "fail" }) });
    expect(desk.status(pull.headSha)).toBe(status);
    desk.world.state.statuses.length = 0;
    const again = await desk.gate(desk.world.label(pull, LABEL, "maintainer"));
    expect(desk.status(pull.headSha)).toBe(status);
    expect(again).toMatchObject({ red: true, calls: 0, outputs: { complete: "false", "exit-code": "2" } });
    expect(again.text).toContain(headline);
    expect(again.text).toContain(
      "18 recorded runs of this probe that failed before a decision (suite.yaml:8)",
    );
    expect(again.text).toContain("1 probe gave no answer");
    expect(again.outputs["candidate-digest"]).toBe("");
  });
});
