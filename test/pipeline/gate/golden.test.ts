/**
 * The job summaries of the gate, as files that a reviewer reads: each says where the pull request stands, why, who may
 * sign and exactly how. UPDATE_GOLDEN=1 rewrites them.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { TROUBLES } from "../../fakes/faults.ts";
import { type Answered, BASELINE, CONFIG, CONFIG_TEXT, Desk, decisions, LABEL } from "./gate-desk.ts";
import { offered, opened, PLACES, SWAPPED } from "./states.ts";

let desk: Desk;
afterEach(() => desk.close());

interface Scene {
  readonly place: string;
  /** Words that the reviewer needs. */
  readonly says: readonly (string | RegExp)[];
}

const WHO = "Anyone with write permission may sign, except `author`.";
const HOW = ["approve the pull request by review", `\`${LABEL}\``];

const SCENES: Readonly<Record<string, Scene>> = {
  "first-run": { place: "no baseline", says: [BASELINE, "candidate.baseline.json", WHO, ...HOW] },
  "baseline-required": { place: "no baseline, and one is required", says: ["NO BASELINE YET", WHO, ...HOW] },
  incomplete: { place: "no baseline, and calls that failed", says: ["INCOMPLETE"] },
  clean: { place: "as approved", says: ["AS APPROVED", WHO, ...HOW] },
  drifted: { place: "drifted", says: ["DRIFTED", "`shipping`", "`escalate`", WHO, ...HOW] },
  incompatible: { place: "other probes", says: ["INCOMPATIBLE", WHO, ...HOW] },
  "refused-evidence": { place: "evidence that is refused", says: ["REFUSED", "**Cure:**", WHO, ...HOW] },
  "refused-file": { place: "a file edited by hand", says: ["REFUSED", BASELINE, WHO, ...HOW] },
  stale: { place: "a file that is not what was measured", says: ["STALE", WHO, ...HOW] },
  "stale-base-moved": { place: "a base that moved too", says: ["STALE", "pdate the branch", WHO, ...HOW] },
  "awaiting-sign-off": { place: "a file that nobody signed", says: [WHO, ...HOW] },
  "awaiting-policy": { place: "rules of who may sign that change", says: [WHO, ...HOW] },
  signed: { place: "a file that somebody signed", says: ["`maintainer` signed", "by review"] },
  removed: { place: "a removed file", says: [WHO, ...HOW] },
  "removed-signed": { place: "a removed file that somebody signed", says: ["`maintainer` signed"] },
  unmeasured: { place: "nothing measured", says: ["NOT MEASURED YET"] },
};

describe.each(Object.entries(SCENES))("%s", (name, { place, says }) => {
  it("is what was reviewed", async () => {
    const found = PLACES[place];
    if (found === undefined) throw new Error(place);
    desk = await Desk.start(found.options);
    const pull = await found.reach(desk);
    const inputs = { "pull-request": String(pull.number) };
    review(name, await desk.gate(desk.world.dispatch({}, "maintainer"), inputs), says);
  });
});

function review(name: string, { summary = "" }: Answered, says: Scene["says"]): void {
  const text = summary.replaceAll(/127\.0\.0\.1:\d+/g, "127.0.0.1:8080");
  const path = new URL(`../../golden/gate/${name}.md`, import.meta.url);
  if (process.env["UPDATE_GOLDEN"] === "1") {
    mkdirSync(new URL(".", path), { recursive: true });
    writeFileSync(path, text);
  }
  expect(text).toBe(readFileSync(path, "utf8"));
  for (const words of says) expect(text.replaceAll("\\", "")).toContain(words);
}

it("tells a changed decision that waits for a signature, with its line at the judged commit", async () => {
  desk = await Desk.start();
  await desk.approve();
  const pull = await offered(desk, { "decisions.json": SWAPPED });
  const answer = await desk.gate(desk.world.label(pull, "bug", "maintainer"));
  review("awaiting-changed-decisions", answer, [WHO, ...HOW, "2 approved decisions would change"]);
  expect(answer.summary).toContain(`/blob/${pull.headSha}/suite.yaml#L7`);
});

it("tells a signature by label", async () => {
  desk = await Desk.start();
  const pull = await offered(desk);
  review("signed-by-label", await desk.gate(desk.world.label(pull, LABEL, "maintainer")), ["by label"]);
});

it("tells why a signature does not count, and who may give one", async () => {
  desk = await Desk.start({ config: `${CONFIG_TEXT}approvers: [maintainer]\n` });
  const pull = await offered(desk);
  await desk.gate(desk.world.label(pull, LABEL, "author"));
  const answer = await desk.gate(desk.world.review(pull, "APPROVED", "writer"));
  review("not-signed", answer, ["Only `maintainer` may sign.", "`writer`", "author"]);
});

it.each([
  ["stochastic", { "decisions.json": decisions({ "close my account": "flaky:escalate" }) }, "stochastic"],
  ["blind", { "decisions.json": decisions(allTo("refund")) }, "refund"],
])("tells a run refused for being %s", async (name, changes, words) => {
  desk = await Desk.start();
  const pull = await opened(desk, changes);
  const answer = await desk.gate(desk.world.label(pull, "bug", "maintainer"));
  review(`no-candidate-${name}`, answer, [words]);
});

function allTo(decision: string) {
  const inputs = Object.keys(JSON.parse(decisions()) as object);
  return Object.fromEntries(inputs.map((input) => [input, decision]));
}

it("tells how a signed candidate becomes the file, where the gate writes it", async () => {
  desk = await Desk.start({ config: `${CONFIG_TEXT}publish: commit\n` });
  const pull = await opened(desk);
  review("first-run-publish-commit", await desk.gate(desk.world.label(pull, "bug", "maintainer")), [
    ...HOW,
    WHO,
  ]);
});

it("tells what could not be found out", async () => {
  desk = await Desk.start();
  const pull = await offered(desk);
  const labelled = desk.world.label(pull, "bug", "maintainer");
  desk.world.github.fault("GET", "/compare/{basehead}", TROUBLES["500"] as never);
  review("not-found-out", await desk.gate(labelled), ["NOT FOUND OUT", "could not be read"]);
});

it("tells of the configuration that a pull request may not loosen", async () => {
  desk = await Desk.start();
  await desk.approve();
  const pull = await offered(desk, {
    "decisions.json": SWAPPED,
    [CONFIG]: `${CONFIG_TEXT}allow-self-approval: true\n`,
  });
  const answer = await desk.gate(desk.world.label(pull, LABEL, "author"));
  review("loosened", answer, [WHO, "the change of who may sign"]);
});
