/**
 * Who may sign a change of the baseline: what the base branch's configuration says, narrowed by the step's own inputs.
 * The branch under review has no say in it; what its configuration would change is told, and signed like a baseline.
 */

import type { SigningMethod } from "./sign-off.ts";

const METHODS: readonly SigningMethod[] = ["review", "label", "environment"];
const DEFAULT_METHODS: readonly SigningMethod[] = ["review", "label"];
const DEFAULT_LABEL = "agentverity:approve-baseline";
const DEFAULT_ENVIRONMENT = "agentverity-baseline";

/** As one source says it; absent: it says nothing. */
export interface PolicyTerms {
  /** Repository path, with forward slashes. */
  readonly baseline?: string;
  readonly methods?: readonly SigningMethod[];
  /** Logins. */
  readonly approvers?: readonly string[];
  readonly label?: string;
  readonly environment?: string;
  /** Repository paths of further files whose change is signed like the baseline's. */
  readonly files?: readonly string[];
  readonly allowSelfApproval?: boolean;
}

export interface Policy {
  /** undefined: no source names one. */
  readonly baseline: string | undefined;
  /** In one order; empty: nobody can sign. */
  readonly methods: readonly SigningMethod[];
  /** Logins in lower case; undefined: whoever may write. */
  readonly approvers: readonly string[] | undefined;
  readonly label: string;
  readonly environment: string;
  /** Repository paths, in order; the baseline is not among them. */
  readonly files: readonly string[];
  readonly allowSelfApproval: boolean;
}

export interface DecidedPolicy {
  readonly policy: Policy;
  /** What an input asked for and did not get, one sentence each. */
  readonly notes: readonly string[];
}

/** The policy of one configuration alone, defaults applied. */
export function policyOfTerms(terms: PolicyTerms): Policy {
  const methods = terms.methods ?? DEFAULT_METHODS;
  return {
    baseline: terms.baseline,
    methods: METHODS.filter((method) => methods.includes(method)),
    approvers: terms.approvers && logins(terms.approvers),
    label: terms.label ?? DEFAULT_LABEL,
    environment: terms.environment ?? DEFAULT_ENVIRONMENT,
    files: furtherFiles(terms.baseline, terms.files),
    allowSelfApproval: terms.allowSelfApproval ?? false,
  };
}

/**
 * @param base of the base branch's configuration; empty where it has none
 * @param inputs of the step: a workflow can be changed in the branch, so they only take rights away
 */
export function decidePolicy(base: PolicyTerms, inputs: PolicyTerms): DecidedPolicy {
  const notes: string[] = [];
  const start = policyOfTerms(base);
  let methods = start.methods;
  if (inputs.methods !== undefined) {
    const asked = inputs.methods;
    const refused = asked.filter((method) => !methods.includes(method));
    if (refused.length > 0) notes.push(notNarrower("sign-off", refused.join(", ")));
    methods = methods.filter((method) => asked.includes(method));
  }
  // Another name is another proof, which the base does not accept.
  const named = (name: "label" | "environment", option: string): string => {
    const asked = inputs[name];
    if (asked === undefined || asked === start[name]) return start[name];
    notes.push(notNarrower(option, asked));
    methods = methods.filter((method) => method !== name);
    return start[name];
  };
  const label = named("label", "sign-off-label");
  const environment = named("environment", "environment");
  if (inputs.allowSelfApproval === true && !start.allowSelfApproval)
    notes.push(notNarrower("allow-self-approval", "true"));
  const baseline = start.baseline ?? inputs.baseline;
  return {
    policy: {
      baseline,
      methods,
      approvers: narrowApprovers(start.approvers, inputs.approvers, notes),
      label,
      environment,
      files: furtherFiles(baseline, [...start.files, ...(inputs.files ?? [])]),
      allowSelfApproval: start.allowSelfApproval && (inputs.allowSelfApproval ?? true),
    },
    notes,
  };
}

function furtherFiles(baseline: string | undefined, files: readonly string[] = []): readonly string[] {
  return [...new Set(files)].filter((file) => file !== baseline).sort();
}

function narrowApprovers(
  base: readonly string[] | undefined,
  asked: readonly string[] | undefined,
  notes: string[],
): readonly string[] | undefined {
  if (asked === undefined) return base;
  if (base === undefined) return logins(asked);
  const added = logins(asked).filter((login) => !base.includes(login));
  if (added.length > 0) notes.push(notNarrower("approvers", added.join(", ")));
  return base.filter((login) => logins(asked).includes(login));
}

function notNarrower(option: string, value: string): string {
  return `the input \`${option}\` (\`${value}\`) asks for more than the base branch's configuration gives, and is not followed`;
}

/** GitHub compares logins without regard to case. */
function logins(names: readonly string[]): readonly string[] {
  return [...new Set(names.map((name) => name.replace(/^@/, "").toLowerCase()))].sort();
}

/** What differs between two policies, by the options' names; empty for equal ones. */
export function policyDifferences(base: Policy, head: Policy): readonly string[] {
  const pairs = [
    ["baseline", base.baseline, head.baseline],
    ["sign-off", base.methods.join(", "), head.methods.join(", ")],
    ["approvers", base.approvers?.join(", "), head.approvers?.join(", ")],
    ["sign-off-label", base.label, head.label],
    ["environment", base.environment, head.environment],
    ["signed-files", base.files.join(", "), head.files.join(", ")],
    ["allow-self-approval", base.allowSelfApproval, head.allowSelfApproval],
  ] as const;
  return pairs.filter(([, was, is]) => was !== is).map(([name]) => name);
}
