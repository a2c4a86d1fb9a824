/**
 * The gate's answer over the report of the run that it judged, or alone where nothing was measured. Decides no state.
 * Longer than most files: each state's words stand beside the others', so that none says what another contradicts.
 */

import type { Assessment } from "../core/assess.ts";
import type { Baseline } from "../core/baseline.ts";
import type { BaselineCheck } from "../core/check-baseline.ts";
import { decisionTable } from "../core/decision-table.ts";
import type { Suite } from "../core/suite.ts";
import type { Unknown } from "../gate/answer.ts";
import { isUnread, type NotSigned } from "../gate/sign-off.ts";
import type { BaselineState, GateDecision, SignedPart } from "../gate/state.ts";
import type { BaselineModel } from "./baseline-model.ts";
import { withCheck } from "./build-baseline.ts";
import { decisionTableModel } from "./build-decision-table.ts";
import { type Later, orList, type SignatureFacts, signOffModel, whoWords } from "./build-sign-off.ts";
import { count, list, quoteName, sentence } from "./format.ts";
import type { GateNotice, GateWord, SignOffModel } from "./gate-model.ts";
import type { Placed, ReportModel } from "./model.ts";

export interface GateView {
  readonly decision: GateDecision | Unknown;
  readonly signatures: readonly SignatureFacts[];
  /** Path of the baseline in the repository. */
  readonly file: string;
  readonly head?: NamedBaseline;
  readonly approved?: NamedBaseline;
  readonly candidate?: NamedBaseline;
  readonly check?: BaselineCheck;
  /** Exit code of the whole answer. */
  readonly exitCode: number;
  /** What else a person should know; clauses. */
  readonly notes: readonly string[];
  /** Name of the artifact that holds the candidate; undefined: none is published. */
  readonly candidateArtifact?: string;
  /** Why nothing stored could be used; clauses. */
  readonly unmeasured: readonly string[];
  /** Does a sign-off make the gate write the file? */
  readonly commits: boolean;
  /** Who may sign a change of the baseline here, and how; undefined: not known, or nobody needs to. */
  readonly maySign?: NotSigned["maySign"];
  /** Is a baseline missing that has to be there? */
  readonly isMissing?: boolean;
}

export interface NamedBaseline {
  readonly baseline: Baseline;
  /** `sha256:…`, whole. */
  readonly digest: string;
}

/** The word of the step's output; undefined where nothing was decided. */
export function baselineStateOf({ kind }: GateDecision | Unknown): BaselineState | undefined {
  return kind === "unknown" || kind === "unmeasured" ? undefined : kind;
}

export function withGate(
  model: ReportModel,
  view: GateView,
  measured: { readonly assessment: Assessment; readonly suite: Suite },
): ReportModel {
  const shown = { ...base(model, view, measured.suite), exitCode: view.exitCode };
  const signOff = signOffOf(view);
  const headline = headlineOf(view);
  return {
    ...shown,
    ...(headline === undefined ? {} : { ...headline, says: [] }),
    ...nextOf(shown, view, measured.suite),
    ...baselinePart(shown, view, measured),
    ...(signOff === undefined ? {} : { signOff }),
  };
}

/** States that a check of the approved file decides are shown as that check shows them. */
function base(model: ReportModel, { decision, check, approved, candidate, file }: GateView, suite: Suite) {
  const isCheck =
    decision.kind === "unchanged" ||
    decision.kind === "drifted" ||
    decision.kind === "incompatible" ||
    (decision.kind === "refused" && decision.why === "evidence");
  if (!isCheck || check === undefined || approved === undefined) return model;
  return withCheck(model, {
    file,
    baseline: approved.baseline,
    digest: approved.digest,
    ...(candidate && { candidate: candidate.digest }),
    check,
    suite,
  });
}

export function gateNotice(view: GateView): GateNotice {
  const headline = headlineOf(view);
  const signOff = signOffOf(view);
  const tone = headline?.tone ?? "unknown";
  return {
    tone: tone === "care" ? "unknown" : tone,
    headline: headline?.headline ?? {
      word: "NOTHING TO JUDGE",
      sentence: "nothing here concerns the baseline",
    },
    next: stepsOf(view) ?? [],
    ...(signOff === undefined ? {} : { signOff }),
  };
}

type Headline = Pick<ReportModel, "tone" | "headline">;

/** undefined: the run's or the check's own headline says it. */
function headlineOf(view: GateView): Headline | undefined {
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

function nextOf(model: ReportModel, view: GateView, suite: Suite): Pick<ReportModel, "next"> {
  const steps = stepsOf(view, suite);
  if (view.decision.kind !== "none") return { next: steps ?? model.next };
  // A first run has its own findings to cure; how to begin comes after them.
  return { next: [...model.next, ...(steps ?? [])].slice(0, 3) };
}

/** undefined: the run's or the check's own steps are the ones. */
function stepsOf(view: GateView, suite?: Suite): readonly Placed[] | undefined {
  const { decision, file } = view;
  switch (decision.kind) {
    case "unchanged":
      return undefined;
    case "incompatible":
    case "drifted":
      return view.candidate === undefined ? undefined : driftedSteps(view);
    case "none":
      return decision.admissible && !decision.incomplete
        ? [{ text: sentence(`to begin, ${admitWords(view)}`) }]
        : [];
    case "refused":
      if (decision.why === "evidence") return undefined;
      return fileSteps(view, decision);
    case "unknown":
      return [
        {
          text: "Run this job again; if it says the same, compare the job's `permissions` with the README's.",
        },
      ];
    case "unmeasured":
      return unmeasuredSteps(view);
    case "stale":
      return staleSteps(view, decision);
    case "signed":
      return [{ text: "Nothing: it may be merged as far as the baseline goes." }];
    case "awaiting-sign-off":
      return signSteps(view, suite);
    case "removed":
      return decision.signed
        ? [{ text: "Nothing: it may be merged as far as the baseline goes." }]
        : signSteps(view, undefined);
    default:
      return [{ text: file }];
  }
}

function fileSteps(
  view: GateView,
  { problems, changed }: Extract<GateDecision, { kind: "refused"; why: "file" }>,
): readonly Placed[] {
  const anew =
    view.candidate === undefined ? [] : [{ text: sentence(`or take this run's: ${admitWords(view)}`) }];
  return [
    ...problems.slice(0, 2).map(({ message, hint, at }) => ({
      text: `${sentence(message)} ${hint}`,
      ...(at?.line === undefined ? {} : { file: at.file, line: at.line }),
    })),
    ...(changed
      ? anew
      : [{ text: "The base branch has it so: no pull request is answered until one cures that file." }]),
  ];
}

function unmeasuredSteps({ unmeasured }: GateView): readonly Placed[] {
  return [
    ...unmeasured.slice(0, 2).map((why) => ({ text: sentence(why) })),
    {
      text: "Push a commit, or close and reopen the pull request: that measures. A gate that measures itself names its `agent` in its own step; otherwise a job before it does, with `mode: run`.",
    },
  ];
}

function staleSteps(view: GateView, decision: Extract<GateDecision, { kind: "stale" }>): readonly Placed[] {
  if (decision.why === "base-moved")
    return [{ text: "Update the branch from its base, and make the baseline anew where both changed it." }];
  return [
    { text: sentence(`renew the file: ${admitWords(view)}`) },
    { text: "Or undo the change of the agent." },
  ];
}

function driftedSteps(view: GateView): readonly Placed[] {
  if (view.decision.kind === "incompatible")
    return [
      { text: "Look at what changed, and at the rows below: shall the baseline be made anew for it?" },
      { text: sentence(`yes: ${admitWords(view)}`) },
      { text: "No: undo that change. The next push measures again; nothing is admitted until then." },
    ];
  return [
    { text: "Look at the rows below: are the decisions of now right for these requests?" },
    { text: sentence(`yes: ${admitWords(view)}`) },
    { text: "No: change the agent. The next push measures again; nothing is admitted until then." },
  ];
}

/** Both ways to make a file of this run, as far as they are open here. */
function admitWords({ candidate, candidateArtifact, file, commits, signatures }: GateView): string {
  if (candidate === undefined) return "cure what this run is refused for, and measure again";
  const offered = signatures.find(({ what }) => what === "candidate")?.answer;
  const byHand = `commit ${quoteName("candidate.baseline.json")} of artifact ${quoteName(candidateArtifact ?? "agentverity-candidate")} as ${quoteName(file)}, or write it with ${quoteName(`agentverity snapshot --evidence evidence.json --accept-reference --output ${file}`)}`;
  if (!commits || offered?.kind !== "not-signed") return byHand;
  const how = orList(offered.maySign.how.map(({ words }) => words));
  return `${how}, and the gate commits ${quoteName(file)}; ${whoWords(offered.maySign)}`;
}

function signSteps({ signatures, decision, maySign }: GateView, suite: Suite | undefined): readonly Placed[] {
  const open = signatures.flatMap(({ answer }) => (answer.kind === "not-signed" ? [answer] : []));
  const [first] = open;
  const how = [...new Set(first?.maySign.how.map(({ words }) => words) ?? [])];
  if (first === undefined)
    return [
      {
        text: "No pull request that brought this was found, so nobody could sign it. Bring the change in a pull request, and have it signed there.",
      },
    ];
  const pull = maySign !== undefined ? "" : pullWords(signatures);
  return [
    ...(open.some(isUnread)
      ? [{ text: "Run this job again: who signed could not be read, and it may be signed already." }]
      : []),
    ...questionOf(decision, suite !== undefined),
    { text: `Yes: ${pull}${orList(how)}. ${whoWords(first.maySign)}` },
    {
      text: "No: change the agent or the file. The next push is judged anew; nothing is admitted until then.",
    },
  ];
}

/** What a person is asked to answer before signing. */
function questionOf(decision: GateView["decision"], hasRows: boolean): readonly Placed[] {
  if (decision.kind === "removed")
    return [{ text: "Look at what is removed: may every decision change unnoticed from now on?" }];
  const asksOfPolicy = decision.kind === "awaiting-sign-off" && decision.what.includes("policy");
  const asksOfFiles = decision.kind === "awaiting-sign-off" && decision.what.includes("files");
  const asksOfRows = decision.kind === "awaiting-sign-off" && decision.what.includes("baseline") && hasRows;
  return [
    ...(asksOfRows ? [{ text: "Look at the rows below: is each new decision right for its request?" }] : []),
    ...(asksOfPolicy
      ? [
          {
            text: "Look at the change of the configuration: shall these rules of who may sign hold from now on?",
          },
        ]
      : []),
    ...(asksOfFiles
      ? [{ text: "Look at the change of the other signed files: shall they hold from now on?" }]
      : []),
  ];
}

/** A commit that is no pull request's own is signed in one. */
function pullWords(signatures: GateView["signatures"]): string {
  const numbers = signatures.flatMap(({ thing }) => thing?.pullRequest ?? []);
  return numbers.length === 0
    ? ""
    : `in pull request ${[...new Set(numbers)].map((one) => `#${one}`).join(" or ")}, `;
}

function baselinePart(
  model: ReportModel,
  view: GateView,
  { assessment, suite }: { readonly assessment: Assessment; readonly suite: Suite },
): { readonly baseline?: BaselineModel } {
  const state = baselineStateOf(view.decision);
  if (state === undefined) return {};
  const { approved, head, candidate, check, file } = view;
  if (model.baseline !== undefined) return { baseline: { ...model.baseline, state } };
  // What is stale is so against the branch's own file; everything else is read against what is approved.
  const before = state === "stale" ? head : approved;
  const table = state === "stale" ? undefined : check?.table;
  return {
    baseline: {
      state,
      title: TITLES[state],
      file,
      ...(approved && { digest: approved.digest }),
      ...(candidate && { candidate: candidate.digest }),
      refusals: state === "none" || state === "stale" ? model.admission.refusals : [],
      causes: [],
      table:
        state === "none" && candidate === undefined
          ? { rows: [], rest: "" }
          : decisionTableModel(table ?? decisionTable(before?.baseline, assessment), suite),
      facts: factsOf(state),
    },
  };
}

function factsOf(state: BaselineState): readonly string[] {
  return state === "stale" ? [STALE_ROWS] : [];
}

const STALE_ROWS = "In these rows, what is approved is what the branch's own file says.";

const TITLES: Readonly<Record<BaselineState, string>> = {
  none: "none yet",
  unchanged: "✓ as approved",
  drifted: "✗ drifted",
  incompatible: "✗ incompatible",
  stale: "✗ stale",
  "awaiting-sign-off": "✍️ awaiting sign-off",
  signed: "✓ signed",
  refused: "✗ refused",
  removed: "✍️ removed",
};

function signOffOf(view: GateView): SignOffModel | undefined {
  const { decision, signatures: all, head, candidate, notes } = view;
  // A signature of what cannot stand is none that anybody should look at.
  const isMoot = decision.kind === "stale" || decision.kind === "refused";
  const signatures = all.filter(({ what }) => !isMoot || what === "candidate");
  const claim = (head ?? candidate)?.baseline.claim;
  const digest = (head ?? candidate)?.digest;
  const covered =
    claim === undefined || digest === undefined
      ? undefined
      : {
          digest,
          decisions: claim.probes.length,
          epsilon: claim.epsilon,
          contract: claim.contract !== undefined,
        };
  const isOpen = decision.kind === "awaiting-sign-off" && signatures.length === 0;
  const model = signOffModel(signatures, covered, notes, signatures.length === 0 ? laterOf(view) : undefined);
  return isOpen && model !== undefined ? { ...model, title: "✍️ missing" } : model;
}

/** A reader of any answer learns who may sign: also where there is nothing to sign yet. */
function laterOf({ decision, file, maySign }: GateView): Later | undefined {
  if (maySign === undefined) return undefined;
  const name = quoteName(file);
  switch (decision.kind) {
    case "none":
      return { when: `once ${name} is in the branch, it is signed so`, isNeeded: true, maySign };
    case "unmeasured":
      return {
        when: `once this commit is measured, a change of ${name} is signed so`,
        isNeeded: true,
        maySign,
      };
    case "unchanged":
      return { when: `a change of ${name} would be signed so`, isNeeded: false, maySign };
    case "drifted":
    case "incompatible":
    case "stale":
    case "refused":
      return { when: `once a renewed ${name} is in the branch, it is signed so`, isNeeded: true, maySign };
    default:
      return undefined;
  }
}
