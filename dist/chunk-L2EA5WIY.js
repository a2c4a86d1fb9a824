// src/agent/worker-protocol.ts
var WORKER_PIPE_FD = 3;
var MAX_ANSWER_BYTES = 16 * 1024 * 1024;

// src/agent/worker-answer.ts
var MAX_ERROR = 2e3;
function answerLine(id, value) {
  if (value === void 0) return `{"id":${id}}`;
  try {
    const json = JSON.stringify(value, refuseLossy);
    if (json === void 0) return unreadable(id, `the agent returned a ${typeof value}`);
    if (json.length > MAX_ANSWER_BYTES / 3 && Buffer.byteLength(json) > MAX_ANSWER_BYTES) return tooLarge(id);
    return `{"id":${id},"value":${json}}`;
  } catch (error) {
    return unreadable(id, `the answer cannot be written as JSON: ${whyNot(error)}`);
  }
}
function errorLine(id, error) {
  return JSON.stringify({ id, error: describeError(error) });
}
var Lossy = class extends Error {
};
function refuseLossy(key, value) {
  const where = key === "" ? "it" : `\`${key}\``;
  switch (typeof value) {
    case "bigint":
    case "function":
    case "symbol":
      throw new Lossy(`${where} is a ${typeof value}`);
    case "number":
      if (!Number.isFinite(value)) throw new Lossy(`${where} is ${value}`);
      return value;
    case "object":
      if (value instanceof Map || value instanceof Set || value instanceof Promise) {
        throw new Lossy(`${where} is a ${value.constructor.name}`);
      }
      return value;
    default:
      return value;
  }
}
function whyNot(error) {
  if (error instanceof Lossy) return error.message;
  const message = describeError(error);
  if (message.includes("circular")) return "it refers to itself (circular)";
  if (error instanceof RangeError) return "it is too large or nested too deeply";
  return message;
}
function unreadable(id, why) {
  return JSON.stringify({ id, unreadable: why });
}
function tooLarge(id) {
  return unreadable(id, `the answer is larger than ${MAX_ANSWER_BYTES / 1024 / 1024} MiB`);
}
function describeError(error) {
  try {
    return describe(error, 0).slice(0, MAX_ERROR);
  } catch {
    return "an error that cannot be read";
  }
}
function describe(error, depth) {
  if (typeof error === "string") return JSON.stringify(error);
  if (typeof error !== "object" || error === null) return String(error);
  const { name, message, code, cause } = error;
  if (typeof message !== "string") return `an object ${JSON.stringify(error)}`;
  const said = message === "" && typeof code === "string" ? code : message;
  const text = `${typeof name === "string" ? name : "Error"}: ${said}`;
  return cause === void 0 || depth > 2 ? text : `${text} (cause: ${describe(cause, depth + 1)})`;
}

export {
  WORKER_PIPE_FD,
  answerLine,
  errorLine,
  describeError
};
