// src/evidence/digest.ts
var { createHash } = process.getBuiltinModule("node:crypto");

// src/evidence/canonical-json.ts
function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).filter(([, item]) => item !== void 0).sort(([a], [b]) => a < b ? -1 : 1).map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`);
    return `{${members.join(",")}}`;
  }
  if (typeof value === "number" && !Number.isFinite(value))
    throw new RangeError(`JSON has no form for ${value}`);
  const text = JSON.stringify(value);
  if (text === void 0) throw new RangeError(`JSON has no form for a ${typeof value}`);
  return text;
}

// src/evidence/evidence-file.ts
var EVIDENCE_SCHEMA = "agentverity.evidence/v2";

// src/evidence/digest.ts
function sha256(text) {
  return createHash("sha256").update(text, "utf8").digest("hex");
}
function digestOf(value) {
  return `sha256:${sha256(canonicalJson(value))}`;
}

export {
  EVIDENCE_SCHEMA,
  sha256,
  digestOf
};
