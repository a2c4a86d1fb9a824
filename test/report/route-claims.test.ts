/** One of several routes called unstable: the call, and what is left of it once all routes are counted. */
import { describe, expect, it } from "vitest";
import { renderJson } from "../../src/report/json.ts";
import { renderMarkdown } from "../../src/report/markdown.ts";
import type { ReportModel } from "../../src/report/model.ts";
import { renderText } from "../../src/report/text.ts";
import { judgeFiles } from "../fakes/recorded-runs.ts";

/** Observations of a case of a route: so many pairs that flip, so many that do not. */
function observed(route: string, flips: number, quiet: number) {
  const observations = [
    ...Array<string[]>(flips).fill([route, "other"]),
    ...Array<string[]>(quiet).fill([route, route]),
  ];
  return { input: `for ${route}`, expected: route, observations: observations.flat() };
}

async function reportOf(cases: readonly object[], settings: Readonly<Record<string, string>> = {}) {
  const document = { schema: "agentverity.evidence/v2", layer: "verdict", isolation: "fresh-session", cases };
  const judged = await judgeFiles(
    { "e.json": JSON.stringify(document) },
    { blindness: "false", ...settings },
  );
  if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
  const { model } = judged.value;
  return { model, ...rendered(model) };
}

function rendered(model: ReportModel) {
  return {
    text: renderText(model, { width: 1000 }),
    markdown: renderMarkdown(model),
    json: JSON.parse(renderJson(model)),
  };
}

const QUIET = ["b", "c", "d", "e", "f"].map((route) => observed(route, 0, 80));

describe("a route that is called stochastic among six", () => {
  it("by chance, as far as anyone can tell, is told as that in every report, and the reference's call stays", async () => {
    const { text, markdown, json } = await reportOf([observed("a", 1, 2), ...QUIET]);
    expect(text).toMatch(/a +1 +3 +1 .* stochastic, but not after correction \(p 0\.856\)/);
    expect(markdown).toMatch(/`a` .*✗ stochastic, but not after correction \(p 0\.856\)/);
    for (const report of [text, markdown]) {
      expect(report).toContain("6 routes looked at");
      expect(report).toMatch(
        /Called stochastic one by one, but not after the correction for 6 routes looked at: .a./,
      );
      expect(report).toMatch(/.a. \(stochastic by Wilson's, undecided exactly\)/);
    }
    const [a] = json.route_stability.routes;
    expect(a).toMatchObject({
      call: "verdict-stochastic",
      corrected_call: "undecided (add repeats or inputs)",
      exact_call: "undecided (add repeats or inputs)",
    });
    expect(a.corrected_p_value).toBeCloseTo(6 * 0.142625, 10);
    expect(json.status).toBe("stochastic");
  });

  it("beyond chance keeps the call, with its p", async () => {
    const { text, markdown, json } = await reportOf([observed("a", 8, 5), ...QUIET]);
    expect(text).toMatch(/ a .* stochastic, p below 0\.001/);
    expect(markdown).toContain("✗ stochastic, p below 0.001");
    expect(text).not.toContain("not after");
    expect(json.route_stability.routes[0]).toMatchObject({
      call: "verdict-stochastic",
      corrected_call: "verdict-stochastic",
    });
  });

  it("alone needs no correction", async () => {
    const { text } = await reportOf([observed("a", 8, 5)]);
    expect(text).toContain("stochastic");
    expect(text).not.toMatch(/Holm|p below/);
  });
});

describe("strict error control", () => {
  it("judges every route by the exact interval, and every table says so", async () => {
    const { text, markdown, json } = await reportOf([observed("a", 1, 2), ...QUIET], {
      "strict-error-control": "true",
    });
    expect(text).toMatch(/stability +deterministic: .*\(exact 95 %\)/);
    expect(text).toContain("exact 95 % interval");
    expect(text).toMatch(/ a +1 +3 +1 +0\.8 % … 90\.6 % +undecided/);
    expect(markdown).toContain("| exact 95 % interval |");
    expect(markdown).toMatch(/flipped: between .* \(exact 95 %\)/);
    expect(json.config.strict_error_control).toBe(true);
    expect(json.route_stability.undecided).toContain("a");
    expect(text).toContain("the exact one is the verdict here");
  });
});

describe("a pooled deterministic", () => {
  it("stands beside the largest flip rate of a single probe, in every report", async () => {
    const cases = [...QUIET, { ...observed("b", 3, 3), input: "the unsteady one" }];
    const { text, markdown, json } = await reportOf(cases);
    expect(json.meter).toMatchObject({ call: "verdict-deterministic", largest_probe_flip_rate: 0.5 });
    for (const report of [text, markdown, json.caveats.join()])
      expect(report).toContain("most unsteady probe: 50 % of its own pairs flipped");
  });
});
