/** In the worker: loads the agent's file and finds the function that decides. */
import { pathToFileURL } from "node:url";
import { describeError } from "./worker-answer.ts";
import type { LoadFault, LoadOrder } from "./worker-protocol.ts";

/** `signal` is aborted just before the worker ends in an orderly way. */
export interface CallContext {
  readonly signal: AbortSignal;
}
type AnyFunction = (...args: readonly unknown[]) => unknown;

export type Loaded =
  | { readonly ok: true; readonly kind: "function" | "factory"; readonly next: () => unknown }
  | { readonly ok: false; readonly fault: LoadFault };

const TYPESCRIPT = /\.(?:[mc]?ts|tsx)$/i;

/** @returns `next`, which gives the decide function of the next trial, or a promise of it */
export async function loadAgent(order: LoadOrder): Promise<Loaded> {
  if (order.exportKind === "tests") {
    const { loadTests } = await import("./worker-tests.ts");
    return loadTests(order.file, order.library ?? "");
  }
  let exports: Record<string, unknown>;
  try {
    exports = await importModule(order.file);
  } catch (error) {
    // Loaded on demand: a healthy agent starts without it.
    const { describeLoadFault } = await import("./worker-faults.ts");
    return { ok: false, fault: await describeLoadFault(error, order.file) };
  }
  const found = lookUp(exports, order.exportName);
  if (found === undefined) return { ok: false, fault: { what: "export-missing", exports: namesIn(exports) } };
  if (order.exportKind === "relations") {
    const { loadCatalogue } = await import("./worker-relations.ts");
    return loadCatalogue(found.value);
  }
  if (typeof found.value !== "function") return { ok: false, fault: notCallable(found.value) };
  if (isClass(found.value)) return { ok: false, fault: { what: "class", name: found.value.name } };
  return prepare(found.value as AnyFunction, order);
}

async function prepare(callable: AnyFunction, order: LoadOrder): Promise<Loaded> {
  const guessed = order.exportKind === "auto";
  const isFactory = guessed ? callable.length === 0 : order.exportKind === "factory";
  if (!isFactory) return { ok: true, kind: "function", next: () => callable };
  let made: unknown;
  try {
    made = await callable();
  } catch (error) {
    const { userFrame } = await import("./worker-faults.ts");
    const at = userFrame(error instanceof Error ? (error.stack ?? "") : "", order.file);
    const fault = { what: "factory-failed", message: describeError(error), ...(at && { at }) } as const;
    return { ok: false, fault };
  }
  if (typeof made !== "function") {
    return { ok: false, fault: { what: "no-function", found: describeValue(made), guessed } };
  }
  if (!order.perTrial) return { ok: true, kind: "factory", next: () => made };
  return { ok: true, kind: "factory", next: freshInstances(callable, made) };
}

/** The instance made to see whether the factory works serves the first trial: it is as fresh as any. */
function freshInstances(factory: AnyFunction, first: unknown): () => unknown {
  let unused: unknown = first;
  return () => {
    if (unused === undefined) return factory();
    const instance = unused;
    unused = undefined;
    return instance;
  };
}

async function importModule(file: string): Promise<Record<string, unknown>> {
  if (!TYPESCRIPT.test(file)) return import(pathToFileURL(file).href);
  const { importTranspiled } = await import("./worker-transpile.ts");
  const { packageStandIn } = await import("./package-stand-in.ts");
  return importTranspiled(file, packageStandIn(file));
}

interface Found {
  readonly value: unknown;
}

/** CommonJS arrives as `default`, and transpiled CommonJS as `default.default`. */
function lookUp(exports: Record<string, unknown>, name: string): Found | undefined {
  const inner = exports["default"];
  if (name === "default") {
    if (inner === undefined) return undefined;
    const nested = isObject(inner) && inner["__esModule"] === true ? inner["default"] : inner;
    return nested === undefined ? undefined : { value: nested };
  }
  if (exports[name] !== undefined) return { value: exports[name] };
  const hasOwn = (isObject(inner) || typeof inner === "function") && Object.hasOwn(inner, name);
  return hasOwn ? { value: (inner as Record<string, unknown>)[name] } : undefined;
}

function namesIn(exports: Record<string, unknown>): string[] {
  const inner = exports["default"];
  const names = [...Object.keys(exports), ...(isObject(inner) ? Object.keys(inner) : [])];
  return [...new Set(names)].filter((name) => name !== "__esModule" && name !== "module.exports");
}

function notCallable(value: unknown): LoadFault {
  const methods = isObject(value)
    ? Object.keys(value).filter((name) => typeof value[name] === "function")
    : [];
  return { what: "not-callable", found: describeValue(value), methods };
}

function isClass(value: unknown): value is { readonly name: string } {
  return /^class\b/.test(Function.prototype.toString.call(value));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function describeValue(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return describeObject(value);
  return typeof value === "string"
    ? `the text ${JSON.stringify(value.slice(0, 60))}`
    : `the ${typeof value} ${String(value)}`;
}

function describeObject(value: object): string {
  const keys = Object.keys(value).slice(0, 5);
  return keys.length === 0 ? "an object" : `an object with ${keys.map((key) => `\`${key}\``).join(", ")}`;
}
