import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);
import {
  ACTION_INPUTS,
  createRedactor,
  isAbsent,
  knownSecrets,
  modeOf,
  onInterruption,
  readConfig,
  refuse,
  systemClock,
  systemFiles,
  treeState
} from "./chunk-P4KIOA72.js";
import "./chunk-RTXB7RLW.js";
import "./chunk-IPUYLUAG.js";
import "./chunk-GPAYVH3M.js";
import {
  suggest
} from "./chunk-NWTDOMLC.js";
import "./chunk-T4ZDRL7T.js";
import "./chunk-KDCUJWV3.js";
import "./chunk-TPVFKFCC.js";
import "./chunk-SGCPBXI3.js";
import "./chunk-TMUCL7CO.js";
import {
  defectText
} from "./chunk-4L7ESQTO.js";
import "./chunk-GHXWY5CD.js";
import "./chunk-F7OOQHZ3.js";
import "./chunk-CUAALIDF.js";
import "./chunk-R6J74Z4O.js";
import "./chunk-PLBKB6XC.js";
import {
  createJournalStore
} from "./chunk-T66YGRP5.js";
import "./chunk-6ZJEHKRB.js";

// src/action-main.ts
import { join, resolve } from "node:path";

// src/github/links.ts
import { relative, sep } from "node:path";
function createLinks(context, serverUrl) {
  const { repository, headSha: headSha2, workspace } = context;
  return {
    repositoryPrefix(workingDirectory) {
      return workspace === void 0 ? "" : relative(workspace, workingDirectory).split(sep).join("/");
    },
    link(repositoryFile, line) {
      if (repository === void 0 || headSha2 === void 0 || serverUrl === void 0) return void 0;
      const path = repositoryFile.split("/").map(encodeURIComponent).join("/");
      return `${serverUrl}/${repository.owner}/${repository.name}/blob/${headSha2}/${path}#L${line}`;
    }
  };
}

// src/github/log.ts
var RESERVE = 1;
function createLog(output) {
  const warned = /* @__PURE__ */ new Set();
  return {
    info(line) {
      output.print(line);
    },
    warn(message) {
      if (warned.has(message)) return;
      warned.add(message);
      if (output.room("warning") > RESERVE) output.annotate("warning", {}, message);
      else output.print(message);
    }
  };
}

// src/github/truncate.ts
function truncateUtf8(text, maximum) {
  const bytes = Buffer.from(text, "utf8");
  if (bytes.length <= maximum) return text;
  let end = Math.max(0, maximum);
  while (end > 0 && isContinuation(bytes[end])) end -= 1;
  return bytes.toString("utf8", 0, end);
}
function isContinuation(byte) {
  return byte !== void 0 && (byte & 192) === 128;
}
function truncate(text, maximum, ending = "…") {
  if (Buffer.byteLength(text, "utf8") <= maximum) return text;
  return truncateUtf8(truncateUtf8(text, maximum - Buffer.byteLength(ending, "utf8")) + ending, maximum);
}
var CLOSING_BYTES = 256;
function truncateMarkdown(markdown, maximum, notice) {
  if (Buffer.byteLength(markdown, "utf8") <= maximum) return markdown;
  const ending = `

${notice}
`;
  const kept = truncateUtf8(markdown, maximum - Buffer.byteLength(ending, "utf8") - CLOSING_BYTES);
  const lines = kept.slice(0, Math.max(0, kept.lastIndexOf("\n"))).split("\n");
  return truncateUtf8(`${lines.join("\n")}${closing(lines)}${ending}`, maximum);
}
function closing(lines) {
  let fence;
  let folds = 0;
  for (const line of lines) {
    const mark = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line);
    if (fence !== void 0) {
      if (mark !== null && closes(mark, fence)) fence = void 0;
    } else if (mark !== null) {
      fence = mark[1];
    } else {
      folds += count(line, /<details\b/g) - count(line, /<\/details>/g);
    }
  }
  const folded = "\n\n</details>".repeat(Math.min(Math.max(0, folds), 8));
  return (fence === void 0 ? "" : `
${fence.slice(0, 64)}`) + folded;
}
function closes(mark, fence) {
  const run = mark[1] ?? "";
  return run.startsWith(fence) && (mark[2] ?? "").trim() === "";
}
function count(line, pattern) {
  return line.match(pattern)?.length ?? 0;
}

// src/github/workflow-commands.ts
var ANNOTATIONS_PER_LEVEL = 10;
var MESSAGE_LIMIT = 4096;
var COMMANDS = {
  failure: "error",
  warning: "warning",
  notice: "notice"
};
function annotationCommand(level, place, message) {
  const properties = ["file", "line", "col", "title"].map((name) => [name, place[name]]).filter(([, value]) => value !== void 0 && value !== "").map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(",");
  const head = properties === "" ? COMMANDS[level] : `${COMMANDS[level]} ${properties}`;
  return `::${head}::${escapeData(truncate(message, MESSAGE_LIMIT))}`;
}
function groupCommand(title) {
  return `::group::${escapeData(title)}`;
}
var END_GROUP = "::endgroup::";
function escapeData(text) {
  return breakOldCommands(text).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
var INVISIBLE_START = new RegExp("^(?:[\\s\\u0085\\u180e\\u200b-\\u200f\\u2060]|\\p{Cc})+", "u");
var CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
function neutralise(text) {
  return text.split(/\r\n|\r|\n/).map(neutraliseLine);
}
function neutraliseLine(line) {
  const start = INVISIBLE_START.exec(line)?.[0] ?? "";
  const defused = line.slice(start.length).startsWith("::") ? `${start}: ${line.slice(start.length + 1)}` : line;
  return breakOldCommands(defused.replace(CONTROLS, "�"));
}
function breakOldCommands(text) {
  return text.replaceAll("##[", "## [");
}

// src/github/output.ts
function createOutput(write, clean) {
  const annotated = { failure: 0, warning: 0, notice: 0 };
  const line = (text) => write(`${text}
`);
  return {
    print(text) {
      write(`${neutralise(clean(text)).join("\n")}
`);
    },
    annotate(level, place, message) {
      annotated[level] += 1;
      const title = place.title === void 0 ? void 0 : clean(place.title);
      line(annotationCommand(level, { ...place, title }, clean(message)));
    },
    room(level) {
      return Math.max(0, ANNOTATIONS_PER_LEVEL - annotated[level]);
    },
    openGroup(title) {
      line(groupCommand(clean(title)));
    },
    closeGroup() {
      line(END_GROUP);
    }
  };
}

// src/github/progress.ts
var MINUTE_MS = 6e4;
function createProgress(output, everyMs = MINUTE_MS) {
  let latest;
  let startedAt = 0;
  let timer;
  const stop = () => {
    clearInterval(timer);
    timer = void 0;
  };
  return {
    start(state) {
      stop();
      latest = state;
      startedAt = performance.now();
      timer = setInterval(() => {
        if (latest !== void 0) output.print(progressLine(latest, performance.now() - startedAt));
      }, everyMs);
      timer.unref();
    },
    update(state) {
      latest = state;
    },
    stop
  };
}
function progressLine(state, elapsedMs) {
  const percent = state.planned === 0 ? 100 : Math.floor(100 * state.done / state.planned);
  const counts = [
    `${state.done} of ${state.planned} calls (${percent} %)`,
    plural(state.flips, "flip"),
    plural(state.errors, "error"),
    `${state.workers} at a time`
  ].join(", ");
  const left = state.done === 0 ? void 0 : elapsedMs / state.done * (state.planned - state.done);
  return left === void 0 ? counts : `${counts}; about ${Math.max(1, Math.ceil(left / MINUTE_MS))} min left`;
}
function plural(count2, noun) {
  return `${count2} ${noun}${count2 === 1 ? "" : "s"}`;
}

// src/github/artifacts.ts
import { existsSync } from "node:fs";
var ARTIFACT_WAIT_MS = 45e3;
async function uploadArtifacts(artifacts, context, waitMs) {
  const { artifactService: artifactService2 } = context;
  if (!artifactService2.usable) {
    return { url: void 0, failures: [artifactService2.reason], leftBehind: false };
  }
  const failures = [];
  let url;
  const deadline = performance.now() + waitMs;
  for (const artifact of artifacts) {
    const outcome = await within(deadline, upload(artifact));
    if (outcome === "late") {
      failures.push(`\`${artifact.name}\` did not arrive within ${Math.round(waitMs / 1e3)} s`);
      return { url, failures, leftBehind: true };
    }
    if (outcome.ok)
      url ??= context.runUrl === void 0 ? void 0 : `${context.runUrl}/artifacts/${outcome.id}`;
    else failures.push(`\`${artifact.name}\`: ${outcome.reason}`);
  }
  return { url, failures, leftBehind: false };
}
async function upload(artifact) {
  const missing = artifact.files.find((file) => !existsSync(file));
  if (missing !== void 0) return { ok: false, reason: `there is no file ${missing}` };
  try {
    const { DefaultArtifactClient } = await import("./chunk-NOQ3C4B3.js");
    const options = artifact.retentionDays === void 0 ? {} : { retentionDays: artifact.retentionDays };
    const { id } = await new DefaultArtifactClient().uploadArtifact(
      artifact.name,
      [...artifact.files],
      artifact.root,
      options
    );
    return id === void 0 ? { ok: false, reason: "the service gave it no id" } : { ok: true, id };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, reason: message.split("\n")[0] ?? message };
  }
}
async function within(deadline, work) {
  let timer;
  const late = new Promise((resolve2) => {
    timer = setTimeout(() => resolve2("late"), Math.max(0, deadline - performance.now()));
  });
  const first = await Promise.race([work, late]);
  clearTimeout(timer);
  return first;
}

// src/github/polite-request.ts
var PATIENCE = { tries: 3, waitMs: 1e4, requestMs: 1e4 };
var RequestFailure = class extends Error {
  status;
  constructor(message, status) {
    super(message);
    this.status = status;
  }
};
var PoliteRequests = class {
  #patience;
  #waitLeftMs;
  constructor(patience) {
    this.#patience = patience;
    this.#waitLeftMs = patience.waitMs;
  }
  /**
   * @param send carries out the request once, aborted by the signal
   * @throws RequestFailure
   */
  async send(send) {
    for (let attempt2 = 1; ; attempt2 += 1) {
      const signal = AbortSignal.timeout(this.#patience.requestMs);
      try {
        return await send(signal);
      } catch (error) {
        const failure = signal.aborted ? this.#noAnswer() : failureOf(error);
        const wait = repeatAfter(error, attempt2);
        const giveUp = signal.aborted || wait === void 0 || wait > this.#waitLeftMs;
        if (giveUp || attempt2 >= this.#patience.tries) throw failure;
        this.#waitLeftMs -= wait;
        await new Promise((resolve2) => setTimeout(resolve2, wait));
      }
    }
  }
  #noAnswer() {
    return new RequestFailure(`no answer within ${this.#patience.requestMs / 1e3} s`, void 0);
  }
};
function answerOf(error) {
  if (!(error instanceof Error) || !("response" in error)) return void 0;
  return error.response;
}
function failureOf(error) {
  const message = error instanceof Error ? error.message : String(error);
  const answer = answerOf(error);
  const words = message.replace(/ - https?:\/\/\S+$/, "").trim();
  return answer === void 0 ? new RequestFailure(words, void 0) : new RequestFailure(`${answer.status} ${words}`.trim(), answer.status);
}
function repeatAfter(error, attempt2) {
  const answer = answerOf(error);
  if (answer === void 0) return void 0;
  const asked = retryAfter(answer.headers["retry-after"]);
  if (answer.status === 403) return asked;
  if (answer.status !== 429 && answer.status < 500) return void 0;
  return asked ?? 500 * 2 ** (attempt2 - 1);
}
function retryAfter(header) {
  if (header === void 0 || header.trim() === "") return void 0;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1e3;
  return Number.isNaN(wait) ? void 0 : Math.max(0, wait);
}

// src/github/check-run.ts
var BATCH = 50;
var MAXIMUM_ANNOTATIONS = 200;
var TITLE_LIMIT = 255;
var MESSAGE_LIMIT2 = 64 * 1024;
var SUMMARY_LIMIT = 65535;
async function publishCheckRun(publication, context, patience) {
  const shown = /* @__PURE__ */ new Set();
  try {
    await sendAll(publication, context, patience, shown);
    return { ok: true, shown };
  } catch (error) {
    return { ok: false, reason: reasonOf(error), shown };
  }
}
async function sendAll(publication, context, patience, shown) {
  const { repository, headSha: headSha2, token } = context;
  if (token === void 0) throw new RequestFailure("no github-token was given", void 0);
  if (repository === void 0 || headSha2 === void 0) {
    throw new RequestFailure("the runner named no repository and commit", void 0);
  }
  const octokit = await connect(token);
  const requests = new PoliteRequests(patience);
  const address = { owner: repository.owner, repo: repository.name };
  const output = { title: truncate(publication.headline, TITLE_LIMIT), summary: checkSummary(publication) };
  const batches = inBatches(placed(publication.annotations).slice(0, MAXIMUM_ANNOTATIONS));
  const [first = [], ...others] = batches;
  const { data } = await requests.send(
    (signal) => octokit.request("POST /repos/{owner}/{repo}/check-runs", {
      ...address,
      name: publication.checkRun.name,
      head_sha: headSha2,
      status: "completed",
      conclusion: publication.checkRun.conclusion,
      external_id: publication.checkRun.externalId,
      ...context.runUrl === void 0 ? {} : { details_url: context.runUrl },
      output: { ...output, annotations: first.map(annotationBody) },
      request: { signal }
    })
  );
  for (const annotation of first) shown.add(annotation);
  for (const batch of others) {
    await requests.send(
      (signal) => octokit.request("PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}", {
        ...address,
        check_run_id: data.id,
        output: { ...output, annotations: batch.map(annotationBody) },
        request: { signal }
      })
    );
    for (const annotation of batch) shown.add(annotation);
  }
}
async function connect(token) {
  const { getOctokit } = await import("./chunk-6PKYUC4Y.js");
  const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };
  return getOctokit(token, { log: silent });
}
function ignore() {
}
function placed(annotations) {
  return annotations.filter((annotation) => annotation.file !== void 0);
}
function inBatches(annotations) {
  const batches = [];
  for (let start = 0; start < annotations.length; start += BATCH) {
    batches.push(annotations.slice(start, start + BATCH));
  }
  return batches;
}
function annotationBody(annotation) {
  const line = annotation.line ?? 1;
  return {
    path: annotation.file,
    start_line: line,
    end_line: line,
    annotation_level: annotation.level,
    title: truncate(annotation.title, TITLE_LIMIT),
    message: truncate(annotation.message, MESSAGE_LIMIT2)
  };
}
function checkSummary(publication) {
  const surplus = placed(publication.annotations).length - MAXIMUM_ANNOTATIONS;
  const note = surplus > 0 ? `

_${surplus} more findings are in the report; a check run here shows ${MAXIMUM_ANNOTATIONS}._
` : "";
  const cut = "_Cut here: a check run holds 64 KB. The rest is in the job summary._";
  const whole = publication.summary ?? indented(publication.text);
  return truncateMarkdown(whole, SUMMARY_LIMIT - Buffer.byteLength(note, "utf8"), cut) + note;
}
function indented(text) {
  return text.split("\n").map((line) => `    ${line}`).join("\n");
}
function reasonOf(error) {
  const message = error instanceof Error ? error.message : String(error);
  const forbidden = error instanceof RequestFailure && (error.status === 403 || error.status === 404);
  return forbidden ? `${message}: the job needs \`permissions: checks: write\`, which a pull request from a fork never gets` : message;
}

// src/github/redact-publication.ts
function redactPublication(publication, clean) {
  const { summary, checkRun } = publication;
  return {
    ...publication,
    headline: clean(publication.headline),
    text: clean(publication.text),
    ...summary === void 0 ? {} : { summary: clean(summary) },
    ...checkRun === void 0 ? {} : { checkRun: { ...checkRun, name: clean(checkRun.name), externalId: clean(checkRun.externalId) } },
    annotations: publication.annotations.map((annotation) => redactAnnotation(annotation, clean)),
    outputs: Object.fromEntries(
      Object.entries(publication.outputs).map(([name, value]) => [name, clean(value)])
    )
  };
}
function redactAnnotation(annotation, clean) {
  return { ...annotation, title: clean(annotation.title), message: clean(annotation.message) };
}

// src/github/step-files.ts
import { randomUUID } from "node:crypto";
import { appendFileSync, statSync } from "node:fs";
var SUMMARY_LIMIT2 = 1024 * 1024;
var SUMMARY_CUT = "_Cut here: a job summary holds 1 MiB. The rest is in the report artifact._";
function writeOutputs(file, outputs) {
  const text = Object.entries(outputs).map(outputEntry).join("");
  if (text !== "") appendFileSync(existing(file, "GITHUB_OUTPUT"), text, "utf8");
}
function outputEntry([name, value]) {
  const delimiter = `agentverity_${randomUUID()}`;
  if (!/^[A-Za-z_][A-Za-z0-9_-]*$/.test(name)) throw new RangeError(`"${name}" is no name for an output`);
  return `${name}<<${delimiter}
${value}
${delimiter}
`;
}
function writeSummary(file, markdown) {
  const target = existing(file, "GITHUB_STEP_SUMMARY");
  const room = SUMMARY_LIMIT2 - statSync(target).size - 1;
  appendFileSync(target, `${truncateMarkdown(markdown, room, SUMMARY_CUT)}
`, "utf8");
}
function existing(file, name) {
  if (file === void 0 || file === "") throw new Error(`the runner set no ${name}`);
  if (statSync(file, { throwIfNoEntry: false }) === void 0)
    throw new Error(`the file of ${name} does not exist`);
  return file;
}

// src/github/publisher.ts
var LIMITS = { patience: PATIENCE, artifactsMs: ARTIFACT_WAIT_MS };
function createPublisher(output, context, redact, limits) {
  let leftBehind = false;
  return {
    get leftBehind() {
      return leftBehind;
    },
    async publish(given2) {
      const publication = redactPublication(given2, redact);
      const troubles = [
        ...showStory(publication, output),
        ...showSummary(publication, output, context),
        ...attempt("outputs", () => writeOutputs(context.outputFile, publication.outputs)),
        ...await showFindings(publication, output, context, limits.patience)
      ];
      const artifacts = await showArtifacts(publication, output, context, limits.artifactsMs);
      leftBehind ||= artifacts.leftBehind;
      warnOnce(output, [...troubles, ...artifacts.troubles]);
    }
  };
}
function attempt(channel, act) {
  try {
    act();
    return [];
  } catch (error) {
    return [`${channel} (${error instanceof Error ? error.message : String(error)})`];
  }
}
function showStory(publication, output) {
  return attempt("log", () => {
    output.print(publication.text);
    if (publication.red) output.annotate("failure", { title: "agentverity" }, publication.headline);
    else if (!publication.text.includes(publication.headline)) output.print(publication.headline);
  });
}
function showSummary(publication, output, context) {
  const { summary } = publication;
  if (summary === void 0) return [];
  const troubles = attempt("job summary", () => writeSummary(context.summaryFile, summary));
  if (troubles.length === 0) return [];
  output.openGroup("Job summary, which could not be written");
  output.print(summary);
  output.closeGroup();
  return troubles.map((trouble) => `${trouble}: it is in the log instead`);
}
async function showFindings(publication, output, context, patience) {
  const { checkRun } = publication;
  if (checkRun === void 0) {
    annotateByCommand(publication.annotations, output);
    return [];
  }
  const result = await publishCheckRun({ ...publication, checkRun }, context, patience);
  annotateByCommand(notShown(publication.annotations, result), output);
  if (result.ok) return [];
  const instead = publication.annotations.length > 0 ? ": annotations of this step instead" : "";
  const part = result.shown.size > 0 ? `check run, after ${result.shown.size} annotations` : "check run";
  return [`${part} (${result.reason})${instead}`];
}
function notShown(annotations, result) {
  return annotations.filter(
    (annotation) => !result.shown.has(annotation) && (!result.ok || annotation.file === void 0)
  );
}
function annotateByCommand(annotations, output) {
  const reserve = { failure: 0, warning: 1, notice: 1 };
  let dropped = 0;
  for (const annotation of annotations) {
    const { level, file, line, title, message } = annotation;
    if (output.room(level) > reserve[level]) output.annotate(level, { file, line, title }, message);
    else dropped += 1;
  }
  if (dropped > 0)
    output.annotate("notice", { title: "agentverity" }, `${dropped} more findings are in the report.`);
}
async function showArtifacts(publication, output, context, waitMs) {
  if (publication.artifacts.length === 0) return { troubles: [], leftBehind: false };
  output.openGroup("Upload of artifacts");
  const { url, failures, leftBehind } = await uploadArtifacts(publication.artifacts, context, waitMs);
  output.closeGroup();
  const troubles = failures.map((failure) => `artifact (${failure})`);
  if (url !== void 0) {
    output.print(`Report: ${url}`);
    troubles.push(
      ...attempt("output artifact-url", () => writeOutputs(context.outputFile, { "artifact-url": url }))
    );
  }
  return { troubles, leftBehind };
}
function warnOnce(output, troubles) {
  if (troubles.length === 0) return;
  output.annotate(
    "warning",
    { title: "agentverity: reduced reporting" },
    `The verdict stands; not everything could be shown: ${troubles.join("; ")}.`
  );
}

// src/github/run-context.ts
import { readFileSync } from "node:fs";
function readRunContext(environment) {
  const [owner, name] = environment["GITHUB_REPOSITORY"]?.split("/") ?? [];
  const repository = owner && name ? { owner, name } : void 0;
  return {
    repository,
    headSha: headSha(environment),
    runUrl: runUrl(environment),
    workspace: given(environment["GITHUB_WORKSPACE"]),
    summaryFile: given(environment["GITHUB_STEP_SUMMARY"]),
    outputFile: given(environment["GITHUB_OUTPUT"]),
    token: given(environment["INPUT_GITHUB-TOKEN"]),
    artifactService: artifactService(environment)
  };
}
function given(value) {
  const trimmed = value?.trim();
  return trimmed === "" ? void 0 : trimmed;
}
function headSha(environment) {
  const ofPullRequest = environment["GITHUB_EVENT_NAME"]?.startsWith("pull_request") ? pullRequestHead(environment["GITHUB_EVENT_PATH"]) : void 0;
  return ofPullRequest ?? given(environment["GITHUB_SHA"]);
}
function pullRequestHead(path) {
  try {
    const payload = JSON.parse(readFileSync(path ?? "", "utf8"));
    const sha = property(property(property(payload, "pull_request"), "head"), "sha");
    return typeof sha === "string" && /^[0-9a-f]{40,64}$/.test(sha) ? sha : void 0;
  } catch {
    return void 0;
  }
}
function property(value, name) {
  return typeof value === "object" && value !== null ? value[name] : void 0;
}
function runUrl(environment) {
  const repository = given(environment["GITHUB_REPOSITORY"]);
  const run = given(environment["GITHUB_RUN_ID"]);
  if (repository === void 0 || run === void 0) return void 0;
  return `${given(environment["GITHUB_SERVER_URL"]) ?? "https://github.com"}/${repository}/actions/runs/${run}`;
}
function artifactService(environment) {
  const server = given(environment["GITHUB_SERVER_URL"]) ?? "https://github.com";
  if (!/^https?:\/\/(?:github\.com|[^/]+\.ghe\.com|[^/]+\.localhost)(?::\d+)?\/?$/i.test(server)) {
    return { usable: false, reason: `${server} has no artifact service that the client can use` };
  }
  for (const name of ["ACTIONS_RUNTIME_TOKEN", "ACTIONS_RESULTS_URL"]) {
    if (given(environment[name]) === void 0) return { usable: false, reason: `the runner set no ${name}` };
  }
  return { usable: true };
}

// src/github/host.ts
function createGithubHost(environment, limits = LIMITS) {
  const context = readRunContext(environment);
  const redact = createRedactor(knownSecrets(environment));
  const output = createOutput((text) => process.stdout.write(text), redact);
  const publisher = createPublisher(output, context, redact, limits);
  const log = createLog(output);
  return {
    log,
    journalStore: createJournalStore(environment, log),
    progress: createProgress(output),
    publisher,
    redact,
    ...createLinks(context, environment["GITHUB_SERVER_URL"]),
    async exit(code) {
      process.exitCode = code;
      await Promise.all([drained(process.stdout), drained(process.stderr)]);
      if (publisher.leftBehind) process.exit(code);
    }
  };
}
function drained(stream) {
  return new Promise((resolve2) => stream.write("", () => resolve2()));
}

// src/github/redacting-files.ts
function redactingFiles(files, redact) {
  return {
    ...files,
    write: (path, text) => files.write(path, typeof text === "string" ? redact(text) : redactParts(text, redact)),
    openJournal(path, keepBytes) {
      const journal = files.openJournal(path, keepBytes);
      return { append: (line) => journal.append(redact(line)), close: () => journal.close() };
    }
  };
}
function* redactParts(parts, redact) {
  for (const part of parts) yield redact(part);
}

// src/inputs/action-inputs.ts
var PREFIX = "INPUT_";
var SECRETS = /* @__PURE__ */ new Set(["github-token"]);
var NAMES = new Map(ACTION_INPUTS.map(({ name }) => [PREFIX + name.toUpperCase(), name]));
function readActionInputs(env) {
  const given2 = Object.entries(env).filter(
    ([variable, value]) => variable.startsWith(PREFIX) && !isAbsent(value)
  );
  const values = {};
  const unknown = [];
  for (const [variable, value] of given2) {
    const name = NAMES.get(variable);
    if (name === void 0) unknown.push(variable.slice(PREFIX.length).toLowerCase());
    else if (!SECRETS.has(name)) values[name] = String(value);
  }
  const isMeant = (typed) => suggest(typed, NAMES.values()) !== void 0;
  return { source: "action", values, unknown: unknown.filter(isMeant) };
}

// src/action-main.ts
async function runAction({ workspace, workerPath, ahead }) {
  const github = createGithubHost(process.env);
  const commit = process.env["GITHUB_SHA"];
  const temporary = process.env["RUNNER_TEMP"] || join(workspace, ".agentverity");
  const host = {
    ...github,
    clock: systemClock,
    files: redactingFiles(systemFiles, github.redact),
    environment: process.env,
    version: "0.1.0",
    workerPath,
    ...ahead && { ahead },
    interruption: onInterruption(),
    // The commit is the tree: what steps before this one made from it is made again in a re-run.
    treeState: async (folder) => commit ? { commit } : treeState(folder),
    // Each measurement its own, found again by a re-run: two gates in one job must not overwrite each other's evidence.
    outputDirectory: (_, measurement) => join(temporary, `agentverity-${measurement}`)
  };
  try {
    await github.exit(await measure(host, workspace));
  } catch (defect) {
    github.log.warn(defectText(defect));
    await github.exit(3);
    process.exit();
  } finally {
    ahead?.discard();
  }
}
async function measure(host, workspace) {
  const raw = readActionInputs(process.env);
  const config = await readConfig(raw, { workingDirectory: workspace, read: systemFiles.read });
  if (!config.ok) {
    const folder = resolve(workspace, raw.values["working-directory"] ?? ".");
    return exitCodeOf(await refuse(config.problems, host, 0, void 0, folder));
  }
  const mode = modeOf(config.value);
  return exitCodeOf(await mode(config.value, host));
}
function exitCodeOf({ red, exitCode }) {
  return red ? Math.max(1, exitCode) : 0;
}
export {
  runAction
};
