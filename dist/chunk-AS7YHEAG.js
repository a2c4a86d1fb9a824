// src/core/behaviour/assertion.ts
var CONFIRMATION_PHRASES = [
  "booked",
  "confirmed",
  "reservation complete",
  "refund issued",
  "completed successfully",
  "reserved",
  "scheduled"
];
function writeAssertion(assertion) {
  const values = argumentsOf(assertion);
  if (values.length === 0) return assertion.name;
  const [only] = values;
  const shown = values.length === 1 ? writeValue(only) : `[${values.map(writeValue).join(", ")}]`;
  return `${assertion.name}: ${shown}`;
}
function argumentsOf(assertion) {
  const { name: _, ...fields } = assertion;
  if (assertion.name === "final_output_matches_pattern") return [assertion.source];
  return Object.values(fields);
}
function writeValue(value) {
  return typeof value === "string" && /^[A-Za-z][\w-]*$/.test(value) ? value : JSON.stringify(value);
}

export {
  CONFIRMATION_PHRASES,
  writeAssertion
};
