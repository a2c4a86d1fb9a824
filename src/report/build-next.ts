/** What to do next: one to three imperative lines, each naming the probe line, route or setting. */
import type { Assessment } from "../core/assess.ts";
import { outcomeWords } from "../core/outcome.ts";
import type { Stability } from "../core/stability.ts";
import type { Suite } from "../core/suite.ts";
import type { StopReason } from "../core/trial.ts";
import { afterCurtailment, continueForRoutes, continueReading } from "./build-early-end.ts";
import { routesThatAre } from "./build-headline.ts";
import { vacuousSteps, violationSteps } from "./build-relation-steps.ts";
import { names, outcomeName, routeNames, shortName } from "./build-words.ts";
import { count, list, percent } from "./format.ts";
import type { ErrorRow, Placed } from "./model.ts";

export interface NextContext {
  readonly suite: Suite;
  readonly errors: readonly ErrorRow[];
  readonly planCalls: number;
  readonly stopped: StopReason | undefined;
  /** Present when the runs were recorded elsewhere: nothing here can ask again. */
  readonly recorded?: { readonly file: string; readonly isStored?: boolean } | undefined;
}

const MOST_STEPS = 3;

export function buildNext(assessment: Assessment, context: NextContext): readonly Placed[] {
  return steps(assessment, context).slice(0, MOST_STEPS);
}

function steps(assessment: Assessment, context: NextContext): readonly Placed[] {
  switch (assessment.status) {
    case "incomplete":
      return incompleteSteps(assessment.evidence.unfinished, context);
    case "contract":
    case "blind":
      return coverageSteps(assessment, context);
    case "target-failed":
    case "stochastic":
      return movingSteps(assessment, context);
    case "undecided":
      return undecidedSteps(assessment, context);
    case "deterministic":
      return deterministicSteps(assessment);
    case "unmeasured":
      return [{ text: "Run again with `meter: true` to learn whether the decisions repeat." }];
    case "vacuous":
      return vacuousSteps(context.suite);
    case "violations":
      return violationSteps(assessment, context.suite);
    case "curtailed":
      return curtailedSteps(assessment, context);
  }
}

function incompleteSteps(
  unfinished: string | undefined,
  { errors, suite, stopped, recorded }: NextContext,
): readonly Placed[] {
  if (recorded !== undefined) return recordedSteps(errors, suite, recorded);
  const found = errors.slice(0, 2).map((row): Placed => {
    const times = row.count === 1 ? "" : ` (${count(row.count, "call")} alike)`;
    return {
      text: `${FIXES[row.kind] ?? "Fix the failing call"}: ${row.message}${times}.`,
      ...placeOf(suite, row.probe),
    };
  });
  // Only shards of a run are told so: whoever records elsewhere has answered above.
  const again: Placed = { text: unfinished === undefined ? STOPPED[stopped ?? "none"] : SHARD };
  return [...found, again];
}

/** Leaving a failed run out would report more repeats than decided. */
function recordedSteps(
  errors: readonly ErrorRow[],
  suite: Suite,
  { file, isStored = false }: NonNullable<NextContext["recorded"]>,
): readonly Placed[] {
  const found = errors.slice(0, 2).map(
    (row): Placed => ({
      text: `Look at ${count(row.count, "recorded run")} of this probe that failed before a decision.`,
      ...placeOf(suite, row.probe),
    }),
  );
  const again = isStored ? PUSH_AGAIN : `Then record again: \`${file}\` holds too little to judge.`;
  return [...found, { text: again }];
}

const PUSH_AGAIN = "Then push a commit: the next run measures anew.";

/** A journal is refused once a file of the repository changed, and a new run of a workflow starts without one. */
const RESUME =
  'where no file had to change, `--resume` (in GitHub Actions: "Re-run failed jobs") keeps what was answered';

const STOPPED: Readonly<Record<StopReason | "none", string>> = {
  none: `Then run again; ${RESUME} and asks again what failed.`,
  error: `Then run again; ${RESUME}. \`error-policy: record\` goes on after a failure instead of stopping at the first.`,
  "all-failing":
    "Then run again: the first calls all failed, so the rest was not made. A failed call is never counted as an answer.",
  "max-cost":
    "Raise `max-cost` and run again; at your desk, `--max-cost` together with `--resume` keeps what was answered, at no further cost.",
  interrupted: `Run again; ${RESUME}.`,
};

const SHARD =
  'Run that shard again (in GitHub Actions: "Re-run failed jobs", or its job alone), then judge all of them again; what the others answered is kept.';

/** By the failure's kind; what stands there is followed by the failure's own message. */
const FIXES: Readonly<Record<string, string>> = {
  timeout: "Make the agent answer in time, or raise `timeout`",
  "agent-error": "Fix what the agent threw",
  "agent-crashed": "Fix what ended the agent's process",
  "malformed-response": "Return a decision the way the README shows",
  malformed_response: "Return a decision the way the README shows",
  "missing-path": "Correct the `decision` path of the endpoint",
  "http-status": "Fix what the endpoint answered",
  network: "Check that the endpoint is up and reachable from here",
  extraction_failed: "Return a `verdict`, or compare another `layer`",
  open_ended: "Make the agent pick one of its decisions, or compare `layer: text`",
  runtime_error: "Fix the agent's own error",
  "check-failed": "Fix the catalogue's `check`",
};

function coverageSteps(
  assessment: Assessment,
  { suite, planCalls, recorded }: NextContext,
): readonly Placed[] {
  const { contract, skew } = assessment;
  const found: Placed[] = [];
  const unknown = contract?.unknownObserved ?? [];
  if (unknown.length > 0) {
    found.push({
      text: `Decide whether ${names(unknown)} belongs in \`allowed\`; if not, fix the agent.`,
      ...contractPlace(suite),
    });
  }
  const missing = contract?.missingObserved ?? [];
  if (missing.length > 0) {
    found.push({
      text: `Add probes that should reach ${names(missing)}: none of your ${count(suite.cases.length, "probe")} does today.`,
      ...contractPlace(suite),
    });
  } else if (skew?.blind === true) {
    found.push({
      text: `Add probes that should reach another decision than ${outcomeName(skew.majority)}.`,
      file: suite.file,
    });
  }
  const underCased = contract?.underCased ?? [];
  if (missing.length === 0 && underCased.length > 0) {
    const rows = underCased.map((row) => `${shortName(row.decision)} (${row.cases} of ${row.minimum})`);
    found.push({ text: `Add cases for ${list(rows, 4)}.`, ...contractPlace(suite) });
  }
  return [...found, { text: againWith(planCalls, recorded) }];
}

function againWith(planCalls: number, recorded: NextContext["recorded"]): string {
  if (recorded === undefined) return `Then run again: ${count(planCalls, "call")} with the probes of today.`;
  return recorded.isStored === true ? PUSH_AGAIN : "Then record again, and assess what was recorded.";
}

function curtailedSteps(assessment: Assessment, { suite }: NextContext): readonly Placed[] {
  const { curtailment } = assessment;
  const last = curtailment === undefined ? [] : [{ text: afterCurtailment(curtailment) }];
  return [...flipSteps(assessment, suite), ...last];
}

function movingSteps(assessment: Assessment, { suite }: NextContext): readonly Placed[] {
  return [...flipSteps(assessment, suite), { text: afterMoving(assessment) }];
}

function afterMoving({ status, sequential }: Assessment): string {
  if (status === "target-failed")
    return "Fix the agent for these inputs, or declare a tolerance you can live with.";
  if (sequential?.pooled.call === "stochastic")
    return "A baseline is not admitted while it moves. To learn how often it does, measure a fixed plan: leave out `method: sequential`.";
  return "If you live with the noise, judge later runs against it; a baseline is not admitted while a route moves.";
}

/** Where it moves most. */
function flipSteps(assessment: Assessment, suite: Suite): readonly Placed[] {
  return assessment.flipPairs.slice(0, 2).map(({ outcomes, count: flips, cases }): Placed => {
    const [a, b] = outcomes;
    const where = cases[0] ?? 0;
    const between = `between ${outcomeName(a)} and ${outcomeName(b)} (${count(flips, "flip")})`;
    const which =
      cases.length === 1
        ? `the probe that moves ${between}`
        : `the ${count(cases.length, "probe")} that move ${between}, such as the first`;
    return {
      text: `Look at ${which}: does the request allow both?`,
      ...placeOf(suite, where),
    };
  });
}

function undecidedSteps(assessment: Assessment, context: NextContext): readonly Placed[] {
  const { stability, sequential } = assessment;
  const pooled: Placed[] = [];
  if (stability?.verdict.kind === "undecided") {
    const needed = stability.verdict.pairsStillNeeded;
    pooled.push({
      text: sequential
        ? continueReading(needed, sequential)
        : pairsStep(stability, needed, assessment, context),
    });
  }
  const routes = targetSteps(assessment);
  const moving = movingStep(assessment, context.suite);
  // So near the tolerance that reading was given up: what moves is worth more than further calls.
  if (sequential?.pooled.stop === "futile") return [...moving, ...pooled, ...routes];
  return [...pooled, ...routes, ...moving];
}

function targetSteps(assessment: Assessment): readonly Placed[] {
  const { sequential, stability } = assessment;
  const found: Placed[] = [];
  for (const route of routesThatAre(assessment, "undecided").filter(({ targeted }) => targeted)) {
    if (found.length === 2 || route.verdict.kind !== "undecided") break;
    const needed = count(route.verdict.pairsStillNeeded, "more pair");
    const how = sequential === undefined ? ": add cases for it, or raise the budget" : "";
    found.push({
      text: `${shortName(route.route)} needs ${needed} without a flip to show ${percent(route.tolerance)}${how}.`,
    });
  }
  const isLeft = sequential !== undefined && stability?.verdict.kind !== "undecided" && found.length > 0;
  return isLeft ? [...found, { text: continueForRoutes(sequential) }] : found;
}

function movingStep(assessment: Assessment, suite: Suite): readonly Placed[] {
  const [moving] = assessment.flipPairs;
  if (moving === undefined) return [];
  const [a, b] = moving.outcomes;
  return [
    {
      text: `${count(moving.count, "flip")} between ${outcomeName(a)} and ${outcomeName(b)}: perhaps the request allows both.`,
      ...placeOf(suite, moving.cases[0] ?? 0),
    },
  ];
}

function pairsStep(
  stability: Stability,
  needed: number,
  assessment: Assessment,
  { suite }: NextContext,
): string {
  const probes = suite.cases.length;
  const repeats = 2 * Math.ceil((stability.pairs + needed) / Math.max(1, probes));
  const setting = stability.flips === 0 ? "" : "; another flip moves that further";
  const each = Math.max(1, assessment.evidence.cases[0]?.outcomes.length ?? 2);
  const moreProbes = Math.ceil(needed / Math.max(1, Math.floor(each / 2)));
  const pairs = `${count(needed, stability.flips === 0 ? "more quiet pair" : "more pair")}${stability.flips === 0 ? "" : " without a flip"}`;
  return `${pairs} would settle it (${count(2 * needed, "call")})${setting}: set \`repeats: ${repeats}\`, or add ${count(moreProbes, "probe")}.`;
}

function deterministicSteps(assessment: Assessment): readonly Placed[] {
  const found: Placed[] = [];
  const undecided = routesThatAre(assessment, "undecided");
  if (undecided.length > 0) {
    const most = Math.max(
      ...undecided.map((route) => (route.verdict.kind === "undecided" ? route.verdict.pairsStillNeeded : 0)),
    );
    found.push({
      text: `Nothing to do for the pooled verdict. One by one, ${routeNames(undecided)} ${undecided.length === 1 ? "is" : "are"} undecided: up to ${count(most, "more quiet pair")} each, or declare \`stability_targets\`.`,
    });
  }
  if (
    assessment.contract === undefined &&
    routesThatAre(assessment, "deterministic").length === 0 &&
    undecided.length === 0
  ) {
    found.push({
      text: `Name the decision each probe should reach (\`expected\`) and a \`contract\`, and the report will say which routes are covered; seen: ${seen(assessment)}.`,
    });
  }
  if (found.length === 0) found.push({ text: "Nothing: keep this check on pull requests." });
  return found;
}

function seen(assessment: Assessment): string {
  const labels = new Set(
    assessment.evidence.cases.flatMap(({ outcomes }) => outcomes.slice(0, 1).map(outcomeWords)),
  );
  return names([...labels]);
}

export function placeOf(suite: Suite, caseIndex: number): { readonly file: string; readonly line?: number } {
  const line = suite.cases[caseIndex]?.line;
  return line === undefined ? { file: suite.file } : { file: suite.file, line };
}

export function contractPlace(suite: Suite): { readonly file: string; readonly line?: number } {
  const line = suite.contract?.line;
  return line === undefined ? { file: suite.file } : { file: suite.file, line };
}
