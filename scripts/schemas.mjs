/**
 * Writes what is said about the options and formats in more than one place, from the one place where they are
 * defined: `schemas/*.json` from the zod schemas, the inputs of `action.yml` and the README's table from
 * `src/inputs/options.ts`. With `--check` writes nothing and exits 1 when a file is not what it would write.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createJiti } from "jiti";
import * as z from "zod";

const root = new URL("../", import.meta.url);
const load = (path) => createJiti(import.meta.url).import(new URL(path, root).pathname);
const { configSchema } = await load("src/inputs/config-schema.ts");
const { suiteSchema, decisionSuiteSchema } = await load("src/inputs/suite-schema.ts");
const { publishedEvidenceSchema } = await load("src/evidence/evidence-schema.ts");
const { trialsLineSchema } = await load("src/evidence/read-trials.ts");
const { ACTION_INPUTS, describeOption, GROUPS } = await load("src/inputs/options.ts");

const files = {
  "schemas/config.v1.schema.json": renderSchema("agentverity configuration", configSchema),
  "schemas/suite.v1.schema.json": renderSchema("agentverity suite", suiteSchema),
  "schemas/decision-suite.v1.schema.json": renderSchema("agentverity decision suite", decisionSuiteSchema),
  "schemas/evidence.v2.schema.json": renderSchema("agentverity evidence", publishedEvidenceSchema),
  "schemas/trials.v1.schema.json": renderSchema("agentverity trials, one line", trialsLineSchema),
  "action.yml": between(read("action.yml"), "\ninputs:\n", "\noutputs:\n", renderInputs()),
};
const readme = read("README.md");
const [start, end] = ["<!-- inputs: written by scripts/schemas.mjs -->\n", "<!-- /inputs -->"];
if (readme.includes(start)) files["README.md"] = between(readme, start, end, renderTable());

const stale = Object.entries(files).filter(([path, text]) => read(path) !== text);
if (process.argv.includes("--check")) {
  for (const [path] of stale) console.error(`${path} is not what scripts/schemas.mjs writes; run it`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  mkdirSync(new URL("schemas/", root), { recursive: true });
  for (const [path, text] of stale) writeFileSync(new URL(path, root), text);
  console.log(stale.length === 0 ? "nothing to write" : `wrote ${stale.map(([path]) => path).join(", ")}`);
}

function read(path) {
  const url = new URL(path, root);
  return existsSync(url) ? readFileSync(url, "utf8") : "";
}

/** Draft 7: the one that editors' YAML support reads everywhere. */
function renderSchema(title, schema) {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: dropSafeInteger,
  });
  return `${JSON.stringify({ $schema, title, ...rest }, null, 2)}\n`;
}

/** The bound of exact integers is JavaScript's, not the format's. */
function dropSafeInteger({ jsonSchema }) {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function renderInputs() {
  const entries = ACTION_INPUTS.map((option) => {
    const rows = [`  ${option.name}:`, `    description: ${JSON.stringify(describeOption(option))}`];
    return [...rows, ...(option.where === "action" ? [`    default: ${option.example}`] : [])].join("\n");
  });
  return `${entries.join("\n")}\n`;
}

function renderTable() {
  const rows = GROUPS.flatMap((group) =>
    ACTION_INPUTS.filter((option) => option.group === group).map((option) => {
      const standard = option.default === undefined ? "" : `\`${option.default}\``;
      return `| \`${option.name}\` | ${option.description.replaceAll("|", "\\|")} | ${standard} |`;
    }),
  );
  return ["| input | what it does | default |", "| --- | --- | --- |", ...rows, ""].join("\n");
}

function between(text, from, to, inner) {
  const first = text.indexOf(from) + from.length;
  const last = text.indexOf(to, first - 1);
  if (first < from.length || last === -1)
    throw new Error(`no place between ${JSON.stringify(from)} and ${JSON.stringify(to)}`);
  return text.slice(0, first) + inner + text.slice(last);
}
