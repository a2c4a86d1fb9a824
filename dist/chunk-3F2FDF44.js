import {
  readBaseline
} from "./chunk-D3K6GQRH.js";
import {
  candidateDigest,
  fail,
  parseJson,
  readText,
  succeed
} from "./chunk-QMDUAR73.js";

// src/pipeline/baseline/accept-command.ts
function acceptCommand(words, file) {
  return ["agentverity", "snapshot", ...words, "--accept-reference", "--output", file].map(shellWord).join(" ");
}
function shellWord(word) {
  return /^[\w./:=,@%+-]+$/.test(word) ? word : `"${word.replaceAll(/(["\\$`])/g, "\\$1")}"`;
}

// src/pipeline/baseline/open-baseline.ts
var { resolve } = process.getBuiltinModule("node:path");
function openBaseline(file, folder, host) {
  const text = readText(host, resolve(folder, file), file, {
    code: "file-missing",
    message: `there is no baseline ${file} in ${folder}`,
    hint: "Correct the path, or make a baseline with `agentverity snapshot`.",
    at: { file }
  });
  return text.ok ? parseBaseline(file, text.value) : text;
}
function parseBaseline(file, text) {
  const conflict = /^<{7} /m.exec(text);
  if (conflict !== null) return fail(leftInConflict(file, text.slice(0, conflict.index).split("\n").length));
  const parsed = parseJson(file, text);
  if (!parsed.ok) return parsed;
  const read = readBaseline(parsed.value);
  if (!read.ok) return read;
  return succeed({ file, baseline: read.value, digest: candidateDigest(read.value.claim) });
}
function leftInConflict(file, line) {
  return {
    code: "baseline-invalid",
    message: `${file} holds the marks of a merge that git left to you`,
    hint: "Take one side as it is, or make it anew with `agentverity snapshot`: two baselines cannot be merged. `*.baseline.json -merge` in `.gitattributes` keeps git from trying.",
    at: { file, line }
  };
}

export {
  acceptCommand,
  openBaseline,
  parseBaseline
};
