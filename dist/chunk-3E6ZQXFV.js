import {
  DEFAULT_CONFIG_FILES,
  fail,
  normalisePath,
  readFileSettings,
  readInputs,
  succeed
} from "./chunk-QMDUAR73.js";

// src/pipeline/gate/known.ts
var Unanswered = class extends Error {
};
function known(answer, what) {
  if (answer.ok) return answer.value;
  throw new Unanswered(`${what} could not be read (${answer.trouble.reason})`);
}

// src/gate/policy.ts
var METHODS = ["review", "label", "environment"];
var DEFAULT_METHODS = ["review", "label"];
var DEFAULT_LABEL = "agentverity:approve-baseline";
var DEFAULT_ENVIRONMENT = "agentverity-baseline";
function policyOfTerms(terms) {
  const methods = terms.methods ?? DEFAULT_METHODS;
  return {
    baseline: terms.baseline,
    methods: METHODS.filter((method) => methods.includes(method)),
    approvers: terms.approvers && logins(terms.approvers),
    label: terms.label ?? DEFAULT_LABEL,
    environment: terms.environment ?? DEFAULT_ENVIRONMENT,
    files: furtherFiles(terms.baseline, terms.files),
    allowSelfApproval: terms.allowSelfApproval ?? false
  };
}
function decidePolicy(base, inputs) {
  const notes = [];
  const start = policyOfTerms(base);
  let methods = start.methods;
  if (inputs.methods !== void 0) {
    const asked = inputs.methods;
    const refused = asked.filter((method) => !methods.includes(method));
    if (refused.length > 0) notes.push(notNarrower("sign-off", refused.join(", ")));
    methods = methods.filter((method) => asked.includes(method));
  }
  const named = (name, option) => {
    const asked = inputs[name];
    if (asked === void 0 || asked === start[name]) return start[name];
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
      files: furtherFiles(baseline, [...start.files, ...inputs.files ?? []]),
      allowSelfApproval: start.allowSelfApproval && (inputs.allowSelfApproval ?? true)
    },
    notes
  };
}
function furtherFiles(baseline, files = []) {
  return [...new Set(files)].filter((file) => file !== baseline).sort();
}
function narrowApprovers(base, asked, notes) {
  if (asked === void 0) return base;
  if (base === void 0) return logins(asked);
  const added = logins(asked).filter((login) => !base.includes(login));
  if (added.length > 0) notes.push(notNarrower("approvers", added.join(", ")));
  return base.filter((login) => logins(asked).includes(login));
}
function notNarrower(option, value) {
  return `the input \`${option}\` (\`${value}\`) asks for more than the base branch's configuration gives, and is not followed`;
}
function logins(names) {
  return [...new Set(names.map((name) => name.replace(/^@/, "").toLowerCase()))].sort();
}
function policyDifferences(base, head) {
  const pairs = [
    ["baseline", base.baseline, head.baseline],
    ["sign-off", base.methods.join(", "), head.methods.join(", ")],
    ["approvers", base.approvers?.join(", "), head.approvers?.join(", ")],
    ["sign-off-label", base.label, head.label],
    ["environment", base.environment, head.environment],
    ["signed-files", base.files.join(", "), head.files.join(", ")],
    ["allow-self-approval", base.allowSelfApproval, head.allowSelfApproval]
  ];
  return pairs.filter(([, was, is]) => was !== is).map(([name]) => name);
}

// src/inputs/gate-terms.ts
async function gateTermsOfFile(file, text) {
  const source = await readFileSettings(file, text);
  if (!source.ok) return source;
  const { settings, problems } = source.value;
  return problems.length > 0 ? { ok: false, problems } : succeed(termsOf(settings));
}
async function statusTermsOfFile(file, text) {
  const source = await readFileSettings(file, text);
  if (!source.ok) return {};
  const { folder, baseline } = termsOf(source.value.settings);
  return present({ folder, baseline, statusContext: source.value.settings["status-context"] });
}
function gateTermsOfInputs(raw) {
  return termsOf(readInputs(raw).settings);
}
function termsOf(settings) {
  const listed = (list) => typeof list === "string" ? void 0 : list;
  const path = (written) => written === void 0 ? void 0 : normalisePath(written);
  return present({
    folder: path(settings["working-directory"]),
    baseline: path(settings.baseline),
    methods: listed(settings["sign-off"]),
    approvers: listed(settings.approvers),
    label: settings["sign-off-label"],
    environment: settings.environment,
    files: listed(settings["signed-files"])?.map(normalisePath),
    allowSelfApproval: settings["allow-self-approval"]
  });
}
function present(terms) {
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== void 0));
}

// src/pipeline/gate/read-policy.ts
async function readGatePolicy(host, refs) {
  const base = await configAt(host, refs.base, "base branch");
  const head = refs.head === refs.base ? base : await configAt(host, refs.head, "head");
  const terms = await termsAt(host, base, "base branch");
  if (!terms.ok) return terms;
  const inputs = inRepository(host, gateTermsOfInputs(host.inputs), terms.value.folder);
  const { policy, notes } = decidePolicy(terms.value, inputs);
  const after = await termsAt(host, head, "head");
  const baseline = policy.baseline ?? (after.ok ? after.value.baseline : void 0);
  if (baseline === void 0) return fail(NO_BASELINE);
  const isSame = base.blob === head.blob;
  return succeed({
    policy,
    baseline,
    changes: isSame ? [] : changesOf(terms.value, after.ok ? after.value : void 0),
    config: { path: head.blob === void 0 ? base.path : head.path, blob: head.blob },
    established: base.blob !== void 0,
    notes
  });
}
async function policyOfBranch(host, branch) {
  const config = await configAt(host, branch, `branch \`${branch}\``);
  const terms = await termsAt(host, config, `branch \`${branch}\``);
  if (!terms.ok) return terms;
  const inputs = inRepository(host, gateTermsOfInputs(host.inputs), terms.value.folder);
  const { policy } = decidePolicy(terms.value, inputs);
  return succeed({ policy, established: config.blob !== void 0, path: config.path });
}
async function statusTermsOfBranch(host, branch) {
  const { path, text } = await configAt(host, branch, `branch \`${branch}\``);
  if (text === void 0) return {};
  const { statusContext, ...terms } = await statusTermsOfFile(path, text);
  return { ...inRepository(host, terms), ...statusContext === void 0 ? {} : { statusContext } };
}
async function policyAtHand(host, text = "") {
  const terms = await gateTermsOfFile("the configuration at hand", text);
  const own = terms.ok ? inRepository(host, terms.value) : {};
  return decidePolicy(own, inRepository(host, gateTermsOfInputs(host.inputs), own.folder)).policy;
}
function changesOf(base, head) {
  if (head === void 0) return ["the whole file, which has faults"];
  return policyDifferences(policyOfTerms(base), policyOfTerms(head));
}
async function configAt(host, ref, where) {
  const paths = configPaths(host);
  for (const path of paths) {
    const file = known(await host.server.fileAt(ref, path), `\`${path}\` at the ${where}`);
    if (file !== void 0) return { path, blob: file.blob, text: file.text };
  }
  return { path: paths[0] ?? "", blob: void 0, text: void 0 };
}
function configPaths({ inputs, folder }) {
  const named = inputs.values["config"]?.trim() || void 0;
  return (named === void 0 ? DEFAULT_CONFIG_FILES : [named]).map((name) => repositoryPath(folder, name));
}
async function termsAt(host, { path, text }, where) {
  if (text === void 0) return succeed({});
  const read = await gateTermsOfFile(`${path} of the ${where}`, text);
  return read.ok ? succeed(inRepository(host, read.value)) : read;
}
function inRepository(host, { folder: own, baseline, files, ...terms }, other) {
  const folder = host.folder ?? own ?? other;
  return {
    ...terms,
    ...folder === void 0 ? {} : { folder },
    ...baseline === void 0 ? {} : { baseline: repositoryPath(folder, baseline) },
    ...files === void 0 ? {} : { files: files.map((file) => repositoryPath(folder, file)) }
  };
}
function repositoryPath(folder, written) {
  const kept = [];
  for (const part of `${folder ?? ""}/${written}`.replaceAll("\\", "/").split("/")) {
    if (part === "..") kept.pop();
    else if (part !== "" && part !== ".") kept.push(part);
  }
  return kept.join("/");
}
function signingPolicy({
  methods,
  approvers,
  label,
  environment,
  allowSelfApproval
}) {
  return { methods, ...approvers && { approvers }, label, environment, allowSelfApproval };
}
var NO_BASELINE = {
  code: "input-missing",
  message: "no `baseline` is named: the gate does not know which file holds the approved decisions",
  hint: "Give `baseline: agentverity.baseline.json`; the file need not exist yet."
};

export {
  Unanswered,
  known,
  readGatePolicy,
  policyOfBranch,
  statusTermsOfBranch,
  policyAtHand,
  configPaths,
  signingPolicy
};
