/**
 * Random histories by people who may and may not sign. The gate, asking over HTTP, says `signed` only where an oracle
 * agrees that reads what happened from the world's own log, and no answer of its API.
 */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { LogEntry } from "../fakes/event-log.ts";
import { RefusedByGithub } from "../fakes/event-log.ts";
import { BASELINE, LABEL, type SigningScene, startSigningScene } from "./signing-scene.ts";

const ACTORS = ["author", "writer", "maintainer", "triager", "reader", "team-app[bot]"] as const;
const actor = fc.constantFrom(...ACTORS);
/** What a commit says of itself is nobody's proof. */
const ANYBODY = { claims: { name: "somebody" } };
const DEEDS = {
  label: ({ world, pull }, by) => world.label(pull, LABEL, by),
  labelByApp: ({ world, pull }, by) => world.label(pull, LABEL, by, { viaApp: "triage-app" }),
  unlabel: ({ world, pull }, by) => world.unlabel(pull, LABEL, by),
  approve: ({ world, pull }, by) => world.review(pull, "APPROVED", by),
  object: ({ world, pull }, by) => world.review(pull, "CHANGES_REQUESTED", by),
  comment: ({ world, pull }, by) => world.review(pull, "COMMENTED", by),
  dismiss: ({ world, pull }, by) => world.dismiss(pull, "maintainer", by),
  pushFirst: ({ world, pull }, by) => world.push(pull.branch, { [BASELINE]: "first" }, by, ANYBODY),
  pushSecond: ({ world, pull }, by) => world.push(pull.branch, { [BASELINE]: "second" }, by, ANYBODY),
  pushOther: ({ world, pull }, by) => world.push(pull.branch, { other: `${world.log.length}` }, by, ANYBODY),
  demote: ({ world }, by) => world.setRole(by, "read"),
} satisfies Record<string, (scene: SigningScene, by: string) => unknown>;

const history = fc.array(
  fc.record({
    deed: fc.constantFrom(...(Object.keys(DEEDS) as (keyof typeof DEEDS)[])),
    by: actor,
    pause: fc.constantFrom(1, 45, 150),
  }),
  { minLength: 1, maxLength: 14 },
);

/** Could anybody have signed the bytes of now? Looser than the gate in time, as strict in who and what. */
function mayBeSigned(log: readonly LogEntry[], blobAt: (sha: string) => string | undefined): boolean {
  const writers = new Set(["writer", "maintainer"]);
  const brought = new Set(["author"]);
  const pushes = log.flatMap((entry) => (entry.kind === "push" && entry.branch === "topic" ? [entry] : []));
  const now = blobAt(pushes.at(-1)?.after ?? "");
  for (const entry of log) if (entry.kind === "role" && entry.role === "read") writers.delete(entry.login);
  for (const { before, after, by } of pushes) {
    if (blobAt(after) === now && (before === undefined || blobAt(before) !== now)) brought.add(by);
  }
  const isEligible = (by: string) => writers.has(by) && !brought.has(by);
  let label: (LogEntry & { kind: "labeled" | "unlabeled" }) | undefined;
  const opinions = new Map<string, { state: string; commit: string; review: number }>();
  for (const entry of log) {
    if ((entry.kind === "labeled" || entry.kind === "unlabeled") && entry.label === LABEL) label = entry;
    if (entry.kind === "reviewed" && entry.state !== "COMMENTED") opinions.set(entry.by, entry);
    if (entry.kind !== "dismissed") continue;
    for (const [by, opinion] of opinions)
      if (opinion.review === entry.review) opinions.set(by, { ...opinion, state: "DISMISSED" });
  }
  const byLabel =
    label?.kind === "labeled" &&
    label.viaApp === undefined &&
    isEligible(label.by) &&
    blobAt(label.head) === now;
  const approvers = [...opinions].filter(([by, { state }]) => state === "APPROVED" && isEligible(by));
  const objectors = [...opinions].filter(
    ([by, { state }]) => state === "CHANGES_REQUESTED" && isEligible(by),
  );
  return byLabel || (objectors.length === 0 && approvers.some(([, { commit }]) => blobAt(commit) === now));
}

it("says signed only where the world's own log has a person who may sign, on the bytes of now", async () => {
  let signed = 0;
  await fc.assert(
    fc.asyncProperty(history, async (deeds) => {
      const scene = await startSigningScene();
      try {
        for (const { deed, by, pause } of deeds) {
          scene.later(pause);
          attempt(() => DEEDS[deed](scene, by));
        }
        const verdict = await scene.ask(scene.file());
        const { log } = scene.world;
        const allowed = mayBeSigned(log, (sha) => scene.world.blobAt(sha, BASELINE));
        if (verdict.kind === "signed") signed += 1;
        if (verdict.kind === "signed") expect(allowed, JSON.stringify(deeds)).toBe(true);
        // The other way round only time is in the way, or an objection of one who brought the bytes.
        const excused = ["pushed-just-before", "commit-ambiguous", "changes-requested", "commit-unknown"];
        if (allowed && verdict.kind !== "signed") {
          expect(
            verdict.refusals.map(({ reason }) => reason),
            verdict.words,
          ).toSatisfy((reasons: string[]) => reasons.some((reason) => excused.includes(reason)));
        }
      } finally {
        await scene.world.close();
      }
    }),
    { numRuns: 80, seed: 20261130 },
  );
  expect(signed).toBeGreaterThan(10);
}, 120_000);

/** What GitHub refuses does not happen. */
function attempt(act: () => unknown): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof RefusedByGithub)) throw error;
  }
}
