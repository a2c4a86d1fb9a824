import { describe, expect, it } from "vitest";
import { headlineText, renderText } from "../../src/report/text.ts";
import { model as blind } from "../golden/blind/model.ts";
import { model as huge } from "../golden/huge/model.ts";
import { model as noAnswerYet } from "../golden/no-answer-yet/model.ts";
import { model as stochastic } from "../golden/stochastic/model.ts";

describe("terminal text", () => {
  it("opens with the whole headline on one line, names in quotes", () => {
    const first = renderText(blind).split("\n")[0];
    expect(first).toBe(headlineText(blind));
    expect(first).toMatch(/^NOT TRUSTWORTHY - the agent answered 'general' on 100 % of the probes, so /);
  });

  it.each([60, 100])("keeps to %i columns below the headline", (width) => {
    const [, ...lines] = renderText(noAnswerYet, { width }).split("\n");
    const prose = lines.filter((line) => !/^ {2}\w+ +\d/.test(line) && !line.includes("95 % interval"));
    for (const line of prose) expect(line.length).toBeLessThanOrEqual(width);
  });

  it("colours the first words when asked, and nothing else changes", () => {
    const coloured = renderText(stochastic, { colour: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the colour itself
    expect(coloured.replace(/\u001b\[[\d;]*m/g, "")).toBe(renderText(stochastic));
    expect(coloured.startsWith("\u001b[1;33mTRUSTWORTHY WITH CARE\u001b[0m - ")).toBe(true);
  });

  it("shows twenty rows of many, the worst first", () => {
    const text = renderText(huge);
    expect(text).toContain("20 more in the report");
    expect(text.indexOf("route_10 ")).toBeGreaterThan(0); // flips; route_01 does not
    expect(text.split("Stability by route:")[1]).not.toContain("route_35 ");
  });
});
