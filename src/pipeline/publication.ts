/** A measurement, rendered: what a publisher shows. Decides what is red; changes no verdict. */
import type { Config } from "../inputs/config.ts";
import type { Conclusion, Publication } from "../ports.ts";
import type { Problem } from "../problem.ts";
import { renderAnnotations, renderRefusalAnnotations } from "../report/annotations.ts";
import { renderHtml } from "../report/html.ts";
import { renderJson } from "../report/json.ts";
import { renderJunit } from "../report/junit.ts";
import { renderMarkdown } from "../report/markdown.ts";
import type { RefusalModel, ReportModel } from "../report/model.ts";
import { refusalHeadline, renderRefusalMarkdown, renderRefusalText } from "../report/refusal.ts";
import { headlineText, renderText } from "../report/text.ts";
import type { Host } from "./host.ts";
import type { Measurement } from "./judge-calls.ts";
import { writeFiles } from "./write-files.ts";

export function publicationOf(measurement: Measurement, config: Config, host: Host): Publication {
  const { model } = measurement;
  const prefix = host.repositoryPrefix(config.workingDirectory);
  const link = (file: string, line: number) =>
    host.link([prefix, file].filter((part) => part !== "").join("/"), line);
  const documents = {
    text: renderText(model),
    markdown: renderMarkdown(model, { link }),
    json: renderJson(model),
    junit: renderJunit(model),
    // Made when somebody reads it: most do not.
    get html() {
      return renderHtml(model);
    },
  };
  const files = writeFiles(measurement, documents, config, host);
  const wants = (channel: Config["report"][number]) => config.report.includes(channel);
  const red = isRed(model.exitCode, config.failOn);
  return {
    headline: headlineText(model),
    text: documents.text,
    documents,
    ...(wants("summary") ? { summary: documents.markdown } : {}),
    annotations: wants("annotations") || wants("check-run") ? renderAnnotations(model, { prefix }) : [],
    ...(wants("check-run")
      ? {
          checkRun: {
            name: config.checkName,
            conclusion: conclude(model, red),
            externalId: config.artifactName,
          },
        }
      : {}),
    outputs: { ...outputsOf(model), ...files.paths },
    artifacts: files.artifacts,
    red,
    exitCode: model.exitCode,
  };
}

/** Refused input is red always: nothing was measured, so nothing may look as if it had passed. */
export function refusalPublication(
  problems: readonly Problem[],
  callsMade: number,
  prefix: string,
  config: Config | undefined,
): Publication {
  const refusal: RefusalModel = {
    problems: problems.map(({ message, hint, at }) => ({ message, hint, ...at })),
    callsMade,
  };
  const headline = `REFUSED - ${refusalHeadline(refusal)}`;
  return {
    headline,
    text: renderRefusalText(refusal),
    summary: renderRefusalMarkdown(refusal),
    annotations: renderRefusalAnnotations(refusal, { prefix }),
    ...(config?.report.includes("check-run")
      ? { checkRun: { name: config.checkName, conclusion: "failure", externalId: config.artifactName } }
      : {}),
    outputs: {
      status: "refused",
      "exit-code": "2",
      headline,
      complete: "false",
      "calls-made": String(callsMade),
      ...refusedState(problems),
    },
    artifacts: [],
    red: true,
    exitCode: 2,
  };
}

/** Told before the first call that the two cannot be compared, or that the file is none. */
function refusedState(problems: readonly Problem[]): Readonly<Record<string, string>> {
  if (problems.some(({ code }) => code === "baseline-incompatible"))
    return { "baseline-state": "incompatible" };
  return problems.some(({ code }) => code === "baseline-invalid") ? { "baseline-state": "refused" } : {};
}

/** What is known and how to go on; no verdict, since a part of the plan says nothing about the whole. */
export function interruptedPublication(run: {
  readonly kept: number;
  readonly planned: number;
  readonly journal: string;
}): Publication {
  const { kept, planned, journal } = run;
  const headline = `INTERRUPTED - ${kept} of ${planned} calls are answered and kept`;
  const next = `Run the same again with \`--resume\` (\`resume: true\`): only the other ${planned - kept} calls are made. The journal: ${journal}`;
  return {
    headline,
    text: `${headline}\n  ${next.replaceAll("`", "'")}\n`,
    summary: `## ⏹️ ${headline}\n\n${next}\n`,
    annotations: [],
    outputs: {
      status: "interrupted",
      "exit-code": "130",
      headline,
      complete: "false",
      "calls-planned": String(planned),
      "calls-made": String(kept),
    },
    artifacts: [],
    red: true,
    exitCode: 130,
  };
}

export function isRed(exitCode: number, failOn: Config["failOn"]): boolean {
  switch (failOn) {
    case "never":
      return false;
    case "failed":
      return exitCode === 1;
    case "unsupported":
      return exitCode !== 0;
  }
}

function conclude({ tone }: ReportModel, red: boolean): Conclusion {
  if (red) return "failure";
  return tone === "success" ? "success" : "neutral";
}

function baselineOutputs(baseline: ReportModel["baseline"]): Readonly<Record<string, string>> {
  if (baseline === undefined) return {};
  return {
    "baseline-state": baseline.state,
    "baseline-digest": baseline.digest ?? "",
    "candidate-digest": baseline.candidate ?? "",
  };
}

function outputsOf(model: ReportModel): Readonly<Record<string, string>> {
  const { contract } = model;
  // Without a pair there is no rate: a `0` would read as "never flips" in a later step.
  const stability = model.stability?.pairs === 0 ? undefined : model.stability;
  return {
    status: model.status,
    "exit-code": String(model.exitCode),
    headline: headlineText(model),
    complete: String(model.status !== "incomplete"),
    "calls-planned": String(model.calls.planned),
    "calls-made": String(model.calls.made),
    "flip-rate": stability === undefined ? "" : String(stability.flipRate),
    "ci-low": stability === undefined ? "" : String(stability.lower),
    "ci-high": stability === undefined ? "" : String(stability.upper),
    "observed-coverage":
      contract === undefined ? "" : String(contract.reached / Math.max(1, contract.required.length)),
    admissible: String(model.admission.admissible),
    ...baselineOutputs(model.baseline),
  };
}
