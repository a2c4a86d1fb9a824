/** The gate's policy as the server knows it: of the base branch's configuration, and what the head would change of it. */
import {
  decidePolicy,
  type Policy,
  type PolicyTerms,
  policyDifferences,
  policyOfTerms,
} from "../../gate/policy.ts";
import type { SigningPolicy } from "../../gate/sign-off.ts";
import {
  type GateTerms,
  gateTermsOfFile,
  gateTermsOfInputs,
  type StatusTerms,
  statusTermsOfFile,
} from "../../inputs/gate-terms.ts";
import { DEFAULT_CONFIG_FILES } from "../../inputs/read-config.ts";
import { fail, type Problem, type Result, succeed } from "../../problem.ts";
import type { GateHost } from "./gate-host.ts";
import { known } from "./known.ts";

export interface ReadPolicy {
  readonly policy: Policy;
  /** From the repository's root. */
  readonly baseline: string;
  /** Options that the head's configuration changes; empty: none. */
  readonly changes: readonly string[];
  /** The configuration file that changes them, and its blob at the head; undefined: it is gone there. */
  readonly config: { readonly path: string; readonly blob: string | undefined };
  /** Does the base branch have a configuration file? */
  readonly established: boolean;
  /** What an input asked for and did not get; sentences. */
  readonly notes: readonly string[];
}

/** What of a host a policy is read with. */
export type PolicyHost = Pick<GateHost, "server" | "inputs" | "folder">;

/** @param refs commits or branches of the repository */
export async function readGatePolicy(
  host: GateHost,
  refs: { readonly base: string; readonly head: string },
): Promise<Result<ReadPolicy>> {
  const base = await configAt(host, refs.base, "base branch");
  const head = refs.head === refs.base ? base : await configAt(host, refs.head, "head");
  const terms = await termsAt(host, base, "base branch");
  if (!terms.ok) return terms;
  const inputs = inRepository(host, gateTermsOfInputs(host.inputs), terms.value.folder);
  const { policy, notes } = decidePolicy(terms.value, inputs);
  const after = await termsAt(host, head, "head");
  const baseline = policy.baseline ?? (after.ok ? after.value.baseline : undefined);
  if (baseline === undefined) return fail(NO_BASELINE);
  const isSame = base.blob === head.blob;
  return succeed({
    policy,
    baseline,
    changes: isSame ? [] : changesOf(terms.value, after.ok ? after.value : undefined),
    config: { path: head.blob === undefined ? base.path : head.path, blob: head.blob },
    established: base.blob !== undefined,
    notes,
  });
}

export interface BranchPolicy {
  readonly policy: Policy;
  /** Of its configuration file, there or not. */
  readonly path: string;
  readonly established: boolean;
}

/** What one branch alone says; that it names no baseline is no failure here. */
export async function policyOfBranch(host: PolicyHost, branch: string): Promise<Result<BranchPolicy>> {
  const config = await configAt(host, branch, `branch \`${branch}\``);
  const terms = await termsAt(host, config, `branch \`${branch}\``);
  if (!terms.ok) return terms;
  const inputs = inRepository(host, gateTermsOfInputs(host.inputs), terms.value.folder);
  const { policy } = decidePolicy(terms.value, inputs);
  return succeed({ policy, established: config.blob !== undefined, path: config.path });
}

/** What a branch's configuration calls the status, even where it has faults; paths from the repository's root. */
export async function statusTermsOfBranch(host: PolicyHost, branch: string): Promise<StatusTerms> {
  const { path, text } = await configAt(host, branch, `branch \`${branch}\``);
  if (text === undefined) return {};
  const { statusContext, ...terms } = await statusTermsOfFile(path, text);
  return { ...inRepository(host, terms), ...(statusContext === undefined ? {} : { statusContext }) };
}

/** What the step's inputs and a configuration at hand say, where no server answers. @param text of that file, if any */
export async function policyAtHand(host: Omit<PolicyHost, "server">, text = ""): Promise<Policy> {
  const terms = await gateTermsOfFile("the configuration at hand", text);
  const own = terms.ok ? inRepository(host, terms.value) : {};
  return decidePolicy(own, inRepository(host, gateTermsOfInputs(host.inputs), own.folder)).policy;
}

/** @param head undefined: its file has faults, and nobody knows what it would say */
function changesOf(base: PolicyTerms, head: PolicyTerms | undefined): readonly string[] {
  if (head === undefined) return ["the whole file, which has faults"];
  return policyDifferences(policyOfTerms(base), policyOfTerms(head));
}

interface ConfigAt {
  readonly path: string;
  readonly blob: string | undefined;
  readonly text: string | undefined;
}

/** The file that the step names, or the first of the usual ones. */
async function configAt(host: PolicyHost, ref: string, where: string): Promise<ConfigAt> {
  const paths = configPaths(host);
  for (const path of paths) {
    const file = known(await host.server.fileAt(ref, path), `\`${path}\` at the ${where}`);
    if (file !== undefined) return { path, blob: file.blob, text: file.text };
  }
  return { path: paths[0] ?? "", blob: undefined, text: undefined };
}

/** From the repository's root. */
export function configPaths({ inputs, folder }: Pick<GateHost, "inputs" | "folder">): readonly string[] {
  const named = inputs.values["config"]?.trim() || undefined;
  return (named === undefined ? DEFAULT_CONFIG_FILES : [named]).map((name) => repositoryPath(folder, name));
}

/** Terms whose paths are from the repository's root. */
type Placed = PolicyTerms & { readonly folder?: string };

async function termsAt(host: PolicyHost, { path, text }: ConfigAt, where: string): Promise<Result<Placed>> {
  if (text === undefined) return succeed({});
  const read = await gateTermsOfFile(`${path} of the ${where}`, text);
  return read.ok ? succeed(inRepository(host, read.value)) : read;
}

/** The step's own folder goes before a file's, as for every other setting. */
function inRepository(
  host: Pick<GateHost, "folder">,
  { folder: own, baseline, files, ...terms }: GateTerms,
  other?: string,
): Placed {
  const folder = host.folder ?? own ?? other;
  return {
    ...terms,
    ...(folder === undefined ? {} : { folder }),
    ...(baseline === undefined ? {} : { baseline: repositoryPath(folder, baseline) }),
    ...(files === undefined ? {} : { files: files.map((file) => repositoryPath(folder, file)) }),
  };
}

/** A path as a person wrote it, from the repository's root. */
function repositoryPath(folder: string | undefined, written: string): string {
  const kept: string[] = [];
  for (const part of `${folder ?? ""}/${written}`.replaceAll("\\", "/").split("/")) {
    if (part === "..") kept.pop();
    else if (part !== "" && part !== ".") kept.push(part);
  }
  return kept.join("/");
}

export function signingPolicy({
  methods,
  approvers,
  label,
  environment,
  allowSelfApproval,
}: Policy): SigningPolicy {
  return { methods, ...(approvers && { approvers }), label, environment, allowSelfApproval };
}

const NO_BASELINE: Problem = {
  code: "input-missing",
  message: "no `baseline` is named: the gate does not know which file holds the approved decisions",
  hint: "Give `baseline: agentverity.baseline.json`; the file need not exist yet.",
};
