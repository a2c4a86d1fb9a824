import {
  isRed
} from "./chunk-R2V2RU5Z.js";
import {
  columns,
  markdownCellCode,
  markdownProse,
  plainName,
  plainProse,
  wrap
} from "./chunk-I6DXAXOW.js";
import {
  stableJson
} from "./chunk-PYS3K3R5.js";
import "./chunk-FAXCJPP5.js";
import {
  count,
  whole
} from "./chunk-XRUPFRVA.js";
import {
  digestOf,
  fileTrouble
} from "./chunk-ASQNIYQV.js";
import "./chunk-2OZ6XELS.js";
import "./chunk-2KVKPGI7.js";
import "./chunk-7DQDWJI5.js";

// src/pipeline/drift-publication.ts
var { join } = process.getBuiltinModule("node:path");

// src/report/drift.ts
var ROUTE_COLUMNS = ["route", "before", "after", "p (flips more)", ""];
var PROBE_COLUMNS = ["probe", "route", "before", "after", "p (corrected)", ""];
var MOST_ROWS = 50;
function renderDriftText(model, options = {}) {
  const width = options.width ?? 100;
  const item = (text) => wrap(plainProse(text), "  - ", width);
  const routes = model.routes.map((row) => [plainName(row.route, 40), ...routeCells(row)]);
  const probes = model.probes.slice(0, MOST_ROWS).map((row) => [
    row.place,
    plainName(row.route, 40),
    plainProse(row.before),
    plainProse(row.after),
    ...probeCells(row)
  ]);
  return `${[
    plainProse(`${model.headline.word} - ${model.headline.text}`),
    ...wrap(plainProse(model.power), "  ", width),
    "",
    ...columns([
      ["before", windowWords(model.before)],
      ["after", windowWords(model.after)],
      ["answers", answersWords(model)]
    ]),
    ...section(
      "Stability by route:",
      routes.length === 0 ? [] : columns([[...ROUTE_COLUMNS], ...routes], [3])
    ),
    ...section(
      "Probes that answer otherwise:",
      probes.length === 0 ? [] : columns([[...PROBE_COLUMNS], ...probes], [4])
    ),
    ...section("Changed around the agent:", model.changes.flatMap(item)),
    ...section("Different in any two runs, not counted:", model.volatile.flatMap(item)),
    ...section("Keep in mind:", model.caveats.flatMap(item))
  ].map((line) => line === "" ? line : line.trimEnd()).join("\n")}
`;
}
function renderDriftMarkdown(model) {
  const { headline, before, after } = model;
  const items = (texts) => texts.map((text) => `- ${markdownProse(text)}`).join("\n");
  const routes = model.routes.slice(0, MOST_ROWS).map((row) => `| ${[markdownCellCode(row.route), ...routeCells(row)].join(" | ")} |`);
  const probes = model.probes.slice(0, MOST_ROWS).map(
    (row) => `| ${[`\`${row.place}\``, markdownCellCode(row.route), ...answerCells(row), ...probeCells(row)].join(" | ")} |`
  );
  return `${[
    `## ${ICONS[headline.word]} ${markdownProse(`${headline.word} - ${headline.text}`)}`,
    markdownProse(model.power),
    `| window | |
| --- | --- |
| before | ${markdownWindow(before)} |
| after | ${markdownWindow(after)} |
| answers | ${answersWords(model)} |`,
    ...block("### Stability by route", table(ROUTE_COLUMNS, routes, model.routes.length)),
    ...block("### Probes that answer otherwise", table(PROBE_COLUMNS, probes, model.probes.length)),
    ...block("### Changed around the agent", items(model.changes)),
    ...block("### Different in any two runs, not counted", items(model.volatile)),
    ...block("### Keep in mind", items(model.caveats))
  ].join("\n\n")}
`;
}
function renderDriftJson(model) {
  return stableJson(model.report);
}
function driftHeadline({ headline }) {
  return plainProse(`${headline.word} - ${headline.text}`);
}
var ICONS = {
  DRIFT: "❌",
  "NONE DETECTED": "✅",
  UNDECIDED: "➖",
  INCOMPATIBLE: "➖",
  INCOMPLETE: "⚠️"
};
function section(title, lines) {
  return lines.length === 0 ? [] : ["", title, ...lines];
}
function block(title, text) {
  return text === "" ? [] : [title, text];
}
function table(titles, rows, total) {
  if (rows.length === 0) return "";
  const more = total > rows.length ? `

${whole(total - rows.length)} more rows are in the JSON report.` : "";
  return [`| ${titles.join(" | ")} |`, `|${" --- |".repeat(titles.length)}`, ...rows].join("\n") + more;
}
function windowWords(window) {
  return `${plainName(window.file)} (${factsOf(window)})`;
}
function markdownWindow(window) {
  return `${markdownCellCode(window.file)}: ${factsOf(window)}`;
}
function factsOf({ source, probes, runs, failed, isolation }) {
  const failures = failed === 0 ? "" : `, ${count(failed, "call")} failed`;
  return `${source}, ${count(probes, "probe")}, ${count(runs, "answer")}${failures}, isolation ${isolation}`;
}
function answersWords({ answers, probes, sameProbes }) {
  const compared = probes.length + sameProbes;
  if (compared === 0) return "no probe in common";
  const all = compared === 1 ? "the one probe" : `all ${count(compared, "probe")} together`;
  const value = answers.verdict === "not judged" ? "" : ` (p ${pText(answers.corrected)})`;
  return `${all}: ${answers.verdict}${value}; ${whole(sameProbes)} answered exactly alike`;
}
function routeCells({ before, after, corrected, drifted }) {
  const side = ({ flips, pairs, verdict }) => `${whole(flips)}/${whole(pairs)} ${verdict}`;
  return [
    side(before),
    side(after),
    corrected === void 0 ? "not judged" : pText(corrected),
    drifted ? "✗ flips more often" : ""
  ];
}
function answerCells({ before, after }) {
  return [markdownProse(before, { cell: true }), markdownProse(after, { cell: true })];
}
function probeCells({ corrected, drifted, movedUnproven, runsNeeded }) {
  if (drifted) return [pText(corrected), "✗ drift"];
  if (!movedUnproven) return [pText(corrected), ""];
  return [
    pText(corrected),
    runsNeeded === void 0 ? "moved, unproven" : `moved, unproven: ${whole(runsNeeded)} calls would tell`
  ];
}
function pText(pValue) {
  return pValue < 1e-3 ? "< 0.001" : String(Number(pValue.toFixed(3)));
}

// src/pipeline/drift-publication.ts
function driftPublication(model, config, host) {
  const documents = {
    text: renderDriftText(model),
    markdown: renderDriftMarkdown(model),
    json: renderDriftJson(model),
    junit: ""
  };
  const wants = (channel) => config.report.includes(channel);
  const red = isRed(model.exitCode, config.failOn);
  const files = writeFiles(documents, config, host);
  return {
    headline: driftHeadline(model),
    text: documents.text,
    documents,
    ...wants("summary") ? { summary: documents.markdown } : {},
    annotations: [],
    ...wants("check-run") ? {
      checkRun: {
        name: config.checkName,
        conclusion: conclude(model, red),
        externalId: config.artifactName
      }
    } : {},
    outputs: {
      status: model.status,
      "exit-code": String(model.exitCode),
      headline: driftHeadline(model),
      complete: String(model.status !== "incomplete"),
      "calls-made": "0",
      ...files.paths
    },
    artifacts: files.artifacts,
    red,
    exitCode: model.exitCode
  };
}
function conclude({ status }, red) {
  if (red) return "failure";
  return status === "none-detected" ? "success" : "neutral";
}
function writeFiles(documents, config, host) {
  const key = digestOf([config.before ?? null, config.after ?? null, config.epsilon]).slice(-16);
  const root = join(host.outputDirectory(config.workingDirectory, key), "compare");
  const write = (name, text) => {
    const path = join(root, name);
    try {
      host.files.write(path, text);
      return path;
    } catch (error) {
      const trouble = fileTrouble(error, path);
      if (trouble === void 0) throw error;
      host.log.warn(trouble.message);
      return void 0;
    }
  };
  const summary = write("summary.md", documents.markdown);
  const report = config.report.includes("json") ? write("report.json", documents.json) : void 0;
  const written = [summary, report].filter((file) => file !== void 0);
  return {
    paths: {
      ...summary === void 0 ? {} : { "summary-path": summary },
      ...report === void 0 ? {} : { "report-path": report }
    },
    artifacts: written.length === 0 ? [] : [
      {
        name: `${config.artifactName}-report`,
        root,
        files: written,
        ...config.retentionDays === void 0 ? {} : { retentionDays: config.retentionDays }
      }
    ]
  };
}
export {
  driftPublication
};
