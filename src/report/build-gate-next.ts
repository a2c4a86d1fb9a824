/** What to do next in each state of the gate: look, sign, renew, or run again. */
import type { Suite } from "../core/suite.ts";
import { isUnread } from "../gate/sign-off.ts";
import type { GateDecision } from "../gate/state.ts";
import type { GateView } from "./build-gate-view.ts";
import { orList, whoWords } from "./build-sign-off.ts";
import { quoteName, sentence } from "./format.ts";
import type { Placed } from "./model.ts";

/** undefined: the run's or the check's own steps are the ones. */
export function stepsOf(view: GateView, suite?: Suite): readonly Placed[] | undefined {
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
