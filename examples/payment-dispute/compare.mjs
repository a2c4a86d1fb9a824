/**
 * Puts finished runs side by side, as Markdown: what exact match says of each, and what the gate says. Below the
 * table, each run's own summary, folded.
 *
 *   node compare.mjs narrow=DIR repaired=DIR >> "$GITHUB_STEP_SUMMARY"
 *
 * A DIR is what a run leaves (`.agentverity` on the command line): evidence.json, report.json and summary.md.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildComparison, renderComparisonMarkdown } from "../../dist/index.js";

const runs = process.argv.slice(2).map((argument) => {
  const [name, ...rest] = argument.split("=");
  const folder = rest.join("=");
  if (name === "" || folder === "") fail(`"${argument}" is not NAME=DIR`);
  return {
    name,
    run: JSON.parse(read(folder, "report.json")),
    evidence: JSON.parse(read(folder, "evidence.json")),
    summary: read(folder, "summary.md"),
  };
});
if (runs.length === 0) fail("usage: node compare.mjs NAME=DIR [NAME=DIR …]");

console.log(renderComparisonMarkdown(buildComparison(runs[0].evidence.provenance.agent, runs)));
for (const { name, summary } of runs) {
  const label = name.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`);
  console.log(`<details><summary>Full report: ${label}</summary>\n\n${summary}\n</details>\n`);
}

function read(folder, file) {
  try {
    return readFileSync(join(folder, file), "utf8");
  } catch (error) {
    return fail(`cannot read ${join(folder, file)} (${error.code}): has the run ended?`);
  }
}

function fail(message) {
  console.error(message);
  process.exit(2);
}
