import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);
import {
  countKeys,
  depthProblem,
  indexLines,
  inspectKeys,
  listWords,
  quote,
  readJsonTree,
  refusePrototypeKeys,
  repeatedKeyProblem,
  showPath,
  showValue
} from "./chunk-IQW5MGYT.js";
import {
  REAL_TIMING,
  readPath
} from "./chunk-I5WHBIHS.js";
import {
  readObservation
} from "./chunk-TMUCL7CO.js";
import {
  fail,
  succeed
} from "./chunk-4L7ESQTO.js";
import {
  CALLS,
  GLUE,
  LAYERS,
  assess,
  beforeStop,
  bestCaseAdmission,
  bestCaseExactTotal,
  bestCaseTotal,
  binomialMass,
  binomialUpperTail,
  boundWords,
  buildAdmission,
  buildRunReport,
  cap,
  clopperPearsonInterval,
  collectFlipPairs,
  columns,
  count,
  countOutcomes,
  countPairs,
  duration,
  findUnscorable,
  firstOutcomes,
  flipPairFields,
  flipsOfPairs,
  htmlProse,
  interval,
  judgeStability,
  labelsOutside,
  list,
  markdownCellCode,
  markdownCode,
  markdownLink,
  markdownLiteral,
  markdownProse,
  mermaidLabel,
  money,
  names,
  outcomeKey,
  outcomeName,
  outcomeWords,
  percent,
  percentBeside,
  plainName,
  plainProse,
  planMeasurement,
  planRouteRepeats,
  project,
  quoteName,
  reachedWords,
  replayCaveat,
  routeNames,
  routeStability,
  sameOutcome,
  sentence,
  shortFingerprint,
  sortedLabels,
  sumPairs,
  whole,
  wrap,
  xmlAttribute,
  xmlText
} from "./chunk-WVHZOOJU.js";
import {
  DECLARABLE_REASONS,
  UNSCORABLE_REASONS,
  isNoDecisionReason
} from "./chunk-PLBKB6XC.js";
import {
  __export
} from "./chunk-6ZJEHKRB.js";

// src/github/redact.ts
var MINIMUM_LENGTH = 8;
var MINIMUM_LINE_LENGTH = 16;
var SECRET_NAME = /(?:^|[_-])(?:KEY|TOKEN|SECRET|CREDENTIALS?)$|PASSWORD|PASSWD/i;
var REPLACEMENT = "***";
function knownSecrets(environment) {
  const values = Object.entries(environment).filter(([name]) => SECRET_NAME.test(name)).flatMap(([, value]) => value === void 0 ? [] : parts(value));
  return [...new Set(values)].sort((a, b) => b.length - a.length);
}
function parts(value) {
  const whole2 = value.trim();
  if (whole2.length < MINIMUM_LENGTH) return [];
  const lines = whole2.split(/\r\n|\r|\n/);
  if (lines.length === 1) return [whole2];
  return [whole2, ...lines.map((line) => line.trim()).filter((line) => line.length >= MINIMUM_LINE_LENGTH)];
}
function createRedactor(secrets) {
  const wanted = secrets.filter((secret) => secret !== "").map(wantedOf);
  return (text2) => {
    const whole2 = wanted.filter(({ marks }) => marks.some((mark) => text2.includes(mark))).flatMap(({ patterns }) => patterns.flatMap((pattern) => occurrences(text2, pattern)));
    return blank(text2, [...whole2, ...cutOccurrence(text2, secrets)]);
  };
}
function wantedOf(secret) {
  const spellings = [patternOf(secret), ...encodings(secret).map(literally)];
  return {
    // Nobody escapes letters and digits, so a stretch of them stands in every spelling, or else in both Base64s.
    marks: [secret, ...base64(secret).slice(0, 1)].map(longestPlain),
    patterns: spellings.map((spelling) => new RegExp(spelling, "g"))
  };
}
function longestPlain(secret) {
  return secret.split(/[^A-Za-z0-9]+/).reduce((longest, each) => each.length > longest.length ? each : longest, "");
}
function blank(text2, ranges) {
  let shown3 = "";
  let end = 0;
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    if (range.start >= end) shown3 += text2.slice(end, range.start) + REPLACEMENT;
    end = Math.max(end, range.end);
  }
  return shown3 + text2.slice(end);
}
function occurrences(text2, pattern) {
  const found = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text2); match !== null; match = pattern.exec(text2)) {
    const { index } = match;
    found.push({ start: isEscaped(text2, index) ? index - 1 : index, end: index + match[0].length });
    pattern.lastIndex = index + 1;
  }
  return found;
}
function isEscaped(text2, index) {
  let before = index;
  while (text2[before - 1] === "\\") before -= 1;
  return (index - before) % 2 === 1;
}
function cutOccurrence(text2, secrets) {
  if (!text2.endsWith("…")) return [];
  const end = text2.length - 1;
  const lengths = secrets.map((secret) => {
    let length = Math.min(secret.length, end);
    while (length >= MINIMUM_LENGTH && !text2.startsWith(secret.slice(0, length), end - length)) length -= 1;
    return length;
  });
  const longest = Math.max(...lengths);
  return longest < MINIMUM_LENGTH ? [] : [{ start: end - longest, end }];
}
function patternOf(secret) {
  return [...secret].map((character) => /^[A-Za-z0-9]$/.test(character) ? character : escapable(character)).join("");
}
var ENTITIES = {
  "&": "amp",
  "<": "lt",
  ">": "gt",
  '"': "quot",
  "'": "apos"
};
function escapable(character) {
  const code = character.codePointAt(0) ?? 0;
  const spellings = [`&#0*${code};`, `&#[xX]0*${hexOf(code)};`];
  const entity = ENTITIES[character];
  if (entity !== void 0) spellings.push(`&${entity};`);
  const inJson = JSON.stringify(character).slice(1, -1);
  if (inJson !== character) spellings.push(literally(inJson));
  return `(?:${spellings.join("|")}|\\\\?${literally(character)})`;
}
function hexOf(code) {
  return [...code.toString(16)].map((digit) => /\d/.test(digit) ? digit : `[${digit}${digit.toUpperCase()}]`).join("");
}
function encodings(secret) {
  const wellFormed = Buffer.from(secret, "utf8").toString("utf8");
  const candidates = [encodeURIComponent(wellFormed), ...base64(secret)];
  return [...new Set(candidates)].filter((candidate) => candidate !== secret);
}
function base64(secret) {
  const bytes2 = Buffer.from(secret, "utf8");
  return [.../* @__PURE__ */ new Set([bytes2.toString("base64"), bytes2.toString("base64url")])];
}
function literally(text2) {
  return text2.replace(
    /[.*+?^${}()|[\]\\/-]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
  );
}

// src/inputs/read-config.ts
import { resolve as resolve2 } from "node:path";

// src/inputs/agent-text.ts
var SCHEME = /^([a-z][a-z0-9+.-]+):\/\//i;
var COMMAND = /^command:([\s\S]*)$/i;
var OTHER_LANGUAGE = /\.(?:py|rb|go|rs|java|kt|cs|php|sh|ps1|ipynb)$/i;
var COLON_EXPORT = /^(.+\.[cm]?[jt]sx?):([\w$]+)$/i;
function readAgentText(text2) {
  const command = COMMAND.exec(text2)?.[1]?.trim();
  if (command !== void 0) return readCommand(command);
  const scheme = SCHEME.exec(text2)?.[1]?.toLowerCase();
  if (scheme === "http" || scheme === "https") return readAddress(text2);
  if (scheme !== void 0) {
    return refuse(
      `\`${scheme}://\` is no address this version can call`,
      "Use an `https://…` or `http://…` address."
    );
  }
  return readModule(text2);
}
function readCommand(command) {
  const fault = faultOfCommand(command);
  return fault === void 0 ? { ok: true, agent: { kind: "command", command, perCall: false } } : { ok: false, fault };
}
function faultOfCommand(command) {
  const [program = "", ...rest] = typeof command === "string" ? [command] : command;
  if (program.trim() === "") {
    return { why: "there is no command in it", hint: "Write for example `command: python agent.py`." };
  }
  if ([program, ...rest].some((part) => part.includes("\0"))) {
    return { why: "it holds a NUL character", hint: "Remove it." };
  }
  return void 0;
}
function readAddress(url) {
  const fault = faultOfUrl(url);
  if (fault !== void 0) return { ok: false, fault };
  const agent = { kind: "endpoint", url, method: "POST", headers: {}, paths: {} };
  return { ok: true, agent };
}
var REFERENCE = /\$\{[A-Za-z_][A-Za-z0-9_]*\}/g;
function faultOfUrl(url) {
  if (url.startsWith("${")) return void 0;
  const filled = url.replace(REFERENCE, "1");
  const address = URL.canParse(filled) ? new URL(filled) : void 0;
  if (address === void 0 || !/^https?:$/.test(address.protocol)) {
    return {
      why: "it is no `https://…` or `http://…` address",
      hint: "Write it in full, such as `https://example.com/decide`."
    };
  }
  if (address.username !== "" || address.password !== "") {
    return {
      why: "it holds a user name or password",
      hint: "Send credentials as a header with a reference: `headers: { authorization: 'Bearer ${API_KEY}' }` and `agent-env: API_KEY`."
    };
  }
  return void 0;
}
function readModule(text2) {
  const hash = text2.lastIndexOf("#");
  const path = normalisePath((hash === -1 ? text2 : text2.slice(0, hash)).trim());
  const exportName = hash === -1 ? void 0 : text2.slice(hash + 1).trim();
  if (path === "") return refuse("there is no file before `#`", "Write `./agents/router.ts#buildAgent`.");
  if (exportName === "") {
    return refuse(
      "there is no export after `#`",
      `Write \`${path}#buildAgent\`, or \`${path}\` for its default export.`
    );
  }
  const fault = faultOfModulePath(path);
  if (fault !== void 0) return { ok: false, fault };
  return {
    ok: true,
    agent: { kind: "module", path, ...exportName === void 0 ? {} : { exportName }, exportKind: "auto" }
  };
}
function faultOfModulePath(path) {
  const colon = COLON_EXPORT.exec(path);
  if (colon !== null) {
    return { why: "the export goes after `#`", hint: `Did you mean \`${colon[1]}#${colon[2]}\`?` };
  }
  if (OTHER_LANGUAGE.test(path)) {
    return {
      why: `${quote(path)} is no JavaScript or TypeScript`,
      hint: `Run it as a program: \`command: ${runOf(path)}\`, or put it behind an endpoint.`
    };
  }
  return void 0;
}
function runOf(path) {
  const known = { py: "python", rb: "ruby", php: "php", sh: "sh" };
  const interpreter = known[path.split(".").at(-1)?.toLowerCase() ?? ""];
  return interpreter === void 0 ? "./program" : `${interpreter} ${path}`;
}
function normalisePath(path) {
  return path.replaceAll("\\", "/");
}
function refuse(why, hint) {
  return { ok: false, fault: { why, hint } };
}

// ../../work/main/node_modules/zod/v4/core/util.js
var util_exports = {};
__export(util_exports, {
  BIGINT_FORMAT_RANGES: () => BIGINT_FORMAT_RANGES,
  CONSTANT_CATCH: () => CONSTANT_CATCH,
  Class: () => Class,
  NUMBER_FORMAT_RANGES: () => NUMBER_FORMAT_RANGES,
  aborted: () => aborted,
  allowsEval: () => allowsEval,
  assert: () => assert,
  assertEqual: () => assertEqual,
  assertIs: () => assertIs,
  assertNever: () => assertNever,
  assertNotEqual: () => assertNotEqual,
  assignProp: () => assignProp,
  attachSchema: () => attachSchema,
  base64ToUint8Array: () => base64ToUint8Array,
  base64urlToUint8Array: () => base64urlToUint8Array,
  cached: () => cached,
  captureStackTrace: () => captureStackTrace,
  cleanEnum: () => cleanEnum,
  cleanRegex: () => cleanRegex,
  clone: () => clone,
  cloneDef: () => cloneDef,
  codePointLength: () => codePointLength,
  constantCatch: () => constantCatch,
  createTransparentProxy: () => createTransparentProxy,
  defineLazy: () => defineLazy,
  defineLazyInternal: () => defineLazyInternal,
  derived: () => derived,
  esc: () => esc,
  escapeRegex: () => escapeRegex,
  explicitlyAborted: () => explicitlyAborted,
  extend: () => extend,
  finalizeIssue: () => finalizeIssue,
  floatSafeRemainder: () => floatSafeRemainder,
  getElementAtPath: () => getElementAtPath,
  getEnumValues: () => getEnumValues,
  getLengthableOrigin: () => getLengthableOrigin,
  getParsedType: () => getParsedType,
  getSizableOrigin: () => getSizableOrigin,
  hexToUint8Array: () => hexToUint8Array,
  hide: () => hide,
  installLazyProp: () => installLazyProp,
  isObject: () => isObject,
  isPlainObject: () => isPlainObject,
  issue: () => issue,
  joinValues: () => joinValues,
  jsonStringifyReplacer: () => jsonStringifyReplacer,
  members: () => members,
  merge: () => merge,
  mergeDefs: () => mergeDefs,
  normalizeParams: () => normalizeParams,
  nullish: () => nullish,
  numKeys: () => numKeys,
  objectClone: () => objectClone,
  omit: () => omit,
  optionalKeys: () => optionalKeys,
  own: () => own,
  parsedType: () => parsedType,
  partial: () => partial,
  pick: () => pick,
  prefixIssues: () => prefixIssues,
  primitiveTypes: () => primitiveTypes,
  promiseAllObject: () => promiseAllObject,
  propertyKeyTypes: () => propertyKeyTypes,
  randomString: () => randomString,
  rawShape: () => rawShape,
  required: () => required,
  safeExtend: () => safeExtend,
  shallowClone: () => shallowClone,
  sizeCaps: () => sizeCaps,
  slugify: () => slugify,
  stringifyPrimitive: () => stringifyPrimitive,
  toZod: () => toZod,
  uint8ArrayToBase64: () => uint8ArrayToBase64,
  uint8ArrayToBase64url: () => uint8ArrayToBase64url,
  uint8ArrayToHex: () => uint8ArrayToHex,
  unwrapMessage: () => unwrapMessage
});
function assertEqual(val) {
  return val;
}
function assertNotEqual(val) {
  return val;
}
function toZod() {
  return (schema) => schema;
}
function assertIs(_arg) {
}
function assertNever(_x) {
  throw new Error("Unexpected value in exhaustive check");
}
function assert(_) {
}
function getEnumValues(entries2) {
  const numericValues = Object.values(entries2).filter((v) => typeof v === "number");
  const values = Object.entries(entries2).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
  return values;
}
function joinValues(array2, separator = "|") {
  return array2.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
  if (typeof value === "bigint")
    return value.toString();
  return value;
}
var Cached = class {
  constructor(getter) {
    this._getter = getter;
    this._value = void 0;
  }
  get value() {
    const getter = this._getter;
    if (getter !== void 0) {
      this._value = getter();
      this._getter = void 0;
    }
    return this._value;
  }
};
function cached(getter) {
  return new Cached(getter);
}
function nullish(input) {
  return input === null || input === void 0;
}
function cleanRegex(source) {
  const start = source.startsWith("^") ? 1 : 0;
  const end = source.endsWith("$") ? source.length - 1 : source.length;
  return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
  const ratio = val / step;
  const roundedRatio = Math.round(ratio);
  const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
  if (Math.abs(ratio - roundedRatio) < tolerance)
    return 0;
  return ratio - roundedRatio;
}
var EVALUATING = /* @__PURE__ */ Symbol("evaluating");
function defineLazy(object, key, getter) {
  let value = void 0;
  Object.defineProperty(object, key, {
    get() {
      if (value === EVALUATING) {
        return void 0;
      }
      if (value === void 0) {
        value = EVALUATING;
        value = getter();
      }
      return value;
    },
    set(v) {
      Object.defineProperty(object, key, {
        value: v
        // configurable: true,
      });
    },
    configurable: true
  });
}
function objectClone(obj) {
  return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
}
function assignProp(target, prop, value) {
  Object.defineProperty(target, prop, {
    value,
    writable: true,
    enumerable: true,
    configurable: true
  });
}
function rawShape(def) {
  const desc = Object.getOwnPropertyDescriptor(def, "shape");
  return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
  return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
  Object.defineProperty(target, key, {
    get() {
      const value = getter();
      assignProp(this, key, value);
      return value;
    },
    enumerable: true,
    configurable: true
  });
}
function putProp(target, key, value) {
  if (key in target)
    assignProp(target, key, value);
  else
    target[key] = value;
}
function mirrorShape(target, source, keys, wrap2) {
  const raw = sourceShape(source);
  for (const key of keys) {
    const desc = Object.getOwnPropertyDescriptor(raw, key);
    if (!desc.enumerable)
      continue;
    if (desc.get) {
      deferProp(target, key, () => {
        const value = source._zod.def.shape[key];
        return wrap2 ? wrap2(value, key) : value;
      });
    } else
      putProp(target, key, wrap2 ? wrap2(desc.value, key) : desc.value);
  }
}
function mirrorProps(target, source) {
  for (const key of Reflect.ownKeys(source)) {
    const desc = Object.getOwnPropertyDescriptor(source, key);
    if (!desc.enumerable)
      continue;
    if (desc.get)
      deferProp(target, key, () => source[key]);
    else
      putProp(target, key, desc.value);
  }
}
function mergeDefs(...defs) {
  const mergedDescriptors = {};
  for (const def of defs) {
    const descriptors = Object.getOwnPropertyDescriptors(def);
    Object.assign(mergedDescriptors, descriptors);
  }
  return Object.defineProperties({}, mergedDescriptors);
}
function cloneDef(schema) {
  return mergeDefs(schema._zod.def);
}
function getElementAtPath(obj, path) {
  if (!path)
    return obj;
  return path.reduce((acc, key) => acc?.[key], obj);
}
function promiseAllObject(promisesObj) {
  const keys = Object.keys(promisesObj);
  const promises = keys.map((key) => promisesObj[key]);
  return Promise.all(promises).then((results) => {
    const resolvedObj = {};
    for (let i = 0; i < keys.length; i++) {
      resolvedObj[keys[i]] = results[i];
    }
    return resolvedObj;
  });
}
function randomString(length = 10) {
  const chars = "abcdefghijklmnopqrstuvwxyz";
  let str = "";
  for (let i = 0; i < length; i++) {
    str += chars[Math.floor(Math.random() * chars.length)];
  }
  return str;
}
function esc(str) {
  return JSON.stringify(str);
}
function slugify(input) {
  return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
var captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {
};
function isObject(data) {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
var allowsEval = /* @__PURE__ */ cached(() => {
  if (globalConfig.jitless) {
    return false;
  }
  if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
    return false;
  }
  try {
    const F = Function;
    new F("");
    return true;
  } catch (_) {
    return false;
  }
});
function isPlainObject(o) {
  if (isObject(o) === false)
    return false;
  const ctor = o.constructor;
  if (ctor === void 0)
    return true;
  if (typeof ctor !== "function")
    return true;
  const prot = ctor.prototype;
  if (isObject(prot) === false)
    return false;
  if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
    return false;
  }
  return true;
}
function shallowClone(o) {
  if (isPlainObject(o))
    return { ...o };
  if (Array.isArray(o))
    return [...o];
  if (o instanceof Map)
    return new Map(o);
  if (o instanceof Set)
    return new Set(o);
  return o;
}
function numKeys(data) {
  let keyCount = 0;
  for (const key in data) {
    if (Object.prototype.hasOwnProperty.call(data, key)) {
      keyCount++;
    }
  }
  return keyCount;
}
var getParsedType = (data) => {
  const t = typeof data;
  switch (t) {
    case "undefined":
      return "undefined";
    case "string":
      return "string";
    case "number":
      return Number.isNaN(data) ? "nan" : "number";
    case "boolean":
      return "boolean";
    case "function":
      return "function";
    case "bigint":
      return "bigint";
    case "symbol":
      return "symbol";
    case "object":
      if (Array.isArray(data)) {
        return "array";
      }
      if (data === null) {
        return "null";
      }
      if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
        return "promise";
      }
      if (typeof Map !== "undefined" && data instanceof Map) {
        return "map";
      }
      if (typeof Set !== "undefined" && data instanceof Set) {
        return "set";
      }
      if (typeof Date !== "undefined" && data instanceof Date) {
        return "date";
      }
      if (typeof File !== "undefined" && data instanceof File) {
        return "file";
      }
      return "object";
    default:
      throw new Error(`Unknown data type: ${t}`);
  }
};
var propertyKeyTypes = /* @__PURE__ */ new Set(["string", "number", "symbol"]);
var primitiveTypes = /* @__PURE__ */ new Set([
  "string",
  "number",
  "bigint",
  "boolean",
  "symbol",
  "undefined"
]);
function escapeRegex(str) {
  return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
  const cl = new inst._zod.constr(def ?? inst._zod.def);
  if (!def || params?.parent)
    cl._zod.parent = inst;
  return cl;
}
function normalizeParams(_params) {
  const params = _params;
  if (!params)
    return {};
  if (typeof params === "string")
    return { error: () => params };
  if (params?.message !== void 0) {
    if (params?.error !== void 0)
      throw new Error("Cannot specify both `message` and `error` params");
    params.error = params.message;
  }
  delete params.message;
  if (typeof params.error === "string")
    return { ...params, error: () => params.error };
  return params;
}
function createTransparentProxy(getter) {
  let target;
  return new Proxy({}, {
    get(_, prop, receiver) {
      target ?? (target = getter());
      return Reflect.get(target, prop, receiver);
    },
    set(_, prop, value, receiver) {
      target ?? (target = getter());
      return Reflect.set(target, prop, value, receiver);
    },
    has(_, prop) {
      target ?? (target = getter());
      return Reflect.has(target, prop);
    },
    deleteProperty(_, prop) {
      target ?? (target = getter());
      return Reflect.deleteProperty(target, prop);
    },
    ownKeys(_) {
      target ?? (target = getter());
      return Reflect.ownKeys(target);
    },
    getOwnPropertyDescriptor(_, prop) {
      target ?? (target = getter());
      return Reflect.getOwnPropertyDescriptor(target, prop);
    },
    defineProperty(_, prop, descriptor) {
      target ?? (target = getter());
      return Reflect.defineProperty(target, prop, descriptor);
    }
  });
}
function stringifyPrimitive(value) {
  if (typeof value === "bigint")
    return value.toString() + "n";
  if (typeof value === "string")
    return `"${value}"`;
  return `${value}`;
}
function optionalKeys(shape) {
  return Object.keys(shape).filter((k) => {
    return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
  });
}
var NUMBER_FORMAT_RANGES = /* @__PURE__ */ (() => ({
  safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  int32: [-2147483648, 2147483647],
  uint32: [0, 4294967295],
  float32: [-34028234663852886e22, 34028234663852886e22],
  float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
var BIGINT_FORMAT_RANGES = {
  int64: [/* @__PURE__ */ BigInt("-9223372036854775808"), /* @__PURE__ */ BigInt("9223372036854775807")],
  uint64: [/* @__PURE__ */ BigInt(0), /* @__PURE__ */ BigInt("18446744073709551615")]
};
function pick(schema, mask) {
  const currDef = schema._zod.def;
  const checks = currDef.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    throw new Error(".pick() cannot be used on object schemas containing refinements");
  }
  const newShape = {};
  mirrorShape(newShape, schema, maskedKeys(schema, mask));
  return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function maskedKeys(schema, mask) {
  const raw = sourceShape(schema);
  const keys = [];
  for (const key of Reflect.ownKeys(mask)) {
    if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
      throw new Error(`Unrecognized key: "${String(key)}"`);
    }
    if (mask[key])
      keys.push(key);
  }
  return keys;
}
function omit(schema, mask) {
  const currDef = schema._zod.def;
  const checks = currDef.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    throw new Error(".omit() cannot be used on object schemas containing refinements");
  }
  const omitted = new Set(maskedKeys(schema, mask));
  const newShape = {};
  mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
  return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function extend(schema, shape) {
  if (!isPlainObject(shape)) {
    throw new Error("Invalid input to extend: expected a plain object");
  }
  const checks = schema._zod.def.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    const existingShape = sourceShape(schema);
    for (const key of Reflect.ownKeys(shape)) {
      if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) {
        throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
      }
    }
  }
  return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
  const newShape = {};
  mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
  mirrorProps(newShape, shape);
  return newShape;
}
function safeExtend(schema, shape) {
  if (!isPlainObject(shape)) {
    throw new Error("Invalid input to safeExtend: expected a plain object");
  }
  return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
  if (!b?._zod?.def) {
    throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
  }
  if (a._zod.def.checks?.length) {
    throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
  }
  const newShape = {};
  mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
  mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
  const def = mergeDefs(a._zod.def, {
    shape: newShape,
    get catchall() {
      return b._zod.def.catchall;
    },
    checks: b._zod.def.checks ?? []
  });
  return clone(a, def);
}
function partial(Class2, schema, mask, name = "partial") {
  const currDef = schema._zod.def;
  const checks = currDef.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
  }
  const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
  const newShape = {};
  mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class2 && ((value, key) => selected && !selected.has(key) ? value : new Class2({ type: "optional", innerType: value })));
  return clone(schema, mergeDefs(schema._zod.def, { shape: newShape, checks: [] }));
}
function required(Class2, schema, mask) {
  const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
  const newShape = {};
  mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => (
    // overwrite with non-optional
    selected && !selected.has(key) ? value : new Class2({ type: "nonoptional", innerType: value })
  ));
  return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
  if (x.aborted === true)
    return true;
  for (let i = startIndex; i < x.issues.length; i++) {
    if (x.issues[i]?.continue !== true) {
      return true;
    }
  }
  return false;
}
function explicitlyAborted(x, startIndex = 0) {
  if (x.aborted === true)
    return true;
  for (let i = startIndex; i < x.issues.length; i++) {
    if (x.issues[i]?.continue === false) {
      return true;
    }
  }
  return false;
}
function prefixIssues(path, issues) {
  return issues.map((iss) => {
    var _a3;
    (_a3 = iss).path ?? (_a3.path = []);
    iss.path.unshift(path);
    return iss;
  });
}
function unwrapMessage(message2) {
  return typeof message2 === "string" ? message2 : message2?.message;
}
function sizeCaps(defChecks) {
  const caps = [];
  for (const ch of defChecks ?? []) {
    const d = ch._zod.def;
    if (!/_(length|size)$|_equals$/.test(d.check))
      break;
    const max = d.maximum ?? d.length ?? d.size;
    if (max >= 0)
      caps.push([max, ch]);
  }
  return caps;
}
function attachSchema(issues, start, inst) {
  var _a3;
  for (let i = start; i < issues.length; i++) {
    (_a3 = issues[i]).schema ?? (_a3.schema = inst);
  }
}
function finalizeIssue(iss, ctx, config2) {
  var _a3;
  const traits = iss.inst?._zod?.traits;
  if (traits?.has("$ZodType")) {
    if (traits.has("$ZodCheck"))
      (_a3 = iss).schema ?? (_a3.schema = iss.inst);
    else
      iss.schema = iss.inst;
  }
  const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
  const message2 = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config2.customError?.(iss)) ?? unwrapMessage(config2.localeError?.(iss)) ?? "Invalid input";
  const full = {};
  for (const k of Object.keys(iss)) {
    if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
      continue;
    full[k] = iss[k];
  }
  full.path ?? (full.path = []);
  full.message = message2;
  if (ctx?.reportInput) {
    full.input = iss.input;
  }
  return full;
}
function getSizableOrigin(input) {
  if (input instanceof Set)
    return "set";
  if (input instanceof Map)
    return "map";
  if (input instanceof File)
    return "file";
  return "unknown";
}
var highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
  const units = str.length;
  if (!highSurrogate.test(str))
    return units;
  let count3 = units;
  for (let i = 0; i < units - 1; i++) {
    if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
      count3--;
      i++;
    }
  }
  return count3;
}
function getLengthableOrigin(input) {
  if (Array.isArray(input))
    return "array";
  if (typeof input === "string")
    return "string";
  return "unknown";
}
function parsedType(data) {
  const t = typeof data;
  switch (t) {
    case "number": {
      return Number.isNaN(data) ? "nan" : "number";
    }
    case "object": {
      if (data === null) {
        return "null";
      }
      if (Array.isArray(data)) {
        return "array";
      }
      const obj = data;
      if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
        return obj.constructor.name;
      }
    }
  }
  return t;
}
function issue(...args) {
  const [iss, input, inst] = args;
  if (typeof iss === "string") {
    return {
      message: iss,
      code: "custom",
      input,
      inst
    };
  }
  return { ...iss };
}
function cleanEnum(obj) {
  return Object.entries(obj).filter(([k, _]) => {
    return Number.isNaN(Number.parseInt(k, 10));
  }).map((el) => el[1]);
}
function base64ToUint8Array(base643) {
  const binaryString = atob(base643);
  const bytes2 = new Uint8Array(binaryString.length);
  for (let i = 0; i < binaryString.length; i++) {
    bytes2[i] = binaryString.charCodeAt(i);
  }
  return bytes2;
}
function uint8ArrayToBase64(bytes2) {
  let binaryString = "";
  for (let i = 0; i < bytes2.length; i++) {
    binaryString += String.fromCharCode(bytes2[i]);
  }
  return btoa(binaryString);
}
function base64urlToUint8Array(base64url2) {
  const base643 = base64url2.replace(/-/g, "+").replace(/_/g, "/");
  const padding = "=".repeat((4 - base643.length % 4) % 4);
  return base64ToUint8Array(base643 + padding);
}
function uint8ArrayToBase64url(bytes2) {
  return uint8ArrayToBase64(bytes2).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
function hexToUint8Array(hex) {
  const cleanHex = hex.replace(/^0x/, "");
  if (cleanHex.length % 2 !== 0) {
    throw new Error("Invalid hex string length");
  }
  const bytes2 = new Uint8Array(cleanHex.length / 2);
  for (let i = 0; i < cleanHex.length; i += 2) {
    bytes2[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
  }
  return bytes2;
}
function uint8ArrayToHex(bytes2) {
  return Array.from(bytes2).map((b) => b.toString(16).padStart(2, "0")).join("");
}
var Class = class {
  constructor(..._args) {
  }
};
function members(proto, table3) {
  for (const key in table3) {
    const desc = Object.getOwnPropertyDescriptor(table3, key);
    if (desc.get)
      Object.defineProperty(proto, key, { ...desc, enumerable: false });
    else
      defineBound(proto, key, desc.value);
  }
}
function own(inst, key, value, enumerable = true) {
  Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
  return value;
}
function hide(inst, key, value) {
  return own(inst, key, value, false);
}
// @__NO_SIDE_EFFECTS__
function derived(computes, table3) {
  for (const key in computes) {
    const compute = computes[key];
    Object.defineProperty(table3, key, {
      configurable: true,
      enumerable: true,
      get() {
        return own(this, key, compute(this));
      },
      set(value) {
        own(this, key, value);
      }
    });
  }
  return table3;
}
function defineBound(proto, key, fn) {
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      return this == null ? fn : own(this, key, fn.bind(this));
    },
    set(value) {
      own(this, key, value);
    }
  });
}
function claim(inst, sentinel) {
  const proto = Object.getPrototypeOf(inst);
  return sentinel in proto ? void 0 : proto;
}
var installing;
var broke = false;
var breaker = {
  configurable: true,
  get() {
    broke = true;
    return void 0;
  }
};
function defineLazyInternal(inst, key, compute) {
  const proto = Object.getPrototypeOf(inst._zod);
  if (key in proto && installing !== inst._zod) {
    installing = void 0;
    return;
  }
  installing = inst._zod;
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      Object.defineProperty(this, key, breaker);
      const outer = broke;
      broke = false;
      try {
        const value = compute(this);
        if (broke)
          delete this[key];
        else
          Object.defineProperty(this, key, { configurable: true, writable: true, value });
        broke = broke || outer;
        return value;
      } catch (err) {
        delete this[key];
        broke = broke || outer;
        throw err;
      }
    },
    set(value) {
      Object.defineProperty(this, key, { configurable: true, writable: true, value });
    }
  });
}
function installLazyProp(inst, key, make, enumerable) {
  const proto = claim(inst, key);
  if (!proto)
    return;
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      const desc = { configurable: true, writable: true, enumerable, value: void 0 };
      Object.defineProperty(this, key, desc);
      desc.value = make(this);
      Object.defineProperty(this, key, desc);
      return desc.value;
    },
    set(value) {
      Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
    }
  });
}
var CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
  const fn = () => value;
  fn[CONSTANT_CATCH] = true;
  return fn;
}

// ../../work/main/node_modules/zod/v4/core/core.js
var _a;
var _zodDesc = { value: void 0, enumerable: false };
var _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
  const E = _E;
  if (E) {
    const saved = E.stackTraceLimit;
    if (typeof saved === "number") {
      try {
        E.stackTraceLimit = 0;
      } catch {
        _E = null;
        return new Definition();
      }
      try {
        return new Definition();
      } finally {
        E.stackTraceLimit = saved;
      }
    }
  }
  return new Definition();
}
// @__NO_SIDE_EFFECTS__
function $constructor(name, initializer3, proto, params) {
  const zodProto = {};
  function Internals(def) {
    this.def = def;
    this.constr = _;
    this.traits = /* @__PURE__ */ new Set();
  }
  Internals.prototype = zodProto;
  const protoMembers = proto;
  const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
  function init(inst, def) {
    if (!inst._zod) {
      _zodDesc.value = new Internals(def);
      try {
        Object.defineProperty(inst, "_zod", _zodDesc);
      } finally {
        _zodDesc.value = void 0;
      }
    } else if (inst._zod.traits.has(name)) {
      return;
    }
    inst._zod.traits.add(name);
    initializer3(inst, def);
    if (initialized) {
      const own2 = Object.getPrototypeOf(inst);
      const ctorProto = inst._zod.constr.prototype;
      let up = own2;
      while (up && up !== ctorProto)
        up = Object.getPrototypeOf(up);
      const target = up ?? own2;
      if (!initialized.has(target)) {
        initialized.add(target);
        members(target, protoMembers);
      }
    }
    const proto2 = _.prototype;
    for (const k in proto2) {
      if (!Object.prototype.hasOwnProperty.call(proto2, k))
        continue;
      if (!(k in inst)) {
        inst[k] = proto2[k].bind(inst);
      }
    }
  }
  const Parent = params?.Parent ?? Object;
  class Definition extends Parent {
  }
  Object.defineProperty(Definition, "name", { value: name });
  function _(def) {
    const inst = params?.Parent ? newError(Definition) : this;
    init(inst, def);
    const deferred = inst._zod.deferred;
    if (deferred) {
      for (const fn of deferred) {
        fn();
      }
      inst._zod.deferred = void 0;
    }
    const pp = globalThis.__zod_globalConfig?.postProcessor;
    if (pp)
      pp(inst);
    return inst;
  }
  Object.defineProperty(_, "init", { value: init });
  Object.defineProperty(_, Symbol.hasInstance, {
    value: (inst) => {
      if (params?.Parent && inst instanceof params.Parent)
        return true;
      return inst?._zod?.traits?.has(name);
    }
  });
  Object.defineProperty(_, "name", { value: name });
  return _;
}
var $ZodAsyncError = class extends Error {
  constructor() {
    super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
  }
};
var $ZodEncodeError = class extends Error {
  constructor(name) {
    super(`Encountered unidirectional transform during encode: ${name}`);
    this.name = "ZodEncodeError";
  }
};
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
var globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
  if (newConfig)
    Object.assign(globalConfig, newConfig);
  return globalConfig;
}

// ../../work/main/node_modules/zod/v4/core/errors.js
function _getMessage() {
  const internals = this._zod;
  internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
  return internals.message;
}
function _setMessage(value) {
  this._zod.message = value;
}
var _messageDesc = {
  get: _getMessage,
  set: _setMessage,
  enumerable: true,
  configurable: true
};
var _issuesDesc = { value: void 0, enumerable: false };
var _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
var initializer = (inst, def) => {
  inst.name = "$ZodError";
  _issuesDesc.value = def;
  Object.defineProperty(inst, "issues", _issuesDesc);
  _issuesDesc.value = void 0;
  Object.defineProperty(inst, "message", _messageDesc);
  const proto = Object.getPrototypeOf(inst);
  if (!_installedToString.has(proto)) {
    _installedToString.add(proto);
    Object.defineProperty(proto, "toString", {
      configurable: true,
      enumerable: false,
      get() {
        const value = () => this.message;
        Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
        return value;
      },
      set(value) {
        Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
      }
    });
  }
};
var $ZodError = $constructor("$ZodError", initializer);
var $ZodRealError = $constructor("$ZodError", initializer, void 0, {
  Parent: Error
});
function node(obj, key, make) {
  if (!Object.prototype.hasOwnProperty.call(obj, key)) {
    if (key === "__proto__") {
      Object.defineProperty(obj, key, { value: make(), writable: true, enumerable: true, configurable: true });
    } else {
      obj[key] = make();
    }
  }
  return obj[key];
}
function flattenError(error2, mapper = (issue2) => issue2.message) {
  const fieldErrors = {};
  const formErrors = [];
  for (const sub of error2.issues) {
    if (sub.path.length > 0) {
      node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
    } else {
      formErrors.push(mapper(sub));
    }
  }
  return { formErrors, fieldErrors };
}
function formatError(error2, mapper = (issue2) => issue2.message) {
  const fieldErrors = { _errors: [] };
  const processError = (error3, path = []) => {
    for (const issue2 of error3.issues) {
      if (issue2.code === "invalid_union" && issue2.errors.length) {
        issue2.errors.map((issues) => processError({ issues }, [...path, ...issue2.path]));
      } else if (issue2.code === "invalid_key") {
        processError({ issues: issue2.issues }, [...path, ...issue2.path]);
      } else if (issue2.code === "invalid_element") {
        processError({ issues: issue2.issues }, [...path, ...issue2.path]);
      } else {
        const fullpath = [...path, ...issue2.path];
        if (fullpath.length === 0) {
          fieldErrors._errors.push(mapper(issue2));
        } else {
          let curr = fieldErrors;
          let i = 0;
          while (i < fullpath.length) {
            const el = fullpath[i];
            const terminal = i === fullpath.length - 1;
            if (el === "_errors") {
              if (terminal)
                curr._errors.push(mapper(issue2));
              i++;
              continue;
            }
            if (!Object.prototype.hasOwnProperty.call(curr, el)) {
              Object.defineProperty(curr, el, {
                value: { _errors: [] },
                enumerable: true,
                writable: true,
                configurable: true
              });
            }
            const node2 = curr[el];
            if (terminal) {
              node2._errors.push(mapper(issue2));
            }
            curr = node2;
            i++;
          }
        }
      }
    }
  };
  processError(error2);
  return fieldErrors;
}

// ../../work/main/node_modules/zod/v4/core/parse.js
function finalizeParams(callee, params) {
  return { callee: params?.callee ?? callee, Err: params?.Err };
}
var _parse = (_Err) => {
  const fn = (schema, value, _ctx, _params) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) {
      throw new $ZodAsyncError();
    }
    if (result.issues.length) {
      const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
      captureStackTrace(e, _params?.callee ?? fn);
      throw e;
    }
    return result.value;
  };
  return fn;
};
var _parseAsync = (_Err) => {
  const fn = async (schema, value, _ctx, params) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
      result = await result;
    if (result.issues.length) {
      const e = new (params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
      captureStackTrace(e, params?.callee ?? fn);
      throw e;
    }
    return result.value;
  };
  return fn;
};
var _safeParse = (_Err) => (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
  const result = schema._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise) {
    throw new $ZodAsyncError();
  }
  return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
function failure(Err, issues, ctx) {
  let error2;
  return {
    success: false,
    get error() {
      if (!error2) {
        error2 = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
        issues = void 0;
        ctx = void 0;
      }
      return error2;
    },
    set error(e) {
      error2 = e;
      issues = void 0;
      ctx = void 0;
    }
  };
}
var _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
  let result = schema._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise)
    result = await result;
  return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
var COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
var COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
var validate = ((schema, value, _ctx) => {
  const validator = schema._zod.bag.validator;
  if (validator !== void 0) {
    if (validator(value) !== COMPILE_INVALID)
      return true;
    if (validator.definite === true && _ctx === void 0)
      return false;
  }
  return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
  const ctx = _ctx ? { ..._ctx, async: false, abortEarly: true } : { async: false, abortEarly: true };
  const fallbackRun = schema._zod.bag.fallbackRun;
  let result;
  if (fallbackRun) {
    ctx[COMPILE_FALLBACK] = true;
    result = fallbackRun({ value, issues: [] }, ctx);
  } else {
    result = schema._zod.run({ value, issues: [] }, ctx);
  }
  if (result instanceof Promise) {
    throw new $ZodAsyncError();
  }
  return result.issues.length === 0;
}
var validateAsync = async (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: true, abortEarly: true } : { async: true, abortEarly: true };
  let result = schema._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise)
    result = await result;
  return result.issues.length === 0;
};
var _encode = (_Err) => {
  const parse4 = _parse(_Err);
  const fn = (schema, value, _ctx, _params) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return parse4(schema, value, ctx, finalizeParams(fn, _params));
  };
  return fn;
};
var _decode = (_Err) => {
  const parse4 = _parse(_Err);
  const fn = (schema, value, _ctx, _params) => {
    return parse4(schema, value, _ctx, finalizeParams(fn, _params));
  };
  return fn;
};
var _encodeAsync = (_Err) => {
  const parseAsync2 = _parseAsync(_Err);
  const fn = async (schema, value, _ctx, _params) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return await parseAsync2(schema, value, ctx, finalizeParams(fn, _params));
  };
  return fn;
};
var _decodeAsync = (_Err) => {
  const parseAsync2 = _parseAsync(_Err);
  const fn = async (schema, value, _ctx, _params) => {
    return await parseAsync2(schema, value, _ctx, finalizeParams(fn, _params));
  };
  return fn;
};
var _safeEncode = (_Err) => (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
  return _safeParse(_Err)(schema, value, ctx);
};
var _safeDecode = (_Err) => (schema, value, _ctx) => {
  return _safeParse(_Err)(schema, value, _ctx);
};
var _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
  return _safeParseAsync(_Err)(schema, value, ctx);
};
var _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
  return _safeParseAsync(_Err)(schema, value, _ctx);
};

// ../../work/main/node_modules/zod/v4/core/regexes.js
var cuid = /^[cC][0-9a-z]{6,}$/;
var cuid2 = /^[0-9a-z]+$/;
var ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
var xid = /^[0-9a-vA-V]{20}$/;
var ksuid = /^[A-Za-z0-9]{27}$/;
var nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
  return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
var duration2 = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
var guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
var uuid = (version2) => {
  if (!version2)
    return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
  return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version2}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
var email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
var _emoji = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
  return new RegExp(_emoji, "u");
}
var ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
var ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
var cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
var cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
var base642 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
var base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
var httpProtocol = /^https?$/;
var e164 = /^\+[1-9]\d{6,14}$/;
var dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function anchor(source) {
  return new RegExp(`^${source}$`);
}
var date = /* @__PURE__ */ anchor(dateSource);
function timeSource(args) {
  const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
  const regex = typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
  return regex;
}
function time(args) {
  return new RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
  const opts = ["Z"];
  if (args.offset)
    opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
  const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
  const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
  return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
var anyString = /^[\s\S]{0,}$/;
var integer = /^-?\d+$/;
var number = /^-?\d+(?:\.\d+)?$/;
var boolean = /^(?:true|false)$/i;
var _null = /^null$/i;
var lowercase = /^[^A-Z]*$/;
var uppercase = /^[^a-z]*$/;

// ../../work/main/node_modules/zod/v4/core/checks.js
var $ZodCheck = /* @__PURE__ */ $constructor("$ZodCheck", (inst, def) => {
  var _a3;
  inst._zod ?? (inst._zod = {});
  inst._zod.def = def;
  (_a3 = inst._zod).onattach ?? (_a3.onattach = []);
});
var _whenHasLength = (payload) => {
  const val = payload.value;
  return !nullish(val) && val.length !== void 0;
};
var numericOriginMap = {
  number: "number",
  bigint: "bigint",
  object: "date"
};
var $ZodCheckLessThan = /* @__PURE__ */ $constructor("$ZodCheckLessThan", (inst, def) => {
  $ZodCheck.init(inst, def);
  const origin = numericOriginMap[typeof def.value];
  inst._zod.check = (payload) => {
    if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
      return;
    }
    payload.issues.push({
      origin: numericOriginMap[typeof payload.value] ?? origin,
      code: "too_big",
      maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
      input: payload.value,
      inclusive: def.inclusive,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckGreaterThan = /* @__PURE__ */ $constructor("$ZodCheckGreaterThan", (inst, def) => {
  $ZodCheck.init(inst, def);
  const origin = numericOriginMap[typeof def.value];
  inst._zod.check = (payload) => {
    if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
      return;
    }
    payload.issues.push({
      origin: numericOriginMap[typeof payload.value] ?? origin,
      code: "too_small",
      minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
      input: payload.value,
      inclusive: def.inclusive,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckMultipleOf = /* @__PURE__ */ $constructor("$ZodCheckMultipleOf", (inst, def) => {
  $ZodCheck.init(inst, def);
  inst._zod.check = (payload) => {
    if (typeof payload.value !== typeof def.value)
      throw new Error("Cannot mix number and bigint in multiple_of check.");
    const isMultiple = typeof payload.value === "bigint" ? (
      // `value % 0n` throws, and nothing is a multiple of zero — the number branch already fails this way via NaN
      def.value !== BigInt(0) && payload.value % def.value === BigInt(0)
    ) : floatSafeRemainder(payload.value, def.value) === 0;
    if (isMultiple)
      return;
    payload.issues.push({
      origin: typeof payload.value,
      code: "not_multiple_of",
      divisor: def.value,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckNumberFormat = /* @__PURE__ */ $constructor("$ZodCheckNumberFormat", (inst, def) => {
  $ZodCheck.init(inst, def);
  def.format = def.format || "float64";
  const isInt = def.format?.includes("int");
  const origin = isInt ? "int" : "number";
  const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
  inst._zod.check = (payload) => {
    const input = payload.value;
    if (isInt) {
      if (!Number.isInteger(input)) {
        payload.issues.push({
          expected: origin,
          format: def.format,
          code: "invalid_type",
          continue: false,
          input,
          inst
        });
        return;
      }
      if (!Number.isSafeInteger(input)) {
        if (input > 0) {
          payload.issues.push({
            input,
            code: "too_big",
            maximum: Number.MAX_SAFE_INTEGER,
            note: "Integers must be within the safe integer range.",
            inst,
            origin,
            inclusive: true,
            continue: !def.abort
          });
        } else {
          payload.issues.push({
            input,
            code: "too_small",
            minimum: Number.MIN_SAFE_INTEGER,
            note: "Integers must be within the safe integer range.",
            inst,
            origin,
            inclusive: true,
            continue: !def.abort
          });
        }
        return;
      }
    }
    if (input < minimum) {
      payload.issues.push({
        origin: "number",
        input,
        code: "too_small",
        minimum,
        inclusive: true,
        inst,
        continue: !def.abort
      });
    }
    if (input > maximum) {
      payload.issues.push({
        origin: "number",
        input,
        code: "too_big",
        maximum,
        inclusive: true,
        inst,
        continue: !def.abort
      });
    }
  };
});
var $ZodCheckMaxLength = /* @__PURE__ */ $constructor("$ZodCheckMaxLength", (inst, def) => {
  var _a3;
  $ZodCheck.init(inst, def);
  (_a3 = inst._zod.def).when ?? (_a3.when = _whenHasLength);
  inst._zod.check = (payload) => {
    const input = payload.value;
    const units = input.length;
    const length = typeof input === "string" && units > def.maximum ? codePointLength(input) : units;
    if (length <= def.maximum)
      return;
    const origin = getLengthableOrigin(input);
    payload.issues.push({
      origin,
      code: "too_big",
      maximum: def.maximum,
      inclusive: true,
      input,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckMinLength = /* @__PURE__ */ $constructor("$ZodCheckMinLength", (inst, def) => {
  var _a3;
  $ZodCheck.init(inst, def);
  (_a3 = inst._zod.def).when ?? (_a3.when = _whenHasLength);
  inst._zod.check = (payload) => {
    const input = payload.value;
    const units = input.length;
    const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units;
    if (length >= def.minimum)
      return;
    const origin = getLengthableOrigin(input);
    payload.issues.push({
      origin,
      code: "too_small",
      minimum: def.minimum,
      inclusive: true,
      input,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckLengthEquals = /* @__PURE__ */ $constructor("$ZodCheckLengthEquals", (inst, def) => {
  var _a3;
  $ZodCheck.init(inst, def);
  (_a3 = inst._zod.def).when ?? (_a3.when = _whenHasLength);
  inst._zod.check = (payload) => {
    const input = payload.value;
    const units = input.length;
    const length = typeof input === "string" && units >= def.length && units <= def.length * 2 ? codePointLength(input) : units;
    if (length === def.length)
      return;
    const origin = getLengthableOrigin(input);
    const tooBig = length > def.length;
    payload.issues.push({
      origin,
      ...tooBig ? { code: "too_big", maximum: def.length } : { code: "too_small", minimum: def.length },
      inclusive: true,
      exact: true,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckStringFormat = /* @__PURE__ */ $constructor("$ZodCheckStringFormat", (inst, def) => {
  var _a3, _b;
  $ZodCheck.init(inst, def);
  if (def.pattern)
    (_a3 = inst._zod).check ?? (_a3.check = (payload) => {
      def.pattern.lastIndex = 0;
      if (def.pattern.test(payload.value))
        return;
      payload.issues.push({
        origin: "string",
        code: "invalid_format",
        format: def.format,
        input: payload.value,
        ...def.pattern ? { pattern: def.pattern.toString() } : {},
        inst,
        continue: !def.abort
      });
    });
  else
    (_b = inst._zod).check ?? (_b.check = () => {
    });
});
var $ZodCheckRegex = /* @__PURE__ */ $constructor("$ZodCheckRegex", (inst, def) => {
  $ZodCheckStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    def.pattern.lastIndex = 0;
    if (def.pattern.test(payload.value))
      return;
    payload.issues.push({
      origin: "string",
      code: "invalid_format",
      format: "regex",
      input: payload.value,
      pattern: def.pattern.toString(),
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckLowerCase = /* @__PURE__ */ $constructor("$ZodCheckLowerCase", (inst, def) => {
  def.pattern ?? (def.pattern = lowercase);
  $ZodCheckStringFormat.init(inst, def);
});
var $ZodCheckUpperCase = /* @__PURE__ */ $constructor("$ZodCheckUpperCase", (inst, def) => {
  def.pattern ?? (def.pattern = uppercase);
  $ZodCheckStringFormat.init(inst, def);
});
var $ZodCheckIncludes = /* @__PURE__ */ $constructor("$ZodCheckIncludes", (inst, def) => {
  $ZodCheck.init(inst, def);
  const escapedRegex = escapeRegex(def.includes);
  const pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
  def.pattern = pattern;
  inst._zod.check = (payload) => {
    if (payload.value.includes(def.includes, def.position))
      return;
    payload.issues.push({
      origin: "string",
      code: "invalid_format",
      format: "includes",
      includes: def.includes,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckStartsWith = /* @__PURE__ */ $constructor("$ZodCheckStartsWith", (inst, def) => {
  $ZodCheck.init(inst, def);
  const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
  def.pattern ?? (def.pattern = pattern);
  inst._zod.check = (payload) => {
    if (payload.value.startsWith(def.prefix))
      return;
    payload.issues.push({
      origin: "string",
      code: "invalid_format",
      format: "starts_with",
      prefix: def.prefix,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckEndsWith = /* @__PURE__ */ $constructor("$ZodCheckEndsWith", (inst, def) => {
  $ZodCheck.init(inst, def);
  const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
  def.pattern ?? (def.pattern = pattern);
  inst._zod.check = (payload) => {
    if (payload.value.endsWith(def.suffix))
      return;
    payload.issues.push({
      origin: "string",
      code: "invalid_format",
      format: "ends_with",
      suffix: def.suffix,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckOverwrite = /* @__PURE__ */ $constructor("$ZodCheckOverwrite", (inst, def) => {
  $ZodCheck.init(inst, def);
  inst._zod.check = (payload) => {
    payload.value = def.tx(payload.value);
  };
});

// ../../work/main/node_modules/zod/v4/core/doc.js
var Doc = class {
  constructor(args = [], closed = {}) {
    this.content = [];
    this.indent = 0;
    this.args = args;
    this.closed = closed;
  }
  // the compiler catches a child's throw and keeps writing into this doc, so the indent has to unwind with it
  indented(fn) {
    this.indent += 1;
    try {
      fn(this);
    } finally {
      this.indent -= 1;
    }
  }
  write(arg) {
    if (typeof arg === "function") {
      arg(this, { execution: "sync" });
      arg(this, { execution: "async" });
      return;
    }
    const content = arg;
    const lines = content.split("\n").filter((x) => x);
    const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
    const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
    for (const line of dedented) {
      this.content.push(line);
    }
  }
  compile() {
    const F = Function;
    const content = this?.content ?? [``];
    const factory = new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {
${content.join("\n")}
};`);
    return factory(...Object.values(this.closed));
  }
};

// ../../work/main/node_modules/zod/v4/core/versions.js
var version = {
  major: 4,
  minor: 6,
  patch: 7
};

// ../../work/main/node_modules/zod/v4/core/schemas.js
var $ZodType = /* @__PURE__ */ $constructor("$ZodType", (inst, def) => {
  var _a3;
  inst ?? (inst = {});
  inst._zod.def = def;
  inst._zod.bag = inst._zod.bag || {};
  inst._zod.version = version;
  const defChecks = inst._zod.def.checks;
  const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
  for (const ch of checks) {
    for (const fn of ch._zod.onattach) {
      fn(inst);
    }
  }
  if (checks.length === 0) {
    (_a3 = inst._zod).deferred ?? (_a3.deferred = []);
    inst._zod.deferred?.push(() => {
      inst._zod.run = inst._zod.parse;
    });
  } else {
    const runChecks = (payload, checks2, ctx) => {
      if (payload.memo)
        return payload;
      let isAborted = aborted(payload);
      let asyncResult;
      for (const ch of checks2) {
        if (ch._zod.def.when) {
          if (explicitlyAborted(payload))
            continue;
          const shouldRun = ch._zod.def.when(payload);
          if (!shouldRun)
            continue;
        } else if (isAborted) {
          continue;
        }
        const currLen = payload.issues.length;
        const _ = ch._zod.check(payload);
        if (_ instanceof Promise && ctx?.async === false) {
          throw new $ZodAsyncError();
        }
        if (asyncResult || _ instanceof Promise) {
          asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
            await _;
            const nextLen = payload.issues.length;
            if (nextLen === currLen)
              return;
            attachSchema(payload.issues, currLen, inst);
            if (!isAborted)
              isAborted = aborted(payload, currLen);
          });
        } else {
          const nextLen = payload.issues.length;
          if (nextLen === currLen)
            continue;
          attachSchema(payload.issues, currLen, inst);
          if (!isAborted)
            isAborted = aborted(payload, currLen);
        }
      }
      if (asyncResult) {
        return asyncResult.then(() => {
          return payload;
        });
      }
      return payload;
    };
    const handleCanaryResult = (canary, payload, ctx) => {
      if (aborted(canary)) {
        canary.aborted = true;
        return canary;
      }
      const checkResult = runChecks(payload, checks, ctx);
      if (checkResult instanceof Promise) {
        if (ctx.async === false)
          throw new $ZodAsyncError();
        return checkResult.then((checkResult2) => inst._zod.parse(checkResult2, ctx));
      }
      return inst._zod.parse(checkResult, ctx);
    };
    inst._zod.run = (payload, ctx) => {
      if (ctx.skipChecks) {
        return inst._zod.parse(payload, ctx);
      }
      if (ctx.direction === "backward") {
        const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
        if (canary instanceof Promise) {
          return canary.then((canary2) => {
            return handleCanaryResult(canary2, payload, ctx);
          });
        }
        return handleCanaryResult(canary, payload, ctx);
      }
      const result = inst._zod.parse(payload, ctx);
      if (result instanceof Promise) {
        if (ctx.async === false)
          throw new $ZodAsyncError();
        return result.then((result2) => runChecks(result2, checks, ctx));
      }
      return runChecks(result, checks, ctx);
    };
  }
}, {
  // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
  get "~standard"() {
    return hide(this, "~standard", standardProps(this));
  },
  set "~standard"(value) {
    own(this, "~standard", value);
  }
});
var toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync2(inst, value) {
  const ctx = { async: true };
  return toStandardResult(await inst._zod.run({ value, issues: [] }, ctx), ctx);
}
function standardProps(inst) {
  return {
    validate: (value) => {
      const ctx = { async: false };
      try {
        const r = inst._zod.run({ value, issues: [] }, ctx);
        if (!(r instanceof Promise))
          return toStandardResult(r, ctx);
      } catch (_) {
      }
      return validateAsync2(inst, value);
    },
    vendor: "zod",
    version: 1
  };
}
var $ZodString = /* @__PURE__ */ $constructor("$ZodString", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = def.pattern ?? anyString;
  inst._zod.parse = (payload, _) => {
    if (def.coerce)
      try {
        payload.value = String(payload.value);
      } catch (_2) {
      }
    if (typeof payload.value === "string")
      return payload;
    payload.issues.push({
      expected: "string",
      code: "invalid_type",
      input: payload.value,
      inst
    });
    return payload;
  };
});
var $ZodStringFormat = /* @__PURE__ */ $constructor("$ZodStringFormat", (inst, def) => {
  $ZodCheckStringFormat.init(inst, def);
  $ZodString.init(inst, def);
});
var $ZodGUID = /* @__PURE__ */ $constructor("$ZodGUID", (inst, def) => {
  def.pattern ?? (def.pattern = guid);
  $ZodStringFormat.init(inst, def);
});
var $ZodUUID = /* @__PURE__ */ $constructor("$ZodUUID", (inst, def) => {
  if (def.version) {
    const versionMap = {
      v1: 1,
      v2: 2,
      v3: 3,
      v4: 4,
      v5: 5,
      v6: 6,
      v7: 7,
      v8: 8
    };
    const v = versionMap[def.version];
    if (v === void 0)
      throw new Error(`Invalid UUID version: "${def.version}"`);
    def.pattern ?? (def.pattern = uuid(v));
  } else
    def.pattern ?? (def.pattern = uuid());
  $ZodStringFormat.init(inst, def);
});
var $ZodEmail = /* @__PURE__ */ $constructor("$ZodEmail", (inst, def) => {
  def.pattern ?? (def.pattern = email);
  $ZodStringFormat.init(inst, def);
});
var URL_BAD_FORMAT = 1;
var URL_UNPARSEABLE = 2;
function canParseURL(input) {
  try {
    if (typeof URL !== "undefined" && typeof URL.canParse === "function")
      return URL.canParse(input);
    new URL(input);
    return true;
  } catch {
    return false;
  }
}
function validateURL(trimmed, def) {
  if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
    return canParseURL(trimmed) || URL_UNPARSEABLE;
  }
  return parseURLObject(trimmed, def);
}
function parseURLObject(trimmed, def) {
  if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) {
    return URL_BAD_FORMAT;
  }
  try {
    if (typeof URL !== "undefined") {
      const URLStatic = URL;
      if (typeof URLStatic.parse === "function")
        return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
    }
    return new URL(trimmed);
  } catch {
    return URL_UNPARSEABLE;
  }
}
var asciiTabOrNewline = /[\t\n\r]/g;
function stripTabAndNewline(value) {
  return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
  hostname.lastIndex = 0;
  return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
  protocol.lastIndex = 0;
  return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
var $ZodURL = /* @__PURE__ */ $constructor("$ZodURL", (inst, def) => {
  $ZodStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    try {
      const trimmed = payload.value.trim();
      const url = validateURL(trimmed, def);
      if (url === URL_BAD_FORMAT) {
        payload.issues.push({
          code: "invalid_format",
          format: "url",
          note: "Invalid URL format",
          input: payload.value,
          inst,
          continue: !def.abort
        });
        return;
      }
      if (url === URL_UNPARSEABLE) {
        payload.issues.push({
          code: "invalid_format",
          format: "url",
          input: payload.value,
          inst,
          continue: !def.abort
        });
        return;
      }
      if (url === true) {
        payload.value = stripTabAndNewline(trimmed);
        return;
      }
      if (def.hostname && !urlHostnameOk(url, def.hostname)) {
        payload.issues.push({
          code: "invalid_format",
          format: "url",
          note: "Invalid hostname",
          pattern: def.hostname.source,
          input: payload.value,
          inst,
          continue: !def.abort
        });
      }
      if (def.protocol && !urlProtocolOk(url, def.protocol)) {
        payload.issues.push({
          code: "invalid_format",
          format: "url",
          note: "Invalid protocol",
          pattern: def.protocol.source,
          input: payload.value,
          inst,
          continue: !def.abort
        });
      }
      payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
      return;
    } catch (_) {
      payload.issues.push({
        code: "invalid_format",
        format: "url",
        input: payload.value,
        inst,
        continue: !def.abort
      });
    }
  };
});
var $ZodEmoji = /* @__PURE__ */ $constructor("$ZodEmoji", (inst, def) => {
  def.pattern ?? (def.pattern = emoji());
  $ZodStringFormat.init(inst, def);
});
var $ZodNanoID = /* @__PURE__ */ $constructor("$ZodNanoID", (inst, def) => {
  if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1))
    throw new Error(`Invalid nanoid length: ${def.length}`);
  def.pattern ?? (def.pattern = def.length === void 0 ? nanoid : nanoidOfLength(def.length));
  $ZodStringFormat.init(inst, def);
});
var $ZodCUID = /* @__PURE__ */ $constructor("$ZodCUID", (inst, def) => {
  def.pattern ?? (def.pattern = cuid);
  $ZodStringFormat.init(inst, def);
});
var $ZodCUID2 = /* @__PURE__ */ $constructor("$ZodCUID2", (inst, def) => {
  def.pattern ?? (def.pattern = cuid2);
  $ZodStringFormat.init(inst, def);
});
var $ZodULID = /* @__PURE__ */ $constructor("$ZodULID", (inst, def) => {
  def.pattern ?? (def.pattern = ulid);
  $ZodStringFormat.init(inst, def);
});
var $ZodXID = /* @__PURE__ */ $constructor("$ZodXID", (inst, def) => {
  def.pattern ?? (def.pattern = xid);
  $ZodStringFormat.init(inst, def);
});
var $ZodKSUID = /* @__PURE__ */ $constructor("$ZodKSUID", (inst, def) => {
  def.pattern ?? (def.pattern = ksuid);
  $ZodStringFormat.init(inst, def);
});
var $ZodISODateTime = /* @__PURE__ */ $constructor("$ZodISODateTime", (inst, def) => {
  def.pattern ?? (def.pattern = datetime(def));
  $ZodStringFormat.init(inst, def);
});
var $ZodISODate = /* @__PURE__ */ $constructor("$ZodISODate", (inst, def) => {
  def.pattern ?? (def.pattern = date);
  $ZodStringFormat.init(inst, def);
});
var $ZodISOTime = /* @__PURE__ */ $constructor("$ZodISOTime", (inst, def) => {
  def.pattern ?? (def.pattern = time(def));
  $ZodStringFormat.init(inst, def);
});
var $ZodISODuration = /* @__PURE__ */ $constructor("$ZodISODuration", (inst, def) => {
  def.pattern ?? (def.pattern = duration2);
  $ZodStringFormat.init(inst, def);
});
var $ZodIPv4 = /* @__PURE__ */ $constructor("$ZodIPv4", (inst, def) => {
  def.pattern ?? (def.pattern = ipv4);
  $ZodStringFormat.init(inst, def);
});
var ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
  if (!ipv6Alphabet.test(value))
    return false;
  return canParseURL(`http://[${value}]`);
}
var $ZodIPv6 = /* @__PURE__ */ $constructor("$ZodIPv6", (inst, def) => {
  def.pattern ?? (def.pattern = ipv6);
  $ZodStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    if (!isValidIPv6(payload.value)) {
      payload.issues.push({
        code: "invalid_format",
        format: "ipv6",
        input: payload.value,
        inst,
        continue: !def.abort
      });
    }
  };
});
var $ZodCIDRv4 = /* @__PURE__ */ $constructor("$ZodCIDRv4", (inst, def) => {
  def.pattern ?? (def.pattern = cidrv4);
  $ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
  const parts2 = value.split("/");
  if (parts2.length !== 2)
    return false;
  const [address, prefix] = parts2;
  if (!prefix)
    return false;
  const prefixNum = Number(prefix);
  if (`${prefixNum}` !== prefix)
    return false;
  if (prefixNum < 0 || prefixNum > 128)
    return false;
  return isValidIPv6(address);
}
var $ZodCIDRv6 = /* @__PURE__ */ $constructor("$ZodCIDRv6", (inst, def) => {
  def.pattern ?? (def.pattern = cidrv6);
  $ZodStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    if (!isValidCIDRv6(payload.value)) {
      payload.issues.push({
        code: "invalid_format",
        format: "cidrv6",
        input: payload.value,
        inst,
        continue: !def.abort
      });
    }
  };
});
function isValidBase64(data) {
  if (data === "")
    return true;
  if (/\s/.test(data))
    return false;
  if (data.length % 4 !== 0)
    return false;
  try {
    atob(data);
    return true;
  } catch {
    return false;
  }
}
var base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
var $ZodBase64 = /* @__PURE__ */ $constructor("$ZodBase64", (inst, def) => {
  def.pattern ?? (def.pattern = base64Charset);
  $ZodStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    if (isValidBase64(payload.value))
      return;
    payload.issues.push({
      code: "invalid_format",
      format: "base64",
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
  if (!base64urlCharset.test(data))
    return false;
  const base643 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
  const padded = base643.padEnd(Math.ceil(base643.length / 4) * 4, "=");
  return isValidBase64(padded);
}
var $ZodBase64URL = /* @__PURE__ */ $constructor("$ZodBase64URL", (inst, def) => {
  def.pattern ?? (def.pattern = base64urlCharset);
  $ZodStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    if (isValidBase64URL(payload.value))
      return;
    payload.issues.push({
      code: "invalid_format",
      format: "base64url",
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodE164 = /* @__PURE__ */ $constructor("$ZodE164", (inst, def) => {
  def.pattern ?? (def.pattern = e164);
  $ZodStringFormat.init(inst, def);
});
function isValidJWT(token, algorithm = null) {
  try {
    const tokensParts = token.split(".");
    if (tokensParts.length !== 3)
      return false;
    const [header] = tokensParts;
    if (!header)
      return false;
    const parsedHeader = JSON.parse(atob(header));
    if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT")
      return false;
    if (!parsedHeader.alg)
      return false;
    if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm))
      return false;
    return true;
  } catch {
    return false;
  }
}
var $ZodJWT = /* @__PURE__ */ $constructor("$ZodJWT", (inst, def) => {
  $ZodStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    if (isValidJWT(payload.value, def.alg))
      return;
    payload.issues.push({
      code: "invalid_format",
      format: "jwt",
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodNumber = /* @__PURE__ */ $constructor("$ZodNumber", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = number;
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce)
      try {
        payload.value = Number(payload.value);
      } catch (_) {
      }
    const input = payload.value;
    if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
      return payload;
    }
    const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
    payload.issues.push({
      expected: "number",
      code: "invalid_type",
      input,
      inst,
      ...received ? { received } : {}
    });
    return payload;
  };
});
var $ZodNumberFormat = /* @__PURE__ */ $constructor("$ZodNumberFormat", (inst, def) => {
  $ZodCheckNumberFormat.init(inst, def);
  $ZodNumber.init(inst, def);
});
var $ZodBoolean = /* @__PURE__ */ $constructor("$ZodBoolean", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = boolean;
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce)
      try {
        payload.value = Boolean(payload.value);
      } catch (_) {
      }
    const input = payload.value;
    if (typeof input === "boolean")
      return payload;
    payload.issues.push({
      expected: "boolean",
      code: "invalid_type",
      input,
      inst
    });
    return payload;
  };
});
var $ZodNull = /* @__PURE__ */ $constructor("$ZodNull", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = _null;
  inst._zod.values = /* @__PURE__ */ new Set([null]);
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (input === null)
      return payload;
    payload.issues.push({
      expected: "null",
      code: "invalid_type",
      input,
      inst
    });
    return payload;
  };
});
var $ZodUnknown = /* @__PURE__ */ $constructor("$ZodUnknown", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload) => payload;
});
var $ZodNever = /* @__PURE__ */ $constructor("$ZodNever", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, _ctx) => {
    payload.issues.push({
      expected: "never",
      code: "invalid_type",
      input: payload.value,
      inst
    });
    return payload;
  };
});
function capSize(inst, size) {
  const caps = sizeCaps(inst._zod.def.checks);
  if (!caps.length)
    return;
  const cap2 = Math.min(...caps.map((c) => c[0]));
  const parse4 = inst._zod.parse;
  inst._zod.parse = (payload, ctx) => {
    const n = size(payload.value);
    if (n > cap2 && !ctx?.skipChecks && ctx?.direction !== "backward") {
      for (const [max, ch] of sizeCaps(inst._zod.def.checks)) {
        if (n > max && ch._zod.def.when(payload)) {
          const start = payload.issues.length;
          ch._zod.check(payload);
          payload.issues[start].continue = false;
          attachSchema(payload.issues, start, inst);
          return payload;
        }
      }
    }
    return parse4(payload, ctx);
  };
}
var arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
  if (result.issues.length) {
    final.issues.push(...prefixIssues(index, result.issues));
  }
  final.value[index] = result.value;
}
var $ZodArray = /* @__PURE__ */ $constructor("$ZodArray", (inst, def) => {
  $ZodType.init(inst, def);
  const memo2 = globalConfig.memoizer;
  memo2?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!Array.isArray(input)) {
      payload.issues.push({
        expected: "array",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    payload.value = memo2 ? memo2.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
    const proms = [];
    const abortEarly = ctx?.abortEarly;
    for (let i = 0; i < input.length; i++) {
      const item = input[i];
      const result = def.element._zod.run({
        value: item,
        issues: []
      }, ctx);
      if (result instanceof Promise) {
        proms.push(result.then((result2) => handleArrayResult(result2, payload, i)));
      } else {
        handleArrayResult(result, payload, i);
        if (abortEarly && result.issues.length !== 0 && aborted(result))
          break;
      }
    }
    if (proms.length) {
      return Promise.all(proms).then(() => payload);
    }
    return payload;
  };
  capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
  const isPresent = key in input;
  const isOptionalOut = optout === "optional";
  if (!isPresent && isOptionalOut && optin === "optional") {
    return;
  }
  if (result.issues.length) {
    if (optin !== void 0 && isOptionalOut && !isPresent) {
      return;
    }
    final.issues.push(...prefixIssues(key, result.issues));
  }
  if (!isPresent && optin === void 0) {
    if (!result.issues.length) {
      final.issues.push({
        code: "invalid_type",
        expected: "nonoptional",
        input: void 0,
        path: [key]
      });
    }
    return;
  }
  if (result.value === void 0) {
    if (isPresent || optin === "defaulted" && !isOptionalOut) {
      final.value[key] = void 0;
    }
  } else {
    final.value[key] = result.value;
  }
}
var NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
  const keys = Object.keys(def.shape);
  const ownSymbols = Object.getOwnPropertySymbols(def.shape);
  const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
  const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
  for (const k of allKeys) {
    if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
      throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
    }
  }
  const okeys = optionalKeys(def.shape);
  return {
    ...def,
    allKeys,
    symbolKeys,
    // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
    keySet: new Set(keys),
    numKeys: keys.length,
    optionalKeys: new Set(okeys)
  };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
  const unrecognized = [];
  const keySet = def.keySet;
  const _catchall = def.catchall._zod;
  const t = _catchall.def.type;
  const optin = _catchall.optin;
  const optout = _catchall.optout;
  let seen2 = 0;
  for (const key in input) {
    if (abortEarly && payload.issues.length !== seen2) {
      if (aborted(payload, seen2))
        break;
      seen2 = payload.issues.length;
    }
    if (keySet.has(key))
      continue;
    if (key === "__proto__") {
      if (t === "never")
        unrecognized.push(key);
      continue;
    }
    if (t === "never") {
      unrecognized.push(key);
      continue;
    }
    const r = _catchall.run({ value: input[key], issues: [] }, ctx);
    if (r instanceof Promise) {
      proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
    } else {
      handlePropertyResult(r, payload, key, input, optin, optout);
    }
  }
  if (unrecognized.length) {
    payload.issues.push({
      code: "unrecognized_keys",
      keys: unrecognized,
      input,
      inst,
      // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
      continue: true
    });
  }
  if (!proms.length)
    return payload;
  return Promise.all(proms).then(() => {
    return payload;
  });
}
var $ZodObject = /* @__PURE__ */ $constructor("$ZodObject", (inst, def) => {
  $ZodType.init(inst, def);
  const desc = Object.getOwnPropertyDescriptor(def, "shape");
  const sh = desc?.get ? desc.get.raw : def.shape ?? {};
  if (sh) {
    const get = () => {
      const newSh = { ...sh };
      Object.defineProperty(def, "shape", { value: newSh });
      get.raw = newSh;
      return newSh;
    };
    get.raw = sh;
    Object.defineProperty(def, "shape", { get });
  }
  const _normalized = cached(() => normalizeDef(def));
  defineLazyInternal(inst, "propValues", (zod) => {
    const shape = zod.def.shape;
    const propValues = {};
    for (const key in shape) {
      const field2 = shape[key]._zod;
      if (field2.values) {
        if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
          assignProp(propValues, key, /* @__PURE__ */ new Set());
        }
        for (const v of field2.values)
          propValues[key].add(v);
        if (field2.optin !== void 0)
          propValues[key].add(void 0);
      }
    }
    return propValues;
  });
  const isObject2 = isObject;
  const catchall = def.catchall;
  let value;
  const memo2 = globalConfig.memoizer;
  memo2?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    value ?? (value = _normalized.value);
    const input = payload.value;
    if (!isObject2(input)) {
      payload.issues.push({
        expected: "object",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    payload.value = memo2 ? memo2.alloc(inst, payload, {}, ctx) : {};
    const proms = [];
    const shape = value.shape;
    const abortEarly = ctx?.abortEarly;
    let seen2 = payload.issues.length;
    for (const key of value.allKeys) {
      if (abortEarly && payload.issues.length !== seen2) {
        if (aborted(payload, seen2))
          break;
        seen2 = payload.issues.length;
      }
      if (key === "__proto__")
        continue;
      const el = shape[key];
      const optin = el._zod.optin;
      const optout = el._zod.optout;
      const r = el._zod.run({ value: input[key], issues: [] }, ctx);
      if (r instanceof Promise) {
        proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
      } else {
        handlePropertyResult(r, payload, key, input, optin, optout);
      }
    }
    if (!catchall) {
      return proms.length ? Promise.all(proms).then(() => payload) : payload;
    }
    return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
  };
});
var $ZodObjectJIT = /* @__PURE__ */ $constructor("$ZodObjectJIT", (inst, def) => {
  $ZodObject.init(inst, def);
  const superParse = inst._zod.parse;
  const _normalized = cached(() => normalizeDef(def));
  const memo2 = globalConfig.memoizer;
  const generateFastpass = (shape) => {
    const normalized = _normalized.value;
    const syms = normalized.symbolKeys;
    const doc = new Doc(["payload", "ctx"], { shape, inst, memo: memo2, syms });
    const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
    const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
    doc.write(`const input = payload.value;`);
    const ids = /* @__PURE__ */ Object.create(null);
    let counter = 0;
    for (const key of normalized.allKeys) {
      ids[key] = `key_${counter++}`;
    }
    doc.write(memo2 ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
    for (const key of normalized.allKeys) {
      if (key === "__proto__")
        continue;
      const id = ids[key];
      const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
      const isPresent = `${k} in input`;
      const schema = shape[key];
      const optin = schema?._zod?.optin;
      const isOptionalIn = optin !== void 0;
      const isOptionalOut = schema?._zod?.optout === "optional";
      doc.write(`const ${id} = ${parseStr(k)};`);
      if (isOptionalIn && isOptionalOut) {
        const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
        doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
      } else if (!isOptionalIn) {
        doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
      } else {
        doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
        if (optin === "defaulted") {
          doc.write(`newResult[${k}] = ${id}.value;`);
        } else {
          doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
        }
      }
    }
    doc.write(`payload.value = newResult;`);
    doc.write(`return payload;`);
    return doc.compile();
  };
  let fastpass;
  const isObject2 = isObject;
  const jit = !globalConfig.jitless;
  const allowsEval2 = allowsEval;
  const fastEnabled = jit && allowsEval2.value;
  const catchall = def.catchall;
  let value;
  inst._zod.parse = (payload, ctx) => {
    value ?? (value = _normalized.value);
    const input = payload.value;
    if (!isObject2(input)) {
      payload.issues.push({
        expected: "object",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
      if (!fastpass)
        fastpass = generateFastpass(def.shape);
      payload = fastpass(payload, ctx);
      if (!catchall)
        return payload;
      return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
    }
    return superParse(payload, ctx);
  };
});
function handleUnionResults(results, final, inst, ctx) {
  for (const result of results) {
    if (result.issues.length === 0) {
      final.value = result.value;
      return final;
    }
  }
  const nonaborted = results.filter((r) => !aborted(r));
  if (nonaborted.length === 1) {
    final.value = nonaborted[0].value;
    return nonaborted[0];
  }
  final.issues.push({
    code: "invalid_union",
    input: final.value,
    inst,
    errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
  });
  return final;
}
var $ZodUnion = /* @__PURE__ */ $constructor("$ZodUnion", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
  defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
  defineLazyInternal(inst, "values", (zod) => {
    if (zod.def.options.every((o) => o._zod.values)) {
      return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
    }
    return void 0;
  });
  defineLazyInternal(inst, "pattern", (zod) => {
    if (zod.def.options.every((o) => o._zod.pattern)) {
      const patterns = zod.def.options.map((o) => o._zod.pattern);
      return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
    }
    return void 0;
  });
  const first = def.options.length === 1 ? def.options[0]._zod.run : null;
  inst._zod.parse = (payload, ctx) => {
    if (first) {
      return first(payload, ctx);
    }
    let async = false;
    const results = [];
    for (const option of def.options) {
      const result = option._zod.run({
        value: payload.value,
        issues: []
      }, ctx);
      if (result instanceof Promise) {
        results.push(result);
        async = true;
      } else {
        if (result.issues.length === 0)
          return result;
        results.push(result);
      }
    }
    if (!async)
      return handleUnionResults(results, payload, inst, ctx);
    return Promise.all(results).then((results2) => {
      return handleUnionResults(results2, payload, inst, ctx);
    });
  };
});
var $ZodIntersection = /* @__PURE__ */ $constructor("$ZodIntersection", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    const left = def.left._zod.run({ value: input, issues: [] }, ctx);
    const right = def.right._zod.run({ value: input, issues: [] }, ctx);
    const async = left instanceof Promise || right instanceof Promise;
    if (async) {
      return Promise.all([left, right]).then(([left2, right2]) => {
        return handleIntersectionResults(payload, left2, right2);
      });
    }
    return handleIntersectionResults(payload, left, right);
  };
});
function mergeValues(a, b) {
  if (a === b) {
    return { valid: true, data: a };
  }
  if (a instanceof Date && b instanceof Date && +a === +b) {
    return { valid: true, data: a };
  }
  if (isPlainObject(a) && isPlainObject(b)) {
    const bKeys = Object.keys(b);
    const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
    const newObj = { ...a, ...b };
    if (Object.prototype.hasOwnProperty.call(newObj, "__proto__"))
      delete newObj.__proto__;
    for (const key of sharedKeys) {
      if (key === "__proto__")
        continue;
      const sharedValue = mergeValues(a[key], b[key]);
      if (!sharedValue.valid) {
        return {
          valid: false,
          mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
        };
      }
      newObj[key] = sharedValue.data;
    }
    return { valid: true, data: newObj };
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) {
      return { valid: false, mergeErrorPath: [] };
    }
    const newArray = [];
    for (let index = 0; index < a.length; index++) {
      const itemA = a[index];
      const itemB = b[index];
      const sharedValue = mergeValues(itemA, itemB);
      if (!sharedValue.valid) {
        return {
          valid: false,
          mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
        };
      }
      newArray.push(sharedValue.data);
    }
    return { valid: true, data: newArray };
  }
  return { valid: false, mergeErrorPath: [] };
}
function handleIntersectionResults(result, left, right) {
  const unrecKeys = /* @__PURE__ */ new Map();
  let unrecIssue;
  const keyIssues = /* @__PURE__ */ new Map();
  const collect2 = (iss, side) => {
    let keys;
    if (iss.code === "unrecognized_keys" && !iss.path?.length) {
      unrecIssue ?? (unrecIssue = iss);
      keys = iss.keys;
    } else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
      const k = String(iss.path[0]);
      if (!keyIssues.has(k))
        keyIssues.set(k, iss);
      keys = [k];
    } else {
      return false;
    }
    for (const k of keys) {
      if (!unrecKeys.has(k))
        unrecKeys.set(k, {});
      unrecKeys.get(k)[side] = true;
    }
    return true;
  };
  for (const iss of left.issues) {
    if (!collect2(iss, "l"))
      result.issues.push(iss);
  }
  for (const iss of right.issues) {
    if (!collect2(iss, "r"))
      result.issues.push(iss);
  }
  const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
  if (bothKeys.length) {
    const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
    if (aggregated.length)
      result.issues.push({ ...unrecIssue, keys: aggregated });
    for (const k of bothKeys) {
      if (!aggregated.includes(k) && keyIssues.has(k))
        result.issues.push(keyIssues.get(k));
    }
  }
  const merged = mergeValues(left.value, right.value);
  if (!merged.valid) {
    if (aborted(result))
      return result;
    throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
  }
  result.value = merged.data;
  return result;
}
var $ZodRecord = /* @__PURE__ */ $constructor("$ZodRecord", (inst, def) => {
  $ZodType.init(inst, def);
  const memo2 = globalConfig.memoizer;
  memo2?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!isPlainObject(input)) {
      payload.issues.push({
        expected: "record",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    const proms = [];
    const values = def.keyType._zod.values;
    if (values && !def.partial) {
      payload.value = memo2 ? memo2.alloc(inst, payload, {}, ctx) : {};
      const recordKeys = /* @__PURE__ */ new Set();
      for (const key of values) {
        if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
          recordKeys.add(typeof key === "number" ? key.toString() : key);
          if (key === "__proto__")
            continue;
          const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
          if (keyResult instanceof Promise) {
            throw new Error("Async schemas not supported in object keys currently");
          }
          if (keyResult.issues.length) {
            payload.issues.push({
              code: "invalid_key",
              origin: "record",
              issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
              input: key,
              path: [key],
              inst
            });
            continue;
          }
          const outKey = keyResult.value;
          if (outKey === "__proto__")
            continue;
          const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
          if (result instanceof Promise) {
            proms.push(result.then((result2) => {
              if (result2.issues.length) {
                payload.issues.push(...prefixIssues(key, result2.issues));
              }
              payload.value[outKey] = result2.value;
            }));
          } else {
            if (result.issues.length) {
              payload.issues.push(...prefixIssues(key, result.issues));
            }
            payload.value[outKey] = result.value;
          }
        }
      }
      let unrecognized;
      for (const key in input) {
        if (!recordKeys.has(key)) {
          if (def.mode === "loose") {
            if (key === "__proto__")
              continue;
            payload.value[key] = input[key];
          } else {
            unrecognized = unrecognized ?? [];
            unrecognized.push(key);
          }
        }
      }
      if (unrecognized && unrecognized.length > 0) {
        payload.issues.push({
          code: "unrecognized_keys",
          input,
          inst,
          keys: unrecognized,
          continue: true
        });
      }
    } else {
      payload.value = memo2 ? memo2.alloc(inst, payload, {}, ctx) : {};
      let unrecognized;
      for (const key of Reflect.ownKeys(input)) {
        if (key === "__proto__")
          continue;
        if (!Object.prototype.propertyIsEnumerable.call(input, key))
          continue;
        let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
        if (keyResult instanceof Promise) {
          throw new Error("Async schemas not supported in object keys currently");
        }
        const checkNumericKey = typeof key === "string" && number.test(key) && keyResult.issues.length;
        if (checkNumericKey) {
          const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
          if (retryResult instanceof Promise) {
            throw new Error("Async schemas not supported in object keys currently");
          }
          if (retryResult.issues.length === 0) {
            keyResult = retryResult;
          }
        }
        if (keyResult.issues.length) {
          if (def.mode === "loose") {
            payload.value[key] = input[key];
          } else if (values) {
            unrecognized = unrecognized ?? [];
            unrecognized.push(key);
          } else {
            payload.issues.push({
              code: "invalid_key",
              origin: "record",
              issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
              input: key,
              path: [key],
              inst
            });
          }
          continue;
        }
        const outKey = keyResult.value;
        if (outKey === "__proto__")
          continue;
        const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
        if (result instanceof Promise) {
          proms.push(result.then((result2) => {
            if (result2.issues.length) {
              payload.issues.push(...prefixIssues(key, result2.issues));
            }
            payload.value[outKey] = result2.value;
          }));
        } else {
          if (result.issues.length) {
            payload.issues.push(...prefixIssues(key, result.issues));
          }
          payload.value[outKey] = result.value;
        }
      }
      if (unrecognized && unrecognized.length > 0) {
        payload.issues.push({
          code: "unrecognized_keys",
          input,
          inst,
          keys: unrecognized,
          continue: true
        });
      }
    }
    if (proms.length) {
      return Promise.all(proms).then(() => payload);
    }
    return payload;
  };
});
var $ZodEnum = /* @__PURE__ */ $constructor("$ZodEnum", (inst, def) => {
  $ZodType.init(inst, def);
  const values = getEnumValues(def.entries);
  const valuesSet = new Set(values);
  inst._zod.values = valuesSet;
  defineLazyInternal(inst, "pattern", (zod) => {
    const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
    return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
  });
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (valuesSet.has(input)) {
      return payload;
    }
    payload.issues.push({
      code: "invalid_value",
      values,
      input,
      inst
    });
    return payload;
  };
});
var $ZodLiteral = /* @__PURE__ */ $constructor("$ZodLiteral", (inst, def) => {
  $ZodType.init(inst, def);
  const values = new Set(def.values);
  inst._zod.values = values;
  defineLazyInternal(inst, "pattern", (zod) => {
    const vals = zod.def.values;
    return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
  });
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (values.has(input)) {
      return payload;
    }
    payload.issues.push({
      code: "invalid_value",
      values: def.values,
      input,
      inst
    });
    return payload;
  };
});
var $ZodTransform = /* @__PURE__ */ $constructor("$ZodTransform", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.optin = "optional";
  globalConfig.memoizer?.guard(inst);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      throw new $ZodEncodeError(inst.constructor.name);
    }
    const _out = def.transform(payload.value, payload);
    if (ctx.async) {
      const output = _out instanceof Promise ? _out : Promise.resolve(_out);
      return output.then((output2) => {
        payload.value = output2;
        return payload;
      });
    }
    if (_out instanceof Promise) {
      throw new $ZodAsyncError();
    }
    payload.value = _out;
    return payload;
  };
});
function handleOptionalResult(payload, result) {
  payload.value = result.issues.length ? void 0 : result.value;
  return payload;
}
var $ZodOptional = /* @__PURE__ */ $constructor("$ZodOptional", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
  inst._zod.optout = "optional";
  defineLazyInternal(inst, "values", (zod) => {
    const values = zod.def.innerType._zod.values;
    return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
  });
  defineLazyInternal(inst, "pattern", (zod) => {
    const pattern = zod.def.innerType._zod.pattern;
    return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
  });
  inst._zod.parse = (payload, ctx) => {
    if (payload.value === void 0) {
      if (def.innerType._zod.optin !== "defaulted")
        return payload;
      const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
      if (result instanceof Promise)
        return result.then((result2) => handleOptionalResult(payload, result2));
      return handleOptionalResult(payload, result);
    }
    return def.innerType._zod.run(payload, ctx);
  };
});
var $ZodExactOptional = /* @__PURE__ */ $constructor("$ZodExactOptional", (inst, def) => {
  $ZodOptional.init(inst, def);
  defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
  defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
  inst._zod.parse = (payload, ctx) => {
    return def.innerType._zod.run(payload, ctx);
  };
});
var $ZodNullable = /* @__PURE__ */ $constructor("$ZodNullable", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
  defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
  defineLazyInternal(inst, "pattern", (zod) => {
    const pattern = zod.def.innerType._zod.pattern;
    return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
  });
  defineLazyInternal(inst, "values", (zod) => {
    return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
  });
  inst._zod.parse = (payload, ctx) => {
    if (payload.value === null)
      return payload;
    return def.innerType._zod.run(payload, ctx);
  };
});
var $ZodDefault = /* @__PURE__ */ $constructor("$ZodDefault", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.optin = "defaulted";
  defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      return def.innerType._zod.run(payload, ctx);
    }
    if (payload.value === void 0) {
      payload.value = def.defaultValue;
      return payload;
    }
    const result = def.innerType._zod.run(payload, ctx);
    if (result instanceof Promise) {
      return result.then((result2) => handleDefaultResult(result2, def));
    }
    return handleDefaultResult(result, def);
  };
});
function handleDefaultResult(payload, def) {
  if (payload.value === void 0) {
    payload.value = def.defaultValue;
  }
  return payload;
}
var $ZodPrefault = /* @__PURE__ */ $constructor("$ZodPrefault", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.optin = "defaulted";
  defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      return def.innerType._zod.run(payload, ctx);
    }
    if (payload.value === void 0) {
      payload.value = def.defaultValue;
    }
    return def.innerType._zod.run(payload, ctx);
  };
});
var $ZodNonOptional = /* @__PURE__ */ $constructor("$ZodNonOptional", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "values", (zod) => {
    const v = zod.def.innerType._zod.values;
    return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
  });
  inst._zod.parse = (payload, ctx) => {
    const result = def.innerType._zod.run(payload, ctx);
    if (result instanceof Promise) {
      return result.then((result2) => handleNonOptionalResult(result2, inst));
    }
    return handleNonOptionalResult(result, inst);
  };
});
function handleNonOptionalResult(payload, inst) {
  if (!payload.issues.length && payload.value === void 0) {
    payload.issues.push({
      code: "invalid_type",
      expected: "nonoptional",
      input: payload.value,
      inst
    });
  }
  return payload;
}
function handleCatchResult(payload, result, def, ctx) {
  if (!result.issues.length) {
    payload.value = result.value;
    if (result.memo)
      payload.memo = true;
    return payload;
  }
  payload.value = def.catchValue({
    ...result,
    value: payload.value,
    error: {
      issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config()))
    },
    input: payload.value
  });
  return payload;
}
var $ZodCatch = /* @__PURE__ */ $constructor("$ZodCatch", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
  defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
  defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      return def.innerType._zod.run(payload, ctx);
    }
    const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
    if (result instanceof Promise) {
      return result.then((result2) => handleCatchResult(payload, result2, def, ctx));
    }
    return handleCatchResult(payload, result, def, ctx);
  };
});
var $ZodPipe = /* @__PURE__ */ $constructor("$ZodPipe", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
  defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
  defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
  defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      const right = def.out._zod.run(payload, ctx);
      if (right instanceof Promise) {
        return right.then((right2) => handlePipeResult(right2, def.in, ctx));
      }
      return handlePipeResult(right, def.in, ctx);
    }
    const left = def.in._zod.run(payload, ctx);
    if (left instanceof Promise) {
      return left.then((left2) => handlePipeResult(left2, def.out, ctx));
    }
    return handlePipeResult(left, def.out, ctx);
  };
});
function handlePipeResult(left, next, ctx) {
  if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
    left.aborted = true;
    return left;
  }
  return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
var $ZodReadonly = /* @__PURE__ */ $constructor("$ZodReadonly", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
  defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
  defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      return def.innerType._zod.run(payload, ctx);
    }
    const result = def.innerType._zod.run(payload, ctx);
    if (result instanceof Promise) {
      return result.then(handleReadonlyResult);
    }
    return handleReadonlyResult(result);
  };
});
function handleReadonlyResult(payload) {
  if (!payload.memo)
    payload.value = Object.freeze(payload.value);
  return payload;
}
var $ZodCustom = /* @__PURE__ */ $constructor("$ZodCustom", (inst, def) => {
  $ZodCheck.init(inst, def);
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, _) => {
    return payload;
  };
  inst._zod.check = (payload) => {
    const input = payload.value;
    const r = def.fn(input);
    if (r instanceof Promise) {
      return r.then((r2) => handleRefineResult(r2, payload, input, inst));
    }
    handleRefineResult(r, payload, input, inst);
    return;
  };
});
function handleRefineResult(result, payload, input, inst) {
  if (!result) {
    const _iss = {
      code: "custom",
      input,
      inst,
      // incorporates params.error into issue reporting
      path: [...inst._zod.def.path ?? []],
      // incorporates params.error into issue reporting
      continue: !inst._zod.def.abort
      // params: inst._zod.def.params,
    };
    if (inst._zod.def.params)
      _iss.params = inst._zod.def.params;
    payload.issues.push(issue(_iss));
  }
}

// ../../work/main/node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError = class extends Error {
  constructor() {
    super(`Cannot parse a reference cycle that closes through a transform`);
    this.name = "ZodCyclicError";
  }
};
var STATE = "~memo";
var NO_ISSUES = [];
function isRef(value) {
  return value !== null && typeof value === "object";
}
function cloneIssues(issues) {
  return issues.map((iss) => iss.path ? { ...iss, path: iss.path.slice() } : { ...iss });
}
var recursive = /* @__PURE__ */ new WeakMap();
var NONE = 0;
var ASSUMED = 1;
var PROVEN = 2;
function isRecursive(inst, stack, resolve5) {
  const cached2 = recursive.get(inst);
  if (cached2 !== void 0)
    return cached2 ? PROVEN : NONE;
  if (stack.has(inst))
    return PROVEN;
  stack.add(inst);
  let result = NONE;
  const check2 = (child2) => {
    if (result !== PROVEN && child2?._zod) {
      const answer = isRecursive(child2, stack, resolve5);
      if (answer > result)
        result = answer;
    }
  };
  const shape = (sh, spread) => {
    let answer = NONE;
    for (const key of Reflect.ownKeys(sh)) {
      const desc = Object.getOwnPropertyDescriptor(sh, key);
      if (spread && !desc.enumerable)
        continue;
      const child2 = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve5) : NONE;
      if (child2 > answer)
        answer = child2;
    }
    return answer;
  };
  const merge3 = (answer) => {
    if (answer > result)
      result = answer;
  };
  const def = inst._zod.def;
  const kind = def.type;
  switch (kind) {
    case "object": {
      const raw = rawShape(def);
      merge3(raw ? shape(raw, true) : ASSUMED);
      check2(def.catchall);
      break;
    }
    case "array":
      check2(def.element);
      break;
    case "tuple":
      for (const el of def.items)
        check2(el);
      check2(def.rest);
      break;
    case "record":
    case "map":
      check2(def.keyType);
      check2(def.valueType);
      break;
    case "set":
      check2(def.valueType);
      break;
    case "union":
      for (const el of def.options)
        check2(el);
      break;
    case "intersection":
      check2(def.left);
      check2(def.right);
      break;
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "catch":
    case "readonly":
    case "nonoptional":
    case "promise":
    case "success":
      check2(def.innerType);
      break;
    case "pipe":
      check2(def.in);
      check2(def.out);
      break;
    case "function":
      check2(def.input);
      check2(def.output);
      break;
    // `$ZodLazy` caches its inner on the def, so a resolved edge is followed exactly
    case "lazy": {
      const inner = def._cachedInner ?? (resolve5 ? inst._zod.innerType : void 0);
      merge3(inner ? isRecursive(inner, stack, false) : ASSUMED);
      break;
    }
    // a leaf by choice: `parts` are regex fragments, not data positions
    case "template_literal":
    // leaves
    case "string":
    case "number":
    case "int":
    case "boolean":
    case "bigint":
    case "symbol":
    case "undefined":
    case "null":
    case "void":
    case "never":
    case "any":
    case "unknown":
    case "date":
    case "nan":
    case "enum":
    case "literal":
    case "file":
    case "transform":
    case "custom":
      break;
    default: {
      kind;
      for (const key in def) {
        const desc = Object.getOwnPropertyDescriptor(def, key);
        if (!desc || desc.get)
          continue;
        const value = desc.value;
        if (!value || typeof value !== "object")
          continue;
        if (value._zod)
          check2(value);
        else if (Array.isArray(value))
          for (const el of value)
            check2(el);
      }
    }
  }
  stack.delete(inst);
  return settle(inst, result);
}
function settle(inst, answer) {
  if (answer !== ASSUMED)
    recursive.set(inst, answer === PROVEN);
  return answer;
}
function bucketFor(state, inst) {
  let bucket = state.buckets.get(inst);
  if (!bucket) {
    bucket = /* @__PURE__ */ new WeakMap();
    state.buckets.set(inst, bucket);
  }
  return bucket;
}
var handoff;
var open = [];
var memo = {
  alloc(_inst, payload, empty) {
    const bucket = handoff;
    if (!bucket)
      return empty;
    handoff = void 0;
    const entry = { value: empty, issues: null };
    bucket.set(payload.value, entry);
    open.push(entry);
    return empty;
  },
  guard(inst) {
    var _a3;
    (_a3 = inst._zod).deferred ?? (_a3.deferred = []);
    inst._zod.deferred.push(() => {
      const base = inst._zod.parse;
      const wrapped = (payload, ctx) => {
        if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value))
          throw new $ZodCyclicError();
        return base(payload, ctx);
      };
      inst._zod.parse = wrapped;
      if (inst._zod.run === base)
        inst._zod.run = wrapped;
    });
  },
  attach(inst) {
    var _a3;
    let isRecursiveInst;
    let rechecked = false;
    let lastCtx;
    let lastBucket;
    (_a3 = inst._zod).deferred ?? (_a3.deferred = []);
    inst._zod.deferred.push(() => {
      const base = inst._zod.parse;
      const wrapped = (payload, ctx) => {
        if (isRecursiveInst === void 0) {
          const walked = isRecursive(inst, /* @__PURE__ */ new Set(), false);
          if (walked === NONE) {
            inst._zod.parse = base;
            if (inst._zod.run === wrapped)
              inst._zod.run = base;
            return base(payload, ctx);
          }
          if (walked === PROVEN || rechecked)
            isRecursiveInst = true;
          else
            rechecked = true;
        }
        const input = payload.value;
        if (!isRef(input))
          return base(payload, ctx);
        let state = ctx[STATE];
        if (!state) {
          state = { buckets: /* @__PURE__ */ new WeakMap(), backEdges: void 0 };
          ctx[STATE] = state;
        }
        let bucket;
        if (lastCtx === ctx) {
          bucket = lastBucket;
        } else {
          bucket = bucketFor(state, inst);
          lastCtx = ctx;
          lastBucket = bucket;
        }
        const hit = bucket.get(input);
        if (hit) {
          payload.value = hit.value;
          if (hit.issues) {
            if (hit.issues.length)
              payload.issues.push(...cloneIssues(hit.issues));
          } else {
            payload.memo = true;
            state.backEdges ?? (state.backEdges = /* @__PURE__ */ new WeakSet());
            state.backEdges.add(hit.value);
          }
          return payload;
        }
        handoff = bucket;
        const depth = open.length;
        const result = base(payload, ctx);
        handoff = void 0;
        const entry = open.length > depth ? open.pop() : void 0;
        if (result instanceof Promise) {
          return result.then((r) => {
            if (entry)
              entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
            return r;
          });
        }
        if (entry)
          entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
        return result;
      };
      inst._zod.parse = wrapped;
      if (inst._zod.run === base)
        inst._zod.run = wrapped;
    });
  }
};
function memoizer() {
  return memo;
}
function isBackEdge(ctx, value) {
  const backEdges = ctx[STATE]?.backEdges;
  return backEdges !== void 0 && isRef(value) && backEdges.has(value);
}

// ../../work/main/node_modules/zod/v4/locales/en.js
var error = () => {
  const Sizable = {
    string: { unit: "characters", verb: "to have" },
    file: { unit: "bytes", verb: "to have" },
    array: { unit: "items", verb: "to have" },
    set: { unit: "items", verb: "to have" },
    map: { unit: "entries", verb: "to have" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const FormatDictionary = {
    regex: "input",
    email: "email address",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO datetime",
    date: "ISO date",
    time: "ISO time",
    duration: "ISO duration",
    ipv4: "IPv4 address",
    ipv6: "IPv6 address",
    mac: "MAC address",
    cidrv4: "IPv4 range",
    cidrv6: "IPv6 range",
    base64: "base64-encoded string",
    base64url: "base64url-encoded string",
    json_string: "JSON string",
    e164: "E.164 number",
    currency_code: "currency code",
    credit_card: "credit card number",
    iban: "IBAN",
    jwt: "JWT",
    template_literal: "input"
  };
  const TypeDictionary = {
    // Compatibility: "nan" -> "NaN" for display
    nan: "NaN"
    // All other type names omitted - they fall back to raw values via ?? operator
  };
  function getTypeName(type, input) {
    if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
      return String(input);
    }
    return TypeDictionary[type] ?? type;
  }
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type": {
        const expected = getTypeName(issue2.expected);
        const receivedType = parsedType(issue2.input);
        const received = getTypeName(receivedType, issue2.input);
        return `Invalid input: expected ${expected}, received ${received}`;
      }
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Invalid input: expected ${stringifyPrimitive(issue2.values[0])}`;
        return `Invalid option: expected one of ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.exact ? "exactly " : issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Too big: expected ${issue2.origin ?? "value"} to have ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "elements"}`;
        return `Too big: expected ${issue2.origin ?? "value"} to be ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.exact ? "exactly " : issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Too small: expected ${issue2.origin} to have ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `Too small: expected ${issue2.origin} to be ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with") {
          return `Invalid string: must start with "${_issue.prefix}"`;
        }
        if (_issue.format === "ends_with")
          return `Invalid string: must end with "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Invalid string: must include "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Invalid string: must match pattern ${_issue.pattern}`;
        return `Invalid ${FormatDictionary[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Invalid number: must be a multiple of ${issue2.divisor}`;
      case "unrecognized_keys":
        return `Unrecognized key${issue2.keys.length > 1 ? "s" : ""}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Invalid key in ${issue2.origin}`;
      case "invalid_union":
        if (issue2.options && Array.isArray(issue2.options) && issue2.options.length > 0) {
          const opts = issue2.options.map((o) => `'${o}'`).join(" | ");
          return `Invalid discriminator value. Expected ${opts}`;
        }
        if (issue2.inclusive === false) {
          return "Invalid input: more than one option matched";
        }
        return "Invalid input";
      case "invalid_element":
        return `Invalid value in ${issue2.origin}`;
      default:
        return `Invalid input`;
    }
  };
};
function en_default() {
  return {
    localeError: error()
  };
}

// ../../work/main/node_modules/zod/v4/core/registries.js
var _a2;
var $ZodRegistry = class {
  constructor() {
    this._map = /* @__PURE__ */ new WeakMap();
    this._idmap = /* @__PURE__ */ new Map();
  }
  add(schema, ..._meta) {
    const meta2 = _meta[0];
    this._map.set(schema, meta2);
    if (meta2 && typeof meta2 === "object" && "id" in meta2) {
      this._idmap.set(meta2.id, schema);
    }
    return this;
  }
  clear() {
    this._map = /* @__PURE__ */ new WeakMap();
    this._idmap = /* @__PURE__ */ new Map();
    return this;
  }
  remove(schema) {
    const meta2 = this._map.get(schema);
    if (meta2 && typeof meta2 === "object" && "id" in meta2) {
      this._idmap.delete(meta2.id);
    }
    this._map.delete(schema);
    return this;
  }
  get(schema) {
    const p = schema._zod.parent;
    if (p) {
      const pm = { ...this.get(p) ?? {} };
      delete pm.id;
      const f = { ...pm, ...this._map.get(schema) };
      return Object.keys(f).length ? f : void 0;
    }
    return this._map.get(schema);
  }
  has(schema) {
    return this._map.has(schema);
  }
};
function registry() {
  return new $ZodRegistry();
}
(_a2 = globalThis).__zod_globalRegistry ?? (_a2.__zod_globalRegistry = registry());
var globalRegistry = globalThis.__zod_globalRegistry;

// ../../work/main/node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
  if (def.checks)
    def.checks = [...def.checks];
  return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class2, params) {
  return new Class2(snapshotChecks({ type: "string", ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _email(Class2, params) {
  return new Class2({
    type: "string",
    format: "email",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _guid(Class2, params) {
  return new Class2({
    type: "string",
    format: "guid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class2, params) {
  return new Class2({
    type: "string",
    format: "uuid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class2, params) {
  return new Class2({
    type: "string",
    format: "uuid",
    check: "string_format",
    abort: false,
    version: "v4",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class2, params) {
  return new Class2({
    type: "string",
    format: "uuid",
    check: "string_format",
    abort: false,
    version: "v6",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class2, params) {
  return new Class2({
    type: "string",
    format: "uuid",
    check: "string_format",
    abort: false,
    version: "v7",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _url(Class2, params) {
  return new Class2({
    type: "string",
    format: "url",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _emoji2(Class2, params) {
  return new Class2({
    type: "string",
    format: "emoji",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class2, params) {
  return new Class2({
    type: "string",
    format: "nanoid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _cuid(Class2, params) {
  return new Class2({
    type: "string",
    format: "cuid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class2, params) {
  return new Class2({
    type: "string",
    format: "cuid2",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class2, params) {
  return new Class2({
    type: "string",
    format: "ulid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _xid(Class2, params) {
  return new Class2({
    type: "string",
    format: "xid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class2, params) {
  return new Class2({
    type: "string",
    format: "ksuid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class2, params) {
  return new Class2({
    type: "string",
    format: "ipv4",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class2, params) {
  return new Class2({
    type: "string",
    format: "ipv6",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class2, params) {
  return new Class2({
    type: "string",
    format: "cidrv4",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class2, params) {
  return new Class2({
    type: "string",
    format: "cidrv6",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _base64(Class2, params) {
  return new Class2({
    type: "string",
    format: "base64",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class2, params) {
  return new Class2({
    type: "string",
    format: "base64url",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _e164(Class2, params) {
  return new Class2({
    type: "string",
    format: "e164",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class2, params) {
  return new Class2({
    type: "string",
    format: "jwt",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class2, params) {
  return new Class2({
    type: "string",
    format: "datetime",
    check: "string_format",
    offset: false,
    local: false,
    precision: null,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class2, params) {
  return new Class2({
    type: "string",
    format: "date",
    check: "string_format",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class2, params) {
  return new Class2({
    type: "string",
    format: "time",
    check: "string_format",
    precision: null,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class2, params) {
  return new Class2({
    type: "string",
    format: "duration",
    check: "string_format",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _number(Class2, params) {
  return new Class2(snapshotChecks({ type: "number", checks: [], ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _int(Class2, params) {
  return new Class2({
    type: "number",
    check: "number_format",
    abort: false,
    format: "safeint",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class2, params) {
  return new Class2({
    type: "boolean",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _null2(Class2, params) {
  return new Class2({
    type: "null",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class2) {
  return new Class2({
    type: "unknown"
  });
}
// @__NO_SIDE_EFFECTS__
function _never(Class2, params) {
  return new Class2({
    type: "never",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
  return new $ZodCheckLessThan({
    check: "less_than",
    ...normalizeParams(params),
    value,
    inclusive: false
  });
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
  return new $ZodCheckLessThan({
    check: "less_than",
    ...normalizeParams(params),
    value,
    inclusive: true
  });
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
  return new $ZodCheckGreaterThan({
    check: "greater_than",
    ...normalizeParams(params),
    value,
    inclusive: false
  });
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
  return new $ZodCheckGreaterThan({
    check: "greater_than",
    ...normalizeParams(params),
    value,
    inclusive: true
  });
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
  return new $ZodCheckMultipleOf({
    check: "multiple_of",
    ...normalizeParams(params),
    value
  });
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
  const ch = new $ZodCheckMaxLength({
    check: "max_length",
    ...normalizeParams(params),
    maximum
  });
  return ch;
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
  return new $ZodCheckMinLength({
    check: "min_length",
    ...normalizeParams(params),
    minimum
  });
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
  return new $ZodCheckLengthEquals({
    check: "length_equals",
    ...normalizeParams(params),
    length
  });
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
  return new $ZodCheckRegex({
    check: "string_format",
    format: "regex",
    ...normalizeParams(params),
    pattern
  });
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
  return new $ZodCheckLowerCase({
    check: "string_format",
    format: "lowercase",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
  return new $ZodCheckUpperCase({
    check: "string_format",
    format: "uppercase",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
  return new $ZodCheckIncludes({
    check: "string_format",
    format: "includes",
    ...normalizeParams(params),
    includes
  });
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
  return new $ZodCheckStartsWith({
    check: "string_format",
    format: "starts_with",
    ...normalizeParams(params),
    prefix
  });
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
  return new $ZodCheckEndsWith({
    check: "string_format",
    format: "ends_with",
    ...normalizeParams(params),
    suffix
  });
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
  return new $ZodCheckOverwrite({
    check: "overwrite",
    tx
  });
}
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
  return /* @__PURE__ */ _overwrite((input) => input.normalize(form));
}
// @__NO_SIDE_EFFECTS__
function _trim() {
  return /* @__PURE__ */ _overwrite((input) => input.trim());
}
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
  return /* @__PURE__ */ _overwrite((input) => input.toLowerCase());
}
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
  return /* @__PURE__ */ _overwrite((input) => input.toUpperCase());
}
// @__NO_SIDE_EFFECTS__
function _slugify() {
  return /* @__PURE__ */ _overwrite((input) => slugify(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class2, element, params) {
  return new Class2({
    type: "array",
    element,
    // get element() {
    //   return element;
    // },
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _custom(Class2, fn, _params) {
  const norm = normalizeParams(_params);
  norm.abort ?? (norm.abort = true);
  const schema = new Class2({
    type: "custom",
    check: "custom",
    fn,
    ...norm
  });
  return schema;
}
// @__NO_SIDE_EFFECTS__
function _refine(Class2, fn, _params) {
  const schema = new Class2({
    type: "custom",
    check: "custom",
    fn,
    ...normalizeParams(_params)
  });
  return schema;
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
  const ch = /* @__PURE__ */ _check((payload) => {
    payload.addIssue = (issue2) => {
      if (typeof issue2 === "string") {
        payload.issues.push(issue(issue2, payload.value, ch._zod.def));
      } else {
        const _issue = issue2;
        if (_issue.fatal)
          _issue.continue = false;
        _issue.code ?? (_issue.code = "custom");
        if (!("input" in _issue))
          _issue.input = payload.value;
        _issue.inst ?? (_issue.inst = ch);
        _issue.continue ?? (_issue.continue = !ch._zod.def.abort);
        payload.issues.push(issue(_issue));
      }
    };
    return fn(payload.value, payload);
  }, params);
  return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
  const ch = new $ZodCheck({
    check: "custom",
    ...normalizeParams(params)
  });
  ch._zod.check = fn;
  return ch;
}

// ../../work/main/node_modules/zod/v4/core/to-json-schema.js
function assignProps(target, ...sources) {
  for (const source of sources) {
    for (const key of Reflect.ownKeys(source)) {
      if (Object.prototype.propertyIsEnumerable.call(source, key)) {
        assignProp(target, key, source[key]);
      }
    }
  }
  return target;
}
function initializeContext(params) {
  let target = params?.target ?? "draft-2020-12";
  if (target === "draft-4")
    target = "draft-04";
  if (target === "draft-7")
    target = "draft-07";
  return {
    processors: params.processors ?? {},
    metadataRegistry: params?.metadata ?? globalRegistry,
    target,
    unrepresentable: params?.unrepresentable ?? "throw",
    override: params?.override ?? (() => {
    }),
    io: params?.io ?? "output",
    counter: 0,
    seen: /* @__PURE__ */ new Map(),
    sharedDefsExtractedFor: void 0,
    sharedEmitDoneFor: void 0,
    cycles: params?.cycles ?? "ref",
    reused: params?.reused ?? "inline",
    intersections: [],
    deferred: [],
    external: params?.external ?? void 0
  };
}
function handleUnrepresentable(schema, ctx, json, params, message2) {
  const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({ zodSchema: schema, path: params.path, message: message2 }) : ctx.unrepresentable;
  if (result === "any")
    return false;
  if (result === void 0 || result === "throw")
    throw new Error(message2);
  Object.assign(json, result);
  return true;
}
function processSchema(schema, ctx, _params = { path: [], schemaPath: [] }) {
  var _a3;
  const def = schema._zod.def;
  const seen2 = ctx.seen.get(schema);
  if (seen2) {
    seen2.count++;
    const isCycle = _params.schemaPath.includes(schema);
    if (isCycle) {
      seen2.cycle = _params.path;
    }
    return seen2.schema;
  }
  const result = { schema: {}, count: 1, cycle: void 0, path: _params.path };
  ctx.seen.set(schema, result);
  ctx.sharedDefsExtractedFor = void 0;
  ctx.sharedEmitDoneFor = void 0;
  const overrideSchema = schema._zod.toJSONSchema?.();
  if (overrideSchema) {
    result.schema = overrideSchema;
  } else {
    const params = {
      ..._params,
      schemaPath: [..._params.schemaPath, schema],
      path: _params.path
    };
    if (schema._zod.processJSONSchema) {
      schema._zod.processJSONSchema(ctx, result.schema, params);
    } else {
      const _json = result.schema;
      const processor = ctx.processors[def.type];
      if (!processor) {
        throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
      }
      processor(schema, ctx, _json, params);
    }
    const parent = schema._zod.parent;
    if (parent) {
      if (!result.ref)
        result.ref = parent;
      processSchema(parent, ctx, params);
      ctx.seen.get(parent).isParent = true;
    }
  }
  const meta2 = ctx.metadataRegistry.get(schema);
  if (meta2)
    assignProps(result.schema, meta2);
  if (ctx.io === "input" && isTransforming(schema)) {
    delete result.schema.examples;
    delete result.schema.default;
  }
  if (ctx.io === "input" && "_prefault" in result.schema)
    (_a3 = result.schema).default ?? (_a3.default = result.schema._prefault);
  delete result.schema._prefault;
  const _result = ctx.seen.get(schema);
  return _result.schema;
}
function encodeJSONPointerSegment(segment) {
  return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema) {
  const root = ctx.seen.get(schema);
  if (!root)
    throw new Error("Unprocessed schema. This is a bug in Zod.");
  if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external)
    return;
  const idToSchema = /* @__PURE__ */ new Map();
  for (const entry of ctx.seen.entries()) {
    const id = ctx.metadataRegistry.get(entry[0])?.id;
    if (id) {
      const existing = idToSchema.get(id);
      if (existing && existing !== entry[0]) {
        throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
      }
      idToSchema.set(id, entry[0]);
    }
  }
  const makeURI = (entry) => {
    const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
    if (ctx.external) {
      const externalId = ctx.external.registry.get(entry[0])?.id;
      const uriGenerator = ctx.external.uri ?? ((id2) => id2);
      if (externalId) {
        return { ref: uriGenerator(externalId) };
      }
      const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
      entry[1].defId = id;
      return { defId: id, ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}` };
    }
    const uriPrefix = `#`;
    const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
    if (entry[1] === root && !entry[1].schema.id) {
      return { ref: uriPrefix };
    }
    const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
    return { defId, ref: defUriPrefix + encodeJSONPointerSegment(defId) };
  };
  const extractToDef = (entry) => {
    if (entry[1].schema.$ref) {
      return;
    }
    const seen2 = entry[1];
    const { ref, defId } = makeURI(entry);
    seen2.def = { ...seen2.schema };
    if (defId)
      seen2.defId = defId;
    const schema2 = seen2.schema;
    for (const key in schema2) {
      delete schema2[key];
    }
    schema2.$ref = ref;
  };
  if (ctx.cycles === "throw") {
    for (const entry of ctx.seen.entries()) {
      const seen2 = entry[1];
      if (seen2.cycle) {
        throw new Error(`Cycle detected: #/${seen2.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
      }
    }
  }
  for (const entry of ctx.seen.entries()) {
    const seen2 = entry[1];
    if (schema === entry[0]) {
      extractToDef(entry);
      continue;
    }
    if (ctx.external) {
      const ext = ctx.external.registry.get(entry[0])?.id;
      if (schema !== entry[0] && ext) {
        extractToDef(entry);
        continue;
      }
    }
    const id = ctx.metadataRegistry.get(entry[0])?.id;
    if (id) {
      extractToDef(entry);
      continue;
    }
    if (seen2.cycle) {
      extractToDef(entry);
      continue;
    }
    if (seen2.count > 1) {
      if (ctx.reused === "ref") {
        extractToDef(entry);
      }
    }
  }
  if (ctx.external)
    ctx.sharedDefsExtractedFor = ctx.external;
}
function compactTypeUnion(schema) {
  const options = schema.anyOf;
  if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0)
    return;
  const types = [];
  for (const option of options) {
    if (!option || typeof option !== "object")
      return;
    compactTypeUnion(option);
    const keys = Object.keys(option);
    if (keys.length !== 1 || keys[0] !== "type")
      return;
    const type = option.type;
    for (const member2 of Array.isArray(type) ? type : [type]) {
      if (typeof member2 !== "string")
        return;
      if (!types.includes(member2))
        types.push(member2);
    }
  }
  delete schema.anyOf;
  schema.type = types.length === 1 ? types[0] : types;
}
var FOLDABLE_KEYS = /* @__PURE__ */ new Set(["type", "properties", "required", "additionalProperties"]);
var UNION_KEYS = ["oneOf", "anyOf"];
function undeclaredConstraint(member2) {
  const extra = member2.additionalProperties;
  if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null)
    return null;
  return Object.keys(extra).length ? extra : null;
}
function foldObjects(members2) {
  const objects = [];
  for (const member2 of members2) {
    if (typeof member2 !== "object" || member2.type !== "object")
      return null;
    for (const key in member2) {
      if (!FOLDABLE_KEYS.has(key))
        return null;
    }
    objects.push(member2);
  }
  const properties2 = {};
  const required2 = /* @__PURE__ */ new Set();
  for (const object of objects) {
    for (const key in object.properties) {
      if (Object.prototype.hasOwnProperty.call(properties2, key))
        continue;
      const parts2 = [];
      for (const other of objects) {
        const part = other.properties?.[key] ?? undeclaredConstraint(other);
        if (part === null || part === void 0)
          continue;
        if (!parts2.some((seen2) => JSON.stringify(seen2) === JSON.stringify(part)))
          parts2.push(part);
      }
      const merged = parts2.length === 1 ? parts2[0] : foldObjects(parts2) ?? { allOf: parts2 };
      assignProp(properties2, key, merged);
    }
    for (const key of object.required ?? [])
      required2.add(key);
  }
  const folded2 = { type: "object", properties: properties2 };
  if (required2.size)
    folded2.required = [...required2];
  if (objects.every((object) => object.additionalProperties === false)) {
    folded2.additionalProperties = false;
  } else {
    const constraints = [];
    for (const object of objects) {
      const constraint = undeclaredConstraint(object);
      if (constraint && !constraints.some((seen2) => JSON.stringify(seen2) === JSON.stringify(constraint)))
        constraints.push(constraint);
    }
    if (constraints.length === 1)
      folded2.additionalProperties = constraints[0];
    else if (constraints.length > 1)
      folded2.additionalProperties = { allOf: constraints };
  }
  return folded2;
}
function foldIntersection(json) {
  const allOf = json.allOf;
  if (!Array.isArray(allOf) || allOf.length < 2)
    return;
  for (const key of FOLDABLE_KEYS)
    if (key in json)
      return;
  const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
  let folded2 = null;
  if (!unions.length) {
    folded2 = foldObjects(allOf);
  } else {
    const union2 = unions[0];
    const keyword = UNION_KEYS.find((k) => Array.isArray(union2[k]));
    if (Object.keys(union2).length !== 1)
      return;
    const rest = allOf.filter((m) => m !== union2);
    const branches = union2[keyword].map((branch) => foldObjects([...rest, branch]));
    if (branches.some((b) => !b))
      return;
    folded2 = { [keyword]: branches };
  }
  if (!folded2)
    return;
  delete json.allOf;
  assignProps(json, folded2);
}
function finalize(ctx, schema) {
  const root = ctx.seen.get(schema);
  if (!root)
    throw new Error("Unprocessed schema. This is a bug in Zod.");
  const flattenRef = (zodSchema) => {
    const seen2 = ctx.seen.get(zodSchema);
    if (seen2.ref === null)
      return;
    const schema2 = seen2.def ?? seen2.schema;
    const _cached = { ...schema2 };
    const ref = seen2.ref;
    seen2.ref = null;
    if (ref) {
      flattenRef(ref);
      const refSeen = ctx.seen.get(ref);
      const refSchema = refSeen.schema;
      if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
        schema2.allOf = schema2.allOf ?? [];
        schema2.allOf.push(refSchema);
      } else {
        assignProps(schema2, refSchema);
      }
      assignProps(schema2, _cached);
      const isParentRef = zodSchema._zod.parent === ref;
      if (isParentRef) {
        for (const key in schema2) {
          if (key === "$ref" || key === "allOf")
            continue;
          if (!(key in _cached)) {
            delete schema2[key];
          }
        }
      }
      if (refSchema.$ref && refSeen.def) {
        for (const key in schema2) {
          if (key === "$ref" || key === "allOf")
            continue;
          if (key in refSeen.def && JSON.stringify(schema2[key]) === JSON.stringify(refSeen.def[key])) {
            delete schema2[key];
          }
        }
      }
    }
    const parent = zodSchema._zod.parent;
    if (parent && parent !== ref) {
      flattenRef(parent);
      const parentSeen = ctx.seen.get(parent);
      if (parentSeen?.schema.$ref) {
        schema2.$ref = parentSeen.schema.$ref;
        if (parentSeen.def) {
          for (const key in schema2) {
            if (key === "$ref" || key === "allOf")
              continue;
            if (key in parentSeen.def && JSON.stringify(schema2[key]) === JSON.stringify(parentSeen.def[key])) {
              delete schema2[key];
            }
          }
        }
      }
    }
    ctx.override({
      zodSchema,
      jsonSchema: schema2,
      path: seen2.path ?? []
    });
  };
  if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
    for (const entry of [...ctx.seen.entries()].reverse()) {
      flattenRef(entry[0]);
    }
    if (ctx.target !== "openapi-3.0") {
      for (const entry of ctx.seen.entries()) {
        compactTypeUnion(entry[1].def ?? entry[1].schema);
      }
    }
    for (const rewrite of ctx.deferred)
      rewrite();
    if (ctx.intersections.length) {
      const carriers = /* @__PURE__ */ new Map();
      for (const seen2 of ctx.seen.values()) {
        for (const json of [seen2.schema, seen2.def]) {
          const allOf = json?.allOf;
          if (!Array.isArray(allOf))
            continue;
          const existing = carriers.get(allOf);
          if (existing)
            existing.push(json);
          else
            carriers.set(allOf, [json]);
        }
      }
      for (const allOf of ctx.intersections) {
        for (const json of carriers.get(allOf) ?? [])
          foldIntersection(json);
      }
    }
  }
  const result = {};
  if (ctx.target === "draft-2020-12") {
    result.$schema = "https://json-schema.org/draft/2020-12/schema";
  } else if (ctx.target === "draft-07") {
    result.$schema = "http://json-schema.org/draft-07/schema#";
  } else if (ctx.target === "draft-04") {
    result.$schema = "http://json-schema.org/draft-04/schema#";
  } else if (ctx.target === "openapi-3.0") {
  } else {
  }
  if (ctx.external?.uri) {
    const id = ctx.external.registry.get(schema)?.id;
    if (!id)
      throw new Error("Schema is missing an `id` property");
    result.$id = ctx.external.uri(id);
  }
  assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
  const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
  if (rootMetaId !== void 0 && result.id === rootMetaId)
    delete result.id;
  const defs = ctx.external?.defs ?? {};
  if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
    for (const entry of ctx.seen.entries()) {
      const seen2 = entry[1];
      if (seen2.def && seen2.defId) {
        if (seen2.def.id === seen2.defId)
          delete seen2.def.id;
        assignProp(defs, seen2.defId, seen2.def);
      }
    }
  }
  if (ctx.external)
    ctx.sharedEmitDoneFor = ctx.external;
  if (ctx.external) {
  } else {
    if (Object.keys(defs).length > 0) {
      if (ctx.target === "draft-2020-12") {
        result.$defs = defs;
      } else {
        result.definitions = defs;
      }
    }
  }
  try {
    const finalized = JSON.parse(JSON.stringify(result));
    Object.defineProperty(finalized, "~standard", {
      value: {
        ...schema["~standard"],
        jsonSchema: {
          input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
          output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
        }
      },
      enumerable: false,
      writable: false
    });
    return finalized;
  } catch (_err) {
    throw new Error("Error converting schema to JSON.");
  }
}
function isTransforming(_schema, _ctx) {
  const ctx = _ctx ?? { seen: /* @__PURE__ */ new Set() };
  if (ctx.seen.has(_schema))
    return false;
  ctx.seen.add(_schema);
  const def = _schema._zod.def;
  if (def.type === "transform")
    return true;
  if (def.type === "array")
    return isTransforming(def.element, ctx);
  if (def.type === "set")
    return isTransforming(def.valueType, ctx);
  if (def.type === "lazy")
    return isTransforming(def.getter(), ctx);
  if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") {
    return isTransforming(def.innerType, ctx);
  }
  if (def.type === "intersection") {
    return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
  }
  if (def.type === "record" || def.type === "map") {
    return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
  }
  if (def.type === "pipe") {
    if (_schema._zod.traits.has("$ZodCodec"))
      return true;
    return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
  }
  if (def.type === "object") {
    for (const key in def.shape) {
      if (isTransforming(def.shape[key], ctx))
        return true;
    }
    return false;
  }
  if (def.type === "union") {
    for (const option of def.options) {
      if (isTransforming(option, ctx))
        return true;
    }
    return false;
  }
  if (def.type === "tuple") {
    for (const item of def.items) {
      if (isTransforming(item, ctx))
        return true;
    }
    if (def.rest && isTransforming(def.rest, ctx))
      return true;
    return false;
  }
  return false;
}
var createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
  const ctx = initializeContext({ ...params, processors });
  processSchema(schema, ctx);
  extractDefs(ctx, schema);
  return finalize(ctx, schema);
};
var createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
  const { libraryOptions, target } = params ?? {};
  const ctx = initializeContext({ ...libraryOptions ?? {}, target, io, processors });
  processSchema(schema, ctx);
  extractDefs(ctx, schema);
  return finalize(ctx, schema);
};

// ../../work/main/node_modules/zod/v4/core/json-schema-processors.js
var narrowMin = (agg, key, value) => {
  if (agg[key] === void 0 || value > agg[key])
    agg[key] = value;
};
var narrowMax = (agg, key, value) => {
  if (agg[key] === void 0 || value < agg[key])
    agg[key] = value;
};
var narrowBoth = (agg, value) => {
  narrowMin(agg, "minimum", value);
  narrowMax(agg, "maximum", value);
};
var addDivisor = (agg, value) => {
  agg.multipleOf ?? (agg.multipleOf = []);
  if (!agg.multipleOf.includes(value))
    agg.multipleOf.push(value);
};
var addPattern = (agg, pattern) => {
  agg.patterns ?? (agg.patterns = /* @__PURE__ */ new Set());
  agg.patterns.add(pattern);
};
var intersectMime = (agg, mime) => {
  agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
var setFormat = (agg, format) => {
  agg.format = format;
  if (format.includes("int"))
    agg.isInt = true;
};
var minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
var maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
var formatContributor = (ranges) => (agg, def) => {
  setFormat(agg, def.format);
  const [minimum, maximum] = ranges[def.format];
  narrowMin(agg, "minimum", minimum);
  narrowMax(agg, "maximum", maximum);
};
var contributors = {
  greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
  less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
  multiple_of: (agg, def) => addDivisor(agg, def.value),
  number_format: formatContributor(NUMBER_FORMAT_RANGES),
  bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
  min_length: minContributor,
  max_length: maxContributor,
  length_equals: (agg, def) => narrowBoth(agg, def.length),
  min_size: minContributor,
  max_size: maxContributor,
  size_equals: (agg, def) => narrowBoth(agg, def.size),
  string_format: (agg, def) => {
    setFormat(agg, def.format);
    if (def.pattern)
      addPattern(agg, def.pattern);
    if (def.format === "base64" || def.format === "base64url")
      agg.contentEncoding = def.format;
    if (def.local || def.precision === -1)
      agg.laxFormat = true;
  },
  mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
  const agg = {};
  const def = schema._zod.def;
  const list2 = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
  for (const ch of list2)
    contributors[ch._zod.def.check]?.(agg, ch._zod.def);
  const bag = schema._zod.bag;
  if (bag.minimum !== void 0)
    narrowMin(agg, "minimum", bag.minimum);
  if (bag.exclusiveMinimum !== void 0)
    narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
  if (bag.maximum !== void 0)
    narrowMax(agg, "maximum", bag.maximum);
  if (bag.exclusiveMaximum !== void 0)
    narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
  if (bag.multipleOf !== void 0)
    addDivisor(agg, bag.multipleOf);
  if (bag.format !== void 0) {
    agg.format ?? (agg.format = bag.format);
    if (bag.format.includes("int"))
      agg.isInt = true;
  }
  if (bag.mime)
    intersectMime(agg, bag.mime);
  for (const pattern of bag.patterns ?? [])
    addPattern(agg, pattern);
  return agg;
}
var formatMap = {
  guid: "uuid",
  url: "uri",
  datetime: "date-time",
  json_string: "json-string",
  regex: ""
  // do not set
};
var exactPatterns = /* @__PURE__ */ new Map([
  [base64Charset, base642],
  [base64urlCharset, base64url]
]);
var exactPattern = (p) => exactPatterns.get(p) ?? p;
var stringProcessor = (schema, ctx, _json, _params) => {
  const json = _json;
  json.type = "string";
  const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
  if (typeof minimum === "number")
    json.minLength = minimum;
  if (typeof maximum === "number")
    json.maxLength = maximum;
  if (format) {
    json.format = formatMap[format] ?? format;
    if (json.format === "")
      delete json.format;
    if (format === "time" || laxFormat) {
      delete json.format;
    }
  }
  if (contentEncoding)
    json.contentEncoding = contentEncoding;
  if (patterns && patterns.size > 0) {
    const patternList = [...patterns].map(exactPattern);
    if (patternList.length === 1)
      json.pattern = patternList[0].source;
    else if (patternList.length > 1) {
      json.allOf = [
        ...patternList.map((regex) => ({
          ...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
          pattern: regex.source
        }))
      ];
    }
  }
};
var numberProcessor = (schema, ctx, _json, params) => {
  const json = _json;
  const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
  json.type = isInt ? "integer" : "number";
  const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
  const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
  const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
  if (exMin) {
    if (legacy) {
      json.minimum = exclusiveMinimum;
      json.exclusiveMinimum = true;
    } else {
      json.exclusiveMinimum = exclusiveMinimum;
    }
  } else if (typeof minimum === "number") {
    json.minimum = minimum;
  }
  if (exMax) {
    if (legacy) {
      json.maximum = exclusiveMaximum;
      json.exclusiveMaximum = true;
    } else {
      json.exclusiveMaximum = exclusiveMaximum;
    }
  } else if (typeof maximum === "number") {
    json.maximum = maximum;
  }
  if (multipleOf) {
    const divisors = /* @__PURE__ */ new Set();
    for (const divisor of multipleOf) {
      if (Number.isFinite(divisor) && divisor !== 0)
        divisors.add(Math.abs(divisor));
      else
        handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
    }
    const [first, ...rest] = divisors;
    if (first !== void 0)
      json.multipleOf = first;
    if (rest.length)
      json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
  }
};
var booleanProcessor = (_schema, _ctx, json, _params) => {
  json.type = "boolean";
};
var nullProcessor = (_schema, ctx, json, _params) => {
  if (ctx.target === "openapi-3.0") {
    json.type = "string";
    json.nullable = true;
    json.enum = [null];
  } else {
    json.type = "null";
  }
};
var neverProcessor = (_schema, _ctx, json, _params) => {
  json.not = {};
};
var unknownProcessor = (_schema, _ctx, _json, _params) => {
};
var enumProcessor = (schema, _ctx, json, _params) => {
  const def = schema._zod.def;
  const values = getEnumValues(def.entries);
  if (values.length === 0) {
    json.not = {};
    return;
  }
  if (values.every((v) => typeof v === "number"))
    json.type = "number";
  if (values.every((v) => typeof v === "string"))
    json.type = "string";
  json.enum = values;
};
var literalProcessor = (schema, ctx, json, params) => {
  const def = schema._zod.def;
  if (def.values.length === 0) {
    json.not = {};
    return;
  }
  const vals = [];
  for (const val of def.values) {
    if (val === void 0) {
      if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema"))
        return;
    } else if (typeof val === "bigint") {
      if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema"))
        return;
      vals.push(Number(val));
    } else {
      vals.push(val);
    }
  }
  if (vals.length === 0) {
  } else if (vals.length === 1) {
    const val = vals[0];
    json.type = val === null ? "null" : typeof val;
    if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") {
      json.enum = [val];
    } else {
      json.const = val;
    }
  } else {
    if (vals.every((v) => typeof v === "number"))
      json.type = "number";
    if (vals.every((v) => typeof v === "string"))
      json.type = "string";
    if (vals.every((v) => typeof v === "boolean"))
      json.type = "boolean";
    if (vals.every((v) => v === null))
      json.type = "null";
    json.enum = vals;
  }
};
var customProcessor = (schema, ctx, json, params) => {
  handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
var transformProcessor = (schema, ctx, json, params) => {
  handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
var arrayProcessor = (schema, ctx, _json, params) => {
  const json = _json;
  const def = schema._zod.def;
  const { minimum, maximum } = aggregateChecks(schema);
  if (typeof minimum === "number")
    json.minItems = minimum;
  if (typeof maximum === "number")
    json.maxItems = maximum;
  json.type = "array";
  json.items = processSchema(def.element, ctx, {
    ...params,
    path: [...params.path, "items"]
  });
};
function inputOptin(schema) {
  const def = schema._zod.def;
  if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) {
    return inputOptin(def.out);
  }
  if (def.type === "catch") {
    return inputOptin(def.innerType);
  }
  return schema._zod.optin;
}
var objectProcessor = (schema, ctx, _json, params) => {
  const json = _json;
  const def = schema._zod.def;
  const shape = def.shape;
  const symbolKeys = Object.getOwnPropertySymbols(shape);
  if (symbolKeys.length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) {
    return;
  }
  json.type = "object";
  json.properties = {};
  for (const key in shape) {
    assignProp(json.properties, key, processSchema(shape[key], ctx, {
      ...params,
      path: [...params.path, "properties", key]
    }));
  }
  const requiredKeys = [];
  for (const key of Object.keys(shape)) {
    const field2 = def.shape[key];
    if (ctx.io === "input" ? inputOptin(field2) === void 0 : field2._zod.optout === void 0) {
      requiredKeys.push(key);
    }
  }
  if (requiredKeys.length > 0) {
    json.required = requiredKeys;
  }
  if (def.catchall?._zod.def.type === "never") {
    json.additionalProperties = false;
  } else if (!def.catchall) {
    if (ctx.io === "output")
      json.additionalProperties = false;
  } else if (def.catchall) {
    json.additionalProperties = processSchema(def.catchall, ctx, {
      ...params,
      path: [...params.path, "additionalProperties"]
    });
  }
};
var unionProcessor = (schema, ctx, json, params) => {
  const def = schema._zod.def;
  const isExclusive = def.inclusive === false;
  const options = def.options.map((x, i) => processSchema(x, ctx, {
    ...params,
    path: [...params.path, isExclusive ? "oneOf" : "anyOf", i]
  }));
  if (isExclusive) {
    json.oneOf = options;
  } else {
    json.anyOf = options;
  }
};
var intersectionProcessor = (schema, ctx, json, params) => {
  const def = schema._zod.def;
  const a = processSchema(def.left, ctx, {
    ...params,
    path: [...params.path, "allOf", 0]
  });
  const b = processSchema(def.right, ctx, {
    ...params,
    path: [...params.path, "allOf", 1]
  });
  const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
  const allOf = [
    ...isSimpleIntersection(a) ? a.allOf : [a],
    ...isSimpleIntersection(b) ? b.allOf : [b]
  ];
  json.allOf = allOf;
  ctx.intersections.push(allOf);
};
function stringifyKeyNames(bySchema, json, visited) {
  if (json.$ref) {
    if (visited.has(json))
      return json;
    visited.add(json);
    const def = bySchema.get(json)?.def;
    if (!def)
      return json;
    const inlined = stringifyKeyNames(bySchema, def, visited);
    return inlined === def ? json : inlined;
  }
  for (const keyword of ["anyOf", "oneOf"]) {
    const branches = json[keyword];
    if (!Array.isArray(branches))
      continue;
    const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
    if (mapped.some((branch, i) => branch !== branches[i]))
      json = { ...json, [keyword]: mapped };
  }
  const types = Array.isArray(json.type) ? json.type : [json.type];
  const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
  const values = json.enum ?? (json.const !== void 0 ? [json.const] : void 0);
  if (!numericType && !values?.some((v) => typeof v === "number"))
    return json;
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
  if (rest.enum)
    rest.enum = rest.enum.map((v) => typeof v === "number" ? String(v) : v);
  else if (typeof rest.const === "number")
    rest.const = String(rest.const);
  if (!numericType)
    return rest;
  rest.type = "string";
  if (!values)
    rest.pattern = (types.includes("number") ? number : integer).source;
  return rest;
}
var pendingRecords = /* @__PURE__ */ new WeakMap();
function rewriteKeyNames(ctx) {
  const bySchema = /* @__PURE__ */ new Map();
  for (const entry of ctx.seen.values()) {
    if (entry.def && !bySchema.has(entry.schema))
      bySchema.set(entry.schema, entry);
  }
  const rewrites = /* @__PURE__ */ new Map();
  for (const record3 of pendingRecords.get(ctx) ?? []) {
    const seen2 = ctx.seen.get(record3);
    const names2 = (seen2?.def ?? seen2?.schema)?.propertyNames;
    if (!names2 || names2 === true || rewrites.has(names2))
      continue;
    const rewritten = stringifyKeyNames(bySchema, names2, /* @__PURE__ */ new Set());
    if (rewritten !== names2)
      rewrites.set(names2, rewritten);
  }
  if (!rewrites.size)
    return;
  for (const entry of ctx.seen.values()) {
    for (const carrier of [entry.schema, entry.def]) {
      const rewritten = carrier && rewrites.get(carrier.propertyNames);
      if (rewritten)
        carrier.propertyNames = rewritten;
    }
  }
}
var recordProcessor = (schema, ctx, _json, params) => {
  const json = _json;
  const def = schema._zod.def;
  json.type = "object";
  const keyType = def.keyType;
  const patterns = aggregateChecks(keyType).patterns;
  if (def.mode === "loose" && patterns && patterns.size > 0) {
    const valueSchema = processSchema(def.valueType, ctx, {
      ...params,
      path: [...params.path, "patternProperties", "*"]
    });
    json.patternProperties = {};
    for (const pattern of patterns) {
      assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
    }
  } else {
    if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
      json.propertyNames = processSchema(def.keyType, ctx, {
        ...params,
        path: [...params.path, "propertyNames"]
      });
      let pending = pendingRecords.get(ctx);
      if (!pending) {
        pending = [];
        pendingRecords.set(ctx, pending);
        ctx.deferred.push(() => rewriteKeyNames(ctx));
      }
      pending.push(schema);
    }
    json.additionalProperties = processSchema(def.valueType, ctx, {
      ...params,
      path: [...params.path, "additionalProperties"]
    });
  }
  const keyValues = keyType._zod.values;
  const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
  if (keyValues && !def.partial && !omittableOnInput) {
    const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
    if (validKeyValues.length > 0) {
      json.required = validKeyValues.map(String);
    }
  }
};
var nullableProcessor = (schema, ctx, json, params) => {
  const def = schema._zod.def;
  const inner = processSchema(def.innerType, ctx, params);
  const seen2 = ctx.seen.get(schema);
  if (ctx.target === "openapi-3.0") {
    seen2.ref = def.innerType;
    json.nullable = true;
  } else {
    json.anyOf = [inner, { type: "null" }];
  }
};
var nonoptionalProcessor = (schema, ctx, _json, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen2 = ctx.seen.get(schema);
  seen2.ref = def.innerType;
};
var UNREPRESENTABLE_DEFAULT = /* @__PURE__ */ Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
  let unrepresentable = false;
  const serialized = JSON.stringify(value, (_, val) => {
    if (typeof val !== "bigint")
      return val;
    unrepresentable = true;
    return null;
  });
  if (!unrepresentable)
    return JSON.parse(serialized);
  handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
  return UNREPRESENTABLE_DEFAULT;
}
var defaultProcessor = (schema, ctx, json, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen2 = ctx.seen.get(schema);
  seen2.ref = def.innerType;
  const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
  if (value !== UNREPRESENTABLE_DEFAULT)
    json.default = value;
};
var prefaultProcessor = (schema, ctx, json, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen2 = ctx.seen.get(schema);
  seen2.ref = def.innerType;
  if (ctx.io !== "input")
    return;
  const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
  if (value !== UNREPRESENTABLE_DEFAULT)
    json._prefault = value;
};
var catchProcessor = (schema, ctx, json, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen2 = ctx.seen.get(schema);
  seen2.ref = def.innerType;
  let catchValue;
  try {
    catchValue = def.catchValue(void 0);
  } catch {
    handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
    return;
  }
  json.default = catchValue;
};
var pipeProcessor = (schema, ctx, _json, params) => {
  const def = schema._zod.def;
  const inIsTransform = def.in._zod.traits.has("$ZodTransform");
  const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
  processSchema(innerType, ctx, params);
  const seen2 = ctx.seen.get(schema);
  seen2.ref = innerType;
};
var readonlyProcessor = (schema, ctx, json, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen2 = ctx.seen.get(schema);
  seen2.ref = def.innerType;
  json.readOnly = true;
};
var optionalProcessor = (schema, ctx, _json, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen2 = ctx.seen.get(schema);
  seen2.ref = def.innerType;
};

// ../../work/main/node_modules/zod/v4/classic/errors.js
var _installedErrorProtos = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(proto, key, make) {
  Object.defineProperty(proto, key, {
    configurable: true,
    enumerable: false,
    get() {
      const value = make(this);
      Object.defineProperty(this, key, { value, configurable: true, writable: true });
      return value;
    },
    set(value) {
      Object.defineProperty(this, key, { value, configurable: true, writable: true });
    }
  });
}
var initializer2 = (inst, issues) => {
  $ZodError.init(inst, issues);
  inst.name = "ZodError";
  const proto = Object.getPrototypeOf(inst);
  if (_installedErrorProtos.has(proto))
    return;
  _installedErrorProtos.add(proto);
  _lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
  _lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
  _lazyMethod(proto, "addIssue", (self) => (issue2) => {
    self.issues.push(issue2);
    self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
  });
  _lazyMethod(proto, "addIssues", (self) => (issues2) => {
    self.issues.push(...issues2);
    self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
  });
  Object.defineProperty(proto, "isEmpty", {
    configurable: true,
    enumerable: false,
    get() {
      return this.issues.length === 0;
    }
  });
};
var ZodRealError = /* @__PURE__ */ $constructor("ZodError", initializer2, void 0, {
  Parent: Error
});

// ../../work/main/node_modules/zod/v4/classic/parse.js
var parse = /* @__PURE__ */ _parse(ZodRealError);
var parseAsync = /* @__PURE__ */ _parseAsync(ZodRealError);
var safeParse = /* @__PURE__ */ _safeParse(ZodRealError);
var safeParseAsync = /* @__PURE__ */ _safeParseAsync(ZodRealError);
var encode = /* @__PURE__ */ _encode(ZodRealError);
var decode = /* @__PURE__ */ _decode(ZodRealError);
var encodeAsync = /* @__PURE__ */ _encodeAsync(ZodRealError);
var decodeAsync = /* @__PURE__ */ _decodeAsync(ZodRealError);
var safeEncode = /* @__PURE__ */ _safeEncode(ZodRealError);
var safeDecode = /* @__PURE__ */ _safeDecode(ZodRealError);
var safeEncodeAsync = /* @__PURE__ */ _safeEncodeAsync(ZodRealError);
var safeDecodeAsync = /* @__PURE__ */ _safeDecodeAsync(ZodRealError);

// ../../work/main/node_modules/zod/v4/classic/schemas.js
function _ensureDefaultLocale() {
  if (!globalConfig.localeError)
    config(en_default());
}
function _ensureDefaultMemoizer() {
  if (!globalConfig.memoizer)
    config({ memoizer: memoizer() });
}
var ZodType = /* @__PURE__ */ $constructor("ZodType", (inst, def) => {
  _ensureDefaultLocale();
  $ZodType.init(inst, def);
  inst.def = def;
  inst.type = def.type;
  return inst;
}, {
  check(...chks) {
    const def = this.def;
    return this.clone(util_exports.mergeDefs(def, {
      checks: [
        ...def.checks ?? [],
        ...chks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch)
      ]
    }), { parent: true });
  },
  with(...chks) {
    return this.check(...chks);
  },
  clone(def, params) {
    return clone(this, def, params);
  },
  brand() {
    return this;
  },
  register(reg, meta2) {
    reg.add(this, meta2);
    return this;
  },
  refine(check2, params) {
    return this.check(refine(check2, params));
  },
  superRefine(refinement, params) {
    return this.check(superRefine(refinement, params));
  },
  overwrite(fn) {
    return this.check(_overwrite(fn));
  },
  optional() {
    return optional(this);
  },
  exactOptional() {
    return exactOptional(this);
  },
  nullable() {
    return nullable(this);
  },
  nullish() {
    return optional(nullable(this));
  },
  nonoptional(params) {
    return nonoptional(this, params);
  },
  array() {
    return array(this);
  },
  or(arg) {
    return union([this, arg]);
  },
  and(arg) {
    return intersection(this, arg);
  },
  transform(tx) {
    return pipe(this, transform(tx));
  },
  default(d) {
    return _default(this, d);
  },
  prefault(d) {
    return prefault(this, d);
  },
  catch(params) {
    return _catch(this, params);
  },
  pipe(target) {
    return pipe(this, target);
  },
  readonly() {
    return readonly(this);
  },
  describe(description) {
    const cl = this.clone();
    globalRegistry.add(cl, { description });
    return cl;
  },
  meta(...args) {
    if (args.length === 0)
      return globalRegistry.get(this);
    const cl = this.clone();
    globalRegistry.add(cl, args[0]);
    return cl;
  },
  isOptional() {
    return this.safeParse(void 0).success;
  },
  isNullable() {
    return this.safeParse(null).success;
  },
  apply(fn, ...args) {
    return args.length === 0 ? fn(this) : fn(this, ...args);
  },
  // Overrides core's `~standard` to add `jsonSchema`. Must stay a prototype entry: redefining it per instance demotes instances to dictionary mode.
  get "~standard"() {
    return util_exports.hide(this, "~standard", {
      ...standardProps(this),
      jsonSchema: {
        input: createStandardJSONSchemaMethod(this, "input"),
        output: createStandardJSONSchemaMethod(this, "output")
      }
    });
  },
  set "~standard"(value) {
    util_exports.own(this, "~standard", value);
  },
  parse: function _parse2(data, params) {
    return parse(this, data, params, { callee: _parse2 });
  },
  parseAsync: async function _parseAsync2(data, params) {
    return await parseAsync(this, data, params, { callee: _parseAsync2 });
  },
  safeParse(data, params) {
    return safeParse(this, data, params);
  },
  async safeParseAsync(data, params) {
    return safeParseAsync(this, data, params);
  },
  // `spa` is an alias: same function object as `safeParseAsync`, as before.
  get spa() {
    return this?.safeParseAsync;
  },
  set spa(value) {
    util_exports.own(this, "spa", value);
  },
  validate(data, params) {
    return validate(this, data, params);
  },
  validateAsync(data, params) {
    return validateAsync(this, data, params);
  },
  encode: function _encode2(data, params) {
    return encode(this, data, params, { callee: _encode2 });
  },
  decode: function _decode2(data, params) {
    return decode(this, data, params, { callee: _decode2 });
  },
  encodeAsync: async function _encodeAsync2(data, params) {
    return await encodeAsync(this, data, params, { callee: _encodeAsync2 });
  },
  decodeAsync: async function _decodeAsync2(data, params) {
    return await decodeAsync(this, data, params, { callee: _decodeAsync2 });
  },
  safeEncode(data, params) {
    return safeEncode(this, data, params);
  },
  safeDecode(data, params) {
    return safeDecode(this, data, params);
  },
  async safeEncodeAsync(data, params) {
    return safeEncodeAsync(this, data, params);
  },
  async safeDecodeAsync(data, params) {
    return safeDecodeAsync(this, data, params);
  },
  toJSONSchema(params) {
    return createToJSONSchemaMethod(this, {})(params);
  },
  // Reads through to the registry on every access, so it must not cache.
  get description() {
    return globalRegistry.get(this)?.description;
  },
  // No setter: `schema._def = x` throws, as it did when `_def` was a non-writable own property.
  get _def() {
    return this._zod.def;
  }
});
var _ZodString = /* @__PURE__ */ $constructor(
  "_ZodString",
  (inst, def) => {
    $ZodString.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
  },
  /* @__PURE__ */ util_exports.derived({
    format: (inst) => aggregateChecks(inst).format ?? null,
    minLength: (inst) => aggregateChecks(inst).minimum ?? null,
    maxLength: (inst) => aggregateChecks(inst).maximum ?? null
  }, {
    regex(...args) {
      return this.check(_regex(...args));
    },
    includes(...args) {
      return this.check(_includes(...args));
    },
    startsWith(...args) {
      return this.check(_startsWith(...args));
    },
    endsWith(...args) {
      return this.check(_endsWith(...args));
    },
    min(...args) {
      return this.check(_minLength(...args));
    },
    max(...args) {
      return this.check(_maxLength(...args));
    },
    length(...args) {
      return this.check(_length(...args));
    },
    nonempty(...args) {
      return this.check(_minLength(1, ...args));
    },
    lowercase(params) {
      return this.check(_lowercase(params));
    },
    uppercase(params) {
      return this.check(_uppercase(params));
    },
    trim() {
      return this.check(_trim());
    },
    normalize(...args) {
      return this.check(_normalize(...args));
    },
    toLowerCase() {
      return this.check(_toLowerCase());
    },
    toUpperCase() {
      return this.check(_toUpperCase());
    },
    slugify() {
      return this.check(_slugify());
    }
  })
);
var ZodString = /* @__PURE__ */ $constructor("ZodString", (inst, def) => {
  $ZodString.init(inst, def);
  _ZodString.init(inst, def);
}, {
  email(params) {
    return this.check(_email(ZodEmail, params));
  },
  url(params) {
    return this.check(_url(ZodURL, params));
  },
  jwt(params) {
    return this.check(_jwt(ZodJWT, params));
  },
  emoji(params) {
    return this.check(_emoji2(ZodEmoji, params));
  },
  guid(params) {
    return this.check(_guid(ZodGUID, params));
  },
  uuid(params) {
    return this.check(_uuid(ZodUUID, params));
  },
  uuidv4(params) {
    return this.check(_uuidv4(ZodUUID, params));
  },
  uuidv6(params) {
    return this.check(_uuidv6(ZodUUID, params));
  },
  uuidv7(params) {
    return this.check(_uuidv7(ZodUUID, params));
  },
  nanoid(params) {
    return this.check(_nanoid(ZodNanoID, params));
  },
  cuid(params) {
    return this.check(_cuid(ZodCUID, params));
  },
  cuid2(params) {
    return this.check(_cuid2(ZodCUID2, params));
  },
  ulid(params) {
    return this.check(_ulid(ZodULID, params));
  },
  base64(params) {
    return this.check(_base64(ZodBase64, params));
  },
  base64url(params) {
    return this.check(_base64url(ZodBase64URL, params));
  },
  xid(params) {
    return this.check(_xid(ZodXID, params));
  },
  ksuid(params) {
    return this.check(_ksuid(ZodKSUID, params));
  },
  ipv4(params) {
    return this.check(_ipv4(ZodIPv4, params));
  },
  ipv6(params) {
    return this.check(_ipv6(ZodIPv6, params));
  },
  cidrv4(params) {
    return this.check(_cidrv4(ZodCIDRv4, params));
  },
  cidrv6(params) {
    return this.check(_cidrv6(ZodCIDRv6, params));
  },
  e164(params) {
    return this.check(_e164(ZodE164, params));
  },
  datetime(params) {
    return this.check(_isoDateTime(ZodISODateTime, params));
  },
  date(params) {
    return this.check(_isoDate(ZodISODate, params));
  },
  time(params) {
    return this.check(_isoTime(ZodISOTime, params));
  },
  duration(params) {
    return this.check(_isoDuration(ZodISODuration, params));
  }
});
function string2(params) {
  return _string(ZodString, params);
}
var ZodStringFormat = /* @__PURE__ */ $constructor("ZodStringFormat", (inst, def) => {
  $ZodStringFormat.init(inst, def);
  _ZodString.init(inst, def);
});
var ZodISODateTime = /* @__PURE__ */ $constructor("ZodISODateTime", (inst, def) => {
  $ZodISODateTime.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodISODate = /* @__PURE__ */ $constructor("ZodISODate", (inst, def) => {
  $ZodISODate.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodISOTime = /* @__PURE__ */ $constructor("ZodISOTime", (inst, def) => {
  $ZodISOTime.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodISODuration = /* @__PURE__ */ $constructor("ZodISODuration", (inst, def) => {
  $ZodISODuration.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodEmail = /* @__PURE__ */ $constructor("ZodEmail", (inst, def) => {
  $ZodEmail.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodGUID = /* @__PURE__ */ $constructor("ZodGUID", (inst, def) => {
  $ZodGUID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodUUID = /* @__PURE__ */ $constructor("ZodUUID", (inst, def) => {
  $ZodUUID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodURL = /* @__PURE__ */ $constructor("ZodURL", (inst, def) => {
  $ZodURL.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodEmoji = /* @__PURE__ */ $constructor("ZodEmoji", (inst, def) => {
  $ZodEmoji.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodNanoID = /* @__PURE__ */ $constructor("ZodNanoID", (inst, def) => {
  $ZodNanoID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodCUID = /* @__PURE__ */ $constructor("ZodCUID", (inst, def) => {
  $ZodCUID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodCUID2 = /* @__PURE__ */ $constructor("ZodCUID2", (inst, def) => {
  $ZodCUID2.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodULID = /* @__PURE__ */ $constructor("ZodULID", (inst, def) => {
  $ZodULID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodXID = /* @__PURE__ */ $constructor("ZodXID", (inst, def) => {
  $ZodXID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodKSUID = /* @__PURE__ */ $constructor("ZodKSUID", (inst, def) => {
  $ZodKSUID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodIPv4 = /* @__PURE__ */ $constructor("ZodIPv4", (inst, def) => {
  $ZodIPv4.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodIPv6 = /* @__PURE__ */ $constructor("ZodIPv6", (inst, def) => {
  $ZodIPv6.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodCIDRv4 = /* @__PURE__ */ $constructor("ZodCIDRv4", (inst, def) => {
  $ZodCIDRv4.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodCIDRv6 = /* @__PURE__ */ $constructor("ZodCIDRv6", (inst, def) => {
  $ZodCIDRv6.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodBase64 = /* @__PURE__ */ $constructor("ZodBase64", (inst, def) => {
  $ZodBase64.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodBase64URL = /* @__PURE__ */ $constructor("ZodBase64URL", (inst, def) => {
  $ZodBase64URL.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodE164 = /* @__PURE__ */ $constructor("ZodE164", (inst, def) => {
  $ZodE164.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodJWT = /* @__PURE__ */ $constructor("ZodJWT", (inst, def) => {
  $ZodJWT.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodNumber = /* @__PURE__ */ $constructor(
  "ZodNumber",
  (inst, def) => {
    $ZodNumber.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
    inst.isFinite = true;
  },
  /* @__PURE__ */ util_exports.derived({
    minValue: (inst) => {
      const { minimum, exclusiveMinimum } = aggregateChecks(inst);
      return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
    },
    maxValue: (inst) => {
      const { maximum, exclusiveMaximum } = aggregateChecks(inst);
      return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
    },
    isInt: (inst) => {
      const { isInt, multipleOf } = aggregateChecks(inst);
      return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
    },
    format: (inst) => aggregateChecks(inst).format ?? null
  }, {
    gt(value, params) {
      return this.check(_gt(value, params));
    },
    gte(value, params) {
      return this.check(_gte(value, params));
    },
    min(value, params) {
      return this.check(_gte(value, params));
    },
    lt(value, params) {
      return this.check(_lt(value, params));
    },
    lte(value, params) {
      return this.check(_lte(value, params));
    },
    max(value, params) {
      return this.check(_lte(value, params));
    },
    int(params) {
      return this.check(int(params));
    },
    safe(params) {
      return this.check(int(params));
    },
    positive(params) {
      return this.check(_gt(0, params));
    },
    nonnegative(params) {
      return this.check(_gte(0, params));
    },
    negative(params) {
      return this.check(_lt(0, params));
    },
    nonpositive(params) {
      return this.check(_lte(0, params));
    },
    multipleOf(value, params) {
      return this.check(_multipleOf(value, params));
    },
    step(value, params) {
      return this.check(_multipleOf(value, params));
    },
    finite() {
      return this;
    }
  })
);
function number2(params) {
  return _number(ZodNumber, params);
}
var ZodNumberFormat = /* @__PURE__ */ $constructor("ZodNumberFormat", (inst, def) => {
  $ZodNumberFormat.init(inst, def);
  ZodNumber.init(inst, def);
});
function int(params) {
  return _int(ZodNumberFormat, params);
}
var ZodBoolean = /* @__PURE__ */ $constructor("ZodBoolean", (inst, def) => {
  $ZodBoolean.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function boolean2(params) {
  return _boolean(ZodBoolean, params);
}
var ZodNull = /* @__PURE__ */ $constructor("ZodNull", (inst, def) => {
  $ZodNull.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => nullProcessor(inst, ctx, json, params);
});
function _null3(params) {
  return _null2(ZodNull, params);
}
var ZodUnknown = /* @__PURE__ */ $constructor("ZodUnknown", (inst, def) => {
  $ZodUnknown.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => unknownProcessor(inst, ctx, json, params);
});
function unknown() {
  return _unknown(ZodUnknown);
}
var ZodNever = /* @__PURE__ */ $constructor("ZodNever", (inst, def) => {
  $ZodNever.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
  return _never(ZodNever, params);
}
var ZodArray = /* @__PURE__ */ $constructor("ZodArray", (inst, def) => {
  _ensureDefaultMemoizer();
  $ZodArray.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
  inst.element = def.element;
}, {
  min(n, params) {
    return this.check(_minLength(n, params));
  },
  nonempty(params) {
    return this.check(_minLength(1, params));
  },
  max(n, params) {
    return this.check(_maxLength(n, params));
  },
  length(n, params) {
    return this.check(_length(n, params));
  },
  unwrap() {
    return this.element;
  }
});
function array(element, params) {
  return _array(ZodArray, element, params);
}
var ZodObject = /* @__PURE__ */ $constructor("ZodObject", (inst, def) => {
  _ensureDefaultMemoizer();
  $ZodObjectJIT.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
  util_exports.installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
  keyof() {
    return _enum(Object.keys(this._zod.def.shape));
  },
  catchall(catchall) {
    return this.clone(util_exports.mergeDefs(this._zod.def, { catchall }));
  },
  passthrough() {
    return this.clone(util_exports.mergeDefs(this._zod.def, { catchall: unknown() }));
  },
  loose() {
    return this.clone(util_exports.mergeDefs(this._zod.def, { catchall: unknown() }));
  },
  strict() {
    return this.clone(util_exports.mergeDefs(this._zod.def, { catchall: never() }));
  },
  strip() {
    return this.clone(util_exports.mergeDefs(this._zod.def, { catchall: void 0 }));
  },
  extend(incoming) {
    return util_exports.extend(this, incoming);
  },
  safeExtend(incoming) {
    return util_exports.safeExtend(this, incoming);
  },
  merge(other) {
    return util_exports.merge(this, other);
  },
  pick(mask) {
    return util_exports.pick(this, mask);
  },
  omit(mask) {
    return util_exports.omit(this, mask);
  },
  partial(...args) {
    return util_exports.partial(ZodOptional, this, args[0]);
  },
  exactPartial(...args) {
    return util_exports.partial(ZodExactOptional, this, args[0], "exactPartial");
  },
  required(...args) {
    return util_exports.required(ZodNonOptional, this, args[0]);
  }
});
function strictObject(shape, params) {
  return new ZodObject({
    type: "object",
    shape,
    catchall: never(),
    ...util_exports.normalizeParams(params)
  });
}
var ZodUnion = /* @__PURE__ */ $constructor("ZodUnion", (inst, def) => {
  $ZodUnion.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
  inst.options = def.options;
});
function union(options, params) {
  return new ZodUnion({
    type: "union",
    options,
    ...util_exports.normalizeParams(params)
  });
}
var ZodIntersection = /* @__PURE__ */ $constructor("ZodIntersection", (inst, def) => {
  $ZodIntersection.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
  return new ZodIntersection({
    type: "intersection",
    left,
    right
  });
}
var ZodRecord = /* @__PURE__ */ $constructor("ZodRecord", (inst, def) => {
  _ensureDefaultMemoizer();
  $ZodRecord.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
  inst.keyType = def.keyType;
  inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
  if (!valueType || !valueType._zod) {
    return new ZodRecord({
      type: "record",
      keyType: string2(),
      valueType: keyType,
      ...util_exports.normalizeParams(valueType)
    });
  }
  return new ZodRecord({
    type: "record",
    keyType,
    valueType,
    ...util_exports.normalizeParams(params)
  });
}
var ZodEnum = /* @__PURE__ */ $constructor("ZodEnum", (inst, def) => {
  $ZodEnum.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
  inst.enum = def.entries;
  inst.options = [...inst._zod.values];
  const keys = new Set(Object.keys(def.entries));
  inst.extract = (values, params) => {
    const newEntries = {};
    for (const value of values) {
      if (keys.has(value)) {
        newEntries[value] = def.entries[value];
      } else
        throw new Error(`Key ${value} not found in enum`);
    }
    return new ZodEnum({
      ...def,
      checks: [],
      ...util_exports.normalizeParams(params),
      entries: newEntries
    });
  };
  inst.exclude = (values, params) => {
    const newEntries = { ...def.entries };
    for (const value of values) {
      if (keys.has(value)) {
        delete newEntries[value];
      } else
        throw new Error(`Key ${value} not found in enum`);
    }
    return new ZodEnum({
      ...def,
      checks: [],
      ...util_exports.normalizeParams(params),
      entries: newEntries
    });
  };
});
function _enum(values, params) {
  const entries2 = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
  return new ZodEnum({
    type: "enum",
    entries: entries2,
    ...util_exports.normalizeParams(params)
  });
}
var ZodLiteral = /* @__PURE__ */ $constructor("ZodLiteral", (inst, def) => {
  $ZodLiteral.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
  inst.values = new Set(def.values);
  Object.defineProperty(inst, "value", {
    get() {
      if (def.values.length > 1) {
        throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
      }
      return def.values[0];
    }
  });
});
function literal(value, params) {
  return new ZodLiteral({
    type: "literal",
    values: Array.isArray(value) ? value : [value],
    ...util_exports.normalizeParams(params)
  });
}
var ZodTransform = /* @__PURE__ */ $constructor("ZodTransform", (inst, def) => {
  _ensureDefaultMemoizer();
  $ZodTransform.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
  inst._zod.parse = (payload, _ctx) => {
    if (_ctx.direction === "backward") {
      throw new $ZodEncodeError(inst.constructor.name);
    }
    payload.addIssue = (issue2) => {
      if (typeof issue2 === "string") {
        payload.issues.push(util_exports.issue(issue2, payload.value, def));
      } else {
        const _issue = issue2;
        if (_issue.fatal)
          _issue.continue = false;
        _issue.code ?? (_issue.code = "custom");
        if (!("input" in _issue))
          _issue.input = payload.value;
        _issue.inst ?? (_issue.inst = inst);
        payload.issues.push(util_exports.issue(_issue));
      }
    };
    const output = def.transform(payload.value, payload);
    if (output instanceof Promise) {
      return output.then((output2) => {
        payload.value = output2;
        return payload;
      });
    }
    payload.value = output;
    return payload;
  };
});
function transform(fn) {
  return new ZodTransform({
    type: "transform",
    transform: fn
  });
}
var ZodOptional = /* @__PURE__ */ $constructor("ZodOptional", (inst, def) => {
  $ZodOptional.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
  inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
  return new ZodOptional({
    type: "optional",
    innerType
  });
}
var ZodExactOptional = /* @__PURE__ */ $constructor("ZodExactOptional", (inst, def) => {
  $ZodExactOptional.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
  inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
  return new ZodExactOptional({
    type: "optional",
    innerType
  });
}
var ZodNullable = /* @__PURE__ */ $constructor("ZodNullable", (inst, def) => {
  $ZodNullable.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
  inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
  return new ZodNullable({
    type: "nullable",
    innerType
  });
}
var ZodDefault = /* @__PURE__ */ $constructor("ZodDefault", (inst, def) => {
  $ZodDefault.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
  inst.unwrap = () => inst._zod.def.innerType;
  inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
  return new ZodDefault({
    type: "default",
    innerType,
    get defaultValue() {
      return typeof defaultValue === "function" ? defaultValue() : util_exports.shallowClone(defaultValue);
    }
  });
}
var ZodPrefault = /* @__PURE__ */ $constructor("ZodPrefault", (inst, def) => {
  $ZodPrefault.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
  inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
  return new ZodPrefault({
    type: "prefault",
    innerType,
    get defaultValue() {
      return typeof defaultValue === "function" ? defaultValue() : util_exports.shallowClone(defaultValue);
    }
  });
}
var ZodNonOptional = /* @__PURE__ */ $constructor("ZodNonOptional", (inst, def) => {
  $ZodNonOptional.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
  inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
  return new ZodNonOptional({
    type: "nonoptional",
    innerType,
    ...util_exports.normalizeParams(params)
  });
}
var ZodCatch = /* @__PURE__ */ $constructor("ZodCatch", (inst, def) => {
  $ZodCatch.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
  inst.unwrap = () => inst._zod.def.innerType;
  inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
  return new ZodCatch({
    type: "catch",
    innerType,
    catchValue: typeof catchValue === "function" ? catchValue : util_exports.constantCatch(catchValue)
  });
}
var ZodPipe = /* @__PURE__ */ $constructor("ZodPipe", (inst, def) => {
  $ZodPipe.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
  inst.in = def.in;
  inst.out = def.out;
});
function pipe(in_, out) {
  return new ZodPipe({
    type: "pipe",
    in: in_,
    out
    // ...util.normalizeParams(params),
  });
}
var ZodReadonly = /* @__PURE__ */ $constructor("ZodReadonly", (inst, def) => {
  $ZodReadonly.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
  inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
  return new ZodReadonly({
    type: "readonly",
    innerType
  });
}
var ZodCustom = /* @__PURE__ */ $constructor("ZodCustom", (inst, def) => {
  $ZodCustom.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
function custom(fn, _params) {
  return _custom(ZodCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
  return _refine(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
  return _superRefine(fn, params);
}

// src/core/evidence.ts
var ISOLATIONS = ["fresh-session", "fresh-instance", "shared-session", "unknown"];

// src/inputs/config.ts
var MODES = ["run", "plan", "assess", "compare"];
var PRECISIONS = { cheap: 0.1, balanced: 0.05, strict: 0.01 };
var REPORT_CHANNELS = ["summary", "annotations", "check-run", "junit", "json"];
var FAIL_ON = ["never", "failed", "unsupported"];
var PRESETS = ["openai-chat", "openai-responses", "anthropic-messages"];
var EVIDENCE_FORMATS = [
  "auto",
  "evidence",
  "trials",
  "promptfoo",
  "jsonl",
  "deepeval",
  "inspect",
  "agentcheck"
];

// src/inputs/options.ts
var COMMANDS = ["demo", "init", "plan", "run", "assess", "compare"];
var GROUPS = ["what", "agent", "probes", "how sure", "reports", "access"];
var MEASURES = ["run"];
var PRICES = ["run", "plan"];
var JUDGES = ["run", "assess"];
var ASKED = ["run", "plan", "assess"];
var ALL_MODES = ["run", "plan", "assess", "compare"];
var RECORDED = ["assess"];
var FLAG = { kind: "flag", accepts: "`true` or `false`", placeholder: "" };
var OPTIONS = [
  {
    name: "mode",
    group: "what",
    kind: "text",
    description: "What to do. `run` asks the agent and judges its decisions; `plan` says what that would cost, without a call; `assess` judges recorded runs of any harness, without a call; `compare` tells whether two recorded windows differ.",
    default: "run",
    accepts: "`run`, `plan`, `assess` or `compare`",
    example: "plan",
    placeholder: "MODE",
    commands: [],
    where: "everywhere"
  },
  {
    name: "config",
    group: "what",
    kind: "text",
    description: "File with the same settings as these inputs; an input wins over the file. Without it, `.github/agentverity.yml` is read when it exists.",
    accepts: "the path of a YAML or JSON file",
    example: ".github/agentverity.yml",
    placeholder: "FILE",
    commands: ALL_MODES,
    where: "inputs"
  },
  {
    name: "working-directory",
    group: "what",
    kind: "text",
    description: "Folder that every other path is relative to.",
    default: ".",
    accepts: "the path of a folder",
    example: "services/router",
    placeholder: "FOLDER",
    commands: ["run", "plan", "assess", "compare", "init"],
    where: "everywhere"
  },
  {
    name: "agent",
    group: "agent",
    kind: "text",
    description: "The agent to measure: a module (`./agents/router.ts#buildAgent`, the export after `#`), an endpoint (`https://…`) or a program in any language (`command: python agent.py`). Headers, body and answer paths of an endpoint go into the config file.",
    accepts: "a module such as `./agents/router.ts#buildAgent`, an address such as `https://example.com/decide` or `command: python agent.py`",
    example: "./agents/router.ts#buildAgent",
    placeholder: "AGENT",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    name: "agent-kind",
    group: "agent",
    kind: "text",
    description: "What a module exports: a decide `function`, or a `factory` that returns one. `auto` takes an export without parameters as a factory.",
    default: "auto",
    accepts: "`auto`, `function` or `factory`",
    example: "factory",
    placeholder: "KIND",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    name: "agent-env",
    group: "agent",
    kind: "list",
    description: "Names of the environment variables that the agent may see, separated by commas or line breaks; `*` for all but the runner's own.",
    accepts: "names of environment variables, such as `OPENAI_API_KEY, MODEL_NAME`, or `*`",
    example: "OPENAI_API_KEY",
    placeholder: "NAMES",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    name: "isolation",
    group: "agent",
    kind: "text",
    description: "How trials are kept apart: `auto` records what the agent really gives; `fresh-instance` calls the factory, or starts the command, once per trial; `fresh-session`, `shared-session` and `unknown` declare what you know of the agent.",
    default: "auto",
    accepts: "`auto`, `fresh-session`, `fresh-instance`, `shared-session` or `unknown`",
    example: "fresh-instance",
    placeholder: "ISOLATION",
    commands: JUDGES,
    where: "everywhere"
  },
  {
    name: "timeout",
    group: "agent",
    kind: "text",
    description: "Longest time for one call: seconds, or a number with `ms`, `s` or `m`.",
    default: "60s",
    accepts: "a time above 0 and at most 24 hours: seconds (`60`), or a number with a unit (`500ms`, `90s`, `2m`)",
    example: "90s",
    placeholder: "TIME",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    name: "retries",
    group: "agent",
    kind: "number",
    description: "Further attempts when an endpoint did not take a call on: HTTP 429, 502, 503, 504 or a refused connection. They wait as `Retry-After` asks, or longer each time; a retry is not a trial. Nothing else is ever repeated.",
    default: "3",
    accepts: "a whole number from 0 to 10",
    example: "5",
    placeholder: "N",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    name: "rate-limit",
    group: "agent",
    kind: "number",
    description: "Most calls started per minute, retries counted. Without it, as many as `max-workers` allow; an endpoint that answers 429 is called as slowly as it accepts.",
    accepts: "a whole number of calls per minute from 1 to 1000000",
    example: "300",
    placeholder: "CALLS",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    name: "max-workers",
    group: "agent",
    kind: "number",
    description: "Most calls at one time.",
    default: "4",
    accepts: "a whole number from 1 to 1024",
    example: "16",
    placeholder: "N",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "parallel-repeats",
    group: "agent",
    description: "Lets repeats of one probe run at the same time, where the agent keeps trials apart. Otherwise only different probes do.",
    default: "false",
    example: "true",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    name: "error-policy",
    group: "agent",
    kind: "text",
    description: "After a failed call, `record` it and go on, or `stop`. Either way the evidence is incomplete and never green.",
    default: "record",
    accepts: "`record` or `stop`",
    example: "stop",
    placeholder: "POLICY",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    name: "suite",
    group: "probes",
    kind: "text",
    description: "File of reviewed cases with the decision each was written to reach, and the contract (YAML or JSON). Give this or `probes`.",
    accepts: "the path of a suite file",
    example: "suite.yaml",
    placeholder: "FILE",
    commands: ALL_MODES,
    where: "everywhere"
  },
  {
    name: "probes",
    group: "probes",
    kind: "text",
    description: "File of plain inputs without a contract (`.txt`, `.csv` or `.jsonl`). Give this or `suite`.",
    accepts: "the path of a file of probes",
    example: "probes.txt",
    placeholder: "FILE",
    commands: PRICES,
    where: "everywhere"
  },
  {
    name: "evidence",
    group: "probes",
    kind: "list",
    description: "For `assess`: recorded runs, as paths or globs. Several files are judged as one when they are of one configuration.",
    accepts: "paths or globs of recorded runs, separated by commas or line breaks",
    example: "results.json",
    placeholder: "FILES",
    commands: RECORDED,
    where: "everywhere"
  },
  {
    name: "evidence-format",
    group: "probes",
    kind: "text",
    description: "What recorded them: our own `evidence` or `trials`, a `promptfoo` export, a `deepeval` test run, an `inspect` log, `agentcheck` traces, or `jsonl`, one run a line. `auto` tells it from the content.",
    default: "auto",
    accepts: "`auto`, `evidence`, `trials`, `promptfoo`, `jsonl`, `deepeval`, `inspect` or `agentcheck`",
    example: "promptfoo",
    placeholder: "FORMAT",
    commands: RECORDED,
    where: "everywhere"
  },
  {
    name: "decision-path",
    group: "probes",
    kind: "text",
    description: "Dotted path to the decision in a recorded run: of a Promptfoo export in `response.output`, otherwise in the row, test case or sample. Without it the output, trimmed, is the decision.",
    accepts: "a dotted path such as `output.route`",
    example: "output.route",
    placeholder: "PATH",
    commands: RECORDED,
    where: "everywhere"
  },
  {
    name: "input-path",
    group: "probes",
    kind: "text",
    description: "Dotted path to the input in a recorded run, where it does not stand in its usual place.",
    accepts: "a dotted path such as `vars.message`",
    example: "vars.message",
    placeholder: "PATH",
    commands: RECORDED,
    where: "everywhere"
  },
  {
    name: "provider",
    group: "probes",
    kind: "text",
    description: "Of a Promptfoo export with several providers, the one to judge: its label or id.",
    accepts: "the label or id of a provider",
    example: "openai:gpt-4.1-mini",
    placeholder: "NAME",
    commands: RECORDED,
    where: "everywhere"
  },
  {
    name: "prompt-id",
    group: "probes",
    kind: "text",
    description: "Of a Promptfoo export with several prompts, the one to judge: its label, index or id.",
    accepts: "the label, index or id of a prompt",
    example: "terse",
    placeholder: "NAME",
    commands: RECORDED,
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "replay-curtailment",
    group: "probes",
    description: "Tells where a run that stops as soon as no baseline can be admitted would have stopped, as a counterfactual: it changes no verdict.",
    default: "false",
    example: "true",
    commands: RECORDED,
    where: "everywhere"
  },
  {
    name: "before",
    group: "probes",
    kind: "text",
    description: "For `compare`: the earlier recorded window, of which every case names the decision it was written to reach (or `suite` does).",
    accepts: "the path of a recorded run",
    example: "before/evidence.json",
    placeholder: "FILE",
    commands: ["compare"],
    where: "inputs"
  },
  {
    name: "after",
    group: "probes",
    kind: "text",
    description: "For `compare`: the later recorded window, of the same probes.",
    accepts: "the path of a recorded run",
    example: "after/evidence.json",
    placeholder: "FILE",
    commands: ["compare"],
    where: "inputs"
  },
  {
    name: "precision",
    group: "how sure",
    kind: "text",
    description: "How rare a changed decision must be: below 10 % (`cheap`), 5 % (`balanced`) or 1 % (`strict`) of pairs of equal calls. Give this or `epsilon`.",
    default: "balanced",
    accepts: "`cheap`, `balanced` or `strict`",
    example: "strict",
    placeholder: "LEVEL",
    commands: ALL_MODES,
    where: "everywhere"
  },
  {
    name: "epsilon",
    group: "how sure",
    kind: "number",
    description: "The same as a fraction of your own: the flip rate to exclude.",
    accepts: "a number above 0 and below 1",
    example: "0.05",
    placeholder: "RATE",
    commands: ALL_MODES,
    where: "everywhere"
  },
  {
    name: "repeats",
    group: "how sure",
    kind: "number",
    description: "Calls per probe, an even number because calls are compared in pairs. Without it, planned from the tolerance.",
    accepts: "an even whole number, at least 2",
    example: "26",
    placeholder: "N",
    commands: PRICES,
    where: "everywhere"
  },
  {
    name: "budget",
    group: "how sure",
    kind: "number",
    description: "Most calls in all. The plan stays within it; too few for two per probe is an error before the first call.",
    accepts: "a whole number of calls, at least 2",
    example: "500",
    placeholder: "CALLS",
    commands: PRICES,
    where: "everywhere"
  },
  {
    name: "max-cost",
    group: "how sure",
    kind: "number",
    description: "US dollars, as the agent reports its costs. No call is started once they are spent; the run is then incomplete.",
    accepts: "a number of US dollars above 0",
    example: "2.50",
    placeholder: "DOLLARS",
    commands: ["run"],
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "resume",
    group: "how sure",
    description: "Continue the journal of a run that was interrupted: what was answered is not asked again, what failed is. Refused when the agent, the suite, a setting that changes the answers or a file of the repository changed. A re-run attempt in GitHub Actions does it by itself.",
    default: "false",
    example: "true",
    commands: ["run"],
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "strict-error-control",
    group: "how sure",
    description: "Judges by the exact interval instead of Wilson's, which convicts a little too readily.",
    default: "false",
    example: "true",
    commands: ASKED,
    where: "everywhere"
  },
  {
    name: "layer",
    group: "how sure",
    kind: "text",
    description: "What is compared between calls: the named decision (`verdict`), the ordered names of the `tools`, or the `text`.",
    default: "verdict",
    accepts: "`verdict`, `tools` or `text`",
    example: "tools",
    placeholder: "LAYER",
    commands: ASKED,
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "meter",
    group: "how sure",
    description: "Measures whether the same input keeps its decision.",
    default: "true",
    example: "false",
    commands: ASKED,
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "blindness",
    group: "how sure",
    description: "Measures whether the probes reach more than one decision.",
    default: "true",
    example: "false",
    commands: ASKED,
    where: "everywhere"
  },
  {
    name: "blindness-threshold",
    group: "how sure",
    kind: "number",
    description: "Share of the commonest decision from which the probes count as blind.",
    default: "0.9",
    accepts: "a number above 0 and at most 1",
    example: "0.9",
    placeholder: "SHARE",
    commands: JUDGES,
    where: "everywhere"
  },
  {
    name: "observed",
    group: "how sure",
    kind: "text",
    description: "Flips and pairs already seen: how many more quiet pairs would still certify?",
    accepts: "flips out of pairs, such as `3/73`",
    example: "3/73",
    placeholder: "FLIPS/PAIRS",
    commands: ["plan"],
    where: "command line"
  },
  {
    name: "max-pairs",
    group: "how sure",
    kind: "number",
    description: "Most pairs in all that you would measure; with `observed`.",
    accepts: "a whole number of pairs, at least 1",
    example: "500",
    placeholder: "N",
    commands: ["plan"],
    where: "command line"
  },
  {
    name: "fail-on",
    group: "reports",
    kind: "text",
    description: "What makes the job red: `unsupported` (a failure, or evidence that supports no answer), `failed` (a failure only) or `never`. Refused input is always red.",
    default: "unsupported",
    accepts: "`never`, `failed` or `unsupported`",
    example: "failed",
    placeholder: "CLASS",
    commands: ["run", "assess", "compare"],
    where: "everywhere"
  },
  {
    name: "report",
    group: "reports",
    kind: "list",
    description: "Where to report, separated by commas; `none` for nowhere but the log.",
    default: "summary,annotations,check-run,junit,json",
    accepts: "a list of `summary`, `annotations`, `check-run`, `junit` and `json`, or `none` alone",
    example: "summary,junit",
    placeholder: "LIST",
    commands: ["run", "assess", "compare"],
    where: "everywhere"
  },
  {
    name: "check-name",
    group: "reports",
    kind: "text",
    description: "Name of the check run.",
    default: "agentverity",
    accepts: "one line of at most 100 characters",
    example: "router repeatability",
    placeholder: "NAME",
    commands: [],
    where: "everywhere"
  },
  {
    name: "artifact-name",
    group: "reports",
    kind: "text",
    description: "First part of the artifacts' names: `<name>-evidence` and `<name>-report`. Different for each job of a matrix.",
    default: "agentverity",
    accepts: 'one line of at most 100 characters without " : < > | * ? \\ /',
    example: "agentverity-router",
    placeholder: "NAME",
    commands: [],
    where: "everywhere"
  },
  {
    name: "artifact-content",
    group: "reports",
    kind: "text",
    description: "What the evidence keeps: `decisions` (decisions, tool names, steps, latency, cost) or `full` (texts, arguments and outputs too).",
    default: "decisions",
    accepts: "`decisions` or `full`",
    example: "full",
    placeholder: "CONTENT",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    name: "retention-days",
    group: "reports",
    kind: "number",
    description: "Days that artifacts are kept. Without it, as the repository is set.",
    accepts: "a whole number of days from 1 to 90",
    example: "30",
    placeholder: "DAYS",
    commands: [],
    where: "everywhere"
  },
  {
    name: "format",
    group: "reports",
    kind: "text",
    description: "Form of what is printed: `text`, `json`, `junit` or `markdown`.",
    default: "text",
    accepts: "`text`, `json`, `junit` or `markdown`",
    example: "json",
    placeholder: "FORMAT",
    commands: ["run", "plan", "assess", "compare", "demo"],
    where: "command line"
  },
  {
    name: "output",
    group: "reports",
    kind: "text",
    description: "Writes it to this file instead of printing it.",
    accepts: "the path of a file",
    example: "report.json",
    placeholder: "FILE",
    commands: ["run", "plan", "assess", "compare", "demo"],
    where: "command line"
  },
  {
    ...FLAG,
    name: "quiet",
    group: "reports",
    description: "Shows no progress.",
    default: "false",
    example: "true",
    commands: ["run", "assess", "demo"],
    where: "command line"
  },
  {
    name: "github-token",
    group: "access",
    kind: "text",
    description: "Token for the check run (`checks: write`). With less, or none, the verdict is the same and the reporting reduced.",
    accepts: "a token",
    example: "${{ github.token }}",
    placeholder: "TOKEN",
    commands: [],
    where: "action"
  }
];
var BY_NAME = new Map(OPTIONS.map((option) => [option.name, option]));
function findOption(name) {
  return BY_NAME.get(name);
}
var ACTION_INPUTS = OPTIONS.filter(
  (option) => option.where !== "command line"
);
var CONFIG_KEYS = OPTIONS.filter(
  (option) => option.where === "everywhere"
);
function flagsOf(command) {
  return OPTIONS.filter((option) => option.commands.includes(command));
}
function describeOption(option) {
  return option.default === void 0 ? option.description : `${option.description} Default: \`${option.default}\``;
}

// src/inputs/config-schema.ts
var CONFIG_VERSION = "agentverity.config/v1";
var MAX_TIMEOUT_MS = 24 * 60 * 60 * 1e3;
var ENVIRONMENT_NAME = /^(?:[A-Za-z_][A-Za-z0-9_]*|\*)$/;
var ONE_LINE = /^[^\r\n]{1,100}$/;
var ARTIFACT_NAME = /^[^\r\n":<>|*?\\/]{1,100}$/;
var DURATION = /^(\d+(?:\.\d+)?)(ms|s|m)?$/;
function readDuration(value) {
  if (typeof value === "number") return value * 1e3;
  const match = DURATION.exec(value);
  if (match === null) return void 0;
  const unit = { ms: 1, s: 1e3, m: 6e4 }[match[2] ?? "s"] ?? 1e3;
  return Number(match[1]) * unit;
}
function isTimeout(value) {
  const ms = readDuration(value);
  return ms !== void 0 && ms > 0 && ms <= MAX_TIMEOUT_MS;
}
function readObserved(text2) {
  const match = /^(\d{1,9})\s*\/\s*(\d{1,9})$/.exec(text2);
  if (match === null) return void 0;
  const [flips4, pairs] = [Number(match[1]), Number(match[2])];
  return pairs >= 1 && flips4 <= pairs ? { flips: flips4, pairs } : void 0;
}
var text = string2().min(1);
var answerPath = (what) => text.optional().describe(`Dotted path to ${what} in the answer.`);
var endpointSchema = strictObject({
  url: text.optional().describe(
    "Address that is called once per trial; may hold {{input}} and ${NAME} references. A preset has one."
  ),
  preset: _enum(PRESETS).optional().describe("Fills in body and paths for a well-known interface."),
  method: _enum(["POST", "PUT", "PATCH", "GET"]).optional().describe("Default: `POST`."),
  headers: record(string2(), string2()).optional().describe("Values may hold ${NAME} references to the environment variables that `agent-env` names."),
  body: unknown().optional().describe(
    'JSON template; {{input}} in its texts is the probe. Default: the preset\'s, or `{"input": "{{input}}"}`.'
  ),
  model: text.optional().describe("With a preset: the model to ask."),
  system: text.optional().describe("With a preset: the system prompt that makes the model decide."),
  decision: answerPath("the decision"),
  text: answerPath("the text"),
  tools: answerPath("the tool calls"),
  steps: answerPath("the number of steps"),
  cost: answerPath("the cost in US dollars")
}).describe("An HTTP endpoint.");
var moduleSchema = strictObject({
  path: text.describe("TypeScript or JavaScript file, relative to the working directory."),
  export: text.optional().describe("Name of the export. Default: `default`.")
}).describe("A module of this repository.");
var commandSchema = strictObject({
  command: union([text, array(text).min(1)]).describe("One text, run by the shell; or a list of the program and its arguments, run without one."),
  "per-call": boolean2().optional().describe(
    "Starts the command for each call, with the question on standard input, and reads what it printed. Otherwise one process answers all of them in JSON Lines. Default: `false`, and `true` with `isolation: fresh-instance`."
  )
}).describe("A program in any language.");
function about(name, schema) {
  const option = findOption(name);
  return schema.optional().describe(option === void 0 ? name : describeOption(option));
}
var flag = boolean2();
var listOr = (items) => union([items, string2()]);
var fraction = number2().gt(0).lt(1);
var precisions = Object.keys(PRECISIONS);
var channels = array(_enum([...REPORT_CHANNELS, "none"])).min(1).refine((given2) => given2.length === 1 || !given2.includes("none"));
var configSchema = strictObject({
  schema: literal(CONFIG_VERSION).optional().describe("Version of this format."),
  mode: about("mode", _enum(MODES)),
  "working-directory": about("working-directory", text),
  agent: about("agent", union([text, endpointSchema, moduleSchema, commandSchema])),
  "agent-kind": about("agent-kind", _enum(["auto", "function", "factory"])),
  "agent-env": about("agent-env", listOr(array(string2().regex(ENVIRONMENT_NAME)))),
  isolation: about("isolation", _enum(["auto", ...ISOLATIONS])),
  timeout: about(
    "timeout",
    union([number2().refine(isTimeout), string2().regex(DURATION).refine(isTimeout)])
  ),
  retries: about("retries", number2().int().min(0).max(10)),
  "rate-limit": about("rate-limit", number2().int().min(1).max(1e6)),
  "max-workers": about("max-workers", number2().int().min(1).max(1024)),
  "parallel-repeats": about("parallel-repeats", flag),
  "error-policy": about("error-policy", _enum(["record", "stop"])),
  suite: about("suite", text),
  probes: about("probes", text),
  evidence: about("evidence", listOr(array(text).min(1))),
  "evidence-format": about("evidence-format", _enum(EVIDENCE_FORMATS)),
  "decision-path": about("decision-path", text),
  "input-path": about("input-path", text),
  provider: about("provider", text),
  "prompt-id": about("prompt-id", text),
  "replay-curtailment": about("replay-curtailment", flag),
  precision: about("precision", _enum(precisions)),
  epsilon: about("epsilon", fraction),
  repeats: about("repeats", number2().int().min(2).max(1e6).multipleOf(2)),
  budget: about("budget", number2().int().min(2)),
  "max-cost": about("max-cost", number2().gt(0)),
  resume: about("resume", flag),
  "strict-error-control": about("strict-error-control", flag),
  layer: about("layer", _enum(LAYERS)),
  meter: about("meter", flag),
  blindness: about("blindness", flag),
  "blindness-threshold": about("blindness-threshold", number2().gt(0).lte(1)),
  "fail-on": about("fail-on", _enum(FAIL_ON)),
  report: about("report", listOr(channels)),
  "check-name": about("check-name", string2().regex(ONE_LINE)),
  "artifact-name": about("artifact-name", string2().regex(ARTIFACT_NAME)),
  "artifact-content": about("artifact-content", _enum(["decisions", "full"])),
  "retention-days": about("retention-days", number2().int().min(1).max(90))
}).describe("Configuration of agentverity: `.github/agentverity.yml`.");
var settingsSchema = configSchema.extend({
  observed: about(
    "observed",
    string2().refine((value) => readObserved(value) !== void 0)
  ),
  "max-pairs": about("max-pairs", number2().int().min(1)),
  before: about("before", text),
  after: about("after", text)
});

// src/inputs/suggest.ts
function suggest(word, candidates) {
  const typed = fold(word);
  let best;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const known = fold(candidate);
    const limit = Math.max(1, Math.floor(Math.max(typed.length, known.length) / 3));
    const distance = Math.abs(known.length - typed.length) > limit ? limit + 1 : editDistance(typed, known);
    if (distance > limit || distance >= known.length || distance >= bestDistance) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}
function didYouMean(word, candidates, show2 = (name) => `"${name}"`) {
  const found = suggest(word, candidates);
  return found === void 0 ? "" : ` Did you mean ${show2(found)}?`;
}
function fold(word) {
  return word.slice(0, 100).replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase().replaceAll(/[_\s]/g, "-");
}
function editDistance(a, b) {
  let beforeLast = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(current, column - 1) + 1,
        at(last, column) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}
function at(row, column) {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

// src/inputs/setting-problems.ts
function nameOf(origin, path) {
  const shown3 = showPath(origin.kind === "file" ? path : path.slice(0, 1));
  if (origin.kind === "action") return `input \`${shown3}\``;
  return origin.kind === "command line" ? `\`--${shown3}\`` : `\`${shown3}\``;
}
function sample(origin, option) {
  if (origin.kind !== "command line") return `\`${option.name}: ${option.example}\``;
  return `\`--${option.name} ${/\s/.test(option.example) ? `"${option.example}"` : option.example}\``;
}
function placeOf(origin, path, what = "value") {
  return origin.kind === "file" ? { at: origin.document.locate(path, what) } : {};
}
function settingProblems(issues, settings, origin) {
  const problems2 = issues.flatMap((issue2) => narrow(issue2, settings)).flatMap((issue2) => toProblems(issue2, settings, origin));
  return [...new Map(problems2.map((problem) => [problem.message, problem])).values()];
}
function narrow(issue2, settings) {
  const agent = issue2.path[0] === "agent" ? valueAt(settings, ["agent"]) : void 0;
  if (typeof agent === "object" && agent !== null) return issuesOfAgent(agent);
  if (issue2.code !== "invalid_union") return [issue2];
  const chosen = issue2.errors.find((form) => !form.some(isWrongForm));
  if (chosen === void 0 || chosen.some(isWrongForm)) return [issue2];
  return chosen.map((inner) => ({ ...inner, path: [...issue2.path, ...inner.path] }));
}
function issuesOfAgent(agent) {
  const read = formOf(agent).safeParse(agent);
  return (read.error?.issues ?? []).map((issue2) => ({ ...issue2, path: ["agent", ...issue2.path] }));
}
function formOf(agent) {
  if ("command" in agent) return commandSchema;
  if ("path" in agent || "export" in agent) return moduleSchema;
  return "per-call" in agent ? commandSchema : endpointSchema;
}
function isWrongForm(issue2) {
  return issue2.code === "invalid_type" && issue2.path.length === 0;
}
function toProblems(issue2, settings, origin) {
  if (issue2.code === "unrecognized_keys") {
    return issue2.keys.map((key) => unknownKey([...issue2.path, key], origin));
  }
  const value = valueAt(settings, issue2.path);
  if (issue2.path[0] === "schema") return [versionProblem(value, origin)];
  if (issue2.path[0] === "agent" && issue2.path.length > 1) return [agentProblem(issue2, value, origin)];
  const option = findOption(String(issue2.path[0]));
  if (option === void 0) return [];
  const guess = typeof value === "string" ? didYouMean(value, choicesOf(issue2), (name) => `\`${name}\``).trim() : "";
  const verb = origin.kind !== "file" && issue2.path.length > 1 ? "holds" : "is";
  return [
    {
      code: "input-invalid",
      message: `${nameOf(origin, issue2.path)} ${verb} ${showValue(value)}; it must be ${option.accepts}`,
      hint: guess || hintFor(option, value, origin),
      ...placeOf(origin, issue2.path)
    }
  ];
}
function hintFor(option, value, origin) {
  const percent2 = option.kind === "number" && typeof value === "string" ? /^([\d.]+)\s*%$/.exec(value) : null;
  if (percent2 !== null) return `Write ${Number(percent2[1]) / 100} for ${percent2[1]} %.`;
  const odd = option.name === "repeats" && typeof value === "number" && Number.isInteger(value) && value > 2;
  if (odd)
    return `Use ${value - 1} or ${value + 1}: calls are compared in pairs, and an odd last one is never compared.`;
  if (typeof value === "number" && option.kind === "text" && option.name !== "timeout")
    return `Put it in quotes: "${value}".`;
  return `Write for example ${sample(origin, option)}.`;
}
var AGENT_KEYS = {
  url: "the address of the endpoint, such as `https://example.com/decide`",
  preset: "`openai-chat`, `openai-responses` or `anthropic-messages`",
  method: "`POST`, `PUT`, `PATCH` or `GET`",
  headers: "a mapping of header names to texts",
  body: "a JSON template with {{input}} where the probe goes",
  model: "the name of a model",
  system: "a text",
  decision: "a dotted path into the answer, such as `choices.0.message.content`",
  text: "a dotted path into the answer",
  tools: "a dotted path into the answer",
  steps: "a dotted path into the answer",
  cost: "a dotted path into the answer",
  path: "the path of a TypeScript or JavaScript file",
  export: "the name of an export",
  command: "a command such as `python agent.py`, or a list of the program and its arguments",
  "per-call": "`true` or `false`"
};
function agentProblem(issue2, value, origin) {
  const key = String(issue2.path[1]);
  const accepts2 = issue2.path.length > 2 ? "a text" : AGENT_KEYS[key] ?? "something else";
  const name = nameOf(origin, issue2.path);
  const at2 = placeOf(origin, issue2.path);
  if (value === void 0) {
    return { code: "input-missing", message: `${name} is missing`, hint: `Give ${accepts2}.`, ...at2 };
  }
  const guess = typeof value === "string" ? didYouMean(value, choicesOf(issue2), (word) => `\`${word}\``).trim() : "";
  const isScalar = typeof value === "number" || typeof value === "boolean";
  return {
    code: "input-invalid",
    message: `${name} is ${showValue(value)}; it must be ${accepts2}`,
    hint: guess || (isScalar ? `Put it in quotes: "${value}".` : "Correct it."),
    ...at2
  };
}
function unknownKey(path, origin) {
  const isInAgent = path.length > 1;
  if (isInAgent && Object.hasOwn(AGENT_KEYS, String(path.at(-1)))) return misplacedKey(path, origin);
  return {
    code: "input-unknown",
    message: `${nameOf(origin, path)} is no ${isInAgent ? "part of an agent" : "setting"} that this version knows`,
    hint: isInAgent ? guessOrList(path, Object.keys(AGENT_KEYS)) : settingHint(path),
    ...placeOf(origin, path, "key")
  };
}
function misplacedKey(path, origin) {
  return {
    code: "input-unknown",
    message: `${nameOf(origin, path)} does not go with the rest: an agent is a module, an endpoint or a command`,
    hint: "A module has `path`, and perhaps `export`; a command has `command`, and perhaps `per-call`; an endpoint has `url` and what goes with it.",
    ...placeOf(origin, path, "key")
  };
}
function settingHint(path) {
  const option = findOption(String(path[0]));
  if (option?.where === "command line") return `Give it on the command line: \`--${option.name}\`.`;
  if (option !== void 0) return "Give it as an input of the action, not in the file.";
  return guessOrList(
    path,
    CONFIG_KEYS.map(({ name }) => name)
  );
}
function guessOrList(path, known) {
  const guess = didYouMean(String(path.at(-1)), known, (name) => `\`${name}\``).trim();
  return guess || `Known there: ${known.join(", ")}.`;
}
function versionProblem(value, origin) {
  return {
    code: "schema-version",
    message: `the configuration's schema is ${showValue(value)}, which this version does not read`,
    hint: `Write \`schema: ${CONFIG_VERSION}\`, the only one it reads, or leave the line out.`,
    ...placeOf(origin, ["schema"])
  };
}
function choicesOf(issue2) {
  return issue2.code === "invalid_value" ? issue2.values.map(String) : [];
}
function valueAt(root, path) {
  let value = root;
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return void 0;
    value = value[step];
  }
  return value;
}
function notAMapping(document) {
  return {
    code: "input-invalid",
    message: `${document.file} holds ${typeof document.value === "string" ? quote(document.value) : showValue(document.value)}, not settings`,
    hint: "Write one `name: value` per line, such as `suite: suite.yaml`.",
    at: document.locate([])
  };
}

// src/inputs/agent-fields.ts
function readAgent(fields, origin) {
  if (typeof fields === "string") {
    const read = readAgentText(fields);
    if (read.ok) return { agent: read.agent, problems: [] };
    return { problems: [faultProblem(["agent"], fields, read.fault, origin)] };
  }
  if ("command" in fields) return readCommand2(fields, origin);
  return "path" in fields ? readModule2(fields, origin) : readEndpoint(fields, origin);
}
function readCommand2(fields, origin) {
  const command = typeof fields.command === "string" ? fields.command.trim() : fields.command;
  const fault = faultOfCommand(command);
  const shown3 = typeof command === "string" ? command : command.join(" ");
  if (fault !== void 0) return { problems: [faultProblem(["agent", "command"], shown3, fault, origin)] };
  return { agent: { kind: "command", command, perCall: fields["per-call"] ?? false }, problems: [] };
}
function readModule2(fields, origin) {
  const path = normalisePath(fields.path.trim());
  const fault = path.includes("#") ? { why: "the export has a key of its own here", hint: "Write it as `export:`." } : faultOfModulePath(path);
  if (fault !== void 0) return { problems: [faultProblem(["agent", "path"], fields.path, fault, origin)] };
  const exportName = fields.export === void 0 ? {} : { exportName: fields.export.trim() };
  return { agent: { kind: "module", path, ...exportName, exportKind: "auto" }, problems: [] };
}
function readEndpoint(fields, origin) {
  const url = fields.url?.trim() ?? "";
  const problems2 = [
    ...faultsOfAddress(url, fields.preset !== void 0, origin),
    ...faultsOfHeaders(fields.headers ?? {}, origin),
    ...faultsOfTemplate(fields, origin)
  ];
  if (problems2.length > 0) return { problems: problems2 };
  const { preset, method, headers, body, model, system, decision, text: text2, tools, steps: steps2, cost } = fields;
  const agent = {
    kind: "endpoint",
    url,
    ...given({ preset }),
    method: method ?? "POST",
    headers: headers ?? {},
    ...given({ body, model, system }),
    paths: given({ decision, text: text2, tools, steps: steps2, cost })
  };
  return { agent, problems: [] };
}
function faultsOfAddress(url, hasPreset, origin) {
  if (url === "" && hasPreset) return [];
  const name = nameOf(origin, ["agent", "url"]);
  if (url === "") {
    const message2 = `${name} is missing: an agent's mapping is an endpoint with a \`url\`, a module with a \`path\`, or a \`command\``;
    return [{ code: "input-missing", message: message2, hint: "Give one of them.", ...placeOf(origin, ["agent"]) }];
  }
  const fault = faultOfUrl(url);
  return fault === void 0 ? [] : [faultProblem(["agent", "url"], url, fault, origin)];
}
var HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
function faultsOfHeaders(headers, origin) {
  return Object.entries(headers).flatMap(([name, value]) => {
    if (HEADER_NAME.test(name) && !/[\r\n\0]/.test(value)) return [];
    const fault = {
      why: "a header is a name without blanks and one line of text",
      hint: "Write for example `x-team: payments`."
    };
    return [faultProblem(["agent", "headers", name], value, fault, origin)];
  });
}
function faultsOfTemplate(fields, origin) {
  return [...faultsOfBody(fields, origin), ...faultsOfPreset(fields, origin)];
}
function faultsOfBody({ method, body, url }, origin) {
  const isGet = method === "GET";
  const at2 = ["agent", isGet && body === void 0 ? "url" : "body"];
  const place = placeOf(origin, at2);
  if (isGet && body !== void 0) {
    const message2 = `${nameOf(origin, at2)} is given with \`method: GET\`, which sends none`;
    return [
      {
        code: "input-conflict",
        message: message2,
        hint: "Use `method: POST`, or put {{input}} into the `url`.",
        ...place
      }
    ];
  }
  const isSentAnyway = !isGet && body === void 0;
  if (isSentAnyway || holdsInput(body) || holdsInput(url)) return [];
  const example = isGet ? "`?question={{input}}`" : "`body: { question: '{{input}}' }`";
  return [
    {
      code: "input-invalid",
      message: `${nameOf(origin, at2)} has no {{input}} in it: every probe would send the same request`,
      hint: `Put {{input}} where the probe goes, such as ${example}.`,
      ...place
    }
  ];
}
function faultsOfPreset(fields, origin) {
  if (fields.preset === void 0) return faultsWithoutPreset(fields, origin);
  if (fields.model !== void 0 || fields.body !== void 0) return [];
  return [
    {
      code: "input-missing",
      message: `${nameOf(origin, ["agent", "model"])} is missing: the preset \`${fields.preset}\` asks a model by name`,
      hint: "Give the model's name, or a whole `body` of your own.",
      ...placeOf(origin, ["agent", "preset"])
    }
  ];
}
function faultsWithoutPreset(fields, origin) {
  const unused = ["model", "system"].filter((key) => fields[key] !== void 0);
  return unused.map((key) => ({
    code: "input-conflict",
    message: `${nameOf(origin, ["agent", key])} is given without a \`preset\`, so nothing would send it`,
    hint: "Name the `preset`, or write it into `body`.",
    ...placeOf(origin, ["agent", key])
  }));
}
function holdsInput(template) {
  if (typeof template === "string") return /\{\{\s*input\s*\}\}/.test(template);
  if (typeof template !== "object" || template === null) return false;
  return Object.values(template).some(holdsInput);
}
function faultProblem(path, value, fault, origin) {
  return {
    code: "input-invalid",
    message: `${nameOf(origin, path)} is ${showValue(value)}: ${fault.why}`,
    hint: fault.hint,
    ...placeOf(origin, path)
  };
}
function given(fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== void 0));
}

// src/inputs/build-config.ts
import { resolve } from "node:path";
var DEFAULTS = {
  mode: "run",
  "working-directory": ".",
  "agent-kind": "auto",
  "agent-env": [],
  isolation: "auto",
  timeout: "60s",
  retries: 3,
  "max-workers": 4,
  "parallel-repeats": false,
  "error-policy": "record",
  precision: "balanced",
  resume: false,
  "strict-error-control": false,
  layer: "verdict",
  meter: true,
  blindness: true,
  "blindness-threshold": 0.9,
  "evidence-format": "auto",
  "replay-curtailment": false,
  "fail-on": "unsupported",
  report: [...REPORT_CHANNELS],
  "check-name": "agentverity",
  "artifact-name": "agentverity",
  "artifact-content": "decisions"
};
function buildConfig(settings, agent, base) {
  const all = { ...DEFAULTS, ...settings };
  return deepFreeze({
    mode: all.mode,
    workingDirectory: resolve(base, all["working-directory"]),
    ...optional2("agent", agent && completed(agent, all)),
    agentEnv: [...new Set(all["agent-env"])],
    isolation: all.isolation,
    timeoutMs: readDuration(all.timeout) ?? Number.NaN,
    retries: all.retries,
    ...optional2("rateLimit", all["rate-limit"]),
    maxWorkers: all["max-workers"],
    parallelRepeats: all["parallel-repeats"],
    errorPolicy: all["error-policy"],
    ...optional2("suite", all.suite && normalisePath(all.suite)),
    ...optional2("probes", all.probes && normalisePath(all.probes)),
    ...optional2("evidence", all.mode === "assess" ? evidenceSpec(all, settings.layer) : void 0),
    ...optional2("before", all.before && normalisePath(all.before)),
    ...optional2("after", all.after && normalisePath(all.after)),
    epsilon: all.epsilon ?? PRECISIONS[all.precision],
    ...optional2("repeats", all.repeats),
    ...optional2("budget", all.budget),
    ...optional2("maxCost", all["max-cost"]),
    resume: all.resume,
    strictErrorControl: all["strict-error-control"],
    layer: all.layer,
    meter: all.meter,
    blindness: all.blindness,
    blindnessThreshold: all["blindness-threshold"],
    failOn: all["fail-on"],
    report: channels2(all.report),
    checkName: all["check-name"],
    artifactName: all["artifact-name"],
    artifactContent: all["artifact-content"],
    ...optional2("retentionDays", all["retention-days"]),
    ...optional2("observed", all.observed === void 0 ? void 0 : readObserved(all.observed)),
    ...optional2("maxPairs", all["max-pairs"])
  });
}
function completed(agent, all) {
  if (agent.kind === "module") return { ...agent, exportKind: all["agent-kind"] };
  if (agent.kind === "command" && all.isolation === "fresh-instance") return { ...agent, perCall: true };
  return agent;
}
function evidenceSpec(all, layer) {
  return {
    files: [...new Set([all.evidence ?? []].flat().map(normalisePath))],
    format: all["evidence-format"],
    ...optional2("decisionPath", all["decision-path"]),
    ...optional2("inputPath", all["input-path"]),
    ...optional2("provider", all.provider),
    ...optional2("promptId", all["prompt-id"]),
    ...optional2("layer", layer),
    ...optional2("replayCurtailment", all["replay-curtailment"] || void 0)
  };
}
function channels2(report) {
  return REPORT_CHANNELS.filter((channel) => report.includes(channel));
}
function optional2(name, value) {
  return value === void 0 ? {} : { [name]: value };
}
function deepFreeze(value) {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}

// src/inputs/config-rules.ts
var ALTERNATIVES = [
  ["precision", "epsilon"],
  ["suite", "probes"]
];
function alternativeProblems(names2, origin) {
  return ALTERNATIVES.filter((pair) => pair.every((name) => names2.has(name))).map(
    ([first, second]) => ({
      code: "input-conflict",
      message: `${nameOf(origin, [first])} and ${nameOf(origin, [second])} are both given, and they answer the same question`,
      hint: "Keep one of them.",
      ...placeOf(origin, [second], "key")
    })
  );
}
function ruleProblems(gathered) {
  return [...missingProblems(gathered), ...agentConflicts(gathered), ...planConflicts(gathered)];
}
function missingProblems({ settings, origins, speaker }) {
  const problems2 = [];
  const mode = settings.mode ?? "run";
  if (mode === "assess") {
    if (origins.has("evidence")) return [];
    return [missing("evidence", "no evidence is given: there is nothing to judge", "", speaker)];
  }
  if (mode === "compare") {
    return ["before", "after"].filter((name) => !origins.has(name)).map((name) => missing(name, `no recording is given as \`${name}\`: two are compared`, "", speaker));
  }
  if (mode === "run" && !origins.has("agent")) {
    problems2.push(missing("agent", "no agent is given: there is nothing to ask", "", speaker));
  }
  const needsProbes = settings.mode !== "plan" || !origins.has("observed");
  if (needsProbes && !origins.has("suite") && !origins.has("probes")) {
    problems2.push(
      missing(
        "suite",
        "no probes are given: there is nothing to ask about",
        `, or ${speaker.kind === "command line" ? "`--probes`" : "`probes`"} for a plain list`,
        speaker
      )
    );
  }
  return problems2;
}
function missing(name, message2, also, speaker) {
  const option = findOption(name);
  const example = option === void 0 ? name : sample(speaker, option);
  return { code: "input-missing", message: message2, hint: `Give ${example}${also}.` };
}
function agentConflicts(gathered) {
  const { settings } = gathered;
  const kind = settings["agent-kind"] ?? "auto";
  const problems2 = [];
  if (settings["parallel-repeats"] === true && settings.isolation === "shared-session") {
    problems2.push(
      conflict(
        gathered,
        "parallel-repeats",
        "isolation",
        "repeats of one probe at the same time would mix in one session",
        "Leave one of them out."
      )
    );
  }
  if (settings.isolation === "fresh-instance" && kind === "function") {
    problems2.push(
      conflict(
        gathered,
        "isolation",
        "agent-kind",
        "only a factory can make a new instance for each trial",
        "Export a factory and set `agent-kind: factory`, or use another `isolation`."
      )
    );
  }
  return [...problems2, ...kindConflicts(gathered), ...instanceConflicts(gathered)];
}
var NO_EXPORTS = { endpoint: "an endpoint exports nothing", command: "a command exports nothing" };
function kindConflicts(gathered) {
  const { settings, agent } = gathered;
  if ((settings["agent-kind"] ?? "auto") === "auto" || agent === void 0 || agent.kind === "module")
    return [];
  return [conflict(gathered, "agent-kind", "agent", NO_EXPORTS[agent.kind], "Leave `agent-kind` out.")];
}
function instanceConflicts(gathered) {
  const { settings, agent } = gathered;
  if (settings.isolation !== "fresh-instance") return [];
  if (agent?.kind === "endpoint") {
    return [
      conflict(
        gathered,
        "isolation",
        "agent",
        "an endpoint's instances are not ours to make",
        "Use `isolation: fresh-session` when each request stands alone, or `unknown`."
      )
    ];
  }
  const fields = settings.agent;
  const isOneProcess = typeof fields === "object" && "command" in fields && fields["per-call"] === false;
  if (!isOneProcess) return [];
  return [
    conflict(
      gathered,
      "isolation",
      "agent",
      "one process for all calls is no new instance for each",
      "Leave out `per-call: false`, or use another `isolation`."
    )
  ];
}
var OF_EVIDENCE = [
  "evidence",
  "evidence-format",
  "decision-path",
  "input-path",
  "provider",
  "prompt-id",
  "replay-curtailment"
];
var OF_COMPARISON = ["before", "after"];
function evidenceConflicts({ settings, origins }) {
  const mode = settings.mode ?? "run";
  const idle = [
    ...mode === "assess" ? [] : OF_EVIDENCE.map((name) => ({ name, owner: "assess" })),
    ...mode === "compare" ? [] : OF_COMPARISON.map((name) => ({ name, owner: "compare" }))
  ];
  return idle.flatMap(({ name, owner }) => {
    const origin = origins.get(name);
    if (origin === void 0 || origin.kind === "file" || isIdle(settings[name])) return [];
    return [
      {
        code: "input-conflict",
        message: `${nameOf(origin, [name])} is of recorded runs, and \`mode: ${mode}\` ${mode === "compare" ? "reads `before` and `after`" : "reads none"}`,
        hint: `Set \`mode: ${owner}\`, or leave it out.`
      }
    ];
  });
}
function isIdle(value) {
  return value === "auto" || value === false;
}
function planConflicts(gathered) {
  const { settings, origins } = gathered;
  const problems2 = evidenceConflicts(gathered);
  if (settings.meter === false && settings.blindness === false) {
    problems2.push(
      conflict(gathered, "meter", "blindness", "nothing would be measured", "Set one of them to true.")
    );
  }
  if ((settings.repeats ?? 0) > (settings.budget ?? Number.POSITIVE_INFINITY)) {
    problems2.push(
      conflict(
        gathered,
        "repeats",
        "budget",
        "the budget does not pay for one probe",
        "Raise `budget`, or leave `repeats` out: it is then planned within the budget."
      )
    );
  }
  if (origins.has("max-pairs") && !origins.has("observed")) {
    problems2.push({
      code: "input-missing",
      message: "`--max-pairs` is given without `--observed`: there is nothing to continue from",
      hint: "Give `--observed 3/73`, the flips and pairs already seen."
    });
  }
  const seen2 = settings.observed === void 0 ? void 0 : readObserved(settings.observed);
  if (seen2 !== void 0 && seen2.pairs > (settings["max-pairs"] ?? Number.POSITIVE_INFINITY)) {
    problems2.push(
      conflict(
        gathered,
        "max-pairs",
        "observed",
        "more pairs are already seen than you would measure",
        "Raise `--max-pairs`."
      )
    );
  }
  return problems2;
}
function conflict(gathered, first, second, why, hint) {
  const [a, b] = [first, second].map((name) => words(gathered, name));
  const inFile = [second, first].find((name) => gathered.origins.get(name)?.kind === "file");
  const origin = inFile === void 0 ? void 0 : gathered.origins.get(inFile);
  return {
    code: "input-conflict",
    message: `${a} contradicts ${b}: ${why}`,
    hint,
    ...origin === void 0 || inFile === void 0 ? {} : placeOf(origin, [inFile])
  };
}
function words({ settings, origins, speaker, agent }, name) {
  const value = settings[name];
  const shown3 = typeof value === "object" ? agent?.kind ?? "a mapping" : String(value);
  return `${nameOf(origins.get(name) ?? speaker, [name])} (${shown3})`;
}

// src/inputs/json-source.ts
function parseJson(file, text2, parsed2) {
  let value = parsed2;
  try {
    value ??= JSON.parse(text2);
  } catch {
    return fail(syntaxProblem(file, text2));
  }
  const unsafe = inspectKeys(value);
  if (unsafe.tooDeep) return fail(depthProblem(file));
  if (unsafe.count !== countKeys(text2)) return fail(...repeatedProblems(file, text2));
  let locate;
  const source = {
    file,
    value,
    locate: (path, what) => {
      locate ??= jsonLocator(file, text2);
      return locate(path, what);
    }
  };
  return refusePrototypeKeys(source, unsafe.prototypePaths);
}
function syntaxProblem(file, text2) {
  const tree = readJsonTree(text2);
  const expected = tree.ok ? "JSON" : tree.expected;
  const offset = tree.ok ? 0 : tree.offset;
  const found = offset >= text2.length ? "the file ends" : `found ${quote(text2.slice(offset, offset + 12))}`;
  return {
    code: "file-unreadable",
    message: `${file} is not valid JSON: expected ${expected}, ${found}`,
    hint: "Correct it there, or rename the file to .yaml when it is YAML.",
    at: { file, ...indexLines(text2).at(offset) }
  };
}
function repeatedProblems(file, text2) {
  const tree = readJsonTree(text2);
  if (!tree.ok) return [syntaxProblem(file, text2)];
  const lines = indexLines(text2);
  return tree.repeated.map(
    (repeated) => repeatedKeyProblem(repeated.key, lines.at(repeated.first).line, { file, ...lines.at(repeated.second) })
  );
}
function jsonLocator(file, text2) {
  const tree = readJsonTree(text2);
  const lines = indexLines(text2);
  return (path, what = "value") => {
    const place = { file, ...path.length === 0 ? {} : { path: showPath(path) } };
    if (!tree.ok) return place;
    let offset = tree.root.start;
    let node2 = tree.root;
    for (const [depth, step] of path.entries()) {
      const next = child(
        node2,
        step,
        what === "key" && depth === path.length - 1
      );
      if (next === void 0) break;
      offset = next.offset;
      node2 = next.node;
    }
    return { ...place, ...lines.at(offset) };
  };
}
function child(node2, step, atKey) {
  if (node2.kind === "array") {
    const item = node2.items[Number(step)];
    return item && { offset: item.start, node: item };
  }
  if (node2.kind === "scalar") return void 0;
  const member2 = node2.members.get(String(step));
  return member2 && { offset: atKey ? member2.key : member2.node.start, node: member2.node };
}

// src/inputs/parse-source.ts
async function parseSource(file, text2) {
  if (file.toLowerCase().endsWith(".json")) return parseJson(file, text2);
  const { parseYaml } = await import("./chunk-BACSKTNO.js");
  return parseYaml(file, text2);
}

// src/inputs/problem-order.ts
function inReadingOrder(problems2) {
  const rank = (problem) => [problem.at?.line ?? 0, problem.at?.column ?? 0];
  return problems2.toSorted((a, b) => {
    const [lineA, columnA] = rank(a);
    const [lineB, columnB] = rank(b);
    return lineA - lineB || columnA - columnB;
  });
}

// src/inputs/raw-inputs.ts
var FLAGS = /* @__PURE__ */ new Map([
  ["true", true],
  ["false", false]
]);
var NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
function toKind(option, value) {
  if (typeof value !== "string") return value;
  const trimmed = value.trim();
  switch (option.kind) {
    case "flag":
      return FLAGS.get(trimmed) ?? trimmed;
    case "number":
      return NUMBER.test(trimmed) ? Number(trimmed) : trimmed;
    case "list":
      return trimmed.split(/[,\n]/).flatMap((item) => item.trim() || []);
    case "text":
      return trimmed;
  }
}
function isAbsent(value) {
  return value === void 0 || value === null || typeof value === "string" && value.trim() === "";
}

// src/inputs/read-text.ts
var MAX_FILE_SIZE = 64 * 1024 * 1024;
function readText(host, path, file, missing3) {
  let text2;
  try {
    text2 = host.read(path);
  } catch (error2) {
    return fail(unreadable(file, error2));
  }
  return text2 === void 0 ? fail(missing3) : checkText(file, text2);
}
function checkText(file, text2) {
  if (text2.length > MAX_FILE_SIZE) {
    return fail({
      code: "file-unreadable",
      message: `${file} has ${Math.ceil(text2.length / 1024 / 1024)} MiB, more than the 64 MiB that are read`,
      hint: "Split it, or keep only the probes that you review.",
      at: { file }
    });
  }
  if (text2.includes("\0")) {
    return fail({
      code: "file-unreadable",
      message: `${file} contains NUL characters: it is a binary file, or UTF-16 text`,
      hint: "Save it as UTF-8.",
      at: { file }
    });
  }
  return succeed(text2.startsWith("\uFEFF") ? text2.slice(1) : text2);
}
function unreadable(file, error2) {
  const code = typeof error2 === "object" && error2 !== null && "code" in error2 ? String(error2.code) : "";
  const at2 = { file };
  switch (code) {
    case "EISDIR":
      return {
        code: "file-unreadable",
        message: `${file} is a folder, not a file`,
        hint: "Name a file in it.",
        at: at2
      };
    case "EACCES":
    case "EPERM":
      return {
        code: "file-unreadable",
        message: `${file} may not be read by this user`,
        hint: "Allow it: `chmod a+r`.",
        at: at2
      };
    case "ERR_ENCODING_INVALID_ENCODED_DATA":
      return { code: "file-unreadable", message: `${file} is not UTF-8 text`, hint: "Save it as UTF-8.", at: at2 };
    default: {
      const reason = error2 instanceof Error ? error2.message : String(error2);
      return {
        code: "file-unreadable",
        message: `${file} cannot be read: ${reason}`,
        hint: "Check the file.",
        at: at2
      };
    }
  }
}

// src/inputs/read-config.ts
var DEFAULT_CONFIG_FILES = [".github/agentverity.yml", ".github/agentverity.yaml"];
async function readConfig(raw, host) {
  const inputs = readInputs(raw);
  const file = await readConfigFile(raw, inputs, host);
  const sources = file.ok ? [file.value, inputs] : [inputs];
  const problems2 = [...file.ok ? [] : file.problems, ...sources.flatMap((source) => source.problems)];
  const { settings, origins } = merge2(sources);
  const agentOrigin = origins.get("agent") ?? inputs.origin;
  const reading = settings.agent === void 0 ? void 0 : readAgent(settings.agent, agentOrigin);
  problems2.push(...reading?.problems ?? []);
  const agent = reading?.agent;
  if (file.ok)
    problems2.push(...ruleProblems({ settings, origins, speaker: inputs.origin, ...agent && { agent } }));
  if (problems2.length > 0) return fail(...inReadingOrder(problems2));
  return succeed(buildConfig(settings, agent, host.workingDirectory));
}
function readInputs(raw) {
  const origin = { kind: raw.source };
  const { config: _, ...values } = raw.values;
  const source = check(values, settingsSchema, origin);
  return {
    ...source,
    problems: [...raw.unknown.map((name) => unknownKey([name], origin)), ...source.problems]
  };
}
var NOTHING = { origin: { kind: "action" }, settings: {}, names: /* @__PURE__ */ new Set(), problems: [] };
async function readConfigFile(raw, inputs, host) {
  const named2 = raw.values["config"]?.trim();
  const base = resolve2(host.workingDirectory, inputs.settings["working-directory"] ?? ".");
  for (const name of named2 === void 0 ? DEFAULT_CONFIG_FILES : [named2]) {
    const file = normalisePath(name);
    const text2 = readText(host, resolve2(base, file), file, {
      code: "file-missing",
      message: `${raw.source === "action" ? "input `config`" : "`--config`"} names ${file}, and there is no such file in ${base}`,
      hint: `Correct the path, or leave it out to read ${DEFAULT_CONFIG_FILES[0]} when it exists.`,
      at: { file }
    });
    if (text2.ok) return readFileSettings(file, text2.value);
    const isMissing2 = text2.problems.every((problem) => problem.code === "file-missing");
    if (named2 !== void 0 || !isMissing2) return text2;
  }
  return succeed(NOTHING);
}
async function readFileSettings(file, text2) {
  const parsed2 = await parseSource(file, text2);
  if (!parsed2.ok) return parsed2;
  const document = parsed2.value;
  if (document.value === null) return succeed(NOTHING);
  if (typeof document.value !== "object" || Array.isArray(document.value)) return fail(notAMapping(document));
  return succeed(check(document.value, configSchema, { kind: "file", document }));
}
var ONCE = { jitless: true };
function check(values, schema, origin) {
  const entries2 = Object.entries(values).filter(([, value]) => !isAbsent(value));
  const typed = Object.fromEntries(entries2.map(([name, value]) => [name, typedValue(name, value)]));
  const names2 = new Set(entries2.map(([name]) => name));
  const first = schema.safeParse(typed, ONCE);
  const issues = first.success ? [] : first.error.issues;
  const faulty = new Set(
    issues.flatMap(
      (issue2) => issue2.code === "unrecognized_keys" && issue2.path.length === 0 ? issue2.keys : [String(issue2.path[0])]
    )
  );
  const sound = Object.fromEntries(Object.entries(typed).filter(([name]) => !faulty.has(name)));
  return {
    origin,
    settings: schema.parse(sound, ONCE),
    names: names2,
    problems: [...settingProblems(issues, typed, origin), ...alternativeProblems(names2, origin)]
  };
}
function typedValue(name, value) {
  const option = findOption(name);
  return option === void 0 ? value : toKind(option, value);
}
function merge2(sources) {
  let settings = {};
  const origins = /* @__PURE__ */ new Map();
  for (const source of sources) {
    const kept = { ...settings };
    for (const pair of ALTERNATIVES) {
      if (!pair.some((name) => source.names.has(name))) continue;
      for (const name of pair) {
        delete kept[name];
        origins.delete(name);
      }
    }
    settings = { ...kept, ...source.settings };
    for (const name of source.names) origins.set(name, source.origin);
  }
  return { settings, origins };
}

// src/inputs/open-suite.ts
import { resolve as resolve3 } from "node:path";

// src/inputs/suite-schema.ts
var DECISION_SUITE_VERSION = "agentverity.decision-suite/v1";
var SUITE_VERSION = "agentverity.suite/v1";
var SUITE_VERSIONS = [SUITE_VERSION, DECISION_SUITE_VERSION];
var reasons = [...DECLARABLE_REASONS];
var label = string2().min(1);
var contractSchema = strictObject({
  allowed: array(label).min(1).describe("Every decision the agent may take."),
  required: array(label).optional().describe("Decisions that the probes must reach. Default: all of `allowed`."),
  critical: array(label).optional().describe("Required decisions whose absence is never acceptable."),
  stability_targets: record(string2(), number2().gt(0).lt(1)).optional().describe("Flip rate to exclude for one required decision, when it differs from the run's."),
  minimum_cases: record(string2(), number2().int().min(1)).optional().describe("Fewest cases written for one required decision."),
  allowed_no_decisions: array(_enum(reasons)).optional().describe("Ways of not deciding that are acceptable outcomes.")
}).describe("What the team promises about the decisions.");
var caseSchema = strictObject({
  input: string2().min(1).describe("The text that the agent is asked."),
  expected: label.optional().describe("The decision that it was written to reach.")
});
var decisionSuiteSchema = strictObject({
  schema: literal(DECISION_SUITE_VERSION),
  contract: contractSchema,
  cases: array(caseSchema).min(1)
}).describe("Reviewed cases with a contract, as the Python tool reads and writes them.");
var suiteSchema = strictObject({
  schema: literal(SUITE_VERSION),
  contract: contractSchema.optional(),
  cases: array(caseSchema.extend({ id: label.optional().describe("A name of your own for the case.") })).min(1)
}).describe("Reviewed cases, with or without a contract.");

// src/inputs/suite-problems.ts
function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function versionProblem2(source) {
  const root = source.value;
  const reads = `This version reads ${SUITE_VERSIONS.map((version3) => `\`${version3}\``).join(" and ")}.`;
  if (!isFields(root)) {
    return {
      code: "input-invalid",
      message: `${source.file} is ${root === null ? "empty" : showValue(root)}, not a suite`,
      hint: `Start it with \`schema: ${SUITE_VERSION}\`, and put each probe under \`cases:\` as \`- input: …\`.`,
      at: source.locate([])
    };
  }
  const version2 = root["schema"];
  if (version2 === void 0 || version2 === null) {
    return {
      code: "input-missing",
      message: `${source.file} does not say which schema it follows`,
      hint: `Add \`schema: ${SUITE_VERSION}\` as its first line, or \`${DECISION_SUITE_VERSION}\` to share it with the Python tool.`,
      at: source.locate([])
    };
  }
  if (SUITE_VERSIONS.some((known) => known === version2)) return void 0;
  const isOtherVersion = SUITE_VERSIONS.some(
    (known) => String(version2).startsWith(known.replace(/\d+$/, ""))
  );
  const guess = isOtherVersion ? "" : didYouMean(String(version2), SUITE_VERSIONS);
  return {
    code: "schema-version",
    message: `the schema is ${showValue(version2)}, which is no suite that this version reads`,
    hint: `${reads}${guess}`,
    at: source.locate(["schema"])
  };
}
function shapeProblems(issues, source) {
  return issues.flatMap((issue2) => {
    if (issue2.code === "unrecognized_keys") {
      return issue2.keys.map((key) => unknownProperty([...issue2.path, key], source));
    }
    return [shapeProblem(issue2.path, source)];
  });
}
function shapeProblem(path, source) {
  const value = valueAt2(source.value, path);
  const shown3 = showPath(path);
  const at2 = source.locate(path);
  const isEmptyList = Array.isArray(value) && value.length === 0;
  if (shown3 === "cases" && (isEmptyList || value === null)) return emptySuite(source);
  if (path[0] === "cases" && path[2] === "input" && value === "") {
    return {
      code: "probe-blank",
      message: `\`${shown3}\` is blank`,
      hint: "Write the probe, or remove the case.",
      at: at2
    };
  }
  const wanted = accepts(path);
  if (value === void 0) {
    return { code: "input-missing", message: `\`${shown3}\` is missing`, hint: `Give ${wanted}.`, at: at2 };
  }
  return {
    code: "input-invalid",
    message: `\`${shown3}\` is ${isEmptyList ? "an empty list" : showValue(value)}; it must be ${wanted}`,
    hint: shapeHint(path, value),
    at: at2
  };
}
function emptySuite(source) {
  return {
    code: "suite-empty",
    message: `${source.file} has no cases: there is nothing to ask`,
    hint: "Write each probe under `cases:` as `- input: …`.",
    at: source.locate(["cases"])
  };
}
function shapeHint(path, value) {
  if (typeof value === "number" || typeof value === "boolean") {
    const isText = !["stability_targets", "minimum_cases"].includes(String(path[1]));
    if (isText) return `Put it in quotes: "${value}".`;
  }
  if (path[0] === "cases" && path.length === 2 && typeof value === "string")
    return `Write \`input: ${quote(value)}\`.`;
  if (path[1] === "allowed_no_decisions") {
    return "The other reasons mean that the harness failed, and no promise covers that.";
  }
  return "Correct it.";
}
var LISTS = "a list of decisions with at least one in it";
var ACCEPTS = {
  cases: "a list of cases, each with an `input`",
  "cases.*": "a case: `input`, and perhaps `expected`",
  "cases.*.input": "a text",
  "cases.*.expected": "the decision it was written to reach, as a text",
  "cases.*.id": "a text",
  contract: "a contract: at least `allowed`, the list of decisions",
  "contract.allowed": LISTS,
  "contract.required": LISTS,
  "contract.critical": LISTS,
  "contract.stability_targets": "a mapping of required decisions to flip rates, such as `deny: 0.01`",
  "contract.stability_targets.*": "a number above 0 and below 1",
  "contract.minimum_cases": "a mapping of required decisions to counts, such as `deny: 3`",
  "contract.minimum_cases.*": "a whole number, at least 1",
  "contract.allowed_no_decisions": "a list of `refused` and `no_tool_selected`",
  "contract.allowed_no_decisions.*": "`refused` or `no_tool_selected`"
};
function accepts(path) {
  const steps2 = path.map(String);
  const wild = steps2.map((step, depth) => depth === (steps2[0] === "cases" ? 1 : 2) ? "*" : step).join(".");
  return ACCEPTS[wild] ?? "the name of a decision, as a text";
}
var LATER = {
  expect: "behavioural assertions are not in this version",
  runs: "runs per case are not in this version; `repeats` is for all"
};
function unknownProperty(path, source) {
  const key = String(path.at(-1));
  const later = path[0] === "cases" ? LATER[key] : void 0;
  const known = knownProperties(path, source);
  const guess = didYouMean(key, known, (name) => `\`${name}\``).trim();
  const isForSuperset = path[0] === "cases" && key === "id";
  const hint = isForSuperset ? `Write \`schema: ${SUITE_VERSION}\` to give cases an \`id\`.` : guess;
  return {
    code: "input-unknown",
    message: `\`${showPath(path)}\` is no property that this version reads${later === void 0 ? "" : `: ${later}`}`,
    hint: later === void 0 ? hint || `Known there: ${known.join(", ")}.` : "Remove it.",
    at: source.locate(path, "key")
  };
}
function knownProperties(path, source) {
  if (path.length === 1) return ["schema", "contract", "cases"];
  if (path[0] === "contract") {
    return ["allowed", "required", "critical", "stability_targets", "minimum_cases", "allowed_no_decisions"];
  }
  const hasId = isFields(source.value) && source.value["schema"] === SUITE_VERSION;
  return hasId ? ["input", "expected", "id"] : ["input", "expected"];
}
function valueAt2(root, path) {
  let value = root;
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return void 0;
    value = value[step];
  }
  return value;
}

// src/inputs/contract-rules.ts
function contractProblems(source) {
  const root = isFields(source.value) ? source.value : {};
  const contract = isFields(root["contract"]) ? root["contract"] : {};
  const allowed = labels(contract["allowed"]);
  const required2 = contract["required"] === void 0 ? allowed : labels(contract["required"]);
  const problems2 = [...labelProblems(contract, source), ...expectedProblems(root["cases"], allowed, source)];
  if (allowed.length === 0) return problems2;
  problems2.push(
    ...strangers(
      source,
      ["contract", "required"],
      listed(contract["required"]),
      allowed,
      "does not allow",
      "Allowed"
    ),
    ...strangers(
      source,
      ["contract", "critical"],
      listed(contract["critical"]),
      required2,
      "does not require",
      "Required"
    )
  );
  for (const key of ["stability_targets", "minimum_cases"]) {
    const names2 = isFields(contract[key]) ? Object.keys(contract[key]).map((name) => [name, name]) : [];
    problems2.push(...strangers(source, ["contract", key], names2, required2, "does not require", "Required"));
  }
  return problems2;
}
function strangers(source, path, given2, known, verb, heading) {
  const set = new Set(known);
  return given2.filter(([, label2]) => !set.has(label2)).map(([step, label2]) => stranger(source, [...path, step], label2, known, verb, heading));
}
function stranger(source, path, label2, known, verb, heading) {
  const isKey = path.at(-1) === label2;
  const subject = isKey ? `\`${showPath(path)}\` is for ${quote(label2)}` : `\`${showPath(path)}\` is ${quote(label2)}`;
  return {
    code: "input-invalid",
    message: `${subject}, which the contract ${verb}`,
    hint: `${heading}: ${shorten(known)}.${didYouMean(label2, known)}`,
    at: source.locate(path, isKey ? "key" : "value")
  };
}
function labelProblems(contract, source) {
  return ["allowed", "required", "critical"].flatMap(
    (key) => listed(contract[key]).filter(([, label2]) => label2 !== label2.trim()).map(([step, label2]) => blankLabel(["contract", key, step], label2, source))
  );
}
function blankLabel(path, label2, source) {
  const what = label2.trim() === "" ? "is blank" : `is ${quote(label2)}, with blanks around it that no answer has`;
  return {
    code: "input-invalid",
    message: `\`${showPath(path)}\` ${what}`,
    hint: label2.trim() === "" ? "Name a decision, or leave it out." : `Write ${quote(label2.trim())}.`,
    at: source.locate(path)
  };
}
function expectedProblems(cases, allowed, source) {
  const problems2 = [];
  const known = new Set(allowed);
  for (const [index, entry] of (Array.isArray(cases) ? cases : []).entries()) {
    const expected = isFields(entry) ? entry["expected"] : void 0;
    if (typeof expected !== "string" || expected === "" || known.has(expected)) continue;
    const path = ["cases", index, "expected"];
    if (known.size > 0) problems2.push(stranger(source, path, expected, allowed, "does not allow", "Allowed"));
    else if (expected !== expected.trim()) problems2.push(blankLabel(path, expected, source));
  }
  return problems2;
}
function labels(value) {
  return listed(value).map(([, label2]) => label2);
}
function listed(value) {
  const entries2 = Array.isArray(value) ? [...value.entries()] : [];
  return entries2.filter(
    (entry) => typeof entry[1] === "string" && entry[1] !== ""
  );
}
function shorten(known) {
  return known.length > 20 ? `${known.slice(0, 20).join(", ")} and ${known.length - 20} more` : known.join(", ");
}

// src/inputs/csv-records.ts
function readCsvRecords(text2) {
  const records = [];
  let at2 = 0;
  while (at2 < text2.length) {
    const lineBreak = lineBreakAt(text2, at2);
    at2 += lineBreak;
    if (lineBreak > 0) continue;
    const values = [];
    const read = readRecord(text2, at2, values);
    if (typeof read !== "number") return { ok: false, ...read };
    records.push({ values, start: at2 });
    at2 = read;
  }
  return { ok: true, records };
}
function readRecord(text2, start, values) {
  for (let at2 = start; ; at2++) {
    const read = text2[at2] === '"' ? readQuoted(text2, at2) : readBare(text2, at2);
    if (typeof read === "string") return { offset: at2, why: read };
    values.push(read.value);
    at2 = read.end;
    if (text2[at2] !== ",") return at2;
  }
}
function readBare(text2, start) {
  END_OF_VALUE.lastIndex = start;
  const end = END_OF_VALUE.exec(text2)?.index ?? text2.length;
  if (text2[end] === '"') return "a quote stands inside a value";
  return { value: text2.slice(start, end), end };
}
var END_OF_VALUE = /[,\r\n"]/g;
function readQuoted(text2, start) {
  let close = text2.indexOf('"', start + 1);
  while (close !== -1 && text2[close + 1] === '"') close = text2.indexOf('"', close + 2);
  if (close === -1) return "a quoted value never ends";
  const end = close + 1;
  if (end < text2.length && !/[,\r\n]/.test(text2.charAt(end)))
    return "something stands between a quoted value and the next comma";
  return { value: text2.slice(start + 1, close).replaceAll('""', '"'), end };
}
function lineBreakAt(text2, at2) {
  if (text2[at2] === "\r") return text2[at2 + 1] === "\n" ? 2 : 1;
  return text2[at2] === "\n" ? 1 : 0;
}

// src/inputs/probe-faults.ts
function findProbeFaults(inputs) {
  const faults = [];
  const seen2 = /* @__PURE__ */ new Map();
  for (const [index, input] of inputs.entries()) {
    if (typeof input !== "string") continue;
    const first = seen2.get(input);
    if (input.trim() === "") faults.push({ index });
    else if (first === void 0) seen2.set(input, index);
    else faults.push({ index, first });
  }
  return faults;
}
var REPEATS_HINT = "Remove one. To measure a probe more often, raise `repeats`.";

// src/inputs/plain-probes.ts
var COLUMNS = ["input", "expected", "id"];
function readTextLines(file, text2) {
  const rows = text2.split("\n").flatMap((line, index) => {
    const input = line.trim();
    return input === "" || input.startsWith("#") ? [] : [{ input, line: index + 1 }];
  });
  return toSuite(file, rows, []);
}
function readJsonLines(file, text2) {
  const rows = [];
  const problems2 = [];
  for (const [index, each] of text2.split("\n").entries()) {
    if (each.trim() === "") continue;
    const line = index + 1;
    const parsed2 = parseJson(file, each.trimEnd());
    if (!parsed2.ok) {
      problems2.push(...parsed2.problems.map((problem) => ({ ...problem, at: { file, ...problem.at, line } })));
    } else if (isFields(parsed2.value.value)) {
      const row = parsed2.value.value;
      problems2.push(
        ...unknownColumns(Object.keys(row), (key) => ({ ...parsed2.value.locate([key], "key"), line }))
      );
      rows.push({ input: row["input"], expected: row["expected"], line });
    } else {
      problems2.push({
        code: "input-invalid",
        message: `line ${line} is ${showValue(parsed2.value.value)}; it must be an object with an \`input\``,
        hint: 'Write `{"input": "…"}`, or name the file .txt when each line is a probe.',
        at: { file, line }
      });
    }
  }
  return toSuite(file, rows, problems2);
}
function readCsv(file, text2) {
  const lines = indexLines(text2);
  const reading = readCsvRecords(text2);
  if (!reading.ok) {
    return fail({
      code: "file-unreadable",
      message: `${file} is not valid CSV: ${reading.why}`,
      hint: 'Put the whole value in double quotes, and write a quote inside it twice: "say ""yes""".',
      at: { file, ...lines.at(reading.offset) }
    });
  }
  const [header, ...body] = reading.records;
  if (header === void 0) return toSuite(file, [], []);
  const columns2 = header.values.map((name) => name.trim());
  const problems2 = headerProblems(file, columns2, lines.at(header.start).line);
  if (!columns2.includes("input")) return fail(...problems2);
  const rows = body.map((record3) => toRow(record3, columns2, lines.at(record3.start).line));
  problems2.push(
    ...body.flatMap((record3) => widthProblems(file, record3, columns2.length, lines.at(record3.start).line))
  );
  return toSuite(file, rows, problems2);
}
function toRow({ values }, columns2, line) {
  const expected = values[columns2.indexOf("expected")]?.trim();
  const input = values[columns2.indexOf("input")] ?? "";
  return { input, line, ...expected === void 0 || expected === "" ? {} : { expected } };
}
function headerProblems(file, columns2, line) {
  const problems2 = unknownColumns(columns2, () => ({ file, line }));
  const twice = columns2.find((name, index) => columns2.indexOf(name) !== index);
  if (twice !== void 0) {
    const message2 = `the column ${quote(twice)} is there twice`;
    problems2.push({ code: "input-conflict", message: message2, hint: "Keep one of them.", at: { file, line } });
  }
  if (columns2.includes("input")) return problems2;
  const separator = columns2.length === 1 ? /[;\t]/.exec(columns2[0] ?? "")?.[0] : void 0;
  const missing3 = {
    code: "input-missing",
    message: `${file} has no column \`input\`; its first line is ${quote(columns2.join(","))}`,
    hint: separator === void 0 ? "Name the columns in the first line: `input`, and perhaps `expected`." : `Separate the columns with commas, not ${separator === ";" ? "semicolons" : "tabs"}.`,
    at: { file, line }
  };
  return separator === void 0 ? [missing3, ...problems2] : [missing3];
}
function widthProblems(file, { values }, width, line) {
  const found = values.length;
  if (found === width) return [];
  const words3 = `${found} ${found === 1 ? "value" : "values"}`;
  return [
    {
      code: "input-invalid",
      message: `line ${line} has ${words3}, and the first line names ${width}`,
      hint: 'Put a text with a comma in double quotes: "Refund, please".',
      at: { file, line }
    }
  ];
}
function unknownColumns(names2, locate) {
  return names2.filter((name) => !COLUMNS.some((known) => known === name)).map((name) => ({
    code: "input-unknown",
    message: `${name === "" ? "a column without a name" : `\`${name}\``} is nothing that a list of probes has`,
    hint: didYouMean(name, COLUMNS, (known) => `\`${known}\``).trim() || `Remove it; known are ${listWords(COLUMNS, "and")}.`,
    at: locate(name)
  }));
}
function toSuite(file, rows, found) {
  const problems2 = [...found, ...rows.flatMap((row) => rowProblems(file, row)), ...probeProblems(file, rows)];
  if (problems2.length > 0) return fail(...inReadingOrder(problems2));
  if (rows.length === 0) {
    const hint = "Write one probe per line; lines that start with # are comments.";
    return fail({
      code: "suite-empty",
      message: `${file} has no probes: there is nothing to ask`,
      hint,
      at: { file }
    });
  }
  const cases = rows.map(({ input, expected, line }) => {
    return { input: String(input), ...typeof expected === "string" ? { expected } : {}, line };
  });
  return succeed({ file, cases });
}
function rowProblems(file, { input, expected, line }) {
  const problems2 = [];
  const at2 = { file, line };
  if (input === void 0) {
    problems2.push({
      code: "input-missing",
      message: `line ${line} has no \`input\``,
      hint: "Give the probe.",
      at: at2
    });
  } else if (typeof input !== "string") {
    const message2 = `\`input\` is ${showValue(input)}; it must be a text`;
    problems2.push({ code: "input-invalid", message: message2, hint: "Put it in double quotes.", at: at2 });
  }
  const isLabel = typeof expected === "string" && expected !== "" && expected === expected.trim();
  if (expected !== void 0 && expected !== null && !isLabel) {
    const message2 = `\`expected\` is ${showValue(expected)}; it must be the name of a decision, without blanks around it`;
    problems2.push({ code: "input-invalid", message: message2, hint: "Correct it, or leave it out.", at: at2 });
  }
  return problems2;
}
function probeProblems(file, rows) {
  return findProbeFaults(rows.map((row) => row.input)).map(({ index, first }) => {
    const line = rows[index]?.line ?? 0;
    const at2 = { file, line };
    if (first === void 0) {
      return {
        code: "probe-blank",
        message: `line ${line} has a blank \`input\``,
        hint: "Write the probe, or remove the line.",
        at: at2
      };
    }
    const message2 = `line ${line} repeats the probe of line ${rows[first]?.line}`;
    return { code: "probe-duplicate", message: message2, hint: REPEATS_HINT, at: at2 };
  });
}

// src/inputs/read-suite.ts
async function readSuite(file, text2, kind) {
  const checked = checkText(file, text2);
  if (!checked.ok) return checked;
  switch (/\.([^./\\]+)$/.exec(file)?.[1]?.toLowerCase()) {
    case "yaml":
    case "yml":
    case "json":
      return readDocument(file, checked.value);
    case "txt":
      return readTextLines(file, checked.value);
    case "csv":
      return readCsv(file, checked.value);
    case "jsonl":
    case "ndjson":
      return readJsonLines(file, checked.value);
    default:
      return fail({
        code: "input-invalid",
        message: `\`${kind}\` names ${file}, and its ending does not say what it holds`,
        hint: "Rename it: .yaml, .yml or .json for a suite; .txt, .csv or .jsonl for plain probes.",
        at: { file }
      });
  }
}
async function readDocument(file, text2) {
  const parsed2 = await parseSource(file, text2);
  if (!parsed2.ok) return parsed2;
  const source = parsed2.value;
  const version2 = versionProblem2(source);
  if (version2 !== void 0) return fail(version2);
  const isOurs = isFields(source.value) && source.value["schema"] === SUITE_VERSION;
  const shape = (isOurs ? suiteSchema : decisionSuiteSchema).safeParse(source.value);
  const problems2 = [
    ...shapeProblems(shape.error?.issues ?? [], source),
    ...contractProblems(source),
    ...probeProblems2(source)
  ];
  if (!shape.success || problems2.length > 0) return fail(...inReadingOrder(problems2));
  return succeed(buildSuite(source, shape.data, !file.toLowerCase().endsWith(".json")));
}
function probeProblems2(source) {
  const cases = isFields(source.value) ? source.value["cases"] : void 0;
  if (!Array.isArray(cases)) return [];
  const inputs = cases.map((each) => isFields(each) ? each["input"] : void 0);
  return findProbeFaults(inputs).flatMap(({ index, first }) => {
    const at2 = source.locate(["cases", index, "input"]);
    if (first !== void 0) {
      const line = source.locate(["cases", first, "input"]).line;
      const message2 = `\`cases[${index}].input\` repeats \`cases[${first}].input\` (line ${line})`;
      return [{ code: "probe-duplicate", message: message2, hint: REPEATS_HINT, at: at2 }];
    }
    if (inputs[index] === "") return [];
    const hint = "Write the probe, or remove the case.";
    return [{ code: "probe-blank", message: `\`cases[${index}].input\` is blank`, hint, at: at2 }];
  });
}
function buildSuite(source, fields, isPlaced) {
  const lineOf = (path) => isPlaced ? source.locate(path).line : void 0;
  const cases = fields.cases.map(({ input, expected }, index) => {
    const line2 = lineOf(["cases", index, "input"]);
    return {
      input,
      ...expected === void 0 ? {} : { expected },
      ...line2 === void 0 ? {} : { line: line2 }
    };
  });
  if (fields.contract === void 0) return { file: source.file, cases };
  const line = lineOf(fields.contract.required === void 0 ? ["contract"] : ["contract", "required"]);
  return {
    file: source.file,
    cases,
    contract: { ...buildContract(fields.contract), ...line === void 0 ? {} : { line } }
  };
}
function buildContract(fields) {
  return {
    allowed: sorted(fields.allowed),
    required: sorted(fields.required ?? fields.allowed),
    critical: sorted(fields.critical ?? []),
    stabilityTargets: byLabel(fields.stability_targets ?? {}),
    minimumCases: byLabel(fields.minimum_cases ?? {}),
    allowedNoDecisions: sorted(fields.allowed_no_decisions ?? [])
  };
}
function sorted(labels2) {
  return [...new Set(labels2)].sort();
}
function byLabel(numbers3) {
  return Object.assign(/* @__PURE__ */ Object.create(null), numbers3);
}

// src/inputs/open-suite.ts
async function openSuite(config2, host) {
  const kind = config2.suite === void 0 ? "probes" : "suite";
  const file = config2.suite ?? config2.probes;
  if (file === void 0) {
    const hint = "Give `suite: suite.yaml`, or `probes: probes.txt` for a plain list.";
    return fail({
      code: "input-missing",
      message: "no probes are given: there is nothing to ask about",
      hint
    });
  }
  const text2 = readText(host, resolve3(config2.workingDirectory, file), file, {
    code: "file-missing",
    message: `\`${kind}\` names ${file}, and there is no such file in ${config2.workingDirectory}`,
    hint: "Correct the path: it is relative to `working-directory`. In a workflow, check out the repository first.",
    at: { file }
  });
  if (!text2.ok) return text2;
  const suite = await readSuite(file, text2.value, kind);
  if (!suite.ok) return suite;
  const { contract } = suite.value;
  if (contract !== void 0 && config2.layer !== "verdict") {
    return fail({
      code: "input-conflict",
      message: `\`layer\` is ${config2.layer}, and the contract of ${file} is about decisions`,
      hint: "Use `layer: verdict`, or a suite without `contract`.",
      at: { file, path: "contract", ...contract.line === void 0 ? {} : { line: contract.line } }
    });
  }
  return succeed({ suite: suite.value, text: text2.value });
}

// src/core/stats/hypergeometric.ts
function hypergeometricMass(successes, { population, marked, drawn: drawn2 }) {
  const rest = population - drawn2;
  if (successes < 0 || successes > drawn2 || successes > marked || marked - successes > rest) return 0;
  const rate = marked / population;
  return binomialMass(successes, drawn2, rate) * binomialMass(marked - successes, rest, rate) / binomialMass(marked, population, rate);
}
function hypergeometricRange({ population, marked, drawn: drawn2 }) {
  return [Math.max(0, drawn2 + marked - population), Math.min(drawn2, marked)];
}
function hypergeometricLowerTail(successes, draw) {
  const [least, most] = hypergeometricRange(draw);
  if (successes >= most) return 1;
  const mode = Math.floor((draw.drawn + 1) * (draw.marked + 1) / (draw.population + 2));
  if (successes > mode) {
    let above = 0;
    for (let k = successes + 1; k <= most; k += 1) above += hypergeometricMass(k, draw);
    return 1 - above;
  }
  let sum = 0;
  for (let k = successes; k >= least; k -= 1) sum += hypergeometricMass(k, draw);
  return sum;
}

// src/core/stats/fisher.ts
function fisherLower(before, after) {
  const draw = drawOf(before, after);
  if (draw.population === 0) return 1;
  return hypergeometricLowerTail(after.successes, draw);
}
var ROUNDING = 1e-9;
function fisherTwoSided(before, after) {
  const draw = drawOf(before, after);
  if (draw.population === 0) return 1;
  const observed = hypergeometricMass(after.successes, draw) * (1 + ROUNDING);
  const [least, most] = hypergeometricRange(draw);
  let sum = 0;
  for (let k = least; k <= most; k += 1) {
    const mass = hypergeometricMass(k, draw);
    if (mass <= observed) sum += mass;
  }
  return Math.min(1, sum);
}
function drawOf(before, after) {
  return {
    population: before.trials + after.trials,
    marked: before.successes + after.successes,
    drawn: after.trials
  };
}

// src/core/drift-answers.ts
function answerCounts(before, after) {
  const found = /* @__PURE__ */ new Map();
  const count3 = (outcomes, window) => {
    for (const outcome of outcomes) {
      const key = outcomeKey(outcome);
      const entry = found.get(key) ?? { outcome, before: 0, after: 0 };
      entry[window] += 1;
      found.set(key, entry);
    }
  };
  count3(before, "before");
  count3(after, "after");
  const counts = [...found.entries()].sort(([keyA, a], [keyB, b]) => b.before + b.after - a.before - a.after || (keyA < keyB ? -1 : 1)).map(([, entry]) => entry);
  const most = (window) => Math.max(...counts.map((entry) => entry[window]));
  const [mostBefore, mostAfter] = [most("before"), most("after")];
  return {
    counts,
    runsBefore: before.length,
    runsAfter: after.length,
    moved: !counts.some((entry) => entry.before === mostBefore && entry.after === mostAfter)
  };
}
var MOST_TIMES = 16;
function runsThatWouldTell({ counts, runsBefore, runsAfter }, level) {
  const kept = counts.reduce((most, entry) => entry.before > most.before ? entry : most);
  for (let times = 2; times <= MOST_TIMES; times *= 2) {
    const before = { successes: times * kept.before, trials: times * runsBefore };
    const after = { successes: times * kept.after, trials: times * runsAfter };
    if (fisherTwoSided(before, after) <= level) return times * runsAfter;
  }
  return void 0;
}

// src/core/stats/boschloo.ts
var MOST_TRIALS = 200;
var GRID = 1e3;
var REFINEMENTS = 40;
var ROUNDING2 = 1e-9;
function boschlooLower(before, after) {
  const fisher = fisherLower(before, after);
  if (before.trials > MOST_TRIALS || after.trials > MOST_TRIALS || fisher === 1) return fisher;
  const region = rejectionRegion(before.trials, after.trials, fisher);
  return Math.min(fisher, largestSize(region, before.trials, after.trials));
}
function rejectionRegion(before, after, level) {
  const border = [];
  let most = -1;
  for (let x = 0; x <= before; x += 1) {
    const extreme = (y) => y <= after && fisherLower({ successes: x, trials: before }, { successes: y, trials: after }) <= level * (1 + ROUNDING2);
    while (extreme(most + 1)) most += 1;
    border.push(most);
  }
  return border;
}
function largestSize(region, before, after) {
  const size = (rate) => sizeAt(region, before, after, rate);
  let best = 0;
  let at2 = 0;
  for (let step = 1; step < GRID; step += 1) {
    const value = size(step / GRID);
    if (value > best) {
      best = value;
      at2 = step;
    }
  }
  let low = (at2 - 1) / GRID;
  let high = (at2 + 1) / GRID;
  for (let i = 0; i < REFINEMENTS; i += 1) {
    const third = (high - low) / 3;
    const [left, right] = [size(low + third), size(high - third)];
    best = Math.max(best, left, right);
    if (left < right) low += third;
    else high -= third;
  }
  return best;
}
function sizeAt(region, before, after, rate) {
  const upTo = [];
  let below = 0;
  for (const mass of masses(after, rate)) {
    below += mass;
    upTo.push(below);
  }
  let size = 0;
  for (const [x, mass] of masses(before, rate).entries()) {
    const most = region[x];
    if (most >= 0) size += mass * upTo[most];
  }
  return size;
}
function masses(trials, rate) {
  const all = new Float64Array(trials + 1);
  const mode = Math.min(trials, Math.floor((trials + 1) * rate));
  const odds = rate / (1 - rate);
  all[mode] = binomialMass(mode, trials, rate);
  for (let k = mode; k < trials; k += 1) all[k + 1] = all[k] * ((trials - k) / (k + 1)) * odds;
  for (let k = mode; k > 0; k -= 1) all[k - 1] = all[k] * (k / (trials - k + 1) / odds);
  return all;
}

// src/core/stats/detectable.ts
var POWER = 0.8;
function detectableRate(least, trials, power = POWER) {
  if (least === void 0) return void 0;
  let low = 0;
  let high = 1;
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (binomialUpperTail(least, trials, middle) >= power) high = middle;
    else low = middle;
  }
  return high;
}
function fewestRejected(trials, level, pValueOf) {
  let accepted = -1;
  let rejected = trials;
  if (pValueOf(trials) > level) return void 0;
  while (rejected - accepted > 1) {
    const middle = accepted + Math.ceil((rejected - accepted) / 2);
    if (pValueOf(middle) <= level) rejected = middle;
    else accepted = middle;
  }
  return rejected;
}

// src/core/stats/multivariate-hypergeometric.ts
var MOST_STATES = 5e4;
var RESOLUTION = 1e-9;
function distributionOf(totals, size, amount) {
  let population = totals.reduce((sum, total) => sum + total, 0);
  let states = /* @__PURE__ */ new Map([[size, /* @__PURE__ */ new Map([[0, { value: 0, probability: 1 }]])]]);
  for (const [index, marked] of totals.entries()) {
    const next = /* @__PURE__ */ new Map();
    let kept = 0;
    for (const [drawn2, weighed] of states) {
      for (const { taken, mass } of takings({ population, marked, drawn: drawn2 })) {
        const group = next.get(drawn2 - taken) ?? /* @__PURE__ */ new Map();
        next.set(drawn2 - taken, group);
        const before = group.size;
        addAll(group, weighed.values(), amount(index, taken), mass);
        kept += group.size - before;
      }
      if (kept > MOST_STATES) return void 0;
    }
    states = next;
    population -= marked;
  }
  return [...states.values()].flatMap((group) => [...group.values()]);
}
function takings(draw) {
  const [least, most] = hypergeometricRange(draw);
  return Array.from({ length: most - least + 1 }, (_, offset) => {
    const taken = least + offset;
    return { taken, mass: hypergeometricMass(taken, draw) };
  });
}
function addAll(group, weighed, added, mass) {
  for (const { value, probability } of weighed) {
    const sum = value + added;
    const key = Math.round(sum / RESOLUTION);
    const known = group.get(key);
    group.set(key, { value: sum, probability: (known?.probability ?? 0) + probability * mass });
  }
}

// src/core/stats/random.ts
function createRandom(seed, stream = 0) {
  requireWord(seed);
  requireWord(stream);
  let a = seed | 0;
  let b = stream | 0;
  let c = 2654435769 | 0;
  let counter = 1;
  const next = () => {
    const sum = (a + b | 0) + counter | 0;
    counter = counter + 1 | 0;
    a = b ^ b >>> 9;
    b = c + (c << 3) | 0;
    c = (c << 21 | c >>> 11) + sum | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < WARM_UP; i += 1) next();
  return next;
}
var WARM_UP = 16;
var WORDS = 2 ** 32;
function integerBelow(random, limit) {
  const fair = WORDS - WORDS % limit;
  let word = random();
  while (word >= fair) word = random();
  return word % limit;
}
function requireWord(value) {
  if (!Number.isInteger(value) || value < 0 || value >= WORDS) {
    throw new RangeError(`must be a whole number in [0, 2^32), got ${value}`);
  }
}

// src/core/stats/freeman-halton.ts
var DRAWS = 9999;
var ROUNDING3 = 1e-8;
function freemanHalton(counts, random) {
  const totals = counts.map(({ before, after }) => before + after).filter((total) => total > 0);
  const size = counts.reduce((sum, { before }) => sum + before, 0);
  if (totals.length < 2) return 1;
  const observed = counts.reduce((sum, { before, after }) => sum + logChoose(before + after, before), 0);
  const weight = (index, taken) => logChoose(totals[index], taken);
  const tables = distributionOf(totals, size, weight);
  if (tables === void 0) return drawn(totals, size, observed, random);
  const extreme = tables.filter(({ value }) => value <= observed + ROUNDING3);
  return Math.min(
    1,
    extreme.reduce((sum, { probability }) => sum + probability, 0)
  );
}
function drawn(totals, size, observed, random) {
  const labels2 = labelsOf(totals);
  let hits = 0;
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const taken = drawLabels(labels2, totals.length, size, random);
    const weight = totals.reduce((sum, total, index) => sum + logChoose(total, taken[index]), 0);
    if (weight <= observed + ROUNDING3) hits += 1;
  }
  return (1 + hits) / (1 + DRAWS);
}
function labelsOf(totals) {
  return Uint32Array.from(totals.flatMap((total, index) => new Array(total).fill(index)));
}
function drawLabels(labels2, kinds, size, random) {
  const taken = new Uint32Array(kinds);
  for (let place = 0; place < size; place += 1) {
    const chosen = place + integerBelow(random, labels2.length - place);
    const label2 = labels2[chosen];
    labels2[chosen] = labels2[place];
    labels2[place] = label2;
    taken[label2] = taken[label2] + 1;
  }
  return taken;
}
function logChoose(n, k) {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}
var LOG_FACTORIALS = [0];
function logFactorial(n) {
  for (let k = LOG_FACTORIALS.length; k <= n; k += 1) {
    LOG_FACTORIALS.push(LOG_FACTORIALS[k - 1] + Math.log(k));
  }
  return LOG_FACTORIALS[n];
}

// src/core/stats/holm.ts
function holm(pValues) {
  const ascending = [...pValues.entries()].sort(([, a], [, b]) => a - b);
  const adjusted = new Array(pValues.length);
  let highest = 0;
  for (const [rank, [index, pValue]] of ascending.entries()) {
    highest = Math.max(highest, Math.min(1, pValue * (pValues.length - rank)));
    adjusted[index] = highest;
  }
  return adjusted;
}

// src/core/stats/stratified-permutation.ts
var ROUNDING4 = 1e-8;
function stratifiedPermutation(probes2, permutations, random) {
  const distance = probes2.reduce((sum, counts) => sum + totalVariation(counts), 0);
  const strata = probes2.filter(canChange).map((counts) => exchangeOf(counts, random));
  let hits = 0;
  for (let i = 0; i < permutations; i += 1) {
    let sum = 0;
    for (const exchange of strata) sum += exchange();
    if (sum >= distance - ROUNDING4) hits += 1;
  }
  return { distance, pValue: (1 + hits) / (1 + permutations) };
}
function totalVariation(counts) {
  const [before, after] = sizes(counts);
  if (before === 0 || after === 0) return 0;
  const differences3 = counts.map((count3) => Math.abs(count3.before / before - count3.after / after));
  return differences3.reduce((sum, difference2) => sum + difference2, 0) / 2;
}
function sizes(counts) {
  return [
    counts.reduce((sum, { before }) => sum + before, 0),
    counts.reduce((sum, { after }) => sum + after, 0)
  ];
}
function canChange(counts) {
  const answers2 = counts.filter(({ before, after }) => before + after > 0).length;
  return answers2 > 1 && sizes(counts).every((size) => size > 0);
}
function exchangeOf(counts, random) {
  const totals = counts.map(({ before, after }) => before + after).filter((total) => total > 0);
  const [size, rest] = sizes(counts);
  const half = (index, taken) => Math.abs(taken / size - (totals[index] - taken) / rest) / 2;
  const distribution = distributionOf(totals, size, half);
  if (distribution !== void 0) return samplerOf(distribution, random);
  const labels2 = labelsOf(totals);
  return () => {
    const taken = drawLabels(labels2, totals.length, size, random);
    return totals.reduce((sum, _, index) => sum + half(index, taken[index]), 0);
  };
}
function samplerOf(distribution, random) {
  const values = distribution.map(({ value }) => value);
  let below = 0;
  const upTo = Float64Array.from(distribution, ({ probability }) => {
    below += probability;
    return below;
  });
  return () => {
    const point = random() / 2 ** 32 * below;
    let low = 0;
    let high = values.length - 1;
    while (low < high) {
      const middle = low + high >> 1;
      if (upTo[middle] > point) high = middle;
      else low = middle + 1;
    }
    return values[low];
  };
}

// src/core/drift.ts
var LEVEL = 0.05;
var NOTHING2 = -1;
var LOOKS = 3;
var PERMUTATIONS = 9999;
var SEED = 1;
function compareWindows(before, after) {
  const random = createRandom(SEED);
  const known = new Map(before.cases.map((item) => [item.fingerprint, item]));
  const shared = after.cases.flatMap((item) => {
    const earlier = known.get(item.fingerprint);
    return earlier === void 0 ? [] : [{ earlier, later: item }];
  });
  const failed = { before: failures(before), after: failures(after) };
  const level = failed.before + failed.after > 0 ? NOTHING2 : LEVEL;
  const probes2 = compareProbes(shared, level, random);
  const answers2 = compareAll(probes2, random);
  const routes2 = compareRoutes(shared, level);
  const detectable = detectableShare(probes2);
  const found = {
    probes: probes2,
    answers: answers2,
    routes: routes2,
    onlyBefore: missingIn(before, after),
    onlyAfter: missingIn(after, before),
    failed,
    ...detectable === void 0 ? {} : { detectable }
  };
  const status = statusOf(found);
  return { status, exitCode: exitCodeOf(status), level: LEVEL, ...found };
}
function compareProbes(shared, level, random) {
  const compared = shared.map(({ earlier, later }) => {
    const answers2 = answerCounts(earlier.outcomes, later.outcomes);
    return { later, answers: answers2, pValue: freemanHalton(answers2.counts, random) };
  });
  const adjusted = holm(compared.map(({ pValue }) => pValue));
  return compared.map(({ later, answers: answers2, pValue }, index) => {
    const corrected = forAllLooks(adjusted[index]);
    const distance = totalVariation(answers2.counts);
    const drifted = corrected <= level;
    const runsNeeded = answers2.moved && !drifted ? runsThatWouldTell(answers2, LEVEL / LOOKS / compared.length) : void 0;
    return {
      fingerprint: later.fingerprint,
      route: later.expected,
      ...answers2,
      distance,
      pValue,
      corrected,
      drifted,
      ...runsNeeded === void 0 ? {} : { runsNeeded }
    };
  });
}
function compareAll(probes2, random) {
  const test = stratifiedPermutation(
    probes2.map(({ counts }) => counts),
    PERMUTATIONS,
    random
  );
  return { ...test, corrected: forAllLooks(test.pValue), permutations: PERMUTATIONS, seed: SEED };
}
function compareRoutes(shared, level) {
  const names2 = sortedLabels(shared.map(({ later }) => later.expected));
  const compared = names2.map((route) => {
    const members2 = shared.filter(({ later }) => later.expected === route);
    const before = sumPairs(members2.map(({ earlier }) => countPairs(earlier.outcomes)));
    const after = sumPairs(members2.map(({ later }) => countPairs(later.outcomes)));
    const pValue = boschlooLower(agreeing(before), agreeing(after));
    return { route, before, after, pValue, detectable: detectableFlipRate(before, after, names2.length) };
  });
  const adjusted = holm(compared.map(({ pValue }) => pValue));
  return compared.map(({ detectable, ...route }, index) => {
    const corrected = forAllLooks(adjusted[index]);
    return {
      ...route,
      corrected,
      drifted: corrected <= level,
      ...detectable === void 0 ? {} : { detectable }
    };
  });
}
function agreeing({ pairs, flips: flips4 }) {
  return { successes: pairs - flips4, trials: pairs };
}
function forAllLooks(pValue) {
  return Math.min(1, LOOKS * pValue);
}
function detectableFlipRate(before, after, routes2) {
  const level = LEVEL / LOOKS / routes2;
  const least = fewestRejected(
    after.pairs,
    level,
    (flips4) => fisherLower(agreeing(before), { successes: after.pairs - flips4, trials: after.pairs })
  );
  return detectableRate(least, after.pairs);
}
function detectableShare(probes2) {
  const level = LEVEL / LOOKS / probes2.length;
  const shares = /* @__PURE__ */ new Map();
  for (const { runsBefore, runsAfter } of probes2) {
    const key = `${runsBefore} ${runsAfter}`;
    if (shares.has(key)) continue;
    const least = fewestRejected(runsAfter, level, (moved) => oneAnswerMoved(runsBefore, runsAfter, moved));
    shares.set(key, detectableRate(least, runsAfter));
  }
  const found = [...shares.values()];
  const known = found.filter((share) => share !== void 0);
  return found.length > 0 && known.length === found.length ? Math.max(...known) : void 0;
}
function oneAnswerMoved(runsBefore, runsAfter, moved) {
  return fisherTwoSided(
    { successes: runsBefore, trials: runsBefore },
    { successes: runsAfter - moved, trials: runsAfter }
  );
}
function missingIn(window, other) {
  const held = new Set(other.cases.map((item) => item.fingerprint));
  return window.cases.map((item) => item.fingerprint).filter((fingerprint) => !held.has(fingerprint));
}
function failures(window) {
  return window.cases.reduce((sum, item) => sum + item.errors, 0);
}
function statusOf(found) {
  const { probes: probes2, answers: answers2, routes: routes2, onlyBefore, onlyAfter, failed } = found;
  if (failed.before + failed.after > 0) return "incomplete";
  if (probes2.length === 0) return "incompatible";
  if ([...probes2, ...routes2].some((look) => look.drifted) || answers2.corrected <= LEVEL) return "drift";
  if (onlyBefore.length + onlyAfter.length > 0) return "incompatible";
  return couldFindAnything(probes2) ? "none-detected" : "undecided";
}
function couldFindAnything(probes2) {
  let chance = 1;
  return probes2.some(({ runsBefore, runsAfter }) => {
    chance *= oneAnswerMoved(runsBefore, runsAfter, runsAfter);
    return chance <= LEVEL / LOOKS;
  });
}
function exitCodeOf(status) {
  switch (status) {
    case "drift":
      return 1;
    case "none-detected":
      return 0;
    case "undecided":
    case "incompatible":
    case "incomplete":
      return 2;
  }
}

// src/evidence/digest.ts
import { createHash } from "node:crypto";

// src/evidence/canonical-json.ts
function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const members2 = Object.entries(value).filter(([, item]) => item !== void 0).sort(([a], [b]) => a < b ? -1 : 1).map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`);
    return `{${members2.join(",")}}`;
  }
  if (typeof value === "number" && !Number.isFinite(value))
    throw new RangeError(`JSON has no form for ${value}`);
  const text2 = JSON.stringify(value);
  if (text2 === void 0) throw new RangeError(`JSON has no form for a ${typeof value}`);
  return text2;
}

// src/evidence/digest.ts
function sha256(text2) {
  return createHash("sha256").update(text2, "utf8").digest("hex");
}
function digestOf(value) {
  return `sha256:${sha256(canonicalJson(value))}`;
}

// src/evidence/recording-builder.ts
var MOST_PROBLEMS = 10;
var MOST_OBJECTS = 1024;
var RecordingBuilder = class {
  #groups = /* @__PURE__ */ new Map();
  #outcomes = [];
  #idByObject = /* @__PURE__ */ new Map();
  #lastOutcome;
  #lastId = -1;
  #idOf = /* @__PURE__ */ new Map();
  #problems = [];
  /** The first of them; empty when nothing is wrong. */
  get problems() {
    return this.#problems;
  }
  get isEmpty() {
    return this.#groups.size === 0;
  }
  has(input) {
    return this.#groups.has(input);
  }
  refuse(problem) {
    if (this.#problems.length < MOST_PROBLEMS) this.#problems.push(problem);
  }
  /** @param at asked for only when something must be told */
  open(input, at2, expected) {
    const known = this.#groups.get(input);
    if (known !== void 0) return known;
    const group = { input, expected, ids: new SmallIntegers(), orders: void 0, errors: 0, at: at2 };
    this.#groups.set(input, group);
    return group;
  }
  /** @param order where the harness numbers its runs; all runs of a case have one, or none */
  add(group, outcome, order) {
    group.ids.push(this.intern(outcome));
    if (order === void 0) return;
    group.orders ??= [];
    group.orders.push(order);
  }
  /** @returns the number of an outcome; equal outcomes have equal numbers */
  intern(outcome) {
    if (outcome === this.#lastOutcome) return this.#lastId;
    this.#lastOutcome = outcome;
    this.#lastId = this.#numberOf(outcome);
    return this.#lastId;
  }
  #numberOf(outcome) {
    const known = this.#idByObject.get(outcome);
    if (known !== void 0) return known;
    const id = this.#numberByKey(outcome);
    if (this.#idByObject.size < MOST_OBJECTS) this.#idByObject.set(outcome, id);
    return id;
  }
  #numberByKey(outcome) {
    const key = outcomeKey(outcome);
    const known = this.#idOf.get(key);
    if (known !== void 0) return known;
    this.#outcomes.push(outcome);
    this.#idOf.set(key, this.#outcomes.length - 1);
    return this.#outcomes.length - 1;
  }
  /** Refuses a case whose runs have no order. */
  cases() {
    return [...this.#groups.values()].map((group) => {
      this.#checkOrder(group);
      const { input, expected, errors: errors2, at: at2 } = group;
      const outcomes = this.#inOrder(group);
      return { input, ...expected === void 0 ? {} : { expected }, outcomes, errors: errors2, at: at2() };
    });
  }
  #checkOrder({ input, orders, at: at2 }) {
    if (orders !== void 0 && new Set(orders).size < orders.length) {
      const place = at2();
      this.refuse({
        code: "evidence-invalid",
        message: `${caseName(place, input)} has two runs with the same number, so the order they ran in, and with it the pairs, cannot be told`,
        hint: "Export one evaluation at a time, without the same test case twice.",
        at: place
      });
    }
  }
  #inOrder({ ids, orders }) {
    const outcomes = ids.map((id) => this.#outcomes[id]);
    if (orders === void 0) return outcomes;
    return [...orders.keys()].sort((a, b) => orders[a] - orders[b]).map((index) => outcomes[index]);
  }
};
function caseName({ path }, input) {
  return path === void 0 ? `the case "${shorten2(input)}"` : `\`${path}\` ("${shorten2(input)}")`;
}
function shorten2(text2) {
  const line = text2.replace(/\s+/g, " ");
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}
var SmallIntegers = class {
  #store = new Uint8Array(8);
  length = 0;
  push(value) {
    if (value > 255 && this.#store instanceof Uint8Array) this.#store = Uint32Array.from(this.#store);
    if (this.length === this.#store.length) {
      const grown = this.#store instanceof Uint8Array ? new Uint8Array(2 * this.length) : new Uint32Array(2 * this.length);
      grown.set(this.#store);
      this.#store = grown;
    }
    this.#store[this.length] = value;
    this.length += 1;
  }
  map(itemOf) {
    const items = new Array(this.length);
    for (let index = 0; index < this.length; index += 1) items[index] = itemOf(this.#store[index] ?? 0);
    return items;
  }
};

// src/evidence/match-suite.ts
function matchSuite(recording, suite, isolation2) {
  const declared = recording.isolation;
  if (isolation2 !== void 0 && declared !== void 0 && declared !== "unknown" && isolation2 !== declared)
    return fail(otherIsolation(recording, declared, isolation2));
  if (suite?.contract !== void 0 && recording.layer !== "verdict")
    return fail(noDecisions(recording, suite));
  const single = recording.cases.filter((item) => item.outcomes.length < 2);
  if (single.length > 0) return fail(...single.slice(0, 10).map(withoutPair));
  const matched = suite === void 0 ? succeed(recording.cases) : inSuiteOrder(recording, suite);
  if (!matched.ok) return matched;
  const evidence = {
    layer: recording.layer,
    isolation: isolation2 ?? declared ?? "unknown",
    ...recording.replays > 0 ? { replays: recording.replays } : {},
    ...recording.unfinished === void 0 ? {} : { unfinished: recording.unfinished },
    cases: matched.value.map((item, index) => {
      const expected = suite?.cases[index]?.expected ?? item.expected;
      return {
        input: item.input,
        fingerprint: sha256(item.input),
        ...expected === void 0 ? {} : { expected },
        outcomes: item.outcomes,
        errors: item.errors
      };
    })
  };
  return suite?.contract === void 0 ? succeed(evidence) : underContract(evidence, matched.value, suite);
}
function inSuiteOrder(recording, suite) {
  const recorded = new Map(recording.cases.map((item) => [item.input, item]));
  const asked = new Set(suite.cases.map((item) => item.input));
  const problems2 = [
    ...recording.cases.filter((item) => !asked.has(item.input)).map((item) => notInSuite(item, suite)),
    ...suite.cases.flatMap(
      (item, index) => recorded.has(item.input) ? [] : [notRecorded(item.input, index, recording, suite)]
    )
  ];
  if (problems2.length > 0) return fail(...problems2.slice(0, 10));
  const moved = recording.ordered ? recording.cases.findIndex((item, index) => item.input !== suite.cases[index]?.input) : -1;
  if (moved !== -1) return fail(otherOrder(recording, moved, suite));
  return succeed(suite.cases.map((item) => recorded.get(item.input)));
}
function underContract(evidence, cases, suite) {
  const found = suite.contract && findUnscorable(evidence.cases, suite.contract);
  if (found === void 0) return succeed(evidence);
  const item = cases[found.caseIndex];
  const place = item?.at ?? { file: suite.file };
  return fail({
    code: "outcome-not-scorable",
    message: `\`${place.path ?? `cases[${found.caseIndex}]`}.observations\` of "${shorten2(item?.input ?? "")}" holds no decision (\`${found.reason}\`), and the contract of ${suite.file} does not declare that as an acceptable outcome`,
    hint: `Add \`allowed_no_decisions: [${found.reason}]\` to the contract if it is one, or fix the probe.`,
    at: place
  });
}
function withoutPair({ input, outcomes, errors: errors2, at: at2 }) {
  const failed = errors2 === 0 ? "" : ` beside ${errors2} failed`;
  const name = caseName(at2, input);
  return {
    code: "evidence-invalid",
    message: `${name} holds ${outcomes.length === 0 ? "no observation" : "1 observation"}${failed}: at least two are needed to compare`,
    hint: "Run each input at least twice (`repeat`, `epochs`), or take the case out.",
    at: at2
  };
}
function otherIsolation({ file, placeOf: placeOf3 }, declared, isolation2) {
  return {
    code: "input-conflict",
    message: `\`isolation\` is ${isolation2}, and ${file} records ${declared}`,
    hint: "Leave `isolation` out: the recording knows.",
    at: placeOf3?.("isolation") ?? { file, path: "isolation" }
  };
}
function noDecisions({ file, layer, placeOf: placeOf3 }, suite) {
  return {
    code: "input-conflict",
    message: `\`layer\` of ${file} is ${layer}, and the contract of ${suite.file} is about decisions`,
    hint: "Use `layer: verdict`, or a suite without `contract`.",
    at: placeOf3?.("layer") ?? { file, path: "layer" }
  };
}
function notInSuite(item, suite) {
  return {
    code: "evidence-invalid",
    message: `the recorded input "${shorten2(item.input)}" is no \`input\` of ${suite.file}: the suite does not describe this evidence`,
    hint: "Assess it with the suite it was recorded with, or without one.",
    at: item.at
  };
}
function notRecorded(input, index, { file }, suite) {
  const line = suite.cases[index]?.line;
  return {
    code: "evidence-invalid",
    message: `\`cases[${index}].input\` ("${shorten2(input)}") has no run in ${file}: coverage would be reported that the recording never had`,
    hint: "Record it too, or assess with the suite it was recorded with.",
    at: { file: suite.file, ...line === void 0 ? {} : { line }, path: `cases[${index}].input` }
  };
}
function otherOrder({ cases }, index, suite) {
  const item = cases[index];
  return {
    code: "evidence-invalid",
    message: `\`cases[${index}].input\` is "${shorten2(item?.input ?? "")}", and "${shorten2(suite.cases[index]?.input ?? "")}" in ${suite.file}: the suite does not describe this evidence`,
    hint: "Assess it with the suite it was recorded with; its cases are in the same order.",
    at: item?.at ?? { file: suite.file }
  };
}

// src/report/format/stable-json.ts
function stableJson(value) {
  return `${write(value, "")}
`;
}
function write(value, indent) {
  if (Array.isArray(value)) {
    return block(
      "[",
      "]",
      value.map((item) => write(item, `${indent}  `)),
      indent
    );
  }
  if (typeof value === "object" && value !== null) {
    const entries2 = Object.entries(value).filter(([, item]) => item !== void 0).sort(([a], [b]) => a < b ? -1 : 1).map(([key, item]) => `${quote2(key)}: ${write(item, `${indent}  `)}`);
    return block("{", "}", entries2, indent);
  }
  return writeScalar(value);
}
function block(open3, close, items, indent) {
  if (items.length === 0) return open3 + close;
  const inner = `
${indent}  `;
  return `${open3}${inner}${items.join(`,${inner}`)}
${indent}${close}`;
}
function writeScalar(value) {
  if (typeof value === "string") return quote2(value);
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number" && Number.isFinite(value)) return JSON.stringify(value);
  throw new RangeError(`JSON has no form for ${String(value)}`);
}
function quote2(text2) {
  return JSON.stringify(text2).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => Array.from({ length: character.length }, (_, index) => character.charCodeAt(index)).map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("")
  );
}

// src/report/build-drift-reference.ts
var VOLATILE = /* @__PURE__ */ new Set([
  "collected_at",
  "eval_id",
  "finished_at",
  "run_id",
  "started_at",
  "timestamp"
]);
function referenceDrift(before, after, epsilon) {
  const [routesBefore, routesAfter] = [routesOf(before, epsilon), routesOf(after, epsilon)];
  const [pairsBefore, pairsAfter] = [flipPairsOf(before), flipPairsOf(after)];
  const changes = provenanceChanges(before.provenance, after.provenance);
  const isolation2 = { before: before.evidence.isolation, after: after.evidence.isolation };
  const routes2 = [...routesBefore].flatMap(([name, was]) => {
    const is = routesAfter.get(name);
    return is === void 0 ? [] : [compareRoute(name, was, is)];
  });
  const found = {
    changed_routes: routes2.filter((route) => route.verdict_changed).map((route) => route.decision),
    gained_decisions: missing2(routesAfter.keys(), routesBefore),
    lost_decisions: missing2(routesBefore.keys(), routesAfter),
    gained_flip_pairs: missing2(pairsAfter, pairsBefore),
    lost_flip_pairs: missing2(pairsBefore, pairsAfter),
    provenance_changes: changes.filter(({ key }) => !VOLATILE.has(key))
  };
  const isolationChanged = isolation2.before !== isolation2.after;
  return {
    ...found,
    drifted: isolationChanged || Object.values(found).some((list2) => list2.length > 0),
    routes: routes2,
    isolation: isolation2,
    isolation_changed: isolationChanged,
    informational_changes: changes.filter(({ key }) => VOLATILE.has(key)),
    independence_note: `agreement between two windows does not establish that trials were independent within either one. Two correlated runs agree comfortably. Isolation was '${isolation2.before}' then '${isolation2.after}'.`
  };
}
function routesOf({ evidence }, epsilon) {
  const routes2 = routeStability(evidence, epsilon, {}, false) ?? [];
  return new Map(routes2.map((route) => [route.route, route]));
}
function compareRoute(decision, was, is) {
  const call = ({ wilson, flips: flips4, pairs }) => ({
    call: CALLS[wilson.kind],
    flips: flips4,
    trials: pairs
  });
  return {
    decision,
    before: call(was),
    after: call(is),
    direction: directionOf(is.flipRate - was.flipRate),
    verdict_changed: was.wilson.kind !== is.wilson.kind
  };
}
function directionOf(difference2) {
  if (difference2 === 0) return "unchanged";
  return difference2 > 0 ? "higher" : "lower";
}
function flipPairsOf({ evidence }) {
  const pairs = flipPairFields(collectFlipPairs(evidence.cases.map((item) => item.outcomes)));
  return new Set(pairs.map(({ decisions: decisions2 }) => decisions2.join(" <-> ")));
}
function missing2(names2, others) {
  return sortedLabels([...names2].filter((name) => !others.has(name)));
}
function provenanceChanges(before, after) {
  const recorded = (window, key) => Object.hasOwn(window, key) ? window[key] : null;
  return sortedLabels([...Object.keys(before), ...Object.keys(after)]).map((key) => ({ key, before: recorded(before, key), after: recorded(after, key) })).filter((change) => stableJson(change.before) !== stableJson(change.after));
}

// src/report/build-drift-report.ts
function driftReport({ version: version2, epsilon, before, after, drift }, reference, caveats2) {
  const { answers: answers2, routes: routes2, probes: probes2 } = drift;
  return {
    schema: "agentverity.compare/v1",
    agentverity_version: version2,
    status: drift.status,
    exit_code: drift.exitCode,
    epsilon,
    layer: after.evidence.layer,
    level: drift.level,
    before: windowFields(before, drift.failed.before),
    after: windowFields(after, drift.failed.after),
    answers: {
      distance: answers2.distance,
      p_value: answers2.pValue,
      corrected: answers2.corrected,
      permutations: answers2.permutations,
      seed: answers2.seed
    },
    probes: probes2.map(probeFields),
    stability: routes2.map(({ route, before: was, after: is, pValue, corrected, drifted, detectable }) => ({
      decision: route,
      before: { pair_flips: was.flips, pair_trials: was.pairs },
      after: { pair_flips: is.flips, pair_trials: is.pairs },
      p_value: pValue,
      corrected,
      drifted,
      detectable_flip_rate: detectable ?? null
    })),
    only_before: drift.onlyBefore,
    only_after: drift.onlyAfter,
    detectable: { power: 0.8, share_of_answers: drift.detectable ?? null },
    caveats: caveats2,
    reference
  };
}
function windowFields({ file, source, evidence }, failed) {
  return {
    file,
    source,
    inputs: evidence.cases.length,
    runs: evidence.cases.reduce((sum, item) => sum + item.outcomes.length, 0),
    failed_runs: failed,
    isolation: evidence.isolation
  };
}
function probeFields(probe) {
  const answers2 = (window) => probe.counts.flatMap(
    (entry, index) => entry[window] > 0 ? [{ ...answerFields(entry, index), count: entry[window] }] : []
  );
  return {
    input_fingerprint: probe.fingerprint,
    decision: probe.route,
    before: answers2("before"),
    after: answers2("after"),
    distance: probe.distance,
    p_value: probe.pValue,
    corrected: probe.corrected,
    drifted: probe.drifted,
    moved: probe.moved,
    runs_needed: probe.runsNeeded ?? null
  };
}
function answerFields({ outcome }, index) {
  return { kind: outcome.kind, answer: outcome.kind === "text" ? `text ${index + 1}` : words2(outcome) };
}
function words2(outcome) {
  return outcome.kind === "no-decision" ? outcome.reason : outcomeWords(outcome);
}

// src/report/build-drift-words.ts
var NAMED = 4;
var SHOWN = 60;
function driftChanges(reference) {
  const { isolation: isolation2 } = reference;
  return [
    ...named("Routes that are new", reference.gained_decisions),
    ...named("Routes that are gone", reference.lost_decisions),
    ...named("Pairs that flip now and did not before", reference.gained_flip_pairs),
    ...named("Pairs that flipped before and do not now", reference.lost_flip_pairs),
    ...reference.isolation_changed ? [`Trials were kept apart otherwise: ${isolation2.before} before, ${isolation2.after} after.`] : [],
    ...reference.provenance_changes.map(changeWords)
  ];
}
function volatileChanges(reference) {
  return reference.informational_changes.map(changeWords);
}
function named(what, names2) {
  if (names2.length === 0) return [];
  return [
    `${what}: ${list(
      names2.map((name) => quoteName(name.replace(" <-> ", " ↔ "))),
      NAMED
    )}.`
  ];
}
function changeWords({ key, before, after }) {
  return `${quoteName(key)}: ${valueWords(before)} before, ${valueWords(after)} after.`;
}
function valueWords(value) {
  if (value === null) return "not recorded";
  const text2 = typeof value === "string" ? value : JSON.stringify(value);
  const start = Array.from(text2.slice(0, 2 * SHOWN));
  return quoteName(start.length > SHOWN ? `${start.slice(0, SHOWN - 1).join("")}…` : text2);
}
function driftCaveats(request, reference) {
  const { drift } = request;
  const { probes: probes2, onlyBefore, onlyAfter } = drift;
  const partial2 = onlyBefore.length + onlyAfter.length > 0 && probes2.length > 0;
  return [
    "Two windows that agree do not show that trials were independent within either: correlated runs agree comfortably.",
    ...isolationCaveat(reference.isolation),
    ...partial2 ? [
      `Tested on the ${count(probes2.length, "probe")} that both windows hold, not on the others (${onlyBefore.length} only before, ${onlyAfter.length} only after); the table of routes counts all of them.`
    ] : [],
    ...movedCaveat(drift),
    ...ruleCaveat(drift, reference)
  ];
}
function isolationCaveat({ before, after }) {
  if ([before, after].includes("shared-session"))
    return ["Trials of a shared session may repeat each other: the p-values take them as separate."];
  if ([before, after].includes("unknown"))
    return [
      "How trials were kept apart is not recorded for both windows: their independence is assumed, not shown."
    ];
  return [];
}
function movedCaveat({ probes: probes2 }) {
  const moved = probes2.filter((probe) => probe.moved && !probe.drifted).length;
  if (moved === 0) return [];
  return [
    `Moved, unproven: the commonest answer of ${count(moved, "probe")} is another one, and chance alone may have done it. More runs would tell.`
  ];
}
function ruleCaveat({ status }, { drifted }) {
  if (status === "drift" && !drifted)
    return [
      "The Python tool's rule, under `reference`, overlooks this: it compares the routes' stability, not their answers."
    ];
  if (status === "none-detected" && drifted)
    return [
      "The Python tool's rule, under `reference`, calls this drift: it counts any difference, chance included."
    ];
  return [];
}

// src/report/build-drift.ts
function buildDrift(request) {
  const { version: version2, epsilon, before, after, drift } = request;
  const reference = referenceDrift(before, after, epsilon);
  const caveats2 = driftCaveats(request, reference);
  const places2 = new Map(after.evidence.cases.map((item, index) => [item.fingerprint, `cases[${index}]`]));
  const differing = drift.probes.filter((probe) => probe.distance > 0);
  return {
    version: version2,
    headline: { word: WORDS2[drift.status], text: headline(drift, places2) },
    power: powerWords(drift),
    before: windowModel(before),
    after: windowModel(after),
    routes: reference.routes.map((route) => routeRow(route, drift)),
    probes: differing.map((probe) => probeRow(probe, places2)).sort(worstFirst),
    sameProbes: drift.probes.length - differing.length,
    answers: {
      distance: drift.answers.distance,
      corrected: drift.answers.corrected,
      verdict: answersVerdict(drift)
    },
    changes: driftChanges(reference),
    volatile: volatileChanges(reference),
    caveats: caveats2,
    exitCode: drift.exitCode,
    status: drift.status,
    report: driftReport(request, reference, caveats2)
  };
}
var WORDS2 = {
  drift: "DRIFT",
  "none-detected": "NONE DETECTED",
  undecided: "UNDECIDED",
  incompatible: "INCOMPATIBLE",
  incomplete: "INCOMPLETE"
};
function headline(drift, places2) {
  const { probes: probes2, failed, onlyBefore, onlyAfter } = drift;
  switch (drift.status) {
    case "drift":
      return driftHeadline(drift, places2);
    case "none-detected":
      return `no change of answers or stability was found on ${count(probes2.length, "probe")}`;
    case "undecided":
      return "too few answers: not even a change of all of them would have been significant";
    case "incompatible":
      return probes2.length === 0 ? "the two windows hold no probe in common" : `the two windows do not hold the same probes: ${onlyBefore.length} only before, ${onlyAfter.length} only after; nothing was found on the ${probes2.length} they share`;
    case "incomplete":
      return `${count(failed.before + failed.after, "call")} failed (${failed.before} before, ${failed.after} after): what they would have answered is not known`;
  }
}
function driftHeadline({ probes: probes2, routes: routes2, answers: answers2 }, places2) {
  const moved = probes2.filter((probe) => probe.drifted);
  const named2 = moved.map(
    (probe) => `${quoteName(places2.get(probe.fingerprint) ?? "")} (${movedWords(probe)})`
  );
  const verb = moved.length === 1 ? "answers" : "answer";
  const restless = routes2.filter((route) => route.drifted).slice(0, NAMED2);
  const parts2 = [
    ...moved.length === 0 ? [] : [`${moved.length} of ${count(probes2.length, "probe")} ${verb} otherwise: ${list(named2, NAMED2)}`],
    ...restless.map(
      ({ route, before, after }) => `route ${quoteName(route)} flips more often: ${flips(before)} before, ${flips(after)} after`
    )
  ];
  if (parts2.length > 0) return parts2.join("; ");
  return `the answers of all ${probes2.length} probes together changed (p = ${pWords(answers2.corrected)}), of no single one provably`;
}
function movedWords({ counts, moved, route }) {
  if (!moved) return `route ${quoteName(route)}, in other shares`;
  const commonest = (window) => counts.reduce((most, entry) => entry[window] > most[window] ? entry : most);
  return `${outcomeName(commonest("before").outcome)} → ${outcomeName(commonest("after").outcome)}`;
}
function flips({ flips: flipped, pairs }) {
  return `${flipped} of ${count(pairs, "pair")}`;
}
function pWords(pValue) {
  return pValue < 1e-3 ? "below 0.001" : String(Number(pValue.toFixed(3)));
}
function powerWords(drift) {
  if (drift.status === "incomplete" || drift.probes.length === 0) return "Nothing was compared.";
  return `${foundOnProbes(drift)}; ${foundOnRoutes(drift)}. An unchanged agent is called drifted at most ${percent(drift.level)} of the time.`;
}
function foundOnProbes({ detectable }) {
  if (detectable === void 0)
    return "This comparison has too few answers to find, on one probe alone, even a complete change";
  return `With 80 % power this comparison would have found, on any one probe with a steady answer, a change of at least ${percent(detectable)} of its answers`;
}
function foundOnRoutes({ routes: routes2 }) {
  const known = routes2.flatMap((route) => route.detectable ?? []);
  if (known.length === 0) return "a rise of a route's flip rate it would not have found";
  const where = known.length === routes2.length ? "on any one route" : `on ${known.length} of ${routes2.length} routes`;
  return `${where}, a flip rate that rose to at least ${percent(Math.max(...known))}`;
}
function answersVerdict({ status, answers: answers2, level }) {
  if (status === "incomplete") return "not judged";
  return answers2.corrected <= level ? "changed" : "no change detected";
}
function windowModel({ file, source, evidence }) {
  return {
    file,
    source,
    probes: evidence.cases.length,
    runs: evidence.cases.reduce((sum, item) => sum + item.outcomes.length, 0),
    failed: evidence.cases.reduce((sum, item) => sum + item.errors, 0),
    isolation: evidence.isolation
  };
}
function routeRow({ decision, before, after }, drift) {
  const judged = drift.status === "incomplete" ? [] : drift.routes;
  const tested = judged.find((route) => route.route === decision);
  const side = ({ call, flips: flipped, trials }) => ({
    flips: flipped,
    pairs: trials,
    verdict: call.replace(/^verdict-| \(.*$/g, "")
  });
  return {
    route: decision,
    before: side(before),
    after: side(after),
    ...tested === void 0 ? {} : { corrected: tested.corrected },
    drifted: tested?.drifted ?? false
  };
}
function probeRow(probe, places2) {
  const { fingerprint, route, counts, corrected, drifted, moved, runsNeeded } = probe;
  return {
    fingerprint,
    place: places2.get(fingerprint) ?? "",
    route,
    before: answerWords(counts, "before"),
    after: answerWords(counts, "after"),
    corrected,
    drifted,
    movedUnproven: moved && !drifted,
    ...runsNeeded === void 0 ? {} : { runsNeeded }
  };
}
var NAMED2 = 3;
function answerWords(counts, window) {
  const seen2 = counts.filter((entry) => entry[window] > 0).sort((a, b) => b[window] - a[window]);
  return list(
    seen2.map((entry) => `${entry[window]} × ${outcomeName(entry.outcome)}`),
    NAMED2
  );
}
function worstFirst(a, b) {
  return Number(b.drifted) - Number(a.drifted) || Number(b.movedUnproven) - Number(a.movedUnproven) || a.corrected - b.corrected;
}

// src/pipeline/read-evidence-files.ts
import { resolve as resolve4 } from "node:path";

// src/evidence/recording.ts
function isFields2(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function field(value, ...names2) {
  let found = value;
  for (const name of names2) {
    if (!isFields2(found) || !Object.hasOwn(found, name)) return void 0;
    found = found[name];
  }
  return found;
}

// src/evidence/detect-format.ts
function detectDocument({ file, value }) {
  const known = KNOWN.find(({ is }) => is(value));
  if (known !== void 0) return succeed(known.format);
  const refusal = REFUSED.find(({ is }) => is(value));
  return fail(refusal === void 0 ? unknown2(file, value) : notEvidence(file, refusal.why, refusal.hint));
}
var KNOWN = [
  { format: "evidence", is: (value) => startsWith(value, "agentverity.evidence/") },
  {
    format: "promptfoo",
    is: (value) => isFields2(field(value, "results")) && field(value, "evalId") !== void 0
  },
  { format: "promptfoo", is: (value) => Array.isArray(field(value, "results", "results")) },
  {
    format: "deepeval",
    is: (value) => Array.isArray(field(value, "testCases")) || isFields2(field(value, "testRunData"))
  },
  {
    format: "inspect",
    is: (value) => isFields2(field(value, "eval")) && field(value, "status") !== void 0
  },
  {
    format: "agentcheck",
    is: (value) => isFields2(field(value, "tests")) && field(value, "reports") === void 0
  }
];
var AVERAGES = "pairs cannot be recovered from a count or an average";
var REFUSED = [
  {
    is: (value) => field(value, "test_cases_lookup_map") !== void 0,
    why: "it is DeepEval's cache, which keeps one run of each input: the repeats are gone",
    hint: "Give the test run: `.deepeval/.latest_test_run.json`."
  },
  {
    is: (value) => Array.isArray(field(value, "reports")),
    why: `it is agentcheck's report or baseline, which holds aggregates: ${AVERAGES}`,
    hint: "Give the traces: `.agentcheck/traces/latest.json`."
  },
  {
    is: (value) => Array.isArray(value) && value.some((item) => field(item, "suite_id") !== void 0),
    why: `it is agentcheck's history, which holds aggregates: ${AVERAGES}`,
    hint: "Give the traces: `.agentcheck/traces/latest.json`."
  },
  {
    is: (value) => ["run/", "compare/", "behaviour/", "plan/"].some((name) => startsWith(value, `agentverity.${name}`)),
    why: `it is a report, which holds counts: ${AVERAGES}`,
    hint: "Give the evidence or the trials that it was made from."
  },
  {
    is: (value) => startsWith(value, "agentverity.snapshot/"),
    why: "it is a baseline, which holds one decision for each probe",
    hint: "Give the evidence or the trials of a run."
  },
  {
    is: (value) => ["suite/", "decision-suite/"].some((name) => startsWith(value, `agentverity.${name}`)),
    why: "it is a suite, which holds questions and no answers",
    hint: "Give it as `suite`, and the recorded answers as `evidence`."
  }
];
function startsWith(value, schema) {
  const found = field(value, "schema");
  return typeof found === "string" && found.startsWith(schema);
}
function unknown2(file, value) {
  return notEvidence(
    file,
    `it holds ${contentOf(value)}, and none of the formats that are read looks like that`,
    'Write JSON Lines, one `{"input": …, "observation": …}` for each run, or name `evidence-format`.'
  );
}
function contentOf(value) {
  if (Array.isArray(value)) return "a list";
  if (!isFields2(value)) return "a single value";
  const keys = Object.keys(value).slice(0, 8);
  return `an object with ${keys.map((key) => `\`${key.slice(0, 40)}\``).join(", ") || "nothing in it"}`;
}
function notEvidence(file, why, hint) {
  return { code: "evidence-invalid", message: `this is no evidence: ${why}`, hint, at: { file } };
}
function refuseCsv(file) {
  return notEvidence(
    file,
    "CSV has neither the order of the runs nor the kind of a failure",
    "Export JSON: for Promptfoo `promptfoo eval --output results.json`."
  );
}

// src/evidence/eval-archive.ts
import * as zlib from "node:zlib";
var END_OF_DIRECTORY = 101010256;
var DIRECTORY_ENTRY = 33639248;
var LOCAL_ENTRY = 67324752;
var STORED = 0;
var DEFLATED = 8;
var ZSTD = 93;
var MAX_MEMBER_BYTES = 256 * 1024 * 1024;
function isArchive(head) {
  return head[0] === 80 && head[1] === 75 && head[2] === 3 && head[3] === 4;
}
function readArchive(file, bytes2) {
  const view = new DataView(bytes2.buffer, bytes2.byteOffset, bytes2.byteLength);
  try {
    const end = findEnd(view);
    if (end === void 0)
      return fail(
        damaged(file, "its directory is missing, so the log was cut short or is still being written")
      );
    const count3 = view.getUint16(end + 10, true);
    const members2 = [];
    let at2 = view.getUint32(end + 16, true);
    for (let index = 0; index < count3; index += 1) {
      if (view.getUint32(at2, true) !== DIRECTORY_ENTRY)
        return fail(damaged(file, `entry ${index + 1} of its directory is none`));
      const nameLength = view.getUint16(at2 + 28, true);
      members2.push(memberAt(bytes2, view, at2, nameLength));
      at2 += 46 + nameLength + view.getUint16(at2 + 30, true) + view.getUint16(at2 + 32, true);
    }
    return succeed(members2);
  } catch (error2) {
    if (error2 instanceof RangeError) return fail(damaged(file, "it is cut short"));
    throw error2;
  }
}
function findEnd(view) {
  const first = Math.max(0, view.byteLength - 22 - 65535);
  for (let at2 = view.byteLength - 22; at2 >= first; at2 -= 1)
    if (view.getUint32(at2, true) === END_OF_DIRECTORY) return at2;
  return void 0;
}
function memberAt(bytes2, view, at2, nameLength) {
  const method = view.getUint16(at2 + 10, true);
  const packed = view.getUint32(at2 + 20, true);
  const size = view.getUint32(at2 + 24, true);
  const local = view.getUint32(at2 + 42, true);
  return {
    name: new TextDecoder().decode(bytes2.subarray(at2 + 46, at2 + 46 + nameLength)),
    read: async () => {
      if (view.getUint32(local, true) !== LOCAL_ENTRY)
        throw new Error("its place in the archive holds no member");
      if (size > MAX_MEMBER_BYTES) throw new Error(`it has ${size} bytes, more than are unpacked`);
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const content = await unpack(method, bytes2.subarray(start, start + packed), size);
      return new TextDecoder("utf-8", { fatal: true }).decode(content);
    }
  };
}
async function unpack(method, packed, size) {
  switch (method) {
    case STORED:
      return packed;
    case DEFLATED:
      return zlib.inflateRawSync(packed, { maxOutputLength: size });
    case ZSTD:
      return unzstd(packed, size);
    default:
      throw new Error(`it is compressed by method ${method}, which this build does not read`);
  }
}
async function unzstd(packed, size) {
  const native = zlib.zstdDecompressSync;
  if (native !== void 0) return native(packed, { maxOutputLength: Math.max(1, size) });
  const { decompress } = await import("./chunk-BT3GJNMC.js");
  return decompress(packed, new Uint8Array(size));
}
function damaged(file, why) {
  return {
    code: "file-unreadable",
    message: `${file} is no readable Inspect log: ${why}`,
    hint: "Let the evaluation end, or convert it: `inspect log dump log.eval > log.json`.",
    at: { file }
  };
}

// src/evidence/merge-recordings.ts
function mergeRecordings(recordings) {
  const [first, ...others] = recordings;
  if (first === void 0) throw new RangeError("nothing to merge");
  if (others.length === 0) return succeed(first);
  const problems2 = others.flatMap((other) => differences(first, other));
  if (problems2.length > 0) return fail(...problems2);
  const cases = new Map(first.cases.map((item) => [item.input, item]));
  for (const item of others.flatMap((other) => other.cases)) {
    const known = cases.get(item.input);
    if (known !== void 0 && known.expected !== item.expected) problems2.push(otherRoute(known, item));
    cases.set(item.input, known === void 0 ? item : joined(known, item));
  }
  if (problems2.length > 0) return fail(...problems2.slice(0, 10));
  const sum = (of) => recordings.reduce((total, recording) => total + of(recording), 0);
  const unfinished = recordings.flatMap((recording) => recording.unfinished ?? [])[0];
  return succeed({
    ...first,
    cases: [...cases.values()],
    replays: sum((recording) => recording.replays),
    missing: sum((recording) => recording.missing),
    ...unfinished === void 0 ? {} : { unfinished },
    ordered: false
  });
}
function joined(a, b) {
  return { ...a, outcomes: [...a.outcomes, ...b.outcomes], errors: a.errors + b.errors };
}
function differences(a, b) {
  const facts = (recording) => ({
    format: recording.source,
    layer: recording.layer,
    isolation: recording.isolation ?? "unknown",
    ...recording.configuration
  });
  const [was, is] = [facts(a), facts(b)];
  const names2 = [.../* @__PURE__ */ new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])];
  return names2.filter((name) => was?.[name] !== is?.[name]).map((name) => ({
    code: "evidence-invalid",
    message: `${a.file} and ${b.file} are not of one configuration: \`${name}\` is ${shown(was?.[name])} there and ${shown(is?.[name])} here`,
    hint: "Assess them one by one, and compare the results.",
    at: { file: b.file, path: name }
  }));
}
function shown(value) {
  return value === void 0 ? "not recorded" : `"${shorten2(value.replace(/^"|"$/g, ""))}"`;
}
function otherRoute(a, b) {
  return {
    code: "evidence-invalid",
    message: `\`expected\` of "${shorten2(b.input)}" is ${b.expected ?? "not given"}, and ${a.expected ?? "not given"} in ${a.at.file}`,
    hint: "Assess them one by one: the case was written for another decision.",
    at: b.at
  };
}

// src/evidence/recorded-outcome.ts
function readOutcome(raw, layer) {
  if (isFields2(raw) && (raw["kind"] === "no_decision" || raw["kind"] === "no-decision"))
    return readNoDecision(raw);
  switch (layer) {
    case "verdict":
      return readDecision(raw);
    case "text":
      if (typeof raw === "string") return { ok: true, outcome: { kind: "text", text: raw } };
      return invalid(
        `is ${describe2(raw)}, and the layer \`text\` compares texts`,
        "Name the text with `decision-path`."
      );
    case "tools":
      return readTools(raw);
  }
}
function readNoDecision(raw) {
  const reason = field(raw, "reason");
  if (!isNoDecisionReason(reason))
    return invalid(
      `has the reason ${describe2(reason)}, which is no known one`,
      "Use `refused` or `no_tool_selected`."
    );
  if (UNSCORABLE_REASONS.includes(reason)) {
    return {
      ok: false,
      code: "outcome-not-scorable",
      why: `is no decision (\`${reason}\`): the harness failed or the answer named no option, and leaving it out would claim repeats that never decided`,
      hint: "Record such a run as an error of its case, and run it again."
    };
  }
  return { ok: true, outcome: { kind: "no-decision", reason } };
}
function readDecision(raw) {
  if (typeof raw === "string") {
    const label2 = raw.trim();
    if (label2 !== "") return { ok: true, outcome: { kind: "decision", label: label2 } };
    return invalid(
      "is an empty text",
      'Record why there is none: `{"kind": "no_decision", "reason": "refused"}`, or an error of the case.'
    );
  }
  if (typeof raw === "boolean" || typeof raw === "number")
    return { ok: true, outcome: { kind: "decision", label: String(raw) } };
  if (Array.isArray(raw))
    return invalid(
      "is a list, and a decision is one name",
      "Use `layer: tools` to compare tool paths, or a `decision-path` into it."
    );
  if (isFields2(raw))
    return invalid(
      `is an object (${Object.keys(raw).slice(0, 6).map((key) => `\`${key.slice(0, 40)}\``).join(", ")})`,
      "Say where the decision stands in it with `decision-path`."
    );
  return invalid(`is ${describe2(raw)}`, "Say where the decision stands with `decision-path`.");
}
function readTools(raw) {
  if (!Array.isArray(raw))
    return invalid(
      `is ${describe2(raw)}, and the layer \`tools\` compares lists of tool names`,
      "Name the list with `decision-path`, or use `layer: verdict`."
    );
  const names2 = [];
  for (const item of raw) {
    const name = typeof item === "string" ? item : field(item, "name") ?? field(item, "tool") ?? field(item, "function");
    if (typeof name !== "string" || name === "")
      return invalid("holds a call without a tool name", "Record the name of every tool that was called.");
    names2.push(name);
  }
  return { ok: true, outcome: { kind: "tools", names: names2 } };
}
function invalid(why, hint) {
  return { ok: false, code: "evidence-invalid", why, hint };
}
function describe2(value) {
  if (value === void 0) return "missing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  return typeof value === "string" ? `"${value.slice(0, 60)}"` : `the ${typeof value} ${String(value)}`;
}

// src/evidence/read-agentcheck.ts
function readAgentcheck(document, choices) {
  const tests = field(document.value, "tests");
  if (!isFields2(tests) || Object.keys(tests).length === 0) {
    return fail({
      code: "evidence-invalid",
      message: `\`tests\` is ${isFields2(tests) ? "empty" : describe2(tests)}: there are no runs in it`,
      hint: "Give `.agentcheck/traces/latest.json`.",
      at: document.locate(["tests"])
    });
  }
  const layer = choices.layer ?? "verdict";
  const builder = new RecordingBuilder();
  for (const [name, runs] of Object.entries(tests)) {
    const problem = readTest(name, Array.isArray(runs) ? runs : [], { document, builder, layer });
    if (problem !== void 0) builder.refuse(problem);
  }
  const cases = builder.cases();
  if (builder.problems.length > 0) return fail(...builder.problems);
  return succeed({
    file: document.file,
    source: "agentcheck traces",
    layer,
    cases,
    configuration: {},
    replays: 0,
    missing: 0,
    ordered: false
  });
}
function readTest(name, runs, { document, builder, layer }) {
  const at2 = (...part) => document.locate(["tests", name, ...part]);
  const inputs = inputsOf(runs);
  const [input] = inputs;
  if (input === void 0 || inputs.length > 1) {
    return {
      code: "evidence-invalid",
      message: `\`tests.${name}\` has ${input === void 0 ? "no run with an input" : `${inputs.length} different inputs`}: its runs cannot be told to be of one case`,
      hint: "Ask one input per test, and run it again.",
      at: at2()
    };
  }
  if (builder.has(input)) {
    return {
      code: "evidence-invalid",
      message: `\`tests.${name}\` asks "${shorten2(input)}" like an earlier test: whether one agent answered both cannot be told`,
      hint: "Assess them one by one (`--filter` when recording).",
      at: at2()
    };
  }
  const group = builder.open(input, () => at2());
  readRuns(name, runs, group, { document, builder, layer });
  return void 0;
}
function readRuns(name, runs, group, reading) {
  const { document, builder, layer } = reading;
  for (const [index, run2] of runs.entries()) {
    if (isFailed(run2)) {
      group.errors += 1;
      continue;
    }
    const part = layer === "tools" ? "tool_calls" : "final_output";
    const read = readOutcome(field(run2, "result", part), layer);
    if (read.ok) builder.add(group, read.outcome);
    else
      builder.refuse({
        code: read.code,
        message: `\`tests.${name}[${index}].result.${part}\` ${read.why}`,
        hint: read.hint,
        at: document.locate(["tests", name, index, "result", part])
      });
  }
}
function inputsOf(runs) {
  const inputs = runs.map((run2) => field(run2, "result", "input"));
  const texts = inputs.flatMap((input) => typeof input === "string" && input.trim() !== "" ? [input] : []);
  return [...new Set(texts)];
}
function isFailed(run2) {
  const errors2 = field(run2, "result", "errors");
  const isSilent = field(run2, "result", "input") === "" && field(run2, "result", "final_output") === "";
  return Array.isArray(errors2) && errors2.length > 0 || isSilent || !isFields2(field(run2, "result"));
}

// src/evidence/read-deepeval.ts
function readDeepeval(document, choices) {
  const isWrapped = isFields2(field(document.value, "testRunData"));
  const base = isWrapped ? ["testRunData"] : [];
  const run2 = isWrapped ? field(document.value, "testRunData") : document.value;
  const testCases = field(run2, "testCases");
  if (!Array.isArray(testCases) || testCases.length === 0) return fail(noRuns(run2, document, base));
  const layer = choices.layer ?? "verdict";
  const builder = new RecordingBuilder();
  for (const [index, item] of testCases.entries()) {
    const path = [...base, "testCases", index];
    const at2 = (part) => document.large ? { file: document.file, path: `testCases[${index}]` } : document.locate([...path, part]);
    addTestCase(item, index, { choices, builder, layer, at: at2 });
  }
  const cases = builder.cases();
  if (builder.problems.length > 0) return fail(...builder.problems);
  return succeed({
    file: document.file,
    source: "DeepEval test run",
    layer,
    cases,
    configuration: { hyperparameters: JSON.stringify(field(run2, "hyperparameters") ?? null) },
    replays: 0,
    missing: 0,
    ordered: false
  });
}
function addTestCase(item, index, { choices, builder, layer, at: at2 }) {
  const { inputPath } = choices;
  const input = inputPath === void 0 ? field(item, "input") : pathValue(item, inputPath);
  if (typeof input !== "string" || input.trim() === "") {
    builder.refuse({
      code: "evidence-invalid",
      message: `\`testCases[${index}].${inputPath ?? "input"}\` is ${describe2(input)}; it must be a text that is not blank`,
      hint: "Record the input of every test case.",
      at: at2("input")
    });
    return;
  }
  const group = builder.open(input, () => at2("input"));
  const [name, raw] = decisionOf(item, choices);
  if (raw === void 0 || raw === null) {
    group.errors += 1;
    return;
  }
  const read = readOutcome(raw, layer);
  const order = field(item, "order");
  if (read.ok) builder.add(group, read.outcome, typeof order === "number" ? order : index);
  else {
    const message2 = `\`testCases[${index}].${name}\` ${read.why}`;
    builder.refuse({ code: read.code, message: message2, hint: read.hint, at: at2("actualOutput") });
  }
}
function noRuns(run2, document, base) {
  const talks = field(run2, "conversationalTestCases");
  const at2 = document.locate([...base, "testCases"]);
  if (Array.isArray(talks) && talks.length > 0) {
    return {
      code: "evidence-invalid",
      message: "the run holds conversations only (`conversationalTestCases`): a conversation of many turns is not one decision",
      hint: "Record the decision of each as a single-turn test case.",
      at: at2
    };
  }
  const testCases = field(run2, "testCases");
  return {
    code: "evidence-invalid",
    message: `\`testCases\` is ${Array.isArray(testCases) ? "empty" : describe2(testCases)}: there is no run in it`,
    hint: "Give the file that `deepeval test run` writes.",
    at: at2
  };
}
function decisionOf(item, { layer, decisionPath }) {
  const output = field(item, "actualOutput");
  if (output === void 0 || output === null) return ["actualOutput", void 0];
  if (decisionPath !== void 0) return [decisionPath, pathValue(item, decisionPath) ?? ""];
  return layer === "tools" ? ["toolsCalled", field(item, "toolsCalled") ?? []] : ["actualOutput", output];
}
function pathValue(root, path) {
  const read = readPath(root, path);
  return read.found ? read.value : void 0;
}

// src/evidence/evidence-file.ts
var EVIDENCE_SCHEMA = "agentverity.evidence/v2";
function evidenceDocument(evidence, provenance2) {
  return {
    schema: EVIDENCE_SCHEMA,
    layer: evidence.layer,
    isolation: evidence.isolation,
    provenance: provenance2,
    cases: evidence.cases.map(({ input, expected, outcomes, errors: errors2 }) => ({
      input,
      ...expected === void 0 ? {} : { expected },
      observations: outcomes.map(writeOutcome),
      ...errors2 > 0 ? { errors: errors2 } : {}
    }))
  };
}
function writeOutcome(outcome) {
  switch (outcome.kind) {
    case "decision":
      return outcome.label;
    case "text":
      return outcome.text;
    case "tools":
      return outcome.names;
    case "no-decision":
      return { kind: "no_decision", reason: outcome.reason };
  }
}

// src/evidence/read-evidence.ts
var evidenceSchema = strictObject({
  schema: literal(EVIDENCE_SCHEMA),
  layer: _enum(LAYERS).optional(),
  isolation: _enum(ISOLATIONS).optional(),
  provenance: record(string2(), unknown()).optional(),
  cases: array(
    strictObject({
      input: string2().refine((input) => input.trim() !== ""),
      expected: string2().min(1).nullable().optional(),
      observations: custom(Array.isArray),
      errors: int().min(0).optional()
    })
  )
});
var AGGREGATE = /^(?:.*_)?(?:rate|rates|count|counts|mean|average|avg|share|distribution|histogram|proportion|flips|pairs|score)$/i;
function readEvidence(document, _) {
  const schema = field(document.value, "schema");
  if (schema !== EVIDENCE_SCHEMA) return fail(otherVersion(document, schema));
  const shape = evidenceSchema.safeParse(document.value);
  if (!shape.success) return fail(...shapeProblems2(shape.error.issues, document).slice(0, 10));
  const { layer = "verdict", isolation: isolation2, provenance: provenance2 = {}, cases } = shape.data;
  if (cases.length === 0) return fail(noCases(document));
  const builder = new RecordingBuilder();
  const read = observationReader(builder, document, layer);
  for (const [index, item] of cases.entries()) {
    const path = ["cases", index];
    const at2 = () => document.locate([...path, "input"]);
    if (builder.has(item.input)) {
      builder.refuse({
        code: "probe-duplicate",
        message: `\`cases[${index}].input\` repeats the input of an earlier case: which run came first cannot be told`,
        hint: "Put all observations of one input into one case, in the order they were made.",
        at: at2()
      });
      continue;
    }
    const group = builder.open(
      item.input,
      document.large ? () => ({ file: document.file, path: `cases[${index}]` }) : () => document.locate(path),
      item.expected ?? void 0
    );
    group.errors = item.errors ?? 0;
    read(group, item.observations, index);
  }
  const recorded = builder.cases();
  if (builder.problems.length > 0) return fail(...builder.problems);
  return succeed({
    file: document.file,
    source: "evidence file",
    layer,
    ...isolation2 === void 0 ? {} : { isolation: isolation2 },
    cases: recorded,
    configuration: configurationOf(provenance2),
    provenance: provenance2,
    replays: replaysOf(provenance2),
    missing: 0,
    placeOf: (key) => document.locate([key]),
    ordered: true
  });
}
var MOST_KNOWN = 1024;
function observationReader(builder, document, layer) {
  const known = /* @__PURE__ */ new Map();
  const readNew = (raw, caseIndex, index) => {
    const read = readObservation2(raw, layer);
    if (!read.ok) {
      const path = `cases[${caseIndex}].observations[${index}]`;
      const at2 = document.locate(["cases", caseIndex, "observations", index]);
      builder.refuse({ code: read.code, message: `\`${path}\` ${read.why}`, hint: read.hint, at: at2 });
      return void 0;
    }
    const outcome = exact(read.outcome, raw);
    if (typeof raw === "string" && known.size < MOST_KNOWN) known.set(raw, outcome);
    return outcome;
  };
  return (group, observations, caseIndex) => {
    let last;
    let outcome;
    for (let index = 0; index < observations.length; index += 1) {
      const raw = observations[index];
      if (raw !== last || outcome === void 0) outcome = known.get(raw) ?? readNew(raw, caseIndex, index);
      if (outcome !== void 0) builder.add(group, outcome);
      last = raw;
    }
  };
}
function readObservation2(raw, layer) {
  if (typeof raw !== "number" && typeof raw !== "boolean") return readOutcome(raw, layer);
  return {
    ok: false,
    code: "evidence-invalid",
    why: `is ${describe2(raw)}; an observation is a text, a list of tool names or a no-decision`,
    hint: `If it is the name of a decision, put it in quotes: "${raw}".`
  };
}
function exact(outcome, raw) {
  return outcome.kind === "decision" && typeof raw === "string" ? { kind: "decision", label: raw } : outcome;
}
var NAMES_A_CONFIGURATION = /^(?:agent|model|provider|prompt|prompt_id|tool_set|gateway|config_digest|suite_digest)$/;
function configurationOf(provenance2) {
  const named2 = Object.entries(provenance2).filter(([key]) => NAMES_A_CONFIGURATION.test(key));
  return Object.fromEntries(
    named2.map(([key, value]) => [key, typeof value === "string" ? value : JSON.stringify(value)])
  );
}
function replaysOf(provenance2) {
  const replays2 = provenance2["replays"];
  return typeof replays2 === "number" && Number.isInteger(replays2) && replays2 > 0 ? replays2 : 0;
}
function otherVersion({ locate }, schema) {
  return {
    code: "schema-version",
    message: `\`schema\` is ${describe2(schema)}, and this build reads \`${EVIDENCE_SCHEMA}\``,
    hint: "Write the evidence again with the version of the tool that this build knows.",
    at: locate(["schema"])
  };
}
function noCases({ locate }) {
  return {
    code: "evidence-invalid",
    message: "`cases` is empty: there is nothing to judge",
    hint: "Record at least one case with two observations.",
    at: locate(["cases"])
  };
}
function shapeProblems2(issues, document) {
  return issues.flatMap((issue2) => {
    if (issue2.code === "unrecognized_keys")
      return issue2.keys.map((key) => unknownKey2([...issue2.path, key], document));
    const value = valueAt3(document.value, issue2.path);
    const aggregated = issue2.path.at(-1) === "observations" && value !== void 0;
    return [
      {
        code: "evidence-invalid",
        message: aggregated ? `\`${showPath2(issue2.path)}\` is ${describe2(value)}, not the list of what each run decided: pairs cannot be recovered from a count or an average` : `\`${showPath2(issue2.path)}\` is ${describe2(value)}; it must be ${ACCEPTS2[String(issue2.path.at(-1))] ?? "as the format says"}`,
        hint: aggregated ? "Record every run in order: `observations: [refund, refund, deny]`." : "Correct it; the format is described in the README.",
        at: document.locate(issue2.path)
      }
    ];
  });
}
var ACCEPTS2 = {
  layer: "`verdict`, `tools` or `text`",
  isolation: "`fresh-session`, `fresh-instance`, `shared-session` or `unknown`",
  provenance: "an object",
  cases: "a list of cases",
  input: "a text that is not blank",
  expected: "a text",
  observations: "a list of observations",
  errors: "a whole number of failed runs, at least 0"
};
function unknownKey2(path, document) {
  const isAggregate = AGGREGATE.test(String(path.at(-1)));
  return {
    code: isAggregate ? "evidence-invalid" : "input-unknown",
    message: isAggregate ? `\`${showPath2(path)}\` is an aggregate: pairs cannot be recovered from a count or an average` : `\`${showPath2(path)}\` is no key of \`${EVIDENCE_SCHEMA}\``,
    hint: isAggregate ? "Record every run in order under `observations`, and leave the aggregate out." : "Remove it, or correct its spelling.",
    at: document.locate(path)
  };
}
function valueAt3(root, path) {
  return path.reduce((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isFields2(value) && Object.hasOwn(value, step) ? value[String(step)] : void 0;
  }, root);
}
function showPath2(path) {
  return path.reduce((shown3, step) => {
    if (typeof step === "number") return `${shown3}[${step}]`;
    return shown3 === "" ? String(step) : `${shown3}.${String(step)}`;
  }, "");
}

// src/evidence/read-inspect.ts
function readInspect(document, choices) {
  const samples = field(document.value, "samples");
  if (!Array.isArray(samples) || samples.length === 0) {
    return fail({
      code: "evidence-invalid",
      message: `\`samples\` is ${Array.isArray(samples) ? "empty" : describe2(samples)}: results and reductions are averages, and pairs cannot be recovered from an average`,
      hint: "Evaluate with `log_samples` on, and `epochs` of at least 2.",
      at: document.locate(["samples"])
    });
  }
  const layer = choices.layer ?? "verdict";
  const builder = new RecordingBuilder();
  for (const [index, sample2] of samples.entries())
    addSample(sample2, index, { document, choices, builder, layer });
  const cases = builder.cases();
  if (builder.problems.length > 0) return fail(...builder.problems);
  const status = field(document.value, "status");
  return succeed({
    file: document.file,
    source: "Inspect AI log",
    layer,
    cases,
    configuration: configurationOf2(document.value),
    replays: samples.filter(isReplayed).length,
    missing: Math.max(0, plannedSamples(document.value) - samples.length),
    ...status === "success" ? {} : { unfinished: `the status of the log is \`${String(status)}\`` },
    ordered: false
  });
}
async function unpackInspect(file, bytes2) {
  const members2 = readArchive(file, bytes2);
  if (!members2.ok) return members2;
  const byName = new Map(members2.value.map((member2) => [member2.name, member2]));
  try {
    const header = byName.get("header.json") ?? byName.get("_journal/start.json");
    if (header === void 0) return fail(damaged(file, "it has no `header.json`"));
    const samples = [];
    for (const member2 of members2.value)
      if (/^samples\/.*\.json$/.test(member2.name)) samples.push(JSON.parse(await member2.read()));
    const head = JSON.parse(await header.read());
    return succeed({ status: "started", ...isFields2(head) ? head : {}, samples });
  } catch (error2) {
    return fail(damaged(file, error2 instanceof Error ? error2.message : String(error2)));
  }
}
function addSample(sample2, index, { document, choices, builder, layer }) {
  const name = `samples[${index}]`;
  const at2 = (...part) => document.large ? { file: document.file, path: name } : document.locate(["samples", index, ...part]);
  const refuse3 = (code, message2, hint, part) => builder.refuse({ code, message: message2, hint, at: at2(part) });
  const input = choices.inputPath === void 0 ? inputOf(sample2) : pathValue2(sample2, choices.inputPath);
  if (typeof input !== "string" || input.trim() === "") {
    refuse3(
      "evidence-invalid",
      `\`${name}.${choices.inputPath ?? "input"}\` is ${describe2(input)}; it must be a text that is not blank`,
      "Name the input with `input-path`.",
      "input"
    );
    return;
  }
  const group = builder.open(input, () => at2("input"));
  if (isFailed2(sample2)) {
    group.errors += 1;
    return;
  }
  const epoch = field(sample2, "epoch");
  if (typeof epoch !== "number") {
    refuse3(
      "evidence-invalid",
      `\`${name}.epoch\` is ${describe2(epoch)}: without it the order of the repeats is unknown`,
      "Give the log as Inspect writes it.",
      "epoch"
    );
    return;
  }
  const [path, raw] = decisionOf2(sample2, choices, layer);
  const read = readOutcome(raw, layer);
  if (read.ok) builder.add(group, read.outcome, epoch);
  else refuse3(read.code, `\`${name}.${path}\` (epoch ${epoch}) ${read.why}`, read.hint, "output");
}
function isFailed2(sample2) {
  const error2 = field(sample2, "error");
  const choices = field(sample2, "output", "choices");
  return error2 !== void 0 && error2 !== null || !Array.isArray(choices) || choices.length === 0;
}
function inputOf(sample2) {
  const input = field(sample2, "input");
  if (!Array.isArray(input)) return resolved(input, sample2);
  const asked = input.filter((message2) => field(message2, "role") === "user");
  return asked.length === 1 ? contentOf2(field(asked[0], "content"), sample2) : JSON.stringify(input);
}
function decisionOf2(sample2, { decisionPath }, layer) {
  if (decisionPath !== void 0) return [decisionPath, pathValue2(sample2, decisionPath)];
  if (layer === "tools") return ["messages.*.tool_calls", toolsOf(sample2)];
  const message2 = readPath(sample2, "output.choices.0.message");
  const content = message2.found ? contentOf2(field(message2.value, "content"), sample2) : void 0;
  return ["output.choices[0].message.content", content];
}
function toolsOf(sample2) {
  const messages = field(sample2, "messages");
  if (!Array.isArray(messages)) return [];
  return messages.flatMap((message2) => {
    const calls = field(message2, "role") === "assistant" ? field(message2, "tool_calls") : void 0;
    return Array.isArray(calls) ? calls.map((call) => field(call, "function")) : [];
  });
}
function contentOf2(content, sample2) {
  if (!Array.isArray(content)) return resolved(content, sample2);
  return content.map((part) => field(part, "type") === "text" ? resolved(field(part, "text"), sample2) : "").join("");
}
function resolved(text2, sample2) {
  const match = typeof text2 === "string" ? /^attachment:\/\/([0-9a-f]+)$/.exec(text2) : null;
  return match === null ? text2 : field(sample2, "attachments", match[1] ?? "") ?? text2;
}
function isReplayed(sample2) {
  const events = field(sample2, "events");
  return Array.isArray(events) && events.some((event) => field(event, "event") === "model" && field(event, "cache") === "read");
}
function plannedSamples(log) {
  const samples = field(log, "eval", "dataset", "sample_ids");
  const count3 = Array.isArray(samples) ? samples.length : field(log, "eval", "dataset", "samples");
  const epochs = field(log, "eval", "config", "epochs") ?? 1;
  const limit = field(log, "eval", "config", "limit");
  if (typeof count3 !== "number" || typeof epochs !== "number") return 0;
  return (typeof limit === "number" ? Math.min(limit, count3) : count3) * epochs;
}
function configurationOf2(log) {
  const text2 = (...path) => JSON.stringify(field(log, "eval", ...path) ?? null);
  return {
    task: text2("task"),
    model: text2("model"),
    "task's arguments": text2("task_args"),
    "model's configuration": text2("model_generate_config")
  };
}
function pathValue2(root, path) {
  const read = readPath(root, path);
  return read.found ? read.value : void 0;
}

// src/core/trial.ts
function scoreTrial(result, layer) {
  if (!result.ok) return result;
  const projected = project(result.observation, layer);
  if (projected.ok) return projected;
  return {
    ok: false,
    failure: {
      kind: projected.reason,
      message: `the answer holds no decision (${projected.reason.replaceAll("_", " ")})`
    }
  };
}
function evidenceFromTrials(cases, trials, layer, isolation2) {
  const groups = cases.map((item) => ({ item, trials: [] }));
  for (const trial of trials) groups[trial.caseIndex]?.trials.push(trial);
  const intern = interner();
  return {
    layer,
    isolation: isolation2,
    cases: groups.map(({ item, trials: trials2 }) => {
      const { input, fingerprint, expected } = item;
      const scored = trials2.sort((a, b) => a.trial - b.trial).map((trial) => scoreTrial(trial.result, layer));
      return {
        input,
        fingerprint,
        ...expected === void 0 ? {} : { expected },
        outcomes: scored.flatMap((trial) => trial.ok ? [intern(trial.outcome)] : []),
        errors: scored.filter((trial) => !trial.ok).length
      };
    })
  };
}
function interner() {
  const known = /* @__PURE__ */ new Map();
  return (outcome) => {
    const key = outcomeKey(outcome);
    const first = known.get(key) ?? outcome;
    known.set(key, first);
    return first;
  };
}

// src/evidence/identity.ts
function identify(config2, suite, tree) {
  const identity = configIdentity(config2);
  return { config: identity, configDigest: digestOf(identity), suiteDigest: suiteDigest(suite), tree };
}
function configIdentity(config2) {
  return {
    agent: config2.agent === void 0 ? null : nameOf2(config2.agent),
    "agent's configuration": digestOf(config2.agent ?? null),
    isolation: config2.isolation,
    layer: config2.layer,
    epsilon: config2.epsilon,
    repeats: config2.repeats ?? null,
    budget: config2.budget ?? null,
    "strict-error-control": config2.strictErrorControl,
    meter: config2.meter,
    method: "wilson"
  };
}
function nameOf2(agent) {
  switch (agent.kind) {
    case "module":
      return agent.exportName === void 0 ? agent.path : `${agent.path}#${agent.exportName}`;
    case "endpoint":
      return agent.url.split(/[?#]/)[0] || (agent.preset ?? "");
    case "command":
      return typeof agent.command === "string" ? agent.command : agent.command.join(" ");
  }
}
function suiteDigest({ cases, contract }) {
  const { line: _, ...promises } = contract ?? { line: 0 };
  return digestOf({
    cases: cases.map(({ input, expected }) => ({ input, expected })),
    contract: contract === void 0 ? void 0 : promises
  });
}
function differences2(was, is) {
  const names2 = [.../* @__PURE__ */ new Set([...Object.keys(was.config), ...Object.keys(is.config)])];
  const settings = names2.filter((name) => was.config[name] !== is.config[name]).map((name) => difference(name, was.config[name], is.config[name]));
  return [
    ...settings,
    ...settings.length === 0 && was.configDigest !== is.configDigest ? ["the configuration"] : [],
    ...was.suiteDigest === is.suiteDigest ? [] : ["the cases or the contract of the suite"],
    ...changedFiles(was.tree ?? {}, is.tree ?? {})
  ];
}
var NAMED_FILES = 3;
function changedFiles(was, is) {
  const changed = [.../* @__PURE__ */ new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => was[name] !== is[name]
  );
  if (changed.length === 0) return [];
  const named2 = changed.slice(0, NAMED_FILES).map((name) => `\`${name}\``);
  const more2 = changed.length > NAMED_FILES ? [`${changed.length - NAMED_FILES} more`] : [];
  return [`files (${[...named2, ...more2].join(", ")})`];
}
function difference(name, was, is) {
  const isDigest = [was, is].some((value) => typeof value === "string" && value.startsWith("sha256:"));
  return isDigest ? `the ${name}` : `\`${name}\` (was ${shown2(was)}, is ${shown2(is)})`;
}
function shown2(value) {
  return value === void 0 || value === null ? "not set" : String(value);
}

// src/evidence/trials-file.ts
var TRIALS_SCHEMA = "agentverity.trials/v1";
function headerLine(header) {
  return JSON.stringify({
    schema: TRIALS_SCHEMA,
    config_digest: header.configDigest,
    config: header.config,
    suite_digest: header.suiteDigest,
    tree_digest: header.tree === null ? null : digestOf(header.tree),
    tree: header.tree,
    plan: { repeats: header.repeats, order: "rounds", method: "wilson", seed: null, cap: null },
    shard: null,
    isolation: header.isolation
  });
}
function trialLine(trial, content) {
  const { caseIndex, trial: number3, attempt, startedAt, result } = trial;
  const place = { case: caseIndex, trial: number3, attempt, started_at: startedAt };
  if (!result.ok) return JSON.stringify({ ...place, error: writeFailure(result.failure, content) });
  return JSON.stringify({ ...place, observation: writeObservation(result.observation, content) });
}
function writeFailure({ kind, message: message2 }, content) {
  return { kind, message: content === "full" ? message2 : "recorded" };
}
function writeObservation(observation, content) {
  const { text: text2, toolCalls, steps: steps2, errors: errors2, latencyMs, costUsd, metadata } = observation;
  const full = content === "full";
  return {
    text: full ? text2 : void 0,
    verdict: writeVerdict(observation.verdict),
    toolCalls: full ? toolCalls : toolCalls.map(withoutContents),
    steps: steps2,
    errors: full ? errors2 : errors2.map(() => "recorded"),
    latencyMs,
    costUsd,
    metadata: full ? metadata : void 0
  };
}
function writeVerdict(verdict) {
  if (verdict === null) return null;
  return verdict.kind === "decision" ? verdict.label : { kind: "no_decision", reason: verdict.reason };
}
function withoutContents({ name, success }) {
  return success === void 0 ? { name } : { name, success };
}

// src/evidence/read-trials.ts
var count2 = int().min(0);
var headerSchema = strictObject({
  schema: literal(TRIALS_SCHEMA),
  config_digest: string2(),
  config: record(string2(), union([string2(), number2(), boolean2(), _null3()])),
  suite_digest: string2(),
  tree_digest: string2().nullable(),
  tree: record(string2(), string2()).nullable(),
  plan: strictObject({
    repeats: array(count2),
    order: literal("rounds"),
    method: literal("wilson"),
    seed: _null3(),
    cap: _null3()
  }),
  shard: _null3(),
  isolation: _enum(ISOLATIONS)
});
var trialSchema = strictObject({
  case: count2,
  trial: count2,
  attempt: int().min(1),
  started_at: string2(),
  observation: unknown().optional(),
  error: strictObject({ kind: string2(), message: string2() }).optional()
});
function readTrials(file, text2) {
  const [first = "", ...lines] = text2.split("\n").slice(0, -1);
  const header = headerSchema.safeParse(parse2(first));
  if (!header.success) return fail(noHeader(file, first));
  const trials = [];
  const problems2 = [];
  for (const [index, line] of lines.entries()) {
    const trial = readTrial(line, header.data.plan.repeats);
    if (typeof trial === "string") problems2.push(badLine(file, index + 2, trial));
    else trials.push(trial);
  }
  if (problems2.length > 0) return fail(...problems2.slice(0, 10));
  return succeed({ header: headerOf(header.data), trials });
}
function headerOf(raw) {
  return {
    config: raw.config,
    configDigest: raw.config_digest,
    suiteDigest: raw.suite_digest,
    tree: raw.tree,
    repeats: raw.plan.repeats,
    isolation: raw.isolation
  };
}
function readTrial(line, repeats) {
  const read = trialSchema.safeParse(parse2(line));
  if (!read.success) return "it is no trial";
  const { case: caseIndex, trial, attempt, started_at: startedAt, observation, error: error2 } = read.data;
  if (trial >= (repeats[caseIndex] ?? 0)) return `trial ${trial} of case ${caseIndex} was never planned`;
  const place = { caseIndex, trial, attempt, startedAt };
  if (error2 !== void 0) return { ...place, result: { ok: false, failure: error2 } };
  const answer = readObservation(observation);
  if (!answer.ok) return `its observation cannot be read: ${answer.why}`;
  return { ...place, result: { ok: true, observation: answer.observation } };
}
function parse2(line) {
  try {
    return JSON.parse(line);
  } catch {
    return void 0;
  }
}
function noHeader(file, line) {
  const raw = parse2(line);
  const schema = typeof raw === "object" && raw !== null && "schema" in raw ? raw.schema : void 0;
  if (typeof schema === "string" && schema !== TRIALS_SCHEMA) {
    return {
      code: "schema-version",
      message: `${file} is \`${schema}\`, and this build reads \`${TRIALS_SCHEMA}\``,
      hint: "Resume with the version that wrote it, or start a new run.",
      at: { file, line: 1 }
    };
  }
  return {
    code: "evidence-invalid",
    message: `${file} does not start with the header of a journal`,
    hint: "Leave out `resume` to start a new run; it replaces the file.",
    at: { file, line: 1 }
  };
}
function badLine(file, line, why) {
  return {
    code: "evidence-invalid",
    message: `line ${line} of ${file} was not written by a run: ${why}`,
    hint: "Restore the journal, or leave out `resume` to start a new run.",
    at: { file, line }
  };
}

// src/evidence/read-journals.ts
function readJournals(journals, suite, choices) {
  const [first] = journals;
  if (first === void 0) throw new RangeError("no journal to read");
  if (suite === void 0) return fail(needsSuite(first.file));
  const read = [];
  for (const { file, text: text2 } of journals) {
    const trials = readTrials(file, text2);
    if (!trials.ok)
      return fail(
        ...trials.problems.map((problem) => ({ ...problem, hint: "Give the journal as the run wrote it." }))
      );
    read.push({ ...trials.value, file });
  }
  const problems2 = [
    ...read.flatMap((journal) => otherMeasurement(journal, read[0], suite)),
    ...overlaps(read)
  ];
  if (problems2.length > 0) return fail(...problems2.slice(0, 10));
  return recordingOf(read, suite, choices);
}
function recordingOf(journals, suite, choices) {
  const [{ header, file }] = journals;
  const layer = choices.layer ?? LAYERS.find((name) => name === header.config["layer"]) ?? "verdict";
  const trials = journals.flatMap((journal) => lastAttempts(journal.trials)).sort((a, b) => a.trial - b.trial);
  const builder = new RecordingBuilder();
  const groups = suite.cases.map(
    (item, index) => builder.open(
      item.input,
      () => ({
        file: suite.file,
        ...item.line === void 0 ? {} : { line: item.line },
        path: `cases[${index}]`
      }),
      item.expected
    )
  );
  for (const { caseIndex, result } of trials) {
    const group = groups[caseIndex];
    if (group === void 0) continue;
    const scored = scoreTrial(result, layer);
    if (scored.ok) builder.add(group, scored.outcome);
    else group.errors += 1;
  }
  const cases = builder.cases();
  return succeed({
    file,
    source: "trials of a run",
    layer,
    isolation: header.isolation,
    cases,
    configuration: { "configuration's digest": header.configDigest },
    replays: 0,
    missing: header.repeats.reduce((sum, count3) => sum + count3, 0) - trials.length,
    ordered: true
  });
}
function lastAttempts(trials) {
  return [...new Map(trials.map((trial) => [`${trial.caseIndex}:${trial.trial}`, trial])).values()];
}
function otherMeasurement(journal, first, suite) {
  const problems2 = [];
  if (journal.header.suiteDigest !== suiteDigest(suite) || journal.header.repeats.length !== suite.cases.length) {
    problems2.push({
      code: "evidence-invalid",
      message: `${journal.file} was recorded with another suite than ${suite.file}: its cases or its contract differ (\`suite_digest\`)`,
      hint: "Assess it with the suite as it was when it was recorded.",
      at: { file: journal.file, line: 1, path: "suite_digest" }
    });
  }
  const changed = first === void 0 ? [] : differences2(first.header, journal.header);
  if (changed.length > 0) {
    problems2.push({
      code: "evidence-invalid",
      message: `${journal.file} is of another measurement than the first journal: ${changed.join(", ")} differ`,
      hint: "Assess them one by one, and compare the results.",
      at: { file: journal.file, line: 1, path: "config_digest" }
    });
  }
  return problems2;
}
function overlaps(journals) {
  const seen2 = /* @__PURE__ */ new Map();
  for (const { file, trials } of journals) {
    for (const { caseIndex, trial } of lastAttempts(trials)) {
      const key = `${caseIndex}:${trial}`;
      const other = seen2.get(key);
      if (other !== void 0)
        return [
          {
            code: "evidence-invalid",
            message: `trial ${trial} of case ${caseIndex} stands in ${shorten2(other)} and in ${shorten2(file)}: one of them would count twice`,
            hint: "Give the shards of one run, each once.",
            at: { file, path: `case ${caseIndex}` }
          }
        ];
      seen2.set(key, file);
    }
  }
  return [];
}
function needsSuite(file) {
  return {
    code: "input-missing",
    message: `${file} is the journal of a run, which names its cases by their place in the suite`,
    hint: "Give the suite it was recorded with: `suite: suite.yaml`.",
    at: { file, line: 1 }
  };
}

// src/evidence/read-promptfoo.ts
var CONTAINER_VERSION = 3;
var EXECUTION_ERROR = 2;
function readPromptfoo(document, choices) {
  const { value, locate } = document;
  const version2 = field(value, "results", "version");
  if (version2 !== CONTAINER_VERSION) {
    return fail({
      code: "schema-version",
      message: `\`results.version\` is ${describe2(version2)}, and of Promptfoo's exports this build reads version ${CONTAINER_VERSION}`,
      hint: "Export again with Promptfoo 0.100 or later: `promptfoo eval --output results.json`.",
      at: locate(["results", "version"])
    });
  }
  const rows = field(value, "results", "results");
  if (!Array.isArray(rows) || rows.length === 0) {
    return fail({
      code: "evidence-invalid",
      message: "`results.results` holds no rows: an export of tables and counts alone has no runs, and pairs cannot be recovered from a count",
      hint: "Export with `promptfoo eval --output results.json`.",
      at: locate(["results", "results"])
    });
  }
  const reader = new PromptfooRows(document.file, choices);
  for (const [index, row] of rows.entries()) {
    reader.add(
      row,
      (...path) => document.large ? { file: document.file, path: `results.results[${index}]` } : locate(["results", "results", index, ...path])
    );
  }
  return reader.finish();
}
var PromptfooRows = class {
  #builder = new RecordingBuilder();
  #cells = /* @__PURE__ */ new Map();
  #rendered = /* @__PURE__ */ new Map();
  #file;
  #choices;
  #chosen = 0;
  #replays = 0;
  constructor(file, choices) {
    this.#file = file;
    this.#choices = choices;
  }
  /** @param at place of a part of the row */
  add(row, at2) {
    if (!this.#choose(row)) return;
    const input = this.#inputOf(row);
    if (input === void 0) {
      this.#refuse(
        "evidence-invalid",
        `the row has no input${this.#choices.inputPath === void 0 ? "" : ` at \`${this.#choices.inputPath}\``}`,
        "Name where it stands with `input-path`, such as `vars.message`.",
        at2()
      );
      return;
    }
    const group = this.#builder.open(input, () => at2("prompt"));
    if (field(row, "failureReason") === EXECUTION_ERROR) {
      group.errors += 1;
      return;
    }
    const order = field(row, "testIdx");
    if (typeof order !== "number") {
      this.#refuse(
        "evidence-invalid",
        `\`testIdx\` is ${describe2(order)}: without it the order of the repeats is unknown`,
        "Export the rows as Promptfoo writes them.",
        at2("testIdx")
      );
      return;
    }
    const read = readOutcome(this.#decisionOf(row), this.#choices.layer ?? "verdict");
    if (!read.ok) {
      const path = ["response.output", this.#choices.decisionPath].filter(Boolean).join(".");
      this.#refuse(
        read.code,
        `\`${path}\` of the run with \`testIdx: ${order}\` ${read.why}`,
        read.hint,
        at2("response", "output")
      );
      return;
    }
    if (field(row, "response", "cached") === true) this.#replays += 1;
    this.#builder.add(group, read.outcome, order);
  }
  finish() {
    if (this.#chosen > 1) return fail(this.#ambiguous());
    if (this.#chosen === 0) return fail(this.#nothingChosen());
    const cases = this.#builder.cases();
    if (this.#builder.problems.length > 0) return fail(...this.#builder.problems);
    const [cell] = [...this.#cells.values()].filter(({ chosen }) => chosen);
    return succeed({
      file: this.#file,
      source: "Promptfoo export",
      layer: this.#choices.layer ?? "verdict",
      cases,
      configuration: { provider: cell?.provider ?? "", prompt: cell?.prompt ?? "" },
      replays: this.#replays,
      missing: 0,
      ordered: false
    });
  }
  /** A cell is one provider under one prompt; answers of two cells are answers of two agents. */
  #choose(row) {
    const label2 = textOf(field(row, "provider", "label"));
    const id = textOf(field(row, "provider", "id")) ?? textOf(field(row, "provider"));
    const index = String(field(row, "promptIdx") ?? "");
    const provider = label2 ?? id ?? "";
    const key = JSON.stringify([provider, index]);
    const known = this.#cells.get(key);
    if (known !== void 0) return known.chosen;
    const prompt = textOf(field(row, "prompt", "label")) ?? index;
    const { provider: wantedProvider, promptId } = this.#choices;
    const isProvider = wantedProvider === void 0 || wantedProvider === label2 || wantedProvider === id;
    const isPrompt = promptId === void 0 || [index, prompt, field(row, "promptId")].includes(promptId);
    const chosen = isProvider && isPrompt;
    this.#cells.set(key, { provider, prompt, chosen });
    if (chosen) this.#chosen += 1;
    return chosen;
  }
  /**
   * The single variable of a test case is what a person wrote; its prompt wraps it in the same words every time. With
   * several variables the rendered prompt is the input.
   */
  #inputOf(row) {
    if (this.#choices.inputPath !== void 0) {
      const read = readPath(row, this.#choices.inputPath);
      return read.found && typeof read.value === "string" && read.value.trim() !== "" ? read.value : void 0;
    }
    const raw = textOf(field(row, "prompt", "raw"));
    const vars = field(row, "vars");
    const texts = isFields2(vars) ? Object.values(vars).filter((value) => typeof value === "string" && value.trim() !== "") : [];
    const inSuite = [...texts, raw].find((text2) => text2 !== void 0 && this.#choices.inputs?.has(text2));
    if (inSuite !== void 0) return inSuite;
    const [single] = texts;
    const isSingle = isFields2(vars) && Object.keys(vars).length === 1 && single !== void 0;
    return isSingle && this.#isRenderedAlike(single, raw) ? single : raw;
  }
  #isRenderedAlike(input, raw) {
    if (raw === void 0) return true;
    const first = this.#rendered.get(input) ?? raw;
    this.#rendered.set(input, first);
    return first === raw;
  }
  #decisionOf(row) {
    const output = field(row, "response", "output");
    if (this.#choices.decisionPath === void 0) return output;
    const read = readPath(typeof output === "string" ? parsed(output) : output, this.#choices.decisionPath);
    return read.found ? read.value : void 0;
  }
  #refuse(code, message2, hint, at2) {
    this.#builder.refuse({ code, message: message2, hint, at: at2 });
  }
  #ambiguous() {
    const chosen = [...this.#cells.values()].filter((cell) => cell.chosen);
    const cells = chosen.slice(0, 6).map(({ provider, prompt }) => `\`${provider}\` with \`${prompt.slice(0, 60)}\``);
    const [first] = chosen;
    return {
      code: "evidence-invalid",
      message: `the export holds ${chosen.length} combinations of provider and prompt, and each is an agent of its own: ${cells.join(", ")}${chosen.length > cells.length ? " …" : ""}`,
      hint: `Choose one: \`provider: ${first?.provider}\` and \`prompt-id: ${first?.prompt.slice(0, 60)}\`.`,
      at: { file: this.#file, path: "provider" }
    };
  }
  #nothingChosen() {
    const cells = [...this.#cells.values()].slice(0, 6).map(({ provider: provider2, prompt }) => `\`${provider2}\` with \`${prompt.slice(0, 60)}\``);
    const { provider, promptId } = this.#choices;
    const wanted = [provider && `\`provider: ${provider}\``, promptId && `\`prompt-id: ${promptId}\``].filter(
      Boolean
    );
    return {
      code: "evidence-invalid",
      message: `no row is of ${wanted.join(" and ") || "a provider"}; there is ${cells.join(", ") || "none at all"}`,
      hint: "Name one of them.",
      at: { file: this.#file, path: "provider" }
    };
  }
};
function textOf(value) {
  return typeof value === "string" && value !== "" ? value : void 0;
}
function parsed(text2) {
  try {
    return JSON.parse(text2);
  } catch {
    return text2;
  }
}

// src/evidence/read-rows.ts
function readRows(file, lines, choices) {
  const rows = new Rows(file, choices);
  for (const text2 of lines) rows.add(text2);
  return rows.finish();
}
function readPromptfooRows(file, lines, choices) {
  const rows = new PromptfooRows(file, choices);
  let line = 0;
  for (const text2 of lines) {
    line += 1;
    if (text2.trim() === "") continue;
    const row = parseRow(text2);
    if (row === void 0) return fail(notJson(file, line));
    const place = { file, line };
    rows.add(row, () => place);
  }
  return rows.finish();
}
var MOST_KNOWN2 = 1024;
var Rows = class {
  #builder = new RecordingBuilder();
  #file;
  #inputPath;
  #choices;
  #layer;
  #line = 0;
  #known = /* @__PURE__ */ new Map();
  constructor(file, choices) {
    this.#file = file;
    this.#choices = choices;
    this.#inputPath = choices.inputPath ?? "input";
    this.#layer = choices.layer ?? "verdict";
  }
  add(text2) {
    this.#line += 1;
    if (text2.trim() === "") return;
    const row = parseRow(text2);
    if (row === void 0) this.#builder.refuse(notJson(this.#file, this.#line));
    else this.#addRow(row);
  }
  #addRow(row) {
    const input = valueAt4(row, this.#inputPath);
    if (typeof input !== "string" || input.trim() === "") {
      const why = `\`${this.#inputPath}\` is ${describe2(input)}; it must be a text that is not blank`;
      this.#refuse("evidence-invalid", why, `Name the input with \`input-path\`${keysOf(row)}.`);
      return;
    }
    const line = this.#line;
    const group = this.#builder.open(input, () => ({ file: this.#file, line }));
    const outcome = this.#outcomeOf(row);
    if (outcome === void 0) group.errors += 1;
    else if (outcome.ok) this.#builder.add(group, outcome.outcome);
    else
      this.#refuse(
        outcome.code,
        `\`${this.#choices.decisionPath ?? "observation"}\` ${outcome.why}`,
        outcome.hint
      );
  }
  finish() {
    const cases = this.#builder.cases();
    if (this.#builder.problems.length > 0) return fail(...this.#builder.problems);
    if (cases.length === 0) return fail(noRows(this.#file));
    return succeed({
      file: this.#file,
      source: "JSON Lines",
      layer: this.#layer,
      cases,
      configuration: {},
      replays: 0,
      missing: 0,
      ordered: false
    });
  }
  /** @returns undefined for a run that failed */
  #outcomeOf(row) {
    const { decisionPath } = this.#choices;
    const raw = decisionPath === void 0 ? row["observation"] : valueAt4(row, decisionPath);
    const known = this.#known.get(raw);
    if (known !== void 0) return { ok: true, outcome: known };
    if (raw === void 0) return this.#withoutDecision(row);
    const read = isFields2(raw) && decisionPath === void 0 ? readWhole(raw, this.#layer) : readOutcome(raw, this.#layer);
    if (read.ok && typeof raw === "string" && this.#known.size < MOST_KNOWN2)
      this.#known.set(raw, read.outcome);
    return read;
  }
  #withoutDecision(row) {
    const error2 = row["error"];
    if (error2 !== void 0 && error2 !== null && error2 !== false && error2 !== "") return void 0;
    const aggregate = Object.keys(row).find((key) => AGGREGATE.test(key));
    if (aggregate !== void 0)
      return {
        ok: false,
        code: "evidence-invalid",
        why: `is missing, and \`${aggregate}\` is an aggregate: pairs cannot be recovered from a count or an average`,
        hint: "Record one line for every run."
      };
    return {
      ok: false,
      code: "evidence-invalid",
      why: "is missing",
      hint: `Name the decision with \`decision-path\`${keysOf(row)}.`
    };
  }
  #refuse(code, message2, hint) {
    this.#builder.refuse({
      code,
      message: `line ${this.#line}: ${message2}`,
      hint,
      at: { file: this.#file, line: this.#line }
    });
  }
};
function readWhole(raw, layer) {
  if (raw["kind"] === "no_decision") return readOutcome(raw, layer);
  const read = readObservation(raw);
  const hint = "Record observations as the README shows them.";
  if (!read.ok) return { ok: false, code: "evidence-invalid", why: `cannot be read: ${read.why}`, hint };
  const projected = project(read.observation, layer);
  if (projected.ok) return projected;
  return readOutcome({ kind: "no_decision", reason: projected.reason }, layer);
}
function parseRow(text2) {
  try {
    const row = JSON.parse(text2);
    return isFields2(row) ? row : void 0;
  } catch {
    return void 0;
  }
}
function valueAt4(row, path) {
  if (Object.hasOwn(row, path)) return row[path];
  if (!path.includes(".") && !path.includes("[")) return void 0;
  const read = readPath(row, path);
  return read.found ? read.value : void 0;
}
function keysOf(row) {
  const keys = Object.keys(row).slice(0, 8);
  return keys.length === 0 ? "" : `; the row has ${keys.map((key) => `\`${key.slice(0, 40)}\``).join(", ")}`;
}
function notJson(file, line) {
  return {
    code: "evidence-invalid",
    message: `line ${line} is no JSON object`,
    hint: "Write one JSON object a line; a last line that was cut short can be removed.",
    at: { file, line }
  };
}
function noRows(file) {
  return {
    code: "evidence-invalid",
    message: `${file} holds no runs`,
    hint: "Record at least two runs of each input.",
    at: { file }
  };
}
function rowsKind(row) {
  if (typeof row["schema"] === "string" && row["schema"].startsWith("agentverity.trials/")) return "trials";
  if (field(row, "testIdx") !== void 0 && field(row, "promptIdx") !== void 0) return "promptfoo";
  return "rows";
}

// src/pipeline/read-evidence-files.ts
var READERS = {
  evidence: readEvidence,
  promptfoo: readPromptfoo,
  deepeval: readDeepeval,
  inspect: readInspect,
  agentcheck: readAgentcheck
};
async function readEvidenceFiles(request) {
  const names2 = findFiles(request);
  if (!names2.ok) return names2;
  const opened = [];
  const problems2 = [];
  for (const name of names2.value) {
    const file = await openGuarded(name, request);
    if (file.ok) opened.push(file.value);
    else problems2.push(...file.problems);
  }
  if (problems2.length > 0) return fail(...problems2.slice(0, 10));
  const journals = opened.flatMap((file) => file.kind === "journal" ? [file.journal] : []);
  const merged = journals.length === 0 ? void 0 : readJournals(journals, request.suite, choicesOf2(request));
  if (merged !== void 0 && !merged.ok) return merged;
  const recordings = opened.flatMap((file) => file.kind === "recording" ? [file.recording] : []);
  const copy = findCopy(opened);
  if (copy !== void 0) return fail(copy);
  return mergeRecordings([...merged === void 0 ? [] : [merged.value], ...recordings]);
}
function choicesOf2({ spec, suite }) {
  const { files: _, format: __, ...choices } = spec;
  return suite === void 0 ? choices : { ...choices, inputs: new Set(suite.cases.map((item) => item.input)) };
}
function findFiles({ spec, workingDirectory, files }) {
  const found = /* @__PURE__ */ new Map();
  const problems2 = [];
  for (const pattern of spec.files) {
    const matches = /[*?{]/.test(pattern) ? files.match(workingDirectory, pattern) : [pattern];
    if (matches.length === 0) {
      problems2.push({
        code: "file-missing",
        message: `\`evidence\` names ${pattern}, and no file in ${workingDirectory} matches it`,
        hint: "Correct the pattern: it is relative to `working-directory`.",
        at: { file: pattern }
      });
    }
    for (const match of matches) found.set(resolve4(workingDirectory, match), match);
  }
  return problems2.length > 0 ? fail(...problems2) : succeed([...new Set(found.values())]);
}
function findCopy(opened) {
  const seen2 = /* @__PURE__ */ new Map();
  for (const file of opened) {
    if (file.kind !== "recording" || file.digest === void 0) continue;
    const first = seen2.get(file.digest);
    if (first !== void 0)
      return {
        code: "evidence-invalid",
        message: `${file.recording.file} is a copy of ${first}: its runs would count twice`,
        hint: "Name it once.",
        at: { file: file.recording.file }
      };
    seen2.set(file.digest, file.recording.file);
  }
  return void 0;
}
async function openGuarded(file, request) {
  try {
    return await openFile(file, request);
  } catch (error2) {
    if (isReadingFault(error2)) return fail(unreadable(file, error2));
    throw error2;
  }
}
function digestFor({ spec }, text2) {
  const isOne = spec.files.length === 1 && !/[*?{]/.test(spec.files[0] ?? "");
  return isOne ? void 0 : sha256(text2);
}
function isReadingFault(error2) {
  return error2 instanceof Error && "code" in error2 && /^(?:E[A-Z]+|ERR_ENCODING_INVALID_ENCODED_DATA|ERR_STRING_TOO_LONG)$/.test(String(error2.code));
}
async function openFile(file, request) {
  const { spec, workingDirectory, files } = request;
  const path = resolve4(workingDirectory, file);
  const head = readHead(files, path);
  if (head === void 0) {
    return fail({
      code: "file-missing",
      message: `\`evidence\` names ${file}, and there is no such file in ${workingDirectory}`,
      hint: "Correct the path: it is relative to `working-directory`.",
      at: { file }
    });
  }
  if (isArchive(head.bytes)) return openArchive(file, path, request);
  if (/\.csv$/i.test(file)) return fail(refuseCsv(file));
  const kind = head.row === void 0 || spec.format === "evidence" ? void 0 : linesKind(head, spec.format);
  if (kind !== void 0) return openLines(file, path, kind, request);
  return openDocument(file, path, request);
}
var MAGIC_BYTES = 4;
var LONGEST_ROW = 4 * 1024 * 1024;
function goesOn(text2) {
  const end = text2.indexOf("\n", text2.search(/\S/));
  return end !== -1 && /\S/.test(text2.slice(end));
}
function readHead(files, path) {
  const chunks = files.chunks(path);
  if (chunks === void 0) return void 0;
  let text2 = "";
  let bytes2 = new Uint8Array();
  const decoder = new TextDecoder("utf-8");
  for (const chunk of chunks) {
    if (bytes2.length < MAGIC_BYTES) bytes2 = Uint8Array.from([...bytes2, ...chunk.subarray(0, MAGIC_BYTES)]);
    text2 += decoder.decode(chunk, { stream: true });
    if (isArchive(bytes2) || goesOn(text2) || text2.length > LONGEST_ROW) break;
  }
  const row = parseRow2(firstLine(text2));
  return { bytes: bytes2, ...row && { row }, goesOn: goesOn(text2) };
}
function firstLine(text2) {
  const start = Math.max(0, text2.search(/\S/));
  const end = text2.indexOf("\n", start);
  return end === -1 ? text2 : text2.slice(start, end);
}
function parseRow2(text2) {
  try {
    const row = JSON.parse(text2);
    return isFields2(row) ? row : void 0;
  } catch {
    return void 0;
  }
}
function linesKind({ row = {}, goesOn: goesOn2 }, format) {
  const kind = rowsKind(row);
  if (format === "jsonl") return "rows";
  if (format === "trials" || kind === "trials") return "trials";
  if (format === "auto") return goesOn2 || "input" in row && "observation" in row ? kind : void 0;
  return format === "promptfoo" && kind === "promptfoo" ? kind : void 0;
}
function openLines(file, path, kind, request) {
  const { files } = request;
  if (kind === "trials") return openJournal(file, path, files);
  const lines = linesOf(files.chunks(path) ?? []);
  const read = kind === "promptfoo" ? readPromptfooRows : readRows;
  const recording = read(file, lines, choicesOf2(request));
  return recording.ok ? succeed({ kind: "recording", recording: recording.value, digest: void 0 }) : recording;
}
function openJournal(file, path, files) {
  const written = files.readJournal(path);
  return succeed({ kind: "journal", journal: { file, text: written?.text ?? "" } });
}
function* linesOf(chunks) {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  for (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== "") yield rest;
}
async function openArchive(file, path, request) {
  const bytes2 = Buffer.concat([...request.files.chunks(path) ?? []].map((chunk) => chunk.slice()));
  if (!["auto", "inspect"].includes(request.spec.format))
    return fail(
      notEvidence(
        file,
        `it is an archive, and no ${request.spec.format} recording`,
        "Leave `evidence-format` out."
      )
    );
  const log = await unpackInspect(file, bytes2);
  if (!log.ok) return log;
  const locate = (steps2) => ({ file, path: steps2.join(".") });
  const recording = readInspect({ file, value: log.value, large: true, locate }, choicesOf2(request));
  return recording.ok ? succeed({
    kind: "recording",
    recording: recording.value,
    digest: digestFor(request, bytes2.toString("latin1"))
  }) : recording;
}
var MAX_DOCUMENT = 256 * 1024 * 1024;
var LARGE_DOCUMENT = 4 * 1024 * 1024;
async function openDocument(file, path, request) {
  const text2 = (request.files.read(path) ?? "").replace(/^\uFEFF/, "");
  if (text2.length > MAX_DOCUMENT) return fail(tooLarge(file, text2.length));
  const parsed2 = await parseDocument(file, text2);
  if (!parsed2.ok) return parsed2;
  const document = {
    file,
    value: parsed2.value.value,
    large: text2.length > LARGE_DOCUMENT,
    locate: parsed2.value.locate
  };
  const { format } = request.spec;
  const detected = format === "auto" || format === "trials" || format === "jsonl" ? detectDocument(document) : succeed(format);
  if (!detected.ok) return detected;
  if (format !== "auto" && format !== detected.value)
    return fail(
      notEvidence(
        file,
        `it is ${detected.value} and no file of lines`,
        `Set \`evidence-format: ${detected.value}\`, or leave it out.`
      )
    );
  const strict = detected.value === "evidence" && file.endsWith(".json") ? parseJson(file, text2, parsed2.value.value) : parsed2;
  if (!strict.ok) return strict;
  const recording = READERS[detected.value](document, choicesOf2(request));
  return recording.ok ? succeed({ kind: "recording", recording: recording.value, digest: digestFor(request, text2) }) : recording;
}
async function parseDocument(file, text2) {
  if (/\.ya?ml$/i.test(file)) return parseSource(file, text2);
  try {
    const value = JSON.parse(text2);
    return succeed({ value, locate: lateLocator(file, text2) });
  } catch {
    const named2 = parseJson(file, text2);
    if (named2.ok) return named2;
    const isTable = /^[^\n{[]*,[^\n]*\n/.test(text2);
    return isTable ? fail(refuseCsv(file)) : named2;
  }
}
function lateLocator(file, text2) {
  let located;
  return (path) => {
    located ??= parseJson(file, text2);
    return located.ok ? located.value.locate(path) : { file };
  };
}
function tooLarge(file, length) {
  return {
    code: "file-unreadable",
    message: `${file} has ${Math.ceil(length / 1024 / 1024)} MiB, more than the 256 MiB of a document that are read at once`,
    hint: "Record it as JSON Lines, one run a line: those are read as they come, whatever their size.",
    at: { file }
  };
}

// src/pipeline/compare-evidence.ts
async function compareEvidence(config2, host) {
  const before = await openWindow("before", config2, host);
  const after = await openWindow("after", config2, host);
  if (!before.ok || !after.ok)
    return fail(...[before, after].flatMap((window) => window.ok ? [] : window.problems));
  const unlike = otherLayer(before.value, after.value);
  if (unlike !== void 0) return fail(unlike);
  return succeed(
    buildDrift({
      version: host.version,
      epsilon: config2.epsilon,
      before: before.value,
      after: after.value,
      drift: compareWindows(before.value.evidence, after.value.evidence)
    })
  );
}
async function openWindow(which, config2, host) {
  const file = config2[which];
  if (file === void 0)
    return fail({
      code: "input-missing",
      message: `no recording is given as \`${which}\`: two are compared`,
      hint: "Write `agentverity compare before.json after.json`."
    });
  const { workingDirectory } = config2;
  const spec = { files: [file], format: "auto" };
  const recording = await readEvidenceFiles({ spec, workingDirectory, suite: void 0, files: host.files });
  if (!recording.ok) return recording;
  const suite = await suiteFor(recording.value, config2, host);
  if (!suite.ok) return suite;
  const matched = matchSuite(recording.value, suite.value, void 0);
  if (!matched.ok) return matched;
  const evidence = matched.value;
  if (!isRouted(evidence)) return fail(withoutRoutes(file, recording.value, evidence));
  const { source, configuration, provenance: provenance2 } = recording.value;
  return succeed({ file, source, evidence, provenance: provenance2 ?? configuration });
}
async function suiteFor({ cases }, config2, host) {
  const named2 = config2.suite !== void 0 && cases.some((item) => item.expected === void 0);
  if (!named2) return succeed(void 0);
  const opened = await openSuite({ ...config2, layer: "verdict" }, host.files);
  return opened.ok ? succeed(opened.value.suite) : opened;
}
function isRouted(evidence) {
  return evidence.cases.every((item) => item.expected !== void 0);
}
function withoutRoutes(file, recording, { cases }) {
  const index = cases.findIndex((item) => item.expected === void 0);
  return {
    code: "evidence-invalid",
    message: `\`cases[${index}]\` of ${file} has no \`expected\`: without the decision that every case was written to reach there are no routes to compare`,
    hint: "Add `expected` to every case, or name the suite that has them with `suite`.",
    at: recording.cases[index]?.at ?? { file }
  };
}
function otherLayer(before, after) {
  const [was, is] = [before.evidence.layer, after.evidence.layer];
  if (was === is) return void 0;
  return {
    code: "input-conflict",
    message: `\`layer\` of ${before.file} is ${was}, and ${is} in ${after.file}: they are not the same observation`,
    hint: "Compare two recordings of one layer.",
    at: { file: after.file, path: "layer" }
  };
}

// src/pipeline/drift-publication.ts
import { join as join3 } from "node:path";

// src/report/drift.ts
var ROUTE_COLUMNS = ["route", "before", "after", "p (flips more)", ""];
var PROBE_COLUMNS = ["probe", "route", "before", "after", "p (corrected)", ""];
var MOST_ROWS = 50;
function renderDriftText(model, options = {}) {
  const width = options.width ?? 100;
  const item = (text2) => wrap(plainProse(text2), "  - ", width);
  const routes2 = model.routes.map((row) => [plainName(row.route, 40), ...routeCells(row)]);
  const probes2 = model.probes.slice(0, MOST_ROWS).map((row) => [
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
      routes2.length === 0 ? [] : columns([[...ROUTE_COLUMNS], ...routes2], [3])
    ),
    ...section(
      "Probes that answer otherwise:",
      probes2.length === 0 ? [] : columns([[...PROBE_COLUMNS], ...probes2], [4])
    ),
    ...section("Changed around the agent:", model.changes.flatMap(item)),
    ...section("Different in any two runs, not counted:", model.volatile.flatMap(item)),
    ...section("Keep in mind:", model.caveats.flatMap(item))
  ].map((line) => line === "" ? line : line.trimEnd()).join("\n")}
`;
}
function renderDriftMarkdown(model) {
  const { headline: headline3, before, after } = model;
  const items = (texts) => texts.map((text2) => `- ${markdownProse(text2)}`).join("\n");
  const routes2 = model.routes.slice(0, MOST_ROWS).map((row) => `| ${[markdownCellCode(row.route), ...routeCells(row)].join(" | ")} |`);
  const probes2 = model.probes.slice(0, MOST_ROWS).map(
    (row) => `| ${[`\`${row.place}\``, markdownCellCode(row.route), ...answerCells(row), ...probeCells(row)].join(" | ")} |`
  );
  return `${[
    `## ${ICONS[headline3.word]} ${markdownProse(`${headline3.word} - ${headline3.text}`)}`,
    markdownProse(model.power),
    `| window | |
| --- | --- |
| before | ${markdownWindow(before)} |
| after | ${markdownWindow(after)} |
| answers | ${answersWords(model)} |`,
    ...block2("### Stability by route", table(ROUTE_COLUMNS, routes2, model.routes.length)),
    ...block2("### Probes that answer otherwise", table(PROBE_COLUMNS, probes2, model.probes.length)),
    ...block2("### Changed around the agent", items(model.changes)),
    ...block2("### Different in any two runs, not counted", items(model.volatile)),
    ...block2("### Keep in mind", items(model.caveats))
  ].join("\n\n")}
`;
}
function renderDriftJson(model) {
  return stableJson(model.report);
}
function driftHeadline2({ headline: headline3 }) {
  return plainProse(`${headline3.word} - ${headline3.text}`);
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
function block2(title, text2) {
  return text2 === "" ? [] : [title, text2];
}
function table(titles, rows, total) {
  if (rows.length === 0) return "";
  const more2 = total > rows.length ? `

${whole(total - rows.length)} more rows are in the JSON report.` : "";
  return [`| ${titles.join(" | ")} |`, `|${" --- |".repeat(titles.length)}`, ...rows].join("\n") + more2;
}
function windowWords(window) {
  return `${plainName(window.file)} (${factsOf(window)})`;
}
function markdownWindow(window) {
  return `${markdownCellCode(window.file)}: ${factsOf(window)}`;
}
function factsOf({ source, probes: probes2, runs, failed, isolation: isolation2 }) {
  const failures3 = failed === 0 ? "" : `, ${count(failed, "call")} failed`;
  return `${source}, ${count(probes2, "probe")}, ${count(runs, "answer")}${failures3}, isolation ${isolation2}`;
}
function answersWords({ answers: answers2, probes: probes2, sameProbes }) {
  const compared = probes2.length + sameProbes;
  if (compared === 0) return "no probe in common";
  const all = compared === 1 ? "the one probe" : `all ${count(compared, "probe")} together`;
  const value = answers2.verdict === "not judged" ? "" : ` (p ${pText(answers2.corrected)})`;
  return `${all}: ${answers2.verdict}${value}; ${whole(sameProbes)} answered exactly alike`;
}
function routeCells({ before, after, corrected, drifted }) {
  const side = ({ flips: flips4, pairs, verdict }) => `${whole(flips4)}/${whole(pairs)} ${verdict}`;
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

// src/pipeline/file-trouble.ts
var REASONS = {
  EACCES: "may not be written by this user",
  EPERM: "may not be written by this user",
  EROFS: "is on a file system that is read-only",
  ENOSPC: "cannot be written: the disk is full",
  EDQUOT: "cannot be written: the disk quota is used up",
  ENOTDIR: "cannot be made: a part of its path is a file",
  EEXIST: "cannot be made: a part of its path is a file",
  EISDIR: "is a folder, and a file is to be written there"
};
function fileTrouble(error2, folder) {
  const code = error2 instanceof Error && "code" in error2 ? String(error2.code) : "";
  const reason = REASONS[code];
  if (reason === void 0) return void 0;
  const named2 = error2 instanceof Error && "path" in error2 ? error2.path : void 0;
  const path = typeof named2 === "string" ? named2 : folder;
  return {
    code: "file-unwritable",
    message: `${path} ${reason} (${code})`,
    hint: "Make room or give access, and run again with `resume: true` where calls had been made.",
    at: { file: path }
  };
}

// src/report/annotations.ts
var TITLE_LENGTH = 255;
var MESSAGE_BYTES = 64 * 1024;
var WORST = { failure: 0, warning: 1, notice: 2 };
function renderAnnotations(model, options = {}) {
  return [...model.findings].sort((a, b) => WORST[a.level] - WORST[b.level]).map((finding) => annotation(finding, options.prefix ?? ""));
}
function renderRefusalAnnotations(refusal, options = {}) {
  return refusal.problems.map(
    ({ message: message2, hint, file, line }) => annotation(
      {
        level: "failure",
        title: "Refused input",
        text: `${message2}. ${hint}`,
        ...file === void 0 ? {} : { file },
        ...line === void 0 ? {} : { line }
      },
      options.prefix ?? ""
    )
  );
}
function annotation(finding, prefix) {
  const file = finding.file === void 0 ? void 0 : inRepository(prefix, finding.file);
  return {
    level: finding.level,
    title: plainProse(finding.title, TITLE_LENGTH),
    message: message(finding.text),
    ...file === void 0 ? {} : { file },
    ...file === void 0 || finding.line === void 0 ? {} : { line: finding.line }
  };
}
function message(text2) {
  return cap(plainProse(text2), MESSAGE_BYTES / 4);
}
function inRepository(prefix, file) {
  const path = file.replaceAll("\\", "/");
  if (path.startsWith("/") || /^[A-Za-z]:/.test(path)) return void 0;
  const parts2 = [];
  for (const part of `${prefix.replaceAll("\\", "/")}/${path}`.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts2.push(part);
    else if (parts2.pop() === void 0) return void 0;
  }
  return parts2.length === 0 ? void 0 : parts2.join("/");
}

// src/report/json.ts
function renderJson(model) {
  return stableJson(model.run);
}

// src/report/junit.ts
var ELEMENTS = { failed: "failure", error: "error", skipped: "skipped" };
function renderJunit(model) {
  const number3 = (outcome) => model.checks.filter((check2) => check2.outcome === outcome).length;
  const seconds = (model.durationMs / 1e3).toFixed(3);
  const suite = attributes({
    name: "agentverity",
    package: "agentverity",
    id: "0",
    hostname: "localhost",
    timestamp: localTime(model.provenance.startedAt),
    tests: String(model.checks.length),
    failures: String(number3("failed")),
    errors: String(number3("error")),
    skipped: String(number3("skipped")),
    time: seconds
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<testsuites>",
    `  <testsuite${suite}>`,
    "    <properties>",
    ...properties(model).map(([name, value]) => `      <property${attributes({ name, value })}/>`),
    "    </properties>",
    ...model.checks.map(testcase),
    `    <system-out>${xmlText(story(model))}</system-out>`,
    "    <system-err></system-err>",
    "  </testsuite>",
    "</testsuites>",
    ""
  ].join("\n");
}
function testcase(check2) {
  const place = {
    ...check2.file === void 0 ? {} : { file: check2.file },
    ...check2.file === void 0 || check2.line === void 0 ? {} : { line: String(check2.line) }
  };
  const open3 = attributes({
    classname: `agentverity.${check2.group}`,
    name: plainName(check2.name, 300),
    time: "0.000",
    ...place
  });
  if (check2.outcome === "passed") return `    <testcase${open3}/>`;
  const element = ELEMENTS[check2.outcome];
  const message2 = plainProse(check2.message);
  const inside = `<${element}${attributes({ message: message2, type: check2.group })}>${xmlText(message2)}</${element}>`;
  return `    <testcase${open3}>
      ${inside}
    </testcase>`;
}
function properties(model) {
  const { stability: stability2, coverage: coverage2, contract, calls } = model;
  const found = {
    status: model.status,
    exit_code: model.exitCode,
    headline: `${model.headline.word} - ${plainProse(model.headline.sentence)}`,
    call: stability2?.verdict,
    pair_flips: stability2?.flips,
    pair_trials: stability2?.pairs,
    flip_rate: stability2?.flipRate,
    ci_low: stability2?.lower,
    ci_high: stability2?.upper,
    epsilon: stability2?.tolerance,
    skew: coverage2?.largestShare,
    distinct: coverage2?.distinct,
    required_routes: contract?.required.length,
    reached_routes: contract?.reached,
    calls_planned: calls.planned,
    calls_made: calls.made,
    calls_failed: calls.failed,
    admissible: String(model.admission.admissible),
    layer: model.provenance.layer,
    isolation: model.provenance.isolation,
    agentverity_version: model.version
  };
  return Object.entries(found).flatMap(
    ([name, value]) => value === void 0 ? [] : [[name, String(value)]]
  );
}
function story(model) {
  const refusals = model.admission.refusals.map((row) => `Baseline refused: ${row.reason}`);
  const lines = [...model.says, ...model.next.map((step) => step.text), ...refusals, ...model.caveats];
  return [`${model.headline.word} - ${model.headline.sentence}`, ...lines].map((line) => plainProse(line)).join("\n");
}
function localTime(startedAt) {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.exec(startedAt)?.[0] ?? "1970-01-01T00:00:00";
}
function attributes(values) {
  return Object.entries(values).map(([name, value]) => ` ${name}="${xmlAttribute(value)}"`).join("");
}

// src/report/format/worst-first.ts
var WORST2 = { stochastic: 0, undecided: 1, deterministic: 2 };
function worstRoutes(rows) {
  return [...rows].sort((a, b) => WORST2[a.verdict] - WORST2[b.verdict] || b.flips - a.flips);
}
function worstProbes(rows) {
  return [...rows].sort((a, b) => b.errors - a.errors || b.flips - a.flips);
}
function worstDecisions(rows) {
  return [...rows].sort((a, b) => rankOf(a) - rankOf(b));
}
function rankOf(row) {
  if (row.outsideContract) return 0;
  return row.required && row.probes === 0 ? 1 : 2;
}

// src/report/markdown/context.ts
var OPEN_ROWS = 25;
function prose(context, text2, cell = false) {
  return markdownProse(text2, { cell, linkOf: (code) => linkOf(context, code) });
}
function linkOf(context, code) {
  const match = /^(.*):([1-9]\d{0,8})$/s.exec(code);
  if (match === null) return void 0;
  const suite = context.model.provenance.suite;
  const file = match[1] === "" ? suite : match[1];
  return file === suite ? context.link(suite, Number(match[2])) : void 0;
}
function placed(context, item) {
  const text2 = prose(context, item.text);
  if (item.file === void 0) return text2;
  const name = item.line === void 0 ? item.file : `${item.file}:${item.line}`;
  if (item.text.includes(name) || item.line !== void 0 && item.text.includes(`:${item.line}\``))
    return text2;
  const url = item.line === void 0 ? void 0 : context.link(item.file, item.line);
  return beforeStop(text2, ` (${markdownLink(markdownCode(name), url)})`);
}
function probeCell(context, index, line) {
  if (line === void 0) return `probe ${whole(index + 1)}`;
  const suite = context.model.provenance.suite;
  return markdownLink(markdownCellCode(`${suite}:${line}`), context.link(suite, line));
}
function table2(columns2, rows, most) {
  const shown3 = rows.slice(0, most);
  const lines = [
    `| ${columns2.map((column) => column.title).join(" | ")} |`,
    `| ${columns2.map((column) => column.numeric === true ? "---:" : "---").join(" | ")} |`,
    ...shown3.map((cells) => `| ${cells.join(" | ")} |`)
  ];
  if (rows.length > shown3.length) lines.push("", `${whole(rows.length - shown3.length)} more in the report.`);
  return lines.join("\n");
}
function folded(summary, inside) {
  return `<details><summary>${htmlProse(summary)}</summary>

${inside}

</details>`;
}

// src/report/markdown/decisions.ts
function decisionsMatterMost(context) {
  const { coverage: coverage2, contract } = context.model;
  return coverage2?.blind === true || contract?.satisfied === false;
}
function decisions(context) {
  const { contract } = context.model;
  const rows = worstDecisions(context.model.decisions);
  if (rows.length === 0) return "";
  const open3 = decisionsMatterMost(context);
  const intended = rows.some((row) => row.intended !== void 0);
  const columns2 = [
    { title: "decision" },
    { title: "probes that reach it", numeric: true },
    ...intended ? [{ title: "probes meant for it", numeric: true }] : [],
    ...contract === void 0 ? [] : [{ title: "contract" }]
  ];
  const cells = rows.map((row) => [
    markdownCellCode(row.decision),
    row.probes === 0 ? "none" : whole(row.probes),
    ...intended ? [whole(row.intended ?? 0)] : [],
    ...contract === void 0 ? [] : [role(row, contract)]
  ]);
  const body = table2(columns2, cells, open3 ? Math.min(context.rows, OPEN_ROWS) : context.rows);
  return open3 ? `### Decisions

${body}` : folded("Decisions and contract", body);
}
function role(row, contract) {
  if (row.outsideContract) return "✗ not allowed";
  const thin = contract.underCased.find(({ decision }) => decision === row.decision);
  const faults = [
    ...contract.missingObserved.includes(row.decision) ? ["✗ never reached"] : [],
    ...contract.missingIntended.includes(row.decision) ? ["✗ no probe meant for it"] : [],
    ...thin === void 0 ? [] : [`✗ ${whole(thin.cases)} of ${whole(thin.minimum)} cases`]
  ];
  const met = row.required && faults.length === 0 ? " ✓" : "";
  return [`${dutyOf(row)}${met}`, ...faults].join(", ");
}
function dutyOf(row) {
  if (row.critical) return "critical";
  return row.required ? "required" : "allowed";
}
function baseline(context) {
  const { admissible, refusals } = context.model.admission;
  if (admissible) {
    return "### Baseline: ✓ admissible\n\nThis evidence may become the baseline once a person has signed it.";
  }
  const most = Math.min(context.rows, OPEN_ROWS);
  const lines = refusals.slice(0, most).map((row) => `- ${prose(context, sentence(row.reason))} **Cure:** ${prose(context, row.cure)}.`);
  const rest = refusals.length - lines.length;
  if (rest > 0) lines.push(`- ${whole(rest)} more in the report.`);
  return ["### Baseline: ✗ refused", lines.join("\n")].join("\n\n");
}

// src/report/markdown/details.ts
function caveats(context) {
  const { caveats: texts } = context.model;
  if (texts.length === 0) return "";
  const lines = texts.slice(0, context.rows).map((text2) => `- ${prose(context, text2)}`);
  const rest = texts.length - lines.length;
  if (rest > 0) lines.push(`- ${whole(rest)} more in the report.`);
  return `### Keep in mind

${lines.join("\n")}`;
}
function perProbe(context) {
  const { probes: probes2 } = context.model;
  if (probes2.length === 0) return "";
  const expected = probes2.some((row) => row.expected !== void 0);
  const columns2 = [
    { title: "probe" },
    ...expected ? [{ title: "meant for" }] : [],
    { title: "answers" },
    { title: "pairs", numeric: true },
    { title: "flips", numeric: true },
    { title: "errors", numeric: true },
    { title: "SHA-256" }
  ];
  const rows = worstProbes(probes2).slice(0, context.rows).map((row) => [
    probeCell(context, row.index, row.line),
    ...expected ? [row.expected === void 0 ? "" : markdownCellCode(row.expected)] : [],
    answers(row),
    whole(row.pairs),
    whole(row.flips),
    whole(row.errors),
    `\`${shortFingerprint(row.fingerprint)}\``
  ]);
  const rest = probes2.length - rows.length;
  const body = table2(columns2, rows, rows.length) + (rest > 0 ? `

${whole(rest)} more in the report.` : "");
  return folded(`Probe by probe: ${count(probes2.length, "probe")}`, body);
}
function answers(row) {
  if (row.answers.length === 0) return "none";
  return list(
    row.answers.map(({ decision, count: times }) => `${markdownCellCode(decision)} ${whole(times)}×`),
    4
  );
}
function provenance(context) {
  const { provenance: from, version: version2, status, exitCode } = context.model;
  const rows = [
    ["agent", markdownCellCode(from.agent, 200)],
    ["suite", markdownCellCode(from.suite, 200)],
    ["compared", markdownProse(from.layer, { cell: true })],
    ["isolation", markdownProse(from.isolation, { cell: true })],
    ["repeats", markdownProse(from.repeats, { cell: true })],
    ["started", markdownProse(from.startedAt, { cell: true })],
    ["status", `${markdownCellCode(status)}, exit code ${exitCode}`],
    ["agentverity", markdownProse(version2, { cell: true })]
  ];
  return folded("Where this comes from", table2([{ title: "what" }, { title: "value" }], rows, rows.length));
}

// src/report/markdown/opening.ts
var ICONS2 = { success: "✅", care: "⚠️", failure: "❌", unknown: "➖" };
function headline2(context) {
  const { tone, headline: words3 } = context.model;
  return `## ${ICONS2[tone]} ${words3.word} - ${prose(context, words3.sentence)}`;
}
function nextSteps(context) {
  return context.model.next.map((step, index) => `${index + 1}. ${placed(context, step)}`).join("\n");
}
function says(context) {
  return context.model.says.map((line) => prose(context, line)).join(" ");
}
function numbers(context) {
  const { model } = context;
  const measured = [stabilityRow(model.stability)];
  if (model.coverage !== void 0) measured.push(varietyRow(model.coverage));
  if (model.contract !== void 0) measured.push(routesRow(model.contract));
  const judged = model.status === "incomplete" ? measured.map(([name = "", found = ""]) => [name, found, "➖ not judged"]) : measured;
  const rows = [...judged, completeRow(model)];
  const columns2 = [{ title: "evidence" }, { title: "found" }, { title: "needed" }];
  const cost = model.costUsd === void 0 ? "" : `, cost ${markdownLiteral(money(model.costUsd))}`;
  return `${table2(columns2, rows, rows.length)}

Took ${duration(model.durationMs)}${cost}.`;
}
var VERDICT_MARKS = {
  deterministic: "✓ deterministic",
  stochastic: "✗ stochastic",
  undecided: "➖ undecided"
};
var NEED = {
  deterministic: "✓ met",
  stochastic: "✗ not met",
  undecided: "➖ not settled"
};
function stabilityRow(stability2) {
  if (stability2 === void 0) return ["Stability", "not measured", "➖ no verdict"];
  const { flips: flips4, pairs, lower, upper, tolerance, verdict } = stability2;
  if (pairs === 0) return ["Stability", "no pair of answers to compare", "➖ no verdict"];
  const range = lower === 0 ? `at most ${percentBeside(upper, tolerance)}` : `between ${interval(lower, upper, tolerance).replace("…", "and")}`;
  const found = `${whole(flips4)} of ${count(pairs, "pair")} flipped: ${range} (95 %)`;
  return ["Stability", found, `below ${percent(tolerance)}: ${NEED[verdict]}`];
}
function varietyRow(coverage2) {
  const share = `${markdownCellCode(coverage2.majority)} on ${percentBeside(coverage2.largestShare, coverage2.threshold)} of the probes`;
  const found = `${count(coverage2.distinct, "decision")}, the commonest ${share}`;
  return [
    "Variety",
    found,
    `below ${percent(coverage2.threshold)}: ${coverage2.blind ? "✗ not met" : "✓ met"}`
  ];
}
function routesRow(contract) {
  const found = `${whole(contract.reached)} of ${count(contract.required.length, "required route")} reached`;
  return ["Contract", found, `all, as declared: ${contract.satisfied ? "✓ met" : "✗ not met"}`];
}
function completeRow(model) {
  const { planned, made, failed } = model.calls;
  const answered = `${whole(made - failed)} of ${count(planned, "call")} answered`;
  const found = failed === 0 ? answered : `${answered}, ${whole(failed)} failed`;
  const complete = failed === 0 && made === planned;
  return [
    "Complete",
    `${found} (isolation: ${markdownProse(model.provenance.isolation, { cell: true })})`,
    `all: ${complete ? "✓ met" : "✗ not met"}`
  ];
}
function errors(context) {
  const { model } = context;
  if (model.errors.length === 0) return "";
  const rows = model.errors.map((row) => [
    whole(row.count),
    markdownCellCode(row.kind, 40),
    markdownCellCode(row.message, 300),
    `${probeCell(context, row.probe, row.line)}, call ${whole(row.trial + 1)}`
  ]);
  const columns2 = [
    { title: "errors", numeric: true },
    { title: "kind" },
    { title: "message" },
    { title: "first" }
  ];
  return `### Errors, kept apart from decisions

${table2(columns2, rows, Math.min(context.rows, OPEN_ROWS))}`;
}

// src/report/markdown/stability.ts
function stabilityByRoute(context) {
  const { routes: routes2 } = context.model;
  if (routes2.length === 0) return "";
  const columns2 = [
    { title: "route" },
    { title: "cases", numeric: true },
    { title: "pairs", numeric: true },
    { title: "flips", numeric: true },
    { title: "95 % interval" },
    { title: "verdict" }
  ];
  const quiet = routes2.every((row) => row.flips === 0);
  const most = quiet ? context.rows : Math.min(context.rows, OPEN_ROWS);
  const rows = table2(columns2, worstRoutes(routes2).map(routeCells2), most);
  const title = `Stability by route: ${tally(routes2)}`;
  return quiet ? folded(title, rows) : `### ${title}

${rows}`;
}
function routeCells2(row) {
  const target = row.targeted ? ` at its ${percent(row.tolerance)}` : "";
  const needed = row.pairsStillNeeded === void 0 ? "" : `, ${count(row.pairsStillNeeded, "more quiet pair")}`;
  return [
    markdownCellCode(row.route),
    whole(row.cases),
    whole(row.pairs),
    whole(row.flips),
    interval(row.lower, row.upper, row.tolerance),
    `${VERDICT_MARKS[row.verdict]}${target}${needed}`
  ];
}
var ORDER = ["stochastic", "undecided", "deterministic"];
function tally(routes2) {
  const counts = ORDER.map((verdict) => ({
    verdict,
    rows: routes2.filter((row) => row.verdict === verdict).length
  }));
  return list(counts.filter(({ rows }) => rows > 0).map(({ verdict, rows }) => `${whole(rows)} ${verdict}`));
}
function flips2(context) {
  const { flipPairs } = context.model;
  if (flipPairs.length === 0) return "";
  const most = Math.min(context.rows, OPEN_ROWS);
  const rows = flipPairs.map((row) => [
    `${markdownCellCode(row.decisions[0])} ↔ ${markdownCellCode(row.decisions[1])}`,
    whole(row.count),
    places(context, row)
  ]);
  const columns2 = [{ title: "between" }, { title: "flips", numeric: true }, { title: "at" }];
  return `### Where it flips

${graph(flipPairs.slice(0, most))}

${table2(columns2, rows, most)}`;
}
function places(context, row) {
  return list(
    row.at.map((place) => {
      if (place.file === void 0 || place.line === void 0) return prose(context, place.text, true);
      return markdownLink(
        markdownCellCode(`${place.file}:${place.line}`),
        context.link(place.file, place.line)
      );
    }),
    5
  );
}
function graph(pairs) {
  const ids = /* @__PURE__ */ new Map();
  for (const label2 of pairs.flatMap((row) => row.decisions)) {
    if (!ids.has(label2)) ids.set(label2, `n${ids.size}`);
  }
  const nodes = [...ids].map(([label2, id]) => `  ${id}["${mermaidLabel(label2)}"]`);
  const edges = pairs.map((row) => {
    const [from, to] = row.decisions.map((label2) => ids.get(label2));
    return `  ${from} ---|"${mermaidLabel(count(row.count, "flip"))}"| ${to}`;
  });
  return ["```mermaid", "graph LR", ...nodes, ...edges, "```"].join("\n");
}

// src/report/markdown.ts
var MAX_BYTES = 200 * 1024;
var ROWS = [1e3, 500, 200, 100, 50, 25, 10, 3];
var CUT = "The rest did not fit here; it is in the report.";
function renderMarkdown(model, options = {}) {
  const limit = options.maxBytes ?? MAX_BYTES;
  let sections = [];
  for (const rows of ROWS) {
    sections = sectionsOf({ model, link: options.link ?? (() => void 0), rows });
    const text2 = join(sections);
    if (bytes(text2) <= limit) return text2;
  }
  return cutTo(sections, limit);
}
function sectionsOf(context) {
  const { model } = context;
  const probeSetFails = decisionsMatterMost(context);
  return [
    headline2(context),
    nextSteps(context),
    says(context),
    probeSetFails ? decisions(context) : "",
    numbers(context),
    errors(context),
    // By route nothing can be said of a run that is no evidence.
    model.status === "incomplete" ? "" : stabilityByRoute(context),
    flips2(context),
    probeSetFails ? "" : decisions(context),
    baseline(context),
    caveats(context),
    perProbe(context),
    provenance(context)
  ].filter((section2) => section2 !== "");
}
function cutTo(sections, limit) {
  for (let kept = sections.length - 1; kept >= 1; kept -= 1) {
    const text3 = join([...sections.slice(0, kept), CUT]);
    if (bytes(text3) <= limit) return text3;
  }
  let text2 = "";
  for (const character of sections[0] ?? "") {
    if (bytes(`${text2}${character}…
`) > limit) break;
    text2 += character;
  }
  return `${text2}…
`;
}
function join(sections) {
  return `${sections.join("\n\n")}
`;
}
function bytes(text2) {
  return new TextEncoder().encode(text2).length;
}

// src/report/refusal.ts
var HEADLINE_LENGTH = 200;
function renderRefusalText(refusal) {
  const blocks = refusal.problems.map((problem) => {
    const place = position(problem);
    const at2 = place === void 0 ? "" : `${place}  `;
    return `error: ${at2}${plainProse(problem.message)}
       ${plainProse(problem.hint)}`;
  });
  return `${[...blocks, summaryLine(refusal)].join("\n")}
`;
}
function renderRefusalMarkdown(refusal) {
  const items = refusal.problems.map((problem, index) => {
    const place = position(problem);
    const at2 = place === void 0 ? "" : `${markdownCode(place)} `;
    return `${index + 1}. ${at2}${markdownProse(sentence2(problem.message))}
   ${markdownProse(problem.hint)}`;
  });
  return `${[`## ❌ REFUSED - ${markdownProse(extent(refusal))}`, items.join("\n"), summaryLine(refusal)].join("\n\n")}
`;
}
function refusalHeadline(refusal) {
  const [only, ...others] = refusal.problems;
  if (only === void 0 || others.length > 0) return extent(refusal);
  const place = position(only);
  return `${place === void 0 ? "" : `${place}: `}${plainProse(only.message, HEADLINE_LENGTH)}`;
}
function sentence2(text2) {
  return /[.!?…]$/.test(text2) ? text2 : `${text2}.`;
}
function extent({ problems: problems2 }) {
  const files = [
    ...new Set(problems2.flatMap((problem) => problem.file === void 0 ? [] : [plainName(problem.file)]))
  ];
  return `${count(problems2.length, "problem")}${files.length === 0 ? "" : ` in ${list(files, 3)}`}`;
}
function summaryLine(refusal) {
  const calls = refusal.callsMade === 0 ? "no call was made" : `${count(refusal.callsMade, "call")} had been made`;
  return `${extent(refusal)}; ${calls}.`;
}
function position({ file, line, column }) {
  if (file === void 0) return void 0;
  return [plainName(file), line, line === void 0 ? void 0 : column].filter((part) => part !== void 0).join(":");
}

// src/report/text.ts
var MOST_ROWS2 = 20;
var TONES = { success: "32", care: "33", failure: "31", unknown: "36" };
function renderText(model, options = {}) {
  const width = options.width ?? 100;
  const blocks = [
    opening(model, options.colour ?? false, width),
    numbers2(model, width),
    problems(model, width),
    // By route nothing can be said of a run that is no evidence.
    model.status === "incomplete" ? [] : routes(model),
    flips3(model, width),
    ...model.caveats.length === 0 ? [] : [bullets("Keep in mind:", model.caveats, width)]
  ];
  return `${blocks.filter((block3) => block3.length > 0).map((block3) => block3.join("\n")).join("\n\n")}
`;
}
function headlineText(model) {
  return `${model.headline.word} - ${plainProse(model.headline.sentence)}`;
}
function opening(model, colour, width) {
  const word = model.headline.word;
  const shown3 = colour ? `\x1B[1;${TONES[model.tone]}m${word}\x1B[0m` : word;
  const says2 = model.says.length === 0 ? [] : wrap(model.says.map((line) => plainProse(line)).join(" "), "  ", width);
  return [`${shown3}${headlineText(model).slice(word.length)}`, ...says2, ...nextSteps2(model.next, width)];
}
function nextSteps2(next, width) {
  const only = next.length === 1 ? next[0] : void 0;
  if (only !== void 0) return ["", ...wrap(placed2(only), "  Next: ", width)];
  return next.flatMap((step, index) => [
    ...index === 0 ? ["", "  Next:"] : [],
    ...wrap(placed2(step), `  ${index + 1}. `, width)
  ]);
}
function placed2(step) {
  const text2 = plainProse(step.text);
  if (step.file === void 0) return text2;
  const at2 = step.line === void 0 ? plainName(step.file) : `${plainName(step.file)}:${step.line}`;
  return text2.includes(at2) ? text2 : beforeStop(text2, ` (${at2})`);
}
function numbers2(model, width) {
  const rows = [];
  const stability2 = model.stability;
  if (stability2 !== void 0) {
    const verdict = model.status === "incomplete" ? "not judged" : stability2.verdict;
    rows.push([
      "stability",
      `${verdict}: ${pairWords(stability2)}, tolerance ${percent(stability2.tolerance)}`
    ]);
  }
  if (model.coverage !== void 0) rows.push(["decisions", coverageWords(model)]);
  if (model.contract !== void 0) rows.push(["routes", contractWords(model)]);
  rows.push(["calls", callWords(model)]);
  rows.push(["baseline", admissionWords(model)]);
  return rows.flatMap(([name, words3]) => wrap(words3, `  ${name.padEnd(10)} `, width));
}
function pairWords({ flips: flips4, pairs, lower, upper, tolerance }) {
  if (pairs === 0) return "no pair of answers to compare";
  return `${whole(flips4)} of ${count(pairs, "pair")} flipped, ${interval(lower, upper, tolerance)} (95 %)`;
}
function coverageWords(model) {
  const shown3 = model.decisions.filter((row) => row.probes > 0).slice(0, MOST_ROWS2);
  const mix = shown3.map((row) => `${plainName(row.decision, 40)}${GLUE}${whole(row.probes)}`);
  const rest = model.decisions.filter((row) => row.probes > 0).length - shown3.length;
  const more2 = rest > 0 ? [...mix, `${whole(rest)} more`] : mix;
  const largest = model.coverage === void 0 ? "" : `, the commonest on ${percent(model.coverage.largestShare)} of the probes`;
  const blind = model.coverage?.blind === true && model.status !== "incomplete" ? " - BLIND" : "";
  return `${count(model.coverage?.distinct ?? 0, "decision")}${largest}${blind}: ${more2.join(", ")}`;
}
function contractWords(model) {
  const contract = model.contract;
  if (contract === void 0) return "";
  const parts2 = [
    `${whole(contract.reached)} of ${count(contract.required.length, "required route")} reached`
  ];
  const name = (names2) => list(
    names2.map((text2) => plainName(text2, 40)),
    6
  );
  if (contract.missingIntended.length > 0)
    parts2.push(`no probe is meant for ${name(contract.missingIntended)}`);
  if (contract.missingObserved.length > 0) parts2.push(`never reached: ${name(contract.missingObserved)}`);
  if (contract.missingCritical.length > 0)
    parts2.push(`critical and missing: ${name(contract.missingCritical)}`);
  if (contract.unknownObserved.length > 0)
    parts2.push(`outside the contract: ${name(contract.unknownObserved)}`);
  for (const row of contract.underCased.slice(0, 6)) {
    parts2.push(`${plainName(row.decision, 40)} has ${whole(row.cases)} of ${count(row.minimum, "case")}`);
  }
  return parts2.join("; ");
}
function callWords(model) {
  const { planned, made, failed } = model.calls;
  const answered = `${whole(made - failed)} of ${whole(planned)} answered`;
  const errors2 = failed === 0 ? "" : `, ${whole(failed)} failed`;
  const cost = model.costUsd === void 0 ? "" : `, ${money(model.costUsd)}`;
  return `${answered}${errors2}, ${duration(model.durationMs)}${cost}`;
}
function admissionWords(model) {
  if (model.admission.admissible)
    return "ADMISSIBLE: this evidence may become the baseline once a person signs it";
  const reasons2 = model.admission.refusals.map((row) => plainProse(row.reason));
  return `REFUSED: ${reasons2.slice(0, 6).join("; ")}`;
}
function problems(model, width) {
  if (model.errors.length === 0) return [];
  const rows = model.errors.slice(0, MOST_ROWS2).flatMap((row) => {
    const where = row.line === void 0 ? `probe ${row.probe + 1}` : `${plainName(model.provenance.suite)}:${row.line}`;
    return wrap(
      `${plainName(row.kind)}: ${plainProse(row.message, 300)} (first at ${where})`,
      `  ${`${whole(row.count)}×`.padStart(6)} `,
      width
    );
  });
  return ["Errors, kept apart from decisions:", ...rows, ...more(model.errors.length, MOST_ROWS2)];
}
function routes(model) {
  if (model.routes.length === 0) return [];
  const header = ["route", "cases", "pairs", "flips", "95 % interval", "verdict"];
  const rows = worstRoutes(model.routes).slice(0, MOST_ROWS2).map((row) => [
    plainName(row.route, 32),
    ...[row.cases, row.pairs, row.flips].map(whole),
    interval(row.lower, row.upper, row.tolerance),
    routeVerdict(row)
  ]);
  return [
    "Stability by route:",
    ...columns([header, ...rows], [1, 2, 3]),
    ...more(model.routes.length, MOST_ROWS2)
  ];
}
function routeVerdict(row) {
  const target = row.targeted ? ` at ${percent(row.tolerance)}` : "";
  const needed = row.pairsStillNeeded === void 0 ? "" : `, ${count(row.pairsStillNeeded, "more quiet pair")}`;
  return `${row.verdict}${target}${needed}`;
}
function flips3(model, width) {
  if (model.flipPairs.length === 0) return [];
  const rows = model.flipPairs.slice(0, MOST_ROWS2).flatMap((row) => {
    const names2 = row.decisions.map((name) => plainName(name, 40)).join(" <-> ");
    const at2 = row.at.map((place) => plainProse(place.text));
    const places2 = at2.length === 0 ? "" : `, at ${list(at2, 5)}`;
    return wrap(`${names2}${places2}`, `  ${`${whole(row.count)}×`.padStart(6)} `, width);
  });
  return ["Flips:", ...rows, ...more(model.flipPairs.length, MOST_ROWS2)];
}
function bullets(title, texts, width) {
  return [title, ...texts.flatMap((text2) => wrap(plainProse(text2), "  - ", width))];
}
function more(total, shown3) {
  return total > shown3 ? [`  ${whole(total - shown3)} more in the report`] : [];
}

// src/pipeline/write-files.ts
import { join as join2 } from "node:path";

// src/pipeline/evidence-text.ts
var PART = 32768;
function* evidenceText(evidence, provenance2) {
  const { cases } = evidence;
  const frame = stableJson(evidenceDocument({ ...evidence, cases: [] }, provenance2));
  if (cases.length === 0) return yield frame;
  const [opening2, closing] = frame.split('"cases": []', 2);
  yield `${opening2}"cases": [
`;
  const lines = /* @__PURE__ */ new Map();
  const lineOf = (outcome) => {
    const known = lines.get(outcome);
    if (known !== void 0) return known;
    const line = `        ${indented(stableJson(writeOutcome(outcome)), "        ")}`;
    lines.set(outcome, line);
    return line;
  };
  for (const [index, item] of cases.entries()) {
    const { outcomes, ...rest } = item;
    const whole2 = evidenceDocument({ ...evidence, cases: [{ ...rest, outcomes: [] }] }, {});
    const text2 = `    ${indented(stableJson(whole2.cases[0]), "    ")}`;
    const end = index === cases.length - 1 ? "\n" : ",\n";
    if (outcomes.length === 0) {
      yield text2 + end;
      continue;
    }
    yield `${text2.slice(0, text2.lastIndexOf("[]"))}[
`;
    for (let from = 0; from < outcomes.length; from += PART) {
      const part = outcomes.slice(from, from + PART).map(lineOf).join(",\n");
      yield from + PART < outcomes.length ? `${part},
` : `${part}
`;
    }
    yield `      ]
    }${end}`;
  }
  yield `  ]${closing}`;
}
function indented(text2, indent) {
  return text2.trimEnd().replaceAll("\n", `
${indent}`);
}

// src/pipeline/write-files.ts
function writeFiles(measurement, documents, config2, host) {
  const root = measurement.directory;
  const write2 = (name, text2) => {
    const path = join2(root, name);
    try {
      host.files.write(path, text2);
      return path;
    } catch (error2) {
      const trouble = fileTrouble(error2, path);
      if (trouble === void 0) throw error2;
      host.log.warn(trouble.message);
      return void 0;
    }
  };
  const wants = (channel) => config2.report.includes(channel);
  const evidence = write2(
    "evidence.json",
    evidenceText(measurement.assessment.evidence, provenanceOf(measurement))
  );
  const trials = writeTrials(measurement, config2, write2);
  const summary = write2("summary.md", documents.markdown);
  const report = wants("json") ? write2("report.json", documents.json) : void 0;
  const junit = wants("junit") ? write2("junit.xml", documents.junit) : void 0;
  const artifact = (name, files) => ({
    name: `${config2.artifactName}-${name}`,
    root,
    files: files.filter((file) => file !== void 0),
    ...config2.retentionDays === void 0 ? {} : { retentionDays: config2.retentionDays }
  });
  return {
    paths: present({
      "evidence-path": evidence,
      "summary-path": summary,
      "report-path": report,
      "junit-path": junit
    }),
    // The report first: its address is the one that is shown.
    artifacts: [
      artifact("report", [summary, report, junit]),
      artifact("evidence", [evidence, trials])
    ].filter(({ files }) => files.length > 0)
  };
}
function provenanceOf({ assessment, model }) {
  const { agent, suite, startedAt } = model.provenance;
  const { replays: replays2 } = assessment.evidence;
  const provenance2 = { agent, suite, started_at: startedAt, agentverity_action: model.version };
  return replays2 === void 0 ? provenance2 : { ...provenance2, replays: replays2 };
}
function writeTrials(measurement, config2, write2) {
  if (measurement.journal === void 0) return void 0;
  if (config2.artifactContent === "full") return measurement.journal;
  return write2("decisions.jsonl", decisionsOf(measurement, config2));
}
function decisionsOf({ trials }, config2) {
  const content = config2.layer === "text" ? "full" : "decisions";
  return trials.map((trial) => `${trialLine(trial, content)}
`).join("");
}
function present(paths) {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([name, path]) => path === void 0 ? [] : [[name, path]])
  );
}

// src/pipeline/publication.ts
function publicationOf(measurement, config2, host) {
  const { model } = measurement;
  const prefix = host.repositoryPrefix(config2.workingDirectory);
  const link = (file, line) => host.link([prefix, file].filter((part) => part !== "").join("/"), line);
  const documents = {
    text: renderText(model),
    markdown: renderMarkdown(model, { link }),
    json: renderJson(model),
    junit: renderJunit(model)
  };
  const files = writeFiles(measurement, documents, config2, host);
  const wants = (channel) => config2.report.includes(channel);
  const red = isRed(model.exitCode, config2.failOn);
  return {
    headline: headlineText(model),
    text: documents.text,
    documents,
    ...wants("summary") ? { summary: documents.markdown } : {},
    annotations: wants("annotations") || wants("check-run") ? renderAnnotations(model, { prefix }) : [],
    ...wants("check-run") ? {
      checkRun: {
        name: config2.checkName,
        conclusion: conclude(model.status, red),
        externalId: config2.artifactName
      }
    } : {},
    outputs: { ...outputsOf(model), ...files.paths },
    artifacts: files.artifacts,
    red,
    exitCode: model.exitCode
  };
}
function refusalPublication(problems2, callsMade, prefix, config2) {
  const refusal = {
    problems: problems2.map(({ message: message2, hint, at: at2 }) => ({ message: message2, hint, ...at2 })),
    callsMade
  };
  const headline3 = `REFUSED - ${refusalHeadline(refusal)}`;
  return {
    headline: headline3,
    text: renderRefusalText(refusal),
    summary: renderRefusalMarkdown(refusal),
    annotations: renderRefusalAnnotations(refusal, { prefix }),
    ...config2?.report.includes("check-run") ? { checkRun: { name: config2.checkName, conclusion: "failure", externalId: config2.artifactName } } : {},
    outputs: {
      status: "refused",
      "exit-code": "2",
      headline: headline3,
      complete: "false",
      "calls-made": String(callsMade)
    },
    artifacts: [],
    red: true,
    exitCode: 2
  };
}
function interruptedPublication(run2) {
  const { kept, planned, journal } = run2;
  const headline3 = `INTERRUPTED - ${kept} of ${planned} calls are answered and kept`;
  const next = `Run the same again with \`--resume\` (\`resume: true\`): only the other ${planned - kept} calls are made. The journal: ${journal}`;
  return {
    headline: headline3,
    text: `${headline3}
  ${next.replaceAll("`", "'")}
`,
    summary: `## ⏹️ ${headline3}

${next}
`,
    annotations: [],
    outputs: {
      status: "interrupted",
      "exit-code": "130",
      headline: headline3,
      complete: "false",
      "calls-planned": String(planned),
      "calls-made": String(kept)
    },
    artifacts: [],
    red: true,
    exitCode: 130
  };
}
function isRed(exitCode, failOn) {
  switch (failOn) {
    case "never":
      return false;
    case "failed":
      return exitCode === 1;
    case "unsupported":
      return exitCode !== 0;
  }
}
function conclude(status, red) {
  if (red) return "failure";
  return status === "deterministic" ? "success" : "neutral";
}
function outputsOf(model) {
  const { stability: stability2, contract } = model;
  return {
    status: model.status,
    "exit-code": String(model.exitCode),
    headline: headlineText(model),
    complete: String(model.status !== "incomplete"),
    "calls-planned": String(model.calls.planned),
    "calls-made": String(model.calls.made),
    "flip-rate": stability2 === void 0 ? "" : String(stability2.flipRate),
    "ci-low": stability2 === void 0 ? "" : String(stability2.lower),
    "ci-high": stability2 === void 0 ? "" : String(stability2.upper),
    "observed-coverage": contract === void 0 ? "" : String(contract.reached / Math.max(1, contract.required.length)),
    admissible: String(model.admission.admissible)
  };
}

// src/pipeline/drift-publication.ts
function driftPublication(model, config2, host) {
  const documents = {
    text: renderDriftText(model),
    markdown: renderDriftMarkdown(model),
    json: renderDriftJson(model),
    junit: ""
  };
  const wants = (channel) => config2.report.includes(channel);
  const red = isRed(model.exitCode, config2.failOn);
  const files = writeFiles2(documents, config2, host);
  return {
    headline: driftHeadline2(model),
    text: documents.text,
    documents,
    ...wants("summary") ? { summary: documents.markdown } : {},
    annotations: [],
    ...wants("check-run") ? {
      checkRun: {
        name: config2.checkName,
        conclusion: conclude2(model, red),
        externalId: config2.artifactName
      }
    } : {},
    outputs: {
      status: model.status,
      "exit-code": String(model.exitCode),
      headline: driftHeadline2(model),
      complete: String(model.status !== "incomplete"),
      "calls-made": "0",
      ...files.paths
    },
    artifacts: files.artifacts,
    red,
    exitCode: model.exitCode
  };
}
function conclude2({ status }, red) {
  if (red) return "failure";
  return status === "none-detected" ? "success" : "neutral";
}
function writeFiles2(documents, config2, host) {
  const key = digestOf([config2.before ?? null, config2.after ?? null, config2.epsilon]).slice(-16);
  const root = join3(host.outputDirectory(config2.workingDirectory, key), "compare");
  const write2 = (name, text2) => {
    const path = join3(root, name);
    try {
      host.files.write(path, text2);
      return path;
    } catch (error2) {
      const trouble = fileTrouble(error2, path);
      if (trouble === void 0) throw error2;
      host.log.warn(trouble.message);
      return void 0;
    }
  };
  const summary = write2("summary.md", documents.markdown);
  const report = config2.report.includes("json") ? write2("report.json", documents.json) : void 0;
  const written = [summary, report].filter((file) => file !== void 0);
  return {
    paths: {
      ...summary === void 0 ? {} : { "summary-path": summary },
      ...report === void 0 ? {} : { "report-path": report }
    },
    artifacts: written.length === 0 ? [] : [
      {
        name: `${config2.artifactName}-report`,
        root,
        files: written,
        ...config2.retentionDays === void 0 ? {} : { retentionDays: config2.retentionDays }
      }
    ]
  };
}

// src/pipeline/judge.ts
import { join as join5 } from "node:path";

// src/core/curtailment.ts
function replayCurtailment(cases, epsilon) {
  const endpointPairs = cases.reduce((sum, outcomes) => sum + Math.floor(outcomes.length / 2), 0);
  const calls = cases.reduce((sum, outcomes) => sum + outcomes.length, 0);
  let pairs = 0;
  let flips4 = 0;
  for (const flipped of pairsByRound(cases)) {
    pairs += 1;
    if (flipped) flips4 += 1;
    if (pairs < endpointPairs && bestCaseAdmission(epsilon, flips4, pairs, endpointPairs) === void 0) {
      return {
        stoppingPair: pairs,
        endpointPairs,
        observedFlips: flips4,
        avoidedPairs: endpointPairs - pairs,
        avoidedCalls: calls - 2 * pairs
      };
    }
  }
  return { stoppingPair: void 0, endpointPairs, observedFlips: flips4, avoidedPairs: 0, avoidedCalls: 0 };
}
function* pairsByRound(cases) {
  const rounds = cases.reduce((most, outcomes) => Math.max(most, Math.floor(outcomes.length / 2)), 0);
  for (let round = 0; round < rounds; round += 1) {
    for (const outcomes of cases) {
      const [first, second] = [outcomes[2 * round], outcomes[2 * round + 1]];
      if (first !== void 0 && second !== void 0) yield !sameOutcome(first, second);
    }
  }
}

// src/inputs/case-lines.ts
function locateCases(text2) {
  const tree = readJsonTree(text2.replace(/^\uFEFF/, " "));
  if (!tree.ok) return { cases: [] };
  const lines = indexLines(text2);
  const lineOf = (node2) => node2 === void 0 ? void 0 : lines.at(node2.start).line;
  const cases = member(tree.root, "cases");
  const contract = member(tree.root, "contract");
  const contractLine = lineOf(member(contract, "required") ?? contract);
  return {
    cases: cases?.kind === "array" ? cases.items.map((item) => lineOf(member(item, "input"))) : [],
    ...contractLine === void 0 ? {} : { contract: contractLine }
  };
}
function withLines(suite, text2) {
  if (suite.cases.some((each) => each.line !== void 0)) return suite;
  const lines = locateCases(text2);
  const cases = suite.cases.map((each, index) => {
    const line = lines.cases[index];
    return line === void 0 ? each : { ...each, line };
  });
  const { contract } = suite;
  const isPlaced = contract !== void 0 && lines.contract !== void 0;
  return { ...suite, cases, ...isPlaced ? { contract: { ...contract, line: lines.contract } } : {} };
}
function member(node2, key) {
  return node2?.kind === "object" ? node2.members.get(key)?.node : void 0;
}

// src/report/build-headline.ts
var DOES_NOT_SAY = "Does not say: that they are right; that is for your evaluator.";
function buildHeadline(assessment) {
  const { status } = assessment;
  const [word, tone] = WORDS3[status];
  const pooledOnly = status === "deterministic" && routesThatAre(assessment, "undecided").length > 0;
  return {
    word: pooledOnly ? "TRUSTWORTHY AT POOLED LEVEL" : word,
    tone,
    sentence: SENTENCES[status](assessment),
    says: whatItSays(assessment)
  };
}
function whatItSays({ status, skew, policy }) {
  const repeats = skew === void 0 ? "repeat" : "repeat and vary";
  if (status === "deterministic") {
    return [
      `Says: the decisions ${repeats}, within ${percent(policy.epsilon)}, in this one period.`,
      DOES_NOT_SAY
    ];
  }
  return status === "stochastic" ? ["Says: how much the decisions move, in this one period.", DOES_NOT_SAY] : [];
}
var WORDS3 = {
  deterministic: ["TRUSTWORTHY", "success"],
  stochastic: ["TRUSTWORTHY WITH CARE", "care"],
  "target-failed": ["NOT READY", "failure"],
  contract: ["NOT TRUSTWORTHY", "failure"],
  blind: ["NOT TRUSTWORTHY", "failure"],
  vacuous: ["NOT TRUSTWORTHY", "failure"],
  violations: ["NOT TRUSTWORTHY", "failure"],
  undecided: ["NO ANSWER YET", "unknown"],
  curtailed: ["STOPPED EARLY", "failure"],
  unmeasured: ["NO VERDICT MEASURED", "unknown"],
  incomplete: ["INCOMPLETE", "unknown"]
};
var SENTENCES = {
  deterministic: (assessment) => `${pooledSentence(assessment)}${coverageClause(assessment)}`,
  stochastic: stochasticSentence,
  "target-failed": (assessment) => {
    const failed = routesThatAre(assessment, "stochastic").filter((route) => route.targeted);
    return failed.map((route) => `${quoteName(route.route)} misses its declared tolerance: ${routeSentence(route)}`).join("; ");
  },
  contract: contractSentence,
  blind: ({ skew }) => skew === void 0 ? "one decision takes all probes" : `the agent answered ${outcomeName(skew.majority)} on ${percent(skew.share)} of the probes, so a pass says more about the probes than about the agent`,
  undecided: undecidedSentence,
  unmeasured: (assessment) => `the meter was off, so nothing was repeated${coverageClause(assessment)}`,
  incomplete: incompleteSentence,
  // These three follow from relations and curtailment, which no assessment of this version has.
  vacuous: () => "no relation changed an input, so none was tested",
  violations: () => "a relation that must hold was violated",
  curtailed: () => "a certificate had become unreachable, so the remaining calls were not made"
};
function pooledSentence({ stability: stability2 }) {
  return stability2 === void 0 ? "nothing was repeated" : `${flipsOfPairs(stability2)}: ${boundWords(stability2)}`;
}
function coverageClause({ contract, skew }) {
  if (contract !== void 0) return `; ${reachedWords(contract)}`;
  if (skew === void 0) return "";
  return `; ${count(skew.distinct, "decision")} seen, the commonest on ${percent(skew.share)} of the probes`;
}
function stochasticSentence(assessment) {
  const moving = routesThatAre(assessment, "stochastic");
  if (moving.length === 0) return pooledSentence(assessment);
  const [first] = moving;
  if (moving.length === 1 && first !== void 0)
    return `${quoteName(first.route)} moves: ${routeSentence(first)}`;
  return `${routeNames(moving)} move more than ${percent(assessment.policy.epsilon)} of the time, each on its own`;
}
function routeSentence(route) {
  return `${flipsOfPairs(route)}, ${boundWords(route, route.targeted ? "its" : "your")}`;
}
function contractSentence({ contract }) {
  if (contract === void 0) return "the contract is not met";
  const { missingIntended, missingObserved, unknownObserved, underCased } = contract;
  const parts2 = [];
  if (unknownObserved.length > 0)
    parts2.push(`the agent decided ${names(unknownObserved)}, which the contract does not allow`);
  if (missingObserved.length > 0)
    parts2.push(`${reachedWords(contract)}: none reaches ${names(missingObserved)}`);
  const reachedByChance = missingIntended.filter((label2) => !missingObserved.includes(label2));
  if (reachedByChance.length > 0) parts2.push(`no probe was written for ${names(reachedByChance)}`);
  if (parts2.length === 0)
    parts2.push(
      ...underCased.map(
        (row) => `${quoteName(row.decision)} has ${count(row.cases, "case")}, the contract asks for ${row.minimum}`
      )
    );
  return parts2.join("; ");
}
function undecidedSentence(assessment) {
  const targets = routesThatAre(assessment, "undecided").filter((route) => route.targeted);
  const { stability: stability2 } = assessment;
  if (targets.length > 0 && stability2?.verdict.kind !== "undecided") {
    return `too few pairs to test the declared ${targets.length === 1 ? "tolerance" : "tolerances"} of ${routeNames(targets)}`;
  }
  if (stability2 === void 0 || stability2.pairs === 0) return "not one pair of answers to compare";
  if (stability2.flips > 0) return pooledSentence(assessment);
  const upper = percentBeside(stability2.verdict.interval.upper, stability2.tolerance);
  return `${count(stability2.pairs, "pair")} without a flip leave up to ${upper}, above your ${percent(stability2.tolerance)}`;
}
function incompleteSentence({ failedCalls, missingCalls, evidence }) {
  const failed = `${count(failedCalls, "call")} failed`;
  const missing3 = `${count(missingCalls, "planned call")} ${missingCalls === 1 ? "was" : "were"} never made`;
  const what = [failedCalls > 0 ? failed : "", missingCalls > 0 ? missing3 : "", evidence.unfinished ?? ""].filter((part) => part !== "").join(" and ");
  return `${what}, so this run is no evidence of anything`;
}
function routesThatAre({ routes: routes2 }, kind) {
  return (routes2 ?? []).filter((route) => route.verdict.kind === kind);
}

// src/report/build-caveats.ts
function buildCaveats(assessment, plan) {
  return [
    "All evidence is from one evaluation period: the decisions may still move from day to day or between deployments.",
    ...isolation(assessment),
    ...replays(assessment),
    ...budget(plan),
    ...exactDiffers(assessment),
    ...hiddenProbe(assessment),
    ...manyRoutes(assessment)
  ];
}
function isolation({ evidence }) {
  switch (evidence.isolation) {
    case "unknown":
      return [
        "How trials were kept apart is not recorded, so their independence is assumed, not shown: set `isolation` if you know."
      ];
    case "shared-session":
      return [
        "All trials shared one session: an agent that remembers its last answer agrees with itself. Such a run is never admitted as a baseline."
      ];
    case "fresh-session":
    case "fresh-instance":
      return [];
  }
}
function replays({ evidence }) {
  const { replays: count3 = 0, cases } = evidence;
  if (count3 === 0) return [];
  const answers2 = cases.reduce((sum, item) => sum + item.outcomes.length, 0);
  return [
    `${count3} of ${answers2} recorded answers are replays from the harness's cache, not runs of their own: they agree by construction. Such evidence is never admitted as a baseline; record again with the cache off.`
  ];
}
function budget({ limited }) {
  return limited ? [
    "The budget allows fewer repeats than the tolerance needs: even without a flip the answer stays undecided."
  ] : [];
}
function exactDiffers({ stability: stability2, policy }) {
  if (stability2 === void 0 || stability2.exact.kind === stability2.wilson.kind) return [];
  const { lower, upper } = stability2.exact.interval;
  const exact2 = `the exact interval (${percentBeside(lower, stability2.tolerance)} … ${percentBeside(upper, stability2.tolerance)}) says ${stability2.exact.kind}`;
  const advice = policy.strict ? "the exact one is the verdict here" : "set `strict-error-control: true` to let the exact one decide";
  return [`Wilson's interval says ${stability2.wilson.kind}, ${exact2}: ${advice}.`];
}
function hiddenProbe({ stability: stability2 }) {
  if (stability2?.verdict.kind !== "deterministic" || stability2.worstCase === void 0) return [];
  return [
    `The pooled rate hides the most unsteady probe: ${percent(stability2.worstCase.flipRate)} of its own pairs flipped.`
  ];
}
function manyRoutes(assessment) {
  const routes2 = assessment.routes ?? [];
  const weak = routesThatAre(assessment, "stochastic").filter(
    (route) => clopperPearsonInterval(route.flips, route.pairs, 0.025 / routes2.length).lower <= route.tolerance
  );
  if (weak.length === 0) return [];
  return [
    `Called unstable one by one, but not after correcting for ${routes2.length} routes looked at: ${routeNames(weak)}.`
  ];
}

// src/report/build-next.ts
var MOST_STEPS = 3;
function buildNext(assessment, context) {
  return steps(assessment, context).slice(0, MOST_STEPS);
}
function steps(assessment, context) {
  switch (assessment.status) {
    case "incomplete":
      return incompleteSteps(context);
    case "contract":
    case "blind":
      return coverageSteps(assessment, context);
    case "target-failed":
    case "stochastic":
      return movingSteps(assessment, context);
    case "undecided":
      return undecidedSteps(assessment, context);
    case "deterministic":
      return deterministicSteps(assessment);
    case "unmeasured":
      return [{ text: "Run again with `meter: true` to learn whether the decisions repeat." }];
    case "curtailed":
    case "vacuous":
    case "violations":
      return [];
  }
}
function incompleteSteps({ errors: errors2, suite, stopped, recorded }) {
  if (recorded !== void 0) return recordedSteps(errors2, suite, recorded.file);
  const found = errors2.slice(0, 2).map((row) => {
    const times = row.count === 1 ? "" : ` (${count(row.count, "call")} alike)`;
    return {
      text: `${FIXES[row.kind] ?? "Fix the failing call"}: ${row.message}${times}.`,
      ...placeOf2(suite, row.probe)
    };
  });
  const again = { text: STOPPED[stopped ?? "none"] };
  return [...found, again];
}
function recordedSteps(errors2, suite, file) {
  const found = errors2.slice(0, 2).map(
    (row) => ({
      text: `Look at ${count(row.count, "recorded run")} of this probe that failed before a decision.`,
      ...placeOf2(suite, row.probe)
    })
  );
  return [...found, { text: `Then record again: \`${file}\` holds too little to judge.` }];
}
var STOPPED = {
  none: "Then run again with `resume: true`: what was answered is kept, what failed is asked again.",
  error: "Then run again with `resume: true`; `error-policy: record` goes on after a failure instead of stopping at the first.",
  "all-failing": "Then run again: the first calls all failed, so the rest was not made. A failed call is never counted as an answer.",
  "max-cost": "Raise `max-cost` and run again with `resume: true`: what was answered is kept and costs nothing again.",
  interrupted: "Run again with `resume: true`."
};
var FIXES = {
  timeout: "Make the agent answer in time, or raise `timeout`",
  "agent-error": "Fix what the agent threw",
  "agent-crashed": "Fix what ended the agent's process",
  "malformed-response": "Return a decision the way the README shows",
  malformed_response: "Return a decision the way the README shows",
  "missing-path": "Correct the `decision` path of the endpoint",
  "http-status": "Fix what the endpoint answered",
  network: "Check that the endpoint is up and reachable from here",
  extraction_failed: "Return a `verdict`, or compare another `layer`",
  open_ended: "Make the agent pick one of its decisions",
  runtime_error: "Fix the agent's own error"
};
function coverageSteps(assessment, { suite, planCalls: planCalls2, recorded }) {
  const { contract, skew } = assessment;
  const found = [];
  const unknown3 = contract?.unknownObserved ?? [];
  if (unknown3.length > 0) {
    found.push({
      text: `Decide whether ${names(unknown3)} belongs in \`allowed\`; if not, fix the agent.`,
      ...contractPlace(suite)
    });
  }
  const missing3 = contract?.missingObserved ?? [];
  if (missing3.length > 0) {
    found.push({
      text: `Add probes that should reach ${names(missing3)}: none of your ${count(suite.cases.length, "probe")} does today.`,
      ...contractPlace(suite)
    });
  } else if (skew?.blind === true) {
    found.push({
      text: `Add probes that should reach another decision than ${outcomeName(skew.majority)}.`,
      file: suite.file
    });
  }
  const underCased = contract?.underCased ?? [];
  if (missing3.length === 0 && underCased.length > 0) {
    const rows = underCased.map((row) => `${quoteName(row.decision)} (${row.cases} of ${row.minimum})`);
    found.push({ text: `Add cases for ${list(rows, 4)}.`, ...contractPlace(suite) });
  }
  const again = recorded === void 0 ? `Then run again: ${count(planCalls2, "call")} with the probes of today.` : "Then record again, and assess what was recorded.";
  return [...found, { text: again }];
}
function movingSteps(assessment, { suite }) {
  const flipPairs = assessment.flipPairs.slice(0, 2).map(({ outcomes, count: flips4, cases }) => {
    const [a, b] = outcomes;
    const where = cases[0] ?? 0;
    const between = `between ${outcomeName(a)} and ${outcomeName(b)} (${count(flips4, "flip")})`;
    const which = cases.length === 1 ? `the probe that moves ${between}` : `the ${count(cases.length, "probe")} that move ${between}, such as the first`;
    return {
      text: `Look at ${which}: does the request allow both?`,
      ...placeOf2(suite, where)
    };
  });
  const last = assessment.status === "target-failed" ? { text: "Fix the agent for these inputs, or declare a tolerance you can live with." } : {
    text: "If you live with the noise, judge later runs against it; a baseline is not admitted while a route moves."
  };
  return [...flipPairs, last];
}
function undecidedSteps(assessment, context) {
  const { stability: stability2 } = assessment;
  const targets = routesThatAre(assessment, "undecided").filter((route) => route.targeted);
  const found = [];
  if (stability2?.verdict.kind === "undecided")
    found.push({ text: pairsStep(stability2, stability2.verdict.pairsStillNeeded, assessment, context) });
  for (const route of targets.slice(0, 2)) {
    if (route.verdict.kind !== "undecided") continue;
    const needed = count(route.verdict.pairsStillNeeded, "more pair");
    found.push({
      text: `${quoteName(route.route)} needs ${needed} without a flip to show ${percent(route.tolerance)}: add cases for it, or raise the budget.`
    });
  }
  const moving = assessment.flipPairs[0];
  if (moving !== void 0) {
    const [a, b] = moving.outcomes;
    found.push({
      text: `${count(moving.count, "flip")} between ${outcomeName(a)} and ${outcomeName(b)}: perhaps the request allows both.`,
      ...placeOf2(context.suite, moving.cases[0] ?? 0)
    });
  }
  return found;
}
function pairsStep(stability2, needed, assessment, { suite }) {
  const probes2 = suite.cases.length;
  const repeats = 2 * Math.ceil((stability2.pairs + needed) / Math.max(1, probes2));
  const setting = stability2.flips === 0 ? "" : "; another flip moves that further";
  const each = Math.max(1, assessment.evidence.cases[0]?.outcomes.length ?? 2);
  const moreProbes = Math.ceil(needed / Math.max(1, Math.floor(each / 2)));
  const pairs = `${count(needed, stability2.flips === 0 ? "more quiet pair" : "more pair")}${stability2.flips === 0 ? "" : " without a flip"}`;
  return `${pairs} would settle it (${count(2 * needed, "call")})${setting}: set \`repeats: ${repeats}\`, or add ${count(moreProbes, "probe")}.`;
}
function deterministicSteps(assessment) {
  const found = [];
  const undecided = routesThatAre(assessment, "undecided");
  if (undecided.length > 0) {
    const most = Math.max(
      ...undecided.map((route) => route.verdict.kind === "undecided" ? route.verdict.pairsStillNeeded : 0)
    );
    found.push({
      text: `Nothing to do for the pooled verdict. One by one, ${routeNames(undecided)} ${undecided.length === 1 ? "is" : "are"} undecided: up to ${count(most, "more quiet pair")} each, or declare \`stability_targets\`.`
    });
  }
  if (assessment.contract === void 0 && routesThatAre(assessment, "deterministic").length === 0 && undecided.length === 0) {
    found.push({
      text: `Name the decision each probe should reach (\`expected\`) and a \`contract\`, and the report will say which routes are covered; seen: ${seen(assessment)}.`
    });
  }
  if (found.length === 0) found.push({ text: "Nothing: keep this check on pull requests." });
  return found;
}
function seen(assessment) {
  const labels2 = new Set(
    assessment.evidence.cases.flatMap(({ outcomes }) => outcomes.slice(0, 1).map(outcomeWords))
  );
  return names([...labels2]);
}
function placeOf2(suite, caseIndex) {
  const line = suite.cases[caseIndex]?.line;
  return line === void 0 ? { file: suite.file } : { file: suite.file, line };
}
function contractPlace(suite) {
  const line = suite.contract?.line;
  return line === void 0 ? { file: suite.file } : { file: suite.file, line };
}

// src/report/build-checks.ts
function buildChecks(assessment, suite) {
  return [
    completeness(assessment),
    ...coverage(assessment, suite),
    ...stability(assessment),
    ...(assessment.routes ?? []).map((route) => routeCheck(route, assessment.complete)),
    ...probes(assessment, suite)
  ];
}
function completeness({ complete, failedCalls, missingCalls }) {
  const name = "every planned call was answered";
  if (complete) return { group: "run", name, outcome: "passed", message: "" };
  return {
    group: "run",
    name,
    outcome: "error",
    message: `${count(failedCalls, "call")} failed, ${missingCalls} never made`
  };
}
function* coverage({ contract, skew, complete }, suite) {
  const judged = (met, message2) => complete ? { outcome: met ? "passed" : "failed", message: message2 } : { outcome: "skipped", message: `the run is incomplete; ${message2}` };
  if (skew !== void 0) {
    const message2 = `${outcomeName(skew.majority)} on ${percent(skew.share)} of the probes, ${count(skew.distinct, "decision")} in all`;
    yield {
      group: "contract",
      name: "the probes reach more than one decision",
      ...judged(!skew.blind, message2),
      file: suite.file
    };
  }
  if (contract !== void 0) {
    const outside = contract.unknownObserved.length === 0 ? "" : `; outside the contract: ${names(contract.unknownObserved)}`;
    yield {
      group: "contract",
      name: "the decision contract is met",
      ...judged(contract.satisfied, `${reachedWords(contract)}${outside}`),
      ...contractPlace(suite)
    };
  }
}
function* stability({ stability: pooled, complete }) {
  const name = "the decisions repeat (all probes pooled)";
  if (pooled === void 0) {
    yield { group: "stability", name, outcome: "skipped", message: "the meter was off" };
    return;
  }
  const message2 = `${flipsOfPairs(pooled)}: ${pooled.verdict.kind}, ${boundWords(pooled)}`;
  if (!complete)
    yield { group: "stability", name, outcome: "skipped", message: `the run is incomplete; ${message2}` };
  else
    yield {
      group: "stability",
      name,
      outcome: pooled.verdict.kind === "undecided" ? "error" : "passed",
      message: message2
    };
}
function routeCheck(route, complete) {
  const message2 = `${flipsOfPairs(route)}: ${route.verdict.kind}, ${boundWords(route, route.targeted ? "its" : "your")}`;
  const name = `the decisions repeat on route ${route.route}`;
  if (!complete)
    return { group: "stability", name, outcome: "skipped", message: `the run is incomplete; ${message2}` };
  return { group: "stability", name, outcome: routeOutcome(route), message: message2 };
}
function routeOutcome({ verdict, targeted }) {
  switch (verdict.kind) {
    case "deterministic":
      return "passed";
    case "stochastic":
      return targeted ? "failed" : "passed";
    case "undecided":
      return targeted ? "error" : "skipped";
  }
}
function probes({ evidence, policy }, suite) {
  return evidence.cases.map((item, index) => {
    const route = item.expected === void 0 ? "" : ` (${item.expected})`;
    return {
      group: "probe",
      name: `probe ${shortFingerprint(item.fingerprint)}${route}`,
      ...probeOutcome(item, policy.contract),
      ...placeOf2(suite, index)
    };
  });
}
function probeOutcome(item, contract) {
  if (item.errors > 0) return { outcome: "error", message: `${count(item.errors, "call")} failed` };
  if (item.outcomes.length === 0) return { outcome: "error", message: "never asked" };
  if (contract !== void 0 && labelsOutside(item, contract).length > 0) {
    return { outcome: "failed", message: "a decision outside the contract" };
  }
  return { outcome: "passed", message: count(item.outcomes.length, "answer") };
}

// src/report/build-findings.ts
function buildFindings(assessment, suite, errors2) {
  const found = [
    ...errorFindings(suite, errors2),
    ...coverageFindings(assessment, suite),
    ...probeFindings(assessment, suite)
  ];
  const order = { failure: 0, warning: 1, notice: 2 };
  return found.sort((a, b) => order[a.level] - order[b.level]);
}
function errorFindings(suite, errors2) {
  return errors2.map((row) => ({
    level: "failure",
    title: row.count === 1 ? "A call failed" : `${row.count} calls failed`,
    text: `${row.message} (${row.kind}). A failed call is never counted as an answer, so the run proves nothing.`,
    ...placeOf2(suite, row.probe)
  }));
}
function coverageFindings({ contract, skew, complete }, suite) {
  if (!complete) return [];
  const found = [];
  if (contract !== void 0 && contract.missingObserved.length > 0) {
    found.push({
      level: "failure",
      title: "Required decisions are never reached",
      text: `No probe reaches ${names(contract.missingObserved)}.`,
      ...contractPlace(suite)
    });
  }
  const unwritten = contract?.missingIntended.filter((label2) => !contract.missingObserved.includes(label2)) ?? [];
  if (unwritten.length > 0) {
    found.push({
      level: "failure",
      title: "Required decisions have no probe",
      text: `No probe was written for ${names(unwritten)}.`,
      ...contractPlace(suite)
    });
  }
  for (const row of contract?.underCased ?? []) {
    found.push({
      level: "failure",
      title: "Too few cases",
      text: `${quoteName(row.decision)} has ${count(row.cases, "case")}, the contract asks for ${row.minimum}.`,
      ...contractPlace(suite)
    });
  }
  if (skew?.blind === true) {
    found.push({
      level: "failure",
      title: "The probes are blind",
      text: `${outcomeName(skew.majority)} was the answer to ${percent(skew.share)} of the probes: any agent that always says so passes them.`,
      file: suite.file,
      line: 1
    });
  }
  return found;
}
function probeFindings({ evidence, policy, routes: routes2 }, suite) {
  const failing = new Set(
    (routes2 ?? []).filter((route) => route.targeted && route.verdict.kind === "stochastic").map((route) => route.route)
  );
  return evidence.cases.flatMap((item, index) => {
    const place = placeOf2(suite, index);
    const outside = policy.contract === void 0 ? [] : labelsOutside(item, policy.contract);
    const moved = policy.meter && countOutcomes(item.outcomes).length > 1;
    return [
      ...outside.length === 0 ? [] : [
        {
          level: "failure",
          title: "Decision outside the contract",
          text: `The agent decided ${names(outside)}, which \`allowed\` does not list.`,
          ...place
        }
      ],
      ...moved ? [
        {
          level: failing.has(item.expected ?? "") ? "failure" : "warning",
          title: "The decision moves",
          text: movedText(item),
          ...place
        }
      ] : []
    ];
  });
}
function movedText(item) {
  const { flips: flips4, pairs } = countPairs(item.outcomes);
  const [first, ...rest] = countOutcomes(item.outcomes);
  if (first === void 0) return "";
  const others = rest.map((row) => `${row.count} ${outcomeName(row.outcome)}`);
  return `${first.count} of ${count(item.outcomes.length, "answer")} were ${outcomeName(first.outcome)}, ${list(others, 4)}; ${flips4} of ${count(pairs, "pair")} flipped.`;
}

// src/report/build-rows.ts
function stabilityModel(stability2) {
  const { verdict, exact: exact2 } = stability2;
  return {
    flips: stability2.flips,
    pairs: stability2.pairs,
    flipRate: stability2.flipRate,
    ...verdict.interval,
    tolerance: stability2.tolerance,
    verdict: verdict.kind,
    exactLower: exact2.interval.lower,
    exactUpper: exact2.interval.upper,
    exactVerdict: exact2.kind,
    probesWithFlip: stability2.casesThatMoved,
    ...stillNeeded(verdict)
  };
}
function stillNeeded(verdict) {
  return verdict.kind === "undecided" ? { pairsStillNeeded: verdict.pairsStillNeeded } : {};
}
function coverageModel({ skew }) {
  if (skew === void 0) return void 0;
  const { share, distinct, threshold, blind, majority } = skew;
  return { largestShare: share, majority: outcomeWords(majority), distinct, threshold, blind };
}
function decisionRows({ evidence, policy, contract }) {
  const seen2 = new Map(countOutcomes(firstOutcomes(evidence)).map((row) => [outcomeKey(row.outcome), row]));
  const intended = contract?.intendedCounts ?? intendedCounts(evidence.cases);
  const later = countOutcomes(allOutcomes(evidence.cases));
  const labels2 = new Map(later.map(({ outcome }) => [outcomeKey(outcome), outcome]));
  for (const label2 of [...intended.keys(), ...contract?.contract.required ?? []]) {
    labels2.set(outcomeKey({ kind: "decision", label: label2 }), { kind: "decision", label: label2 });
  }
  const rows = [...labels2.entries()].map(([key, outcome]) => {
    const name = outcomeWords(outcome);
    const label2 = outcome.kind === "decision" ? outcome.label : void 0;
    const is = (list2) => label2 !== void 0 && list2?.includes(label2) === true;
    return {
      decision: name,
      probes: seen2.get(key)?.count ?? 0,
      ...intended.size > 0 ? { intended: (label2 === void 0 ? void 0 : intended.get(label2)) ?? 0 } : {},
      required: is(policy.contract?.required),
      critical: is(policy.contract?.critical),
      outsideContract: policy.contract !== void 0 && label2 !== void 0 && !is(policy.contract.allowed)
    };
  });
  return rows.sort((a, b) => Number(b.outsideContract) - Number(a.outsideContract) || b.probes - a.probes);
}
function* allOutcomes(cases) {
  for (const { outcomes } of cases) yield* outcomes;
}
function intendedCounts(cases) {
  const counts = /* @__PURE__ */ new Map();
  for (const { expected } of cases)
    if (expected !== void 0) counts.set(expected, (counts.get(expected) ?? 0) + 1);
  return counts;
}
function routeRows({ routes: routes2 }) {
  return (routes2 ?? []).map((route) => ({
    route: route.route,
    cases: route.cases,
    pairs: route.pairs,
    flips: route.flips,
    ...route.verdict.interval,
    tolerance: route.tolerance,
    targeted: route.targeted,
    verdict: route.verdict.kind,
    ...stillNeeded(route.verdict)
  }));
}
function flipPairRows({ flipPairs }, suite) {
  return flipPairs.map(({ outcomes: [a, b], count: count3, cases }) => ({
    decisions: [outcomeWords(a), outcomeWords(b)],
    count: count3,
    at: cases.map((index) => {
      const { file, line } = placeOf2(suite, index);
      return line === void 0 ? { text: `case ${index + 1}`, file } : { text: `${file}:${line}`, file, line };
    })
  }));
}
function contractModel(coverage2) {
  const {
    contract,
    missingIntended,
    missingObserved,
    missingCritical,
    underCased,
    unknownObserved,
    satisfied
  } = coverage2;
  return {
    satisfied,
    required: contract.required,
    missingIntended,
    missingObserved,
    missingCritical,
    underCased,
    unknownObserved,
    reached: contract.required.length - missingObserved.length
  };
}
function probeRows({ evidence }, suite) {
  return evidence.cases.map((item, index) => {
    const line = suite.cases[index]?.line;
    return {
      index,
      ...line === void 0 ? {} : { line },
      fingerprint: item.fingerprint,
      ...item.expected === void 0 ? {} : { expected: item.expected },
      answers: countOutcomes(item.outcomes).map(({ outcome, count: count3 }) => ({
        decision: outcomeWords(outcome),
        count: count3
      })),
      ...countPairs(item.outcomes),
      errors: item.errors
    };
  });
}
var RECORDED_FAILURE = "ImportedExecutionError";
function recordedErrorRows({ evidence }, suite) {
  return evidence.cases.flatMap(({ errors: errors2 }, probe) => {
    if (errors2 === 0) return [];
    const line = suite.cases[probe]?.line;
    return [
      {
        kind: RECORDED_FAILURE,
        message: "a recorded run failed before producing a decision",
        count: errors2,
        probe,
        trial: 0,
        ...line === void 0 ? {} : { line }
      }
    ];
  }).sort((a, b) => b.count - a.count);
}
function errorRows(trials, layer, suite) {
  const rows = /* @__PURE__ */ new Map();
  const declared = [...trials].sort((a, b) => a.trial - b.trial || a.caseIndex - b.caseIndex);
  for (const { caseIndex, trial, result } of declared) {
    const scored = scoreTrial(result, layer);
    if (scored.ok) continue;
    const key = JSON.stringify([scored.failure.kind, scored.failure.message]);
    const row = rows.get(key);
    if (row === void 0) rows.set(key, { ...scored.failure, count: 1, probe: caseIndex, trial });
    else row.count += 1;
  }
  return [...rows.values()].sort((a, b) => b.count - a.count).map((row) => {
    const line = suite.cases[row.probe]?.line;
    return line === void 0 ? row : { ...row, line };
  });
}

// src/report/build-model.ts
function buildModel(assessment, context) {
  const { suite, plan, trials } = context;
  const { evidence, stability: stability2, contract } = assessment;
  const { word, sentence: sentence3, tone, says: says2 } = buildHeadline(assessment);
  const { recorded } = context;
  const errors2 = recorded === void 0 ? errorRows(trials, evidence.layer, suite) : recordedErrorRows(assessment, suite);
  const made = recorded?.runs ?? trials.length;
  const calls = { planned: plan.calls, made, failed: assessment.failedCalls };
  const { replay } = context;
  const caveats2 = [
    ...buildCaveats(assessment, plan),
    ...replay === void 0 ? [] : [replayCaveat(replay)]
  ];
  const coverage2 = coverageModel(assessment);
  return {
    version: context.version,
    status: assessment.status,
    exitCode: assessment.exitCode,
    tone,
    headline: { word, sentence: sentence3 },
    says: says2,
    next: buildNext(assessment, { suite, errors: errors2, planCalls: plan.calls, stopped: context.stopped, recorded }),
    calls,
    durationMs: context.durationMs,
    ...costOf(trials),
    ...stability2 === void 0 ? {} : { stability: stabilityModel(stability2) },
    ...coverage2 === void 0 ? {} : { coverage: coverage2 },
    decisions: decisionRows(assessment),
    routes: routeRows(assessment),
    flipPairs: flipPairRows(assessment, suite),
    ...contract === void 0 ? {} : { contract: contractModel(contract) },
    admission: buildAdmission(assessment),
    probes: probeRows(assessment, suite),
    errors: errors2,
    findings: buildFindings(assessment, suite, errors2),
    checks: buildChecks(assessment, suite),
    caveats: caveats2,
    provenance: {
      agent: context.agent,
      suite: suite.file,
      layer: evidence.layer,
      isolation: evidence.isolation,
      repeats: repeatWords(plan),
      startedAt: context.startedAt
    },
    run: buildRunReport(
      assessment,
      {
        commonRepeats: plan.commonRepeats,
        routePlans: plan.routes,
        errorPolicy: context.errorPolicy,
        maxWorkers: context.maxWorkers,
        calls,
        replay,
        errors: recorded === void 0 ? failures2(trials, evidence.layer) : recordedFailures(assessment),
        phase: recorded === void 0 ? "meter" : "imported-evidence"
      },
      caveats2
    )
  };
}
function costOf(trials) {
  const costs = trials.flatMap(
    ({ result }) => result.ok && result.observation.costUsd !== void 0 ? [result.observation.costUsd] : []
  );
  return costs.length === 0 ? {} : { costUsd: costs.reduce((sum, cost) => sum + cost, 0) };
}
function failures2(trials, layer) {
  return trials.flatMap(({ caseIndex, trial, result }) => {
    const scored = scoreTrial(result, layer);
    return scored.ok ? [] : [{ kind: scored.failure.kind, caseIndex, trial }];
  }).sort((a, b) => a.trial - b.trial || a.caseIndex - b.caseIndex).map(({ kind, caseIndex }) => ({ kind, caseIndex }));
}
function recordedFailures({ evidence }) {
  return evidence.cases.flatMap(
    ({ errors: errors2 }, caseIndex) => Array.from({ length: errors2 }, () => ({ kind: RECORDED_FAILURE, caseIndex }))
  );
}
function repeatWords({ repeats, routes: routes2 }) {
  const least = repeats.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = repeats.reduce((a, b) => Math.max(a, b), 0);
  if (least !== most && routes2.length === 0) return `${least} to ${most} trials of a probe`;
  if (routes2.length === 0 || least === most) return `${count(most, "trial")} of each probe`;
  return `${least} to ${most} trials of a probe, by route`;
}

// src/pipeline/measure.ts
import { dirname } from "node:path";

// src/agent/open-agent.ts
async function openAgent(spec, options) {
  if (spec.kind === "endpoint") {
    const { openEndpointAgent } = await import("./chunk-5TEAVZPR.js");
    return openEndpointAgent(spec, options);
  }
  const opened = await openProcess(spec, options);
  if (!opened.ok || options.rateLimit === void 0) return opened;
  const { pacedAgent } = await import("./chunk-ODYUOJ4C.js");
  return succeed(pacedAgent(opened.value, options.rateLimit, options.timing ?? REAL_TIMING));
}
async function openProcess(spec, options) {
  if (spec.kind === "module") {
    const { openModuleAgent } = await import("./chunk-IXH5PWL4.js");
    return openModuleAgent(spec, options);
  }
  const { openCommandAgent } = await import("./chunk-4R5TMFH5.js");
  return openCommandAgent(spec, options);
}

// src/collect/order.ts
function* declaredOrder(repeats) {
  const rounds = Math.max(0, ...repeats);
  for (let trial = 0; trial < rounds; trial += 1) {
    for (const [caseIndex, count3] of repeats.entries()) {
      if (trial < count3) yield { caseIndex, trial };
    }
  }
}
function parallelDispenser(repeats, isDone = () => false) {
  const open3 = [...declaredOrder(repeats)].filter((slot) => !isDone(slot));
  let head = 0;
  return { width: open3.length, next: () => open3[head++], done: () => {
  } };
}
function serialDispenser(repeats, isDone = () => false) {
  const queues = repeats.map(() => []);
  for (const slot of declaredOrder(repeats)) if (!isDone(slot)) queues[slot.caseIndex]?.push(slot);
  const waiting = queues.flatMap((queue) => queue.splice(0, 1));
  let head = 0;
  return {
    width: waiting.length,
    next: () => head < waiting.length ? waiting[head++] : void 0,
    done: ({ caseIndex }) => {
      const following = queues[caseIndex]?.shift();
      if (following !== void 0) waiting.push(following);
    }
  };
}

// src/collect/tally.ts
var HOPELESS_AFTER = 8;
var Tally = class {
  stopped;
  done = 0;
  made = 0;
  errors = 0;
  flips = 0;
  cost = 0;
  /** The half of a pair that ended first, per case and pair. */
  halves = /* @__PURE__ */ new Map();
  planned;
  layer;
  workers;
  rules;
  constructor(planned, layer, workers, rules) {
    this.planned = planned;
    this.layer = layer;
    this.workers = workers;
    this.rules = rules;
  }
  state() {
    const { done, planned, flips: flips4, errors: errors2, workers } = this;
    return { done, planned, flips: flips4, errors: errors2, workers };
  }
  /** A trial of an earlier process: it counts and costs nothing. */
  recall(trial) {
    this.done += 1;
    const scored = scoreTrial(trial.result, this.layer);
    if (scored.ok) this.pair(trial, scored.outcome);
    else this.errors += 1;
  }
  count(trial) {
    this.made += 1;
    this.cost += trial.result.ok ? trial.result.observation.costUsd ?? 0 : 0;
    const before = this.errors;
    this.recall(trial);
    if (this.errors > before) this.stopAfterFailure();
    if (this.rules.maxCost !== void 0 && this.cost >= this.rules.maxCost) this.stop("max-cost");
  }
  /** A plan that is done needs no stopping. */
  stop(reason) {
    if (this.done < this.planned) this.stopped ??= reason;
  }
  pair({ caseIndex, trial }, outcome) {
    const key = `${caseIndex}:${trial >> 1}`;
    const other = this.halves.get(key);
    if (other === void 0) {
      this.halves.set(key, outcome);
      return;
    }
    this.halves.delete(key);
    if (!sameOutcome(other, outcome)) this.flips += 1;
  }
  stopAfterFailure() {
    if (this.rules.stopOnError) this.stop("error");
    else if (this.errors === this.made && this.made >= HOPELESS_AFTER) this.stop("all-failing");
  }
};

// src/collect/collect.ts
async function collect(agent, request, ports) {
  const answered = (request.earlier ?? []).filter((trial) => trial.result.ok);
  const run2 = new Run(agent, request, ports, answered);
  ports.progress.start(run2.tally.state());
  try {
    await run2.finished();
  } finally {
    ports.progress.stop();
  }
  return { trials: [...answered, ...run2.trials], made: run2.trials.length, stopped: run2.tally.stopped };
}
var Run = class {
  trials = [];
  tally;
  workers;
  dispenser;
  attempts;
  agent;
  request;
  ports;
  constructor(agent, request, ports, answered) {
    this.agent = agent;
    this.request = request;
    this.ports = ports;
    const known = new Set(answered.map(keyOf));
    const make = request.parallelRepeats ? parallelDispenser : serialDispenser;
    this.dispenser = make(request.repeats, (slot) => known.has(keyOf(slot)));
    this.workers = Math.min(request.maxWorkers, this.dispenser.width);
    this.attempts = new Map((request.earlier ?? []).map((trial) => [keyOf(trial), trial.attempt]));
    const planned = request.repeats.reduce((sum, count3) => sum + count3, 0);
    this.tally = new Tally(planned, request.layer, this.workers, request);
    for (const trial of answered) this.tally.recall(trial);
  }
  async finished() {
    const { interruption } = this.ports;
    const stopped = new Promise((resolve5) => {
      if (interruption.aborted) resolve5();
      else interruption.addEventListener("abort", () => resolve5(), { once: true });
    });
    const work = Promise.all(Array.from({ length: this.workers }, () => this.work()));
    await Promise.race([work, stopped.then(() => this.tally.stop("interrupted"))]);
  }
  async work() {
    while (this.tally.stopped === void 0 && !this.ports.interruption.aborted) {
      const slot = this.dispenser.next();
      if (slot === void 0) return;
      const trial = await this.call(slot);
      if (this.ports.interruption.aborted) return;
      this.finish(trial);
      this.dispenser.done(slot);
    }
  }
  finish(trial) {
    this.ports.onTrial(trial);
    this.trials.push(trial);
    this.tally.count(trial);
    this.ports.progress.update(this.tally.state());
  }
  async call(slot) {
    const { clock } = this.ports;
    const startedAt = clock.now().toISOString();
    const from = clock.monotonic();
    const answer = await this.agent.ask(this.request.inputs[slot.caseIndex] ?? "");
    const elapsed = Math.max(0, clock.monotonic() - from);
    const attempt = (this.attempts.get(keyOf(slot)) ?? 0) + answer.attempt;
    return { ...slot, attempt, startedAt, result: resultOf(answer, elapsed) };
  }
};
function resultOf(answer, elapsedMs) {
  if (!answer.ok) return { ok: false, failure: answer.failure };
  const latencyMs = Math.round(elapsedMs * 1e3) / 1e3;
  return { ok: true, observation: { latencyMs, ...answer.observation } };
}
function keyOf({ caseIndex, trial }) {
  return `${caseIndex}:${trial}`;
}

// src/pipeline/open-journal.ts
import { join as join4 } from "node:path";
async function findEarlier(config2, { suite }, host) {
  const tree = await host.treeState(config2.workingDirectory);
  const identity = identify(config2, suite, tree ?? null);
  const key = digestOf([identity.configDigest, identity.suiteDigest]).slice(-16);
  const path = join4(host.outputDirectory(config2.workingDirectory, key), "trials.jsonl");
  const isRestored = await host.journalStore?.restore(key, path) ?? false;
  host.journalStore?.keep(key, path);
  if (!config2.resume && !isRestored) return succeed({ identity, path, earlier: void 0 });
  const earlier = readEarlier(identity, path, host);
  if (earlier.ok) return succeed({ identity, path, earlier: earlier.value });
  if (config2.resume) return earlier;
  host.log.info("the journal of the last attempt is of another measurement; starting anew");
  return succeed({ identity, path, earlier: void 0 });
}
function readEarlier(identity, path, host) {
  const written = host.files.readJournal(path);
  if (written === void 0 || written.bytes === 0) return fail(nothingToResume(path));
  const read = readTrials(path, written.text);
  if (!read.ok) return read;
  const changed = differences2(read.value.header, identity);
  if (changed.length > 0) return fail(otherMeasurement2(path, changed));
  return succeed({ ...read.value, bytes: written.bytes, tornBytes: written.tornBytes });
}
function openJournal2({ path, earlier }, header, host) {
  const journal = host.files.openJournal(path, earlier?.bytes ?? 0);
  if (earlier === void 0) {
    journal.append(headerLine(header));
    return { journal, earlier: [] };
  }
  const trials = lastAttempts2(earlier.trials);
  announce(trials, earlier.tornBytes, host);
  return { journal, earlier: trials };
}
function announce(trials, tornBytes, host) {
  const failed = trials.filter((trial) => !trial.result.ok).length;
  const again = failed === 0 ? "" : `, ${failed} that failed are asked again`;
  const torn = tornBytes === 0 ? "" : "; a last line that was cut short is dropped, and its call made again";
  host.log.info(
    `resuming: ${trials.length - failed} answers are journaled and not asked for again${again}${torn}`
  );
}
function lastAttempts2(trials) {
  return [...new Map(trials.map((trial) => [`${trial.caseIndex}:${trial.trial}`, trial])).values()];
}
function nothingToResume(path) {
  return {
    code: "file-missing",
    message: `\`resume\` continues a journal, and there is none at ${path}`,
    hint: "Leave out `resume` to start a new run.",
    at: { file: path }
  };
}
function otherMeasurement2(path, changed) {
  return {
    code: "input-conflict",
    message: `this journal is of another measurement: ${changed.join(", ")} changed since`,
    hint: "Undo the change to continue it, or leave out `resume` to start a new run, which replaces the journal.",
    at: { file: path }
  };
}

// src/core/stats/sequential-boundaries.ts
var RATIO = 0.5;
var ALPHA = 0.025;
var RHO = 0.05;
function sequentialBoundaries(design) {
  const { epsilon, cap: cap2, alphaDeterministic = ALPHA, alphaStochastic = ALPHA, rho = RHO } = design;
  requireDesign(epsilon, cap2);
  return {
    epsilon,
    cap: cap2,
    certifyAt: certifyBoundary(epsilon, cap2, alphaDeterministic, rho).pairs,
    stochasticBy: stochasticBoundary(epsilon, cap2, alphaStochastic).pairs
  };
}
function firstCertifyingPair(epsilon, alpha = ALPHA, rho = RHO) {
  requireDesign(epsilon, 1);
  const budget2 = (1 - rho) * alpha;
  let untouched = 1;
  let pairs = 0;
  while (untouched > budget2) {
    untouched *= 1 - epsilon;
    pairs += 1;
  }
  return pairs;
}
function certifyBoundary(epsilon, cap2, alpha, rho) {
  const levels = Math.ceil(cap2 * epsilon);
  const open3 = new Float64Array(levels + 1);
  open3[0] = 1;
  const pairs = [];
  let budget2 = (1 - rho) * alpha;
  let spent = 0;
  for (let n = 1; n <= cap2; n += 1) {
    readOnePair(open3, epsilon);
    const level = pairs.length;
    const cost = sumTo(open3, level);
    const certifies = cost <= budget2 && level < n * epsilon;
    if (!certifies) continue;
    pairs.push(n);
    spent += cost;
    budget2 += rho * alpha * (1 - RATIO) * RATIO ** level - cost;
    open3.fill(0, 0, level + 1);
  }
  return { pairs, spent };
}
function readOnePair(open3, epsilon) {
  for (let j = open3.length - 1; j > 0; j -= 1) {
    open3[j] = open3[j] * (1 - epsilon) + open3[j - 1] * epsilon;
  }
  open3[0] = open3[0] * (1 - epsilon);
}
function sumTo(values, last) {
  let sum = 0;
  for (let j = 0; j <= last; j += 1) sum += values[j];
  return sum;
}
function stochasticBoundary(epsilon, cap2, alpha) {
  let open3 = new Float64Array(cap2 + 1);
  open3[0] = 1;
  const pairs = [0];
  let carry = 0;
  let spent = 0;
  while (pairs.at(-1) !== cap2) {
    const budget2 = alpha * convictionWeight(pairs.length) + carry;
    const next = nextFlip(open3, epsilon);
    const { last, cost } = latestWithin(next, budget2);
    pairs.push(last);
    spent += cost;
    carry = budget2 - cost;
    next.fill(0, 0, last + 1);
    open3 = next;
  }
  return { pairs, spent };
}
function convictionWeight(flip) {
  if (flip < 2) return 0;
  return 0.5 * 0.15 * 0.85 ** (flip - 2) + 0.5 / (flip * (flip - 1));
}
function nextFlip(open3, epsilon) {
  const next = new Float64Array(open3.length);
  let waiting = 0;
  for (let n = 1; n < open3.length; n += 1) {
    waiting = waiting * (1 - epsilon) + open3[n - 1];
    next[n] = epsilon * waiting;
  }
  return next;
}
var ROUNDING5 = 1e-12;
function latestWithin(next, budget2) {
  let last = 0;
  let cost = 0;
  for (let n = 1; n < next.length; n += 1) {
    const total = cost + next[n];
    if (total > budget2 * (1 + ROUNDING5)) break;
    cost = total;
    last = n;
  }
  return { last, cost };
}
function requireDesign(epsilon, cap2) {
  if (!(epsilon > 0 && epsilon < 1)) throw new RangeError(`a tolerance must be in (0, 1), got ${epsilon}`);
  if (!Number.isSafeInteger(cap2) || cap2 < 1)
    throw new RangeError(`a cap must be a count of pairs, got ${cap2}`);
}

// src/core/sequential.ts
var MOST_PAIRS = 1e6;
function planSequential(epsilon, budget2, routes2 = 1) {
  if (4 * (3.75 / epsilon) > MOST_PAIRS) return void 0;
  const wanted = 4 * firstCertifyingPair(epsilon);
  const cap2 = budget2 === void 0 ? wanted : Math.min(wanted, Math.floor(budget2 / 2));
  return sequentialBoundaries({ epsilon, cap: cap2, alphaStochastic: 0.025 / routes2 });
}

// src/pipeline/plan-calls.ts
function planCalls(config2, suite) {
  const planned = planMeasurement({
    intended: suite.cases.map((item) => item.expected),
    epsilon: config2.epsilon,
    targets: suite.contract?.stabilityTargets ?? {},
    repeats: config2.repeats,
    budget: config2.budget,
    meter: config2.meter,
    strict: config2.strictErrorControl
  });
  if (planned.ok) return succeed(planned.plan);
  const targets = Object.keys(suite.contract?.stabilityTargets ?? {}).length > 0;
  const why = targets ? "the declared stability targets" : `two answers to each of ${suite.cases.length} probes`;
  return fail({
    code: "budget-too-small",
    message: `\`budget: ${config2.budget}\` does not pay for ${why}: that takes ${planned.minimumBudget} calls`,
    hint: `Raise \`budget\` to at least ${planned.minimumBudget}, or ${targets ? "declare tolerances you can afford" : "measure fewer probes"}.`
  });
}
function planModel(config2, suite, plan, version2) {
  const sequential = config2.meter ? planSequential(config2.epsilon, config2.budget) : void 0;
  return {
    version: version2,
    epsilon: config2.epsilon,
    ...sequential === void 0 ? {} : { sequential },
    ...suite && plan ? { run: plannedRun(config2, suite, plan) } : {},
    ...config2.observed ? { observed: observedFlips(config2, config2.observed) } : {}
  };
}
function plannedRun(config2, suite, plan) {
  const first = plan.repeats[0] ?? 0;
  return {
    probes: suite.cases.length,
    ...plan.repeats.every((count3) => count3 === first) ? { repeatsEach: first } : {},
    routes: plan.routes.map(({ pairsNeeded, ...row }) => ({ ...row, pairs: pairsNeeded })),
    pairs: plan.repeats.reduce((sum, count3) => sum + Math.floor(count3 / 2), 0),
    calls: plan.calls,
    ...everyRoute(config2, suite, plan),
    ...plan.limited ? {
      budgetNote: `The budget of ${config2.budget} calls allows fewer repeats than the tolerance needs: even without a flip the answer stays undecided.`
    } : {}
  };
}
function everyRoute({ meter, epsilon, strictErrorControl }, { cases }, plan) {
  const intended = cases.flatMap(({ expected }) => expected ?? []);
  if (!meter || plan.routes.length > 0 || intended.length < cases.length) return {};
  const rows = planRouteRepeats(intended, epsilon, {}, strictErrorControl);
  const each = rows[0]?.repeatsEach ?? 0;
  return {
    perRoute: {
      ...rows.every((row) => row.repeatsEach === each) ? { repeatsEach: each } : {},
      calls: rows.reduce((sum, row) => sum + row.calls, 0)
    }
  };
}
function observedFlips(config2, { flips: flips4, pairs }) {
  const { epsilon, strictErrorControl: strict, maxPairs } = config2;
  const { verdict } = judgeStability({ flips: flips4, pairs }, epsilon, strict);
  const total = (strict ? bestCaseExactTotal : bestCaseTotal)(epsilon, flips4, pairs);
  const reachable = maxPairs === void 0 || total <= maxPairs;
  return {
    flips: flips4,
    pairs,
    ...verdict.interval,
    verdict: verdict.kind,
    reachable,
    ...reachable ? { totalPairs: total, furtherPairs: total - pairs, furtherCalls: 2 * (total - pairs) } : {},
    ...maxPairs === void 0 ? {} : { maxPairs }
  };
}

// src/pipeline/redacted-agent.ts
function redactedAgent(agent, redact) {
  return {
    name: agent.name,
    isolation: agent.isolation,
    notes: agent.notes,
    ask: async (input) => redacted(await agent.ask(input), redact),
    close: () => agent.close()
  };
}
function redacted(value, redact) {
  if (typeof value === "string") return redact(value);
  if (Array.isArray(value)) return value.map((item) => redacted(item, redact));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [redact(name), redacted(item, redact)])
  );
}

// src/pipeline/measure.ts
async function measure(config2, host) {
  const suite = await openSuite(config2, host.files);
  if (!suite.ok) return refused(suite.problems);
  const plan = planCalls(config2, suite.value.suite);
  if (!plan.ok) return refused(plan.problems);
  const opening2 = open2(config2, host);
  try {
    const found = await findEarlier(config2, suite.value, host);
    const agent = await opening2;
    if (!agent.ok) return refused(agent.problems);
    if (!found.ok) return refused(found.problems);
    const run2 = {
      agent: agent.value,
      config: config2,
      suite: suite.value,
      plan: plan.value,
      found: found.value,
      host
    };
    return await ask(run2);
  } catch (error2) {
    const trouble = fileTrouble(error2, host.outputDirectory(config2.workingDirectory, ""));
    if (trouble === void 0) throw error2;
    return refused([trouble]);
  } finally {
    const agent = await opening2;
    if (agent.ok) await agent.value.close();
  }
}
function refused(problems2, callsMade = 0) {
  return { kind: "refused", problems: problems2, callsMade };
}
async function open2(config2, host) {
  if (config2.agent === void 0) {
    return fail({
      code: "input-missing",
      message: "no `agent` is named",
      hint: "Set `agent: ./path/to/router.ts#export` or an address."
    });
  }
  const result = await openAgent(config2.agent, {
    workingDirectory: config2.workingDirectory,
    timeoutMs: config2.timeoutMs,
    retries: config2.retries,
    ...config2.rateLimit === void 0 ? {} : { rateLimit: config2.rateLimit },
    isolation: config2.isolation,
    environment: host.environment,
    agentEnv: config2.agentEnv,
    workerPath: host.workerPath,
    ahead: host.ahead,
    onOutput: (line) => host.log.info(line)
  });
  if (!result.ok) return result;
  const opened = { ...result, value: redactedAgent(result.value, host.redact) };
  if (!config2.parallelRepeats) return opened;
  const { isolation: isolation2 } = opened.value;
  if (isolation2 === "fresh-session" || isolation2 === "fresh-instance") return opened;
  await opened.value.close();
  return fail({
    code: "input-conflict",
    message: `\`parallel-repeats\` asks the same probe several times at once, and this agent's trials are not known to be apart (isolation: ${isolation2})`,
    hint: "Set `isolation: fresh-session` if every call starts from nothing, or export a factory and set `isolation: fresh-instance`."
  });
}
async function ask(run2) {
  const { agent, config: config2, plan, host } = run2;
  const started = host.clock.now();
  const from = host.clock.monotonic();
  announce2(run2);
  const { trials, made, stopped } = await record2(run2);
  const journal = run2.found.path;
  const kept = trials.filter((trial) => trial.result.ok).length;
  if (stopped === "interrupted") return { kind: "interrupted", kept, planned: plan.calls, journal };
  const suite = withLines(run2.suite.suite, run2.suite.text);
  const cases = suite.cases.map((item) => ({ ...item, fingerprint: sha256(item.input) }));
  const evidence = evidenceFromTrials(cases, trials, config2.layer, agent.isolation);
  const unscorable = suite.contract && findUnscorable(evidence.cases, suite.contract);
  if (unscorable !== void 0) return refused([undeclared(unscorable, suite, journal)], made);
  const assessment = assess(evidence, policyOf(config2, suite), plan.calls - trials.length);
  const model = buildModel(assessment, {
    version: host.version,
    suite,
    plan,
    trials,
    stopped,
    agent: agent.name,
    errorPolicy: config2.errorPolicy,
    maxWorkers: config2.maxWorkers,
    startedAt: started.toISOString(),
    durationMs: Math.round(host.clock.monotonic() - from)
  });
  return {
    kind: "measured",
    measurement: { suite, plan, trials, assessment, model, journal, directory: dirname(journal) }
  };
}
function announce2({ agent, suite: { suite }, plan, host }) {
  for (const note of agent.notes) host.log.info(note);
  host.log.info(
    `${plan.calls} calls planned: ${suite.cases.length} probes of ${suite.file}, asked of ${agent.name}`
  );
}
async function record2({ agent, config: config2, suite: { suite }, plan, found, host }) {
  const header = { ...found.identity, repeats: plan.repeats, isolation: agent.isolation };
  const { journal, earlier } = openJournal2(found, header, host);
  try {
    return await collect(
      agent,
      {
        inputs: suite.cases.map((item) => item.input),
        repeats: plan.repeats,
        layer: config2.layer,
        maxWorkers: config2.maxWorkers,
        parallelRepeats: config2.parallelRepeats,
        stopOnError: config2.errorPolicy === "stop",
        ...config2.maxCost === void 0 ? {} : { maxCost: config2.maxCost },
        earlier
      },
      {
        clock: host.clock,
        progress: host.progress,
        interruption: host.interruption,
        onTrial: (trial) => journal.append(trialLine(trial, "full"))
      }
    );
  } finally {
    journal.close();
  }
}
function policyOf(config2, suite) {
  return {
    epsilon: config2.epsilon,
    blindnessThreshold: config2.blindnessThreshold,
    meter: config2.meter,
    blindness: config2.blindness,
    strict: config2.strictErrorControl,
    ...suite.contract === void 0 ? {} : { contract: suite.contract }
  };
}
function undeclared(found, suite, journal) {
  const line = suite.cases[found.caseIndex]?.line;
  return {
    code: "outcome-not-scorable",
    message: `the agent answered with no decision (\`${found.reason}\`), and the contract does not declare that as an acceptable outcome`,
    hint: `Add \`allowed_no_decisions: [${found.reason}]\` to the contract if it is one, or fix the probe. The answers are kept in ${journal}.`,
    at: { file: suite.file, ...line === void 0 ? {} : { line }, path: `cases[${found.caseIndex}]` }
  };
}

// src/pipeline/judge.ts
async function judge(config2, host) {
  const started = host.clock.now();
  const from = host.clock.monotonic();
  const suite = await reviewedSuite(config2, host);
  if (!suite.ok) return suite;
  const recording = await recordingOf2(config2, suite.value, host);
  if (!recording.ok) return recording;
  const evidence = matchSuite(
    recording.value,
    suite.value,
    config2.isolation === "auto" ? void 0 : config2.isolation
  );
  if (!evidence.ok) return evidence;
  announce3(recording.value, evidence.value, host);
  const replay = replayOf(evidence.value, config2);
  if (!replay.ok) return replay;
  const described = suite.value ?? suiteOf(recording.value);
  const assessment = assess(evidence.value, policyOf(config2, described), recording.value.missing);
  const recorded = recordedFacts(recording.value, evidence.value);
  const model = buildModel(assessment, {
    version: host.version,
    suite: described,
    plan: recorded.plan,
    trials: [],
    stopped: void 0,
    agent: `recorded: ${recording.value.source}`,
    errorPolicy: "record",
    maxWorkers: 1,
    startedAt: started.toISOString(),
    durationMs: Math.round(host.clock.monotonic() - from),
    recorded: { source: recording.value.source, file: recording.value.file, runs: recorded.runs },
    ...replay.value === void 0 ? {} : { replay: replay.value }
  });
  const key = digestOf([config2.evidence ?? null, config2.suite ?? null, config2.epsilon]).slice(-16);
  return succeed({
    suite: described,
    plan: recorded.plan,
    trials: [],
    assessment,
    model,
    directory: join5(host.outputDirectory(config2.workingDirectory, key), "assess")
  });
}
function replayOf(evidence, config2) {
  if (config2.evidence?.replayCurtailment === void 0) return succeed(void 0);
  const failed = evidence.cases.findIndex((item) => item.errors > 0);
  if (failed === -1)
    return succeed(
      replayCurtailment(
        evidence.cases.map((item) => item.outcomes),
        config2.epsilon
      )
    );
  return fail({
    code: "input-conflict",
    message: `\`replay-curtailment\` reads the pairs in order, and \`cases[${failed}]\` has failed runs: where the missing pair stood is not known`,
    hint: "Leave `replay-curtailment` out, or give a recording without failures."
  });
}
async function reviewedSuite(config2, host) {
  if (config2.suite === void 0 && config2.probes === void 0) return succeed(void 0);
  const opened = await openSuite({ ...config2, layer: "verdict" }, host.files);
  return opened.ok ? succeed(withLines(opened.value.suite, opened.value.text)) : opened;
}
async function recordingOf2(config2, suite, host) {
  const { evidence: spec, workingDirectory } = config2;
  if (spec !== void 0) return readEvidenceFiles({ spec, workingDirectory, suite, files: host.files });
  return fail({
    code: "input-missing",
    message: "no `evidence` is named",
    hint: "Give `evidence: results.json`."
  });
}
function announce3({ source, file, replays: replays2 }, { cases, isolation: isolation2 }, host) {
  const runs = cases.reduce((sum, item) => sum + item.outcomes.length + item.errors, 0);
  host.log.info(
    `${runs} recorded runs of ${cases.length} inputs from ${file} (${source}; isolation ${isolation2})`
  );
  if (replays2 > 0)
    host.log.warn(`${replays2} of ${runs} recorded answers are replays from a cache, not runs of their own`);
}
function suiteOf({ file, cases }) {
  return {
    file,
    cases: cases.map(({ input, expected, at: at2 }) => ({
      input,
      ...expected === void 0 ? {} : { expected },
      ...at2.file === file && at2.line !== void 0 ? { line: at2.line } : {}
    }))
  };
}
function recordedFacts({ missing: missing3 }, { cases }) {
  const repeats = cases.map((item) => item.outcomes.length + item.errors);
  const runs = repeats.reduce((sum, count3) => sum + count3, 0);
  const fewest = cases.reduce(
    (least, item) => Math.min(least, item.outcomes.length),
    Number.POSITIVE_INFINITY
  );
  return {
    runs,
    plan: { repeats, commonRepeats: fewest, routes: [], calls: runs + missing3, limited: false }
  };
}

// src/report/plan-text.ts
function renderPlan(plan) {
  const lines = [];
  if (plan.run !== void 0) {
    lines.push(summaryOf(plan.run, plan.epsilon));
    lines.push(...routeLines(plan.run.routes));
    if (plan.run.budgetNote !== void 0) lines.push(plainProse(plan.run.budgetNote));
  }
  if (plan.observed !== void 0)
    lines.push(...observedLines(plan.observed, plan.epsilon).map((line) => plainProse(line)));
  return `${lines.join("\n")}
`;
}
function renderPlanMarkdown(plan) {
  const blocks = [];
  if (plan.run !== void 0) {
    blocks.push(`## 🧮 ${markdownProse(`Plan: ${count(plan.run.calls, "call")}`)}`);
    blocks.push(markdownProse(summaryOf(plan.run, plan.epsilon)));
    if (plan.run.routes.length > 0) blocks.push(routeTable(plan.run.routes));
    if (plan.run.budgetNote !== void 0) blocks.push(markdownProse(plan.run.budgetNote));
  }
  if (plan.observed !== void 0) {
    const heading = `What ${plan.observed.flips} of ${count(plan.observed.pairs, "pair")} could still show`;
    blocks.push(`${plan.run === void 0 ? "##" : "###"} ${heading}`);
    blocks.push(
      observedLines(plan.observed, plan.epsilon).map((line) => markdownProse(line)).join("\n")
    );
  }
  return `${blocks.join("\n\n")}
`;
}
function renderPlanJson(plan) {
  return stableJson({
    schema: "agentverity.plan/v1",
    agentverity_version: plan.version,
    epsilon: plan.epsilon,
    run: plan.run === void 0 ? null : runFields(plan.run),
    sequential: plan.sequential === void 0 ? null : sequentialFields(plan.sequential),
    observed: plan.observed === void 0 ? null : observedFields(plan.observed)
  });
}
function summaryOf(run2, epsilon) {
  const start = `${count(run2.probes, "probe")}, tolerance ${percent(epsilon)}`;
  const calls = count(run2.calls, "call");
  if (run2.repeatsEach === void 0) {
    return `${start}: ${calls}, every route with repeats of its own for its own target.`;
  }
  const pooled = `${start}: ${count(run2.repeatsEach, "repeat")} each, ${calls} (pooled).`;
  if (run2.perRoute === void 0) return pooled;
  const each = run2.perRoute.repeatsEach;
  const repeats = each === void 0 ? "" : `${count(each, "repeat")} each, `;
  return `${pooled} Every route on its own: ${repeats}${count(run2.perRoute.calls, "call")}.`;
}
var COLUMNS2 = ["cases", "target", "pairs", "repeats each", "calls"];
function routeCells3(row) {
  return [whole(row.cases), percent(row.target), whole(row.pairs), whole(row.repeatsEach), whole(row.calls)];
}
function routeLines(routes2) {
  if (routes2.length === 0) return [];
  const rows = routes2.map((row) => [plainName(row.route, 40), ...routeCells3(row)]);
  return columns([["route", ...COLUMNS2], ...rows], [1, 2, 3, 4, 5]);
}
function routeTable(routes2) {
  const rows = routes2.map((row) => `| ${[markdownCellCode(row.route), ...routeCells3(row)].join(" | ")} |`);
  return [`| route | ${COLUMNS2.join(" | ")} |`, `| --- |${" ---: |".repeat(COLUMNS2.length)}`, ...rows].join(
    "\n"
  );
}
function observedLines(observed, epsilon) {
  const range = interval(observed.lower, observed.upper, epsilon);
  const seen2 = `${whole(observed.flips)} of ${count(observed.pairs, "pair")} flipped: ${range} (95 %), ${observed.verdict} at ${percent(epsilon)}.`;
  return [seen2, outlook(observed, epsilon)];
}
function outlook(observed, epsilon) {
  if (observed.verdict === "deterministic") return "Settled already: no further pair is needed.";
  const limit = observed.maxPairs === void 0 ? "" : ` within ${count(observed.maxPairs, "pair")}`;
  if (!observed.reachable || observed.totalPairs === void 0) {
    return `Not to be settled${limit}, even if no further pair flips: allow more pairs, accept a wider tolerance than ${percent(epsilon)}, or change the agent.`;
  }
  const further = whole(observed.furtherPairs ?? 0);
  const calls = observed.furtherCalls === void 0 ? "" : ` (${count(observed.furtherCalls, "call")})`;
  return `${further} more ${observed.furtherPairs === 1 ? "pair" : "pairs"} without a flip would settle it${calls}, ${whole(observed.totalPairs)} in all${limit}; another flip moves that further.`;
}
function runFields(run2) {
  return {
    inputs: run2.probes,
    repeats: run2.repeatsEach ?? null,
    pairs: run2.pairs,
    calls: run2.calls,
    route_plans: run2.routes.map((row) => ({
      decision: row.route,
      cases: row.cases,
      target: row.target,
      pairs_needed: row.pairs,
      repeats_each: row.repeatsEach,
      calls: row.calls
    })),
    every_route: run2.perRoute === void 0 ? null : { repeats_each: run2.perRoute.repeatsEach ?? null, calls: run2.perRoute.calls },
    budget_note: run2.budgetNote ?? null
  };
}
function sequentialFields({ certifyAt, stochasticBy, cap: cap2 }) {
  return { certify_at: certifyAt, stochastic_by: stochasticBy, cap: cap2 };
}
function observedFields(observed) {
  return {
    pair_flips: observed.flips,
    pair_trials: observed.pairs,
    ci_low: observed.lower,
    ci_high: observed.upper,
    call: observed.verdict,
    reachable: observed.reachable,
    total_pairs: observed.totalPairs ?? null,
    further_pairs: observed.furtherPairs ?? null,
    further_calls: observed.furtherCalls ?? null,
    max_pairs: observed.maxPairs ?? null
  };
}

// src/pipeline.ts
async function runMode(config2, host) {
  const measured = await measure(config2, host);
  switch (measured.kind) {
    case "refused":
      return refuse2(measured.problems, host, measured.callsMade, config2);
    case "interrupted":
      return publish(interruptedPublication(measured), host);
    case "measured":
      return publish(publicationOf(measured.measurement, config2, host), host);
  }
}
async function assessMode(config2, host) {
  const judged = await judge(config2, host);
  if (!judged.ok) return refuse2(judged.problems, host, 0, config2);
  return publish(publicationOf(judged.value, config2, host), host);
}
async function compareMode(config2, host) {
  const compared = await compareEvidence(config2, host);
  if (!compared.ok) return refuse2(compared.problems, host, 0, config2);
  return publish(driftPublication(compared.value, config2, host), host);
}
function modeOf({ mode }) {
  switch (mode) {
    case "run":
      return runMode;
    case "plan":
      return planMode;
    case "assess":
      return assessMode;
    case "compare":
      return compareMode;
  }
}
async function planMode(config2, host) {
  const observedOnly = config2.observed !== void 0 && config2.suite === void 0 && config2.probes === void 0;
  if (observedOnly) return show(planModel(config2, void 0, void 0, host.version), host);
  const opened = await openSuite(config2, host.files);
  if (!opened.ok) return refuse2(opened.problems, host, 0, config2);
  const { suite } = opened.value;
  const plan = planCalls(config2, suite);
  if (!plan.ok) return refuse2(plan.problems, host, 0, config2);
  return show(planModel(config2, suite, plan.value, host.version), host);
}
async function show(model, host) {
  const text2 = renderPlan(model);
  const markdown = renderPlanMarkdown(model);
  const calls = model.run?.calls;
  const publication = {
    headline: text2.trimEnd().split("\n")[0] ?? "",
    text: text2,
    documents: { text: text2, markdown, json: renderPlanJson(model), junit: "" },
    summary: markdown,
    annotations: [],
    outputs: { "exit-code": "0", ...calls === void 0 ? {} : { "calls-planned": String(calls) } },
    artifacts: [],
    red: false,
    exitCode: 0
  };
  return publish(publication, host);
}
async function refuse2(problems2, host, callsMade, config2, workingDirectory) {
  const folder = config2?.workingDirectory ?? workingDirectory;
  const prefix = folder === void 0 ? "" : host.repositoryPrefix(folder);
  return publish(refusalPublication(problems2, callsMade, prefix, config2), host);
}
async function publish(publication, host) {
  await host.publisher.publish(publication);
  return publication;
}

// src/system/clock.ts
var systemClock = {
  now: () => /* @__PURE__ */ new Date(),
  monotonic: () => performance.now()
};

// src/system/files.ts
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync
} from "node:fs";
import { basename, dirname as dirname2, join as join7 } from "node:path";

// src/system/match-files.ts
import { readdirSync, statSync } from "node:fs";
import { isAbsolute, join as join6, parse as parse3, relative } from "node:path";
function matchFiles(folder, pattern) {
  const absolute = isAbsolute(pattern);
  const root = absolute ? parse3(pattern).root : folder;
  const relativePattern = absolute ? relative(root, pattern) : pattern;
  const segments = relativePattern.replaceAll("\\", "/").split("/").filter((segment) => segment !== "" && segment !== ".");
  const found = /* @__PURE__ */ new Set();
  walk(root, "", segments, found);
  return [...found].sort().map((path) => absolute ? `${root}${path}` : path);
}
function walk(root, path, segments, found) {
  const [segment, ...rest] = segments;
  if (segment === void 0) return;
  for (const next of stepsFrom(root, path, segment, rest.length === 0)) {
    if (next.isFile) found.add(next.path);
    else walk(root, next.path, next.stays ? segments : rest, found);
  }
}
function stepsFrom(root, path, segment, isLast) {
  const step = (name, stays = false) => ({ path: joined2(path, name), isFile: false, stays });
  if (segment === "..") return [step("..")];
  const all = entries(root, path);
  if (segment === "**") {
    const deeper = all.filter(({ name, isFolder: isFolder2, isLink }) => isFolder2 && !isLink && isOpen(name)).map(({ name }) => step(name, true));
    return [{ path, isFile: false, stays: false }, ...deeper];
  }
  const matches = matcher(segment);
  return all.filter(({ name, isFolder: isFolder2 }) => isFolder2 !== isLast && matches(name)).map(({ name }) => ({ ...step(name), isFile: isLast }));
}
function entries(root, path) {
  try {
    return readdirSync(join6(root, path), { withFileTypes: true }).map((entry) => ({
      name: entry.name,
      isLink: entry.isSymbolicLink(),
      isFolder: entry.isSymbolicLink() ? isFolder(join6(root, path, entry.name)) : entry.isDirectory()
    }));
  } catch {
    return [];
  }
}
function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
function isOpen(name) {
  return !name.startsWith(".") && name !== "node_modules";
}
function matcher(segment) {
  const source = segment.replace(/[.+^$()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]*").replaceAll("?", "[^/]");
  const alternatives = source.replaceAll("{", "(?:").replaceAll("}", ")").replace(/,/g, source.includes("{") ? "|" : ",");
  const pattern = compiled(`^${alternatives}$`);
  return (name) => (segment.startsWith(".") || !name.startsWith(".")) && (pattern?.test(name) ?? name === segment);
}
function compiled(source) {
  try {
    return new RegExp(source);
  } catch {
    return void 0;
  }
}
function joined2(path, name) {
  return path === "" ? name : `${path}/${name}`;
}

// src/system/files.ts
var systemFiles = {
  read(path) {
    try {
      return decode2(readFileSync(path));
    } catch (error2) {
      if (isMissing(error2)) return void 0;
      throw error2;
    }
  },
  chunks(path) {
    try {
      const file = openSync(path, "r");
      if (!fstatSync(file).isDirectory()) return readChunks(file);
      closeSync(file);
      throw Object.assign(new Error(`${path} is a folder`), { code: "EISDIR" });
    } catch (error2) {
      if (isMissing(error2)) return void 0;
      throw error2;
    }
  },
  match: (folder, pattern) => matchFiles(folder, pattern),
  write(path, text2) {
    mkdirSync(dirname2(path), { recursive: true });
    const part = `${path}.${process.pid}.part`;
    try {
      writeParts(part, typeof text2 === "string" ? [text2] : text2);
      renameSync(part, path);
    } catch (error2) {
      rmSync(part, { force: true });
      throw error2;
    }
  },
  readJournal(path) {
    let content;
    try {
      content = readFileSync(path);
    } catch (error2) {
      if (isMissing(error2)) return void 0;
      throw error2;
    }
    const bytes2 = content.lastIndexOf(10) + 1;
    return { text: decode2(content.subarray(0, bytes2)), bytes: bytes2, tornBytes: content.length - bytes2 };
  },
  openJournal(path, keepBytes) {
    makeOwnFolder(dirname2(path));
    const file = openSync(path, keepBytes === 0 ? "w" : "r+");
    let position2 = keepBytes;
    ftruncateSync(file, keepBytes);
    return {
      append: (line) => {
        position2 += writeSync(file, `${line}
`, position2);
      },
      close: () => closeSync(file)
    };
  }
};
var CHUNK_BYTES = 256 * 1024;
function* readChunks(file) {
  try {
    const buffer = new Uint8Array(CHUNK_BYTES);
    for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer))
      yield buffer.subarray(0, read);
  } finally {
    closeSync(file);
  }
}
function writeParts(path, parts2) {
  const file = openSync(path, "w");
  try {
    for (const text2 of parts2) writeFileSync(file, text2);
  } finally {
    closeSync(file);
  }
}
function makeOwnFolder(folder) {
  mkdirSync(folder, { recursive: true });
  if (basename(folder) === ".agentverity") writeFileSync(join7(folder, ".gitignore"), "*\n");
}
function decode2(content) {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content);
}
function isMissing(error2) {
  return error2 instanceof Error && "code" in error2 && (error2.code === "ENOENT" || error2.code === "ENOTDIR");
}

// src/system/interruption.ts
var SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
var INTERRUPTED = 130;
function onInterruption() {
  const controller = new AbortController();
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(INTERRUPTED);
      controller.abort();
    });
  }
  return controller.signal;
}

// src/system/tree-state.ts
import { execFile } from "node:child_process";
import { createHash as createHash2 } from "node:crypto";
import { readdirSync as readdirSync2, readFileSync as readFileSync2, statSync as statSync2 } from "node:fs";
import { extname, join as join8, relative as relative2, sep } from "node:path";
import { promisify } from "node:util";
var run = promisify(execFile);
var MOST_FILES = 1e3;
var LEFT_OUT = /* @__PURE__ */ new Set(["node_modules", ".git", ".agentverity", "__pycache__"]);
var KINDS = new Set(
  "js mjs cjs jsx ts mts cts tsx py rb go rs java kt cs php sh json yaml yml toml ini md txt prompt j2 jinja hbs".split(" ").map((kind) => `.${kind}`)
);
async function treeState(folder) {
  return await gitState(folder) ?? filesState(folder);
}
async function gitState(folder) {
  try {
    const git = (...args) => run("git", ["-C", folder, ...args], { maxBuffer: 64 * 1024 * 1024 });
    const [{ stdout: top }, { stdout: tree }, { stdout: status }] = await Promise.all([
      git("rev-parse", "--show-toplevel"),
      git("rev-parse", "HEAD^{tree}"),
      git("status", "--porcelain=v1", "-z", "--untracked-files=all", "--no-renames", "--", ".")
    ]);
    const entries2 = status.split("\0").filter((entry) => entry !== "" && isCause(entry));
    return {
      HEAD: tree.trim(),
      ...digests(
        top.trimEnd(),
        entries2.map((entry) => entry.slice(3))
      )
    };
  } catch {
    return void 0;
  }
}
function isCause(entry) {
  return !entry.startsWith("??") || KINDS.has(extname(entry).toLowerCase());
}
function filesState(folder) {
  const paths = [];
  for (const entry of readdirSync2(folder, { recursive: true, withFileTypes: true })) {
    const path = relative2(folder, join8(entry.parentPath, entry.name));
    if (!entry.isFile() || !KINDS.has(extname(path).toLowerCase())) continue;
    if (path.split(sep).some((part) => LEFT_OUT.has(part))) continue;
    paths.push(path);
    if (paths.length > MOST_FILES) return void 0;
  }
  return digests(folder, paths);
}
function digests(folder, paths) {
  const sorted2 = [...paths].sort();
  return Object.fromEntries(sorted2.map((path) => [path.split(sep).join("/"), digestOf2(join8(folder, path))]));
}
function digestOf2(path) {
  if (statSync2(path, { throwIfNoEntry: false })?.isFile() !== true) return "gone";
  return createHash2("sha256").update(readFileSync2(path)).digest("hex").slice(0, 16);
}

export {
  knownSecrets,
  createRedactor,
  COMMANDS,
  GROUPS,
  OPTIONS,
  findOption,
  ACTION_INPUTS,
  flagsOf,
  describeOption,
  isAbsent,
  suggest,
  didYouMean,
  MODES,
  readConfig,
  stableJson,
  evidenceDocument,
  renderMarkdown,
  renderText,
  measure,
  runMode,
  assessMode,
  compareMode,
  modeOf,
  planMode,
  refuse2 as refuse,
  systemClock,
  systemFiles,
  onInterruption,
  treeState
};
