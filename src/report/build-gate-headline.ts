/** The gate's answer in one headline: each state's words beside the others', so that none says what another contradicts. */
import type { GateDecision, SignedPart } from "../gate/state.ts";
import type { GateView } from "./build-gate-view.ts";
import { count, list, quoteName } from "./format.ts";
import type { GateWord } from "./gate-model.ts";
import type { ReportModel } from "./model.ts";

export type Headline = Pick<ReportModel, "tone" | "headline">;

/** undefined: the run's or the check's own headline says it. */
export function headlineOf(view: GateView): Headline | undefined {
  const { decision, file } = view;
  const say = (word: GateWord | "REFUSED", tone: ReportModel["tone"], text: string): Headline => ({
    tone,
    headline: { word, sentence: text },
  });
  switch (decision.kind) {
    case "none":
      if (view.isMissing !== true || decision.incomplete) return undefined;
      return say(
        "NO BASELINE YET",
        "failure",
        `\`require-baseline\` is set, and ${quoteName(file)} is not there`,
      );
    case "unchanged":
    case "drifted":
    case "incompatible":
      return undefined;
    case "refused":
      if (decision.why === "evidence") return undefined;
      return say("REFUSED", "failure", `${quoteName(file)} is not a baseline that a run wrote`);
    case "unknown":
      return say("NOT FOUND OUT", "unknown", decision.what);
    case "unmeasured":
      return say(
        "NOT MEASURED YET",
        "waiting",
        view.unmeasured.length === 0
          ? "no stored run measured this commit's files"
          : "nothing that is stored of this commit's files can be judged",
      );
    case "stale":
      return say("STALE", "failure", staleWords(decision, file));
    case "awaiting-sign-off":
      return say("AWAITING SIGN-OFF", "waiting", awaitingWords(view, decision.what));
    case "signed":
      return say("SIGNED", "success", signedWords(view, decision.what));
    case "removed":
      return decision.signed
        ? say("SIGNED", "success", `${quoteName(file)} is removed, and that is signed`)
        : say(
            "AWAITING SIGN-OFF",
            "waiting",
            `${quoteName(file)} would be removed: nothing would be approved any more`,
          );
  }
}

function staleWords(decision: Extract<GateDecision, { kind: "stale" }>, file: string): string {
  if (decision.why === "base-moved")
    return `${quoteName(decision.file ?? file)} changed in the base branch too, so this one was made against another`;
  return `${quoteName(file)} is not what was measured: ${count(decision.differences, "difference")}`;
}

function awaitingWords(view: GateView, what: readonly SignedPart[]): string {
  const changed = changedDecisions(view);
  const baseline = what.includes("baseline") ? [changedWords(view, changed)] : [];
  const policy = what.includes("policy") ? ["the rules of who may sign would change"] : [];
  const files = what.includes("files") ? [`${list(furtherFiles(view))} would change`] : [];
  return [...baseline, ...policy, ...files].join(", and ");
}

/** Named, those that are signed beside the baseline. */
function furtherFiles({ signatures }: GateView): readonly string[] {
  return signatures.flatMap(({ what, thing }) => (what === "files" ? quoteName(thing?.path ?? "") : []));
}

function changedDecisions({ approved, head }: GateView): number {
  const before = new Map(
    approved?.baseline.claim.probes.map(({ fingerprint, expected }) => [
      fingerprint,
      JSON.stringify(expected),
    ]),
  );
  return (head?.baseline.claim.probes ?? []).filter(
    ({ fingerprint, expected }) => before.get(fingerprint) !== JSON.stringify(expected),
  ).length;
}

function changedWords({ approved, head, file }: GateView, changed: number): string {
  if (head === undefined && approved !== undefined)
    return `${quoteName(file)} would be removed: nothing would be approved any more`;
  const all = head?.baseline.claim.probes.length ?? 0;
  if (approved === undefined)
    return `${count(all, "decision")} would become the first approved ${all === 1 ? "one" : "ones"}`;
  return changed === 0
    ? "the baseline file changes, and no decision in it"
    : `${count(changed, "approved decision")} would change`;
}

function signedWords(view: GateView, what: readonly SignedPart[]): string {
  const logins = [
    ...new Set(
      view.signatures.flatMap(({ answer }) =>
        answer.kind === "signed" ? [quoteName(answer.account.login)] : [],
      ),
    ),
  ];
  const decisions = (view.head ?? view.candidate)?.baseline.claim.probes.length ?? 0;
  const words = {
    baseline: count(decisions, "decision"),
    policy: "the change of who may sign",
    files: `the change of ${list(furtherFiles(view))}`,
  };
  return `${list(logins)} signed ${list(what.map((one) => words[one]))}`;
}
