/** The gate's answer over the report of the run that it judged, or alone where nothing was measured. Decides no state. */
import type { Assessment } from "../core/assess.ts";
import { decisionTable } from "../core/decision-table.ts";
import type { Suite } from "../core/suite.ts";
import type { BaselineState } from "../gate/state.ts";
import type { BaselineModel } from "./baseline-model.ts";
import { withCheck } from "./build-baseline.ts";
import { decisionTableModel } from "./build-decision-table.ts";
import { headlineOf } from "./build-gate-headline.ts";
import { stepsOf } from "./build-gate-next.ts";
import { baselineStateOf, type GateView } from "./build-gate-view.ts";
import { type Later, signOffModel } from "./build-sign-off.ts";
import { quoteName } from "./format.ts";
import type { GateNotice, SignOffModel } from "./gate-model.ts";
import type { ReportModel } from "./model.ts";

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

function nextOf(model: ReportModel, view: GateView, suite: Suite): Pick<ReportModel, "next"> {
  const steps = stepsOf(view, suite);
  if (view.decision.kind !== "none") return { next: steps ?? model.next };
  // A first run has its own findings to cure; how to begin comes after them.
  return { next: [...model.next, ...(steps ?? [])].slice(0, 3) };
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
