// src/evidence/recording.ts
function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function field(value, ...names) {
  let found = value;
  for (const name of names) {
    if (!isFields(found) || !Object.hasOwn(found, name)) return void 0;
    found = found[name];
  }
  return found;
}

export {
  isFields,
  field
};
