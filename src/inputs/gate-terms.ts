/**
 * Who may sign, as one source says it. The gate reads it from the base branch's configuration file, which is not the one
 * in the working directory, and from the step's inputs, apart from each other.
 */
import { type Result, succeed } from "../problem.ts";
import { normalisePath } from "./agent-text.ts";
import type { SIGN_OFF } from "./config.ts";
import type { Settings } from "./config-schema.ts";
import type { RawInputs } from "./raw-inputs.ts";
import { readFileSettings, readInputs } from "./read-config.ts";

/** Absent: the source does not say. */
export interface GateTerms {
  /** What its other paths are relative to, as written, with forward slashes. */
  readonly folder?: string;
  /** As written, with forward slashes. */
  readonly baseline?: string;
  readonly methods?: readonly (typeof SIGN_OFF)[number][];
  readonly approvers?: readonly string[];
  readonly label?: string;
  readonly environment?: string;
  /** As written, with forward slashes. */
  readonly files?: readonly string[];
  readonly allowSelfApproval?: boolean;
}

/** A configuration file with any fault says nothing that could be relied on: its faults are the answer. */
export async function gateTermsOfFile(file: string, text: string): Promise<Result<GateTerms>> {
  const source = await readFileSettings(file, text);
  if (!source.ok) return source;
  const { settings, problems } = source.value;
  return problems.length > 0 ? { ok: false, problems } : succeed(termsOf(settings));
}

/** What names the gate's status. */
export type StatusTerms = Pick<GateTerms, "folder" | "baseline"> & { readonly statusContext?: string };

/** Of a file that may have faults, what has none: enough to tell of the faults in the right place, never to judge by. */
export async function statusTermsOfFile(file: string, text: string): Promise<StatusTerms> {
  const source = await readFileSettings(file, text);
  if (!source.ok) return {};
  const { folder, baseline } = termsOf(source.value.settings);
  return present<StatusTerms>({ folder, baseline, statusContext: source.value.settings["status-context"] });
}

/** Valid ones; the faulty were told when the configuration was read. */
export function gateTermsOfInputs(raw: RawInputs): GateTerms {
  return termsOf(readInputs(raw).settings);
}

function termsOf(settings: Settings): GateTerms {
  const listed = <Item>(list: readonly Item[] | string | undefined) =>
    typeof list === "string" ? undefined : list;
  const path = (written: string | undefined) => (written === undefined ? undefined : normalisePath(written));
  return present<GateTerms>({
    folder: path(settings["working-directory"]),
    baseline: path(settings.baseline),
    methods: listed(settings["sign-off"]),
    approvers: listed(settings.approvers),
    label: settings["sign-off-label"],
    environment: settings.environment,
    files: listed(settings["signed-files"])?.map(normalisePath),
    allowSelfApproval: settings["allow-self-approval"],
  });
}

function present<Terms extends object>(terms: { readonly [Name in keyof Terms]: Terms[Name] | undefined }) {
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined)) as Terms;
}
