/**
 * What does judging a large recording cost, beside reading it at all?
 *
 *   jiti test/bench/assess.ts [--observations 1000000] [--runs 5000000]
 *
 * Times `agentverity assess` of the committed dist/ as a process of its own, beside a process that only reads and parses
 * the same file, in turns; and the most memory that JSON Lines need. It ends with 0 whatever it finds: times are read,
 * not asserted.
 */
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

const dist = process.env["AGENTVERITY_DIST"] ?? resolve(import.meta.dirname, "../../dist");
const { values } = parseArgs({
  options: {
    observations: { type: "string", default: "1000000" },
    runs: { type: "string", default: "5000000" },
    repetitions: { type: "string", default: "5" },
  },
});
const folder = mkdtempSync(join(tmpdir(), "assess-"));
const LABELS = ["card_security", "merchant_dispute", "duplicate_charge", "refund_delay", "transfer_delay"];

/** A label that moves once in fifty. */
const labelOf = (caseIndex: number, run: number) =>
  LABELS[(caseIndex + (run % 50 === 7 ? 1 : 0)) % LABELS.length] ?? "";

function writeEvidence(path: string, observations: number): void {
  const repeats = 1000;
  const cases = Array.from({ length: observations / repeats }, (_, index) => ({
    input: `request ${index}`,
    observations: Array.from({ length: repeats }, (_, run) => labelOf(index, run)),
  }));
  writeText(path, [JSON.stringify({ schema: "agentverity.evidence/v2", layer: "verdict", cases })]);
}

function* rows(runs: number): Generator<string> {
  for (let run = 0; run < runs; run += 1) {
    yield `{"input":"request ${run % 1000}","observation":"${labelOf(run % 1000, Math.floor(run / 1000))}"}\n`;
  }
}

function writeText(path: string, parts: Iterable<string>): void {
  const file = openSync(path, "w");
  let buffered = "";
  for (const part of parts) {
    buffered += part;
    if (buffered.length < 1_000_000) continue;
    writeSync(file, buffered);
    buffered = "";
  }
  writeSync(file, buffered);
  closeSync(file);
}

/** Milliseconds and peak memory in MB of one process; its own start is part of both. */
function measure(args: readonly string[]): { readonly ms: number; readonly mb: number } {
  const from = performance.now();
  const report =
    "process.on('exit',()=>require('fs').writeFileSync(process.env.PEAK,String(process.resourceUsage().maxRSS)))";
  const peak = join(folder, "peak");
  const preload = join(folder, "preload.cjs");
  writeText(preload, [report]);
  const run = spawnSync(process.execPath, ["--require", preload, ...args], {
    cwd: folder,
    env: { PATH: process.env["PATH"], PEAK: peak },
    encoding: "utf8",
  });
  const ms = performance.now() - from;
  if (run.status === 3 || run.status === null) throw new Error(run.stderr);
  const read = spawnSync("cat", [peak], { encoding: "utf8" }).stdout;
  return { ms, mb: Number(read) / 1024 };
}

const middle = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

try {
  const cli = (file: string) => [
    join(dist, "cli.js"),
    "assess",
    "--evidence",
    file,
    "--quiet",
    "--format",
    "json",
    "--output",
    "out.json",
  ];
  writeEvidence(join(folder, "evidence.json"), Number(values.observations));
  const parse = ["-e", "JSON.parse(require('fs').readFileSync('evidence.json','utf8'))"];
  const pairs = Array.from(
    { length: Number(values.repetitions) },
    () => [measure(parse).ms, measure(cli("evidence.json")).ms] as const,
  );
  const [parsed, assessed] = [middle(pairs.map(([ms]) => ms)), middle(pairs.map(([, ms]) => ms))];
  process.stdout.write(
    `${values.observations} observations: read and parsed ${parsed.toFixed(0)} ms, assessed ${assessed.toFixed(0)} ms: ${(assessed / parsed).toFixed(1)} times (at most 4)\n`,
  );
  writeText(join(folder, "runs.jsonl"), rows(Number(values.runs)));
  const lines = measure(cli("runs.jsonl"));
  process.stdout.write(
    `${values.runs} runs in JSON Lines: ${(lines.ms / 1000).toFixed(1)} s, at most ${lines.mb.toFixed(0)} MB resident (below 200)\n`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
