/** Who may sign: the base branch says it, the step's inputs only take away, the branch under review has no say. */
import { describe, expect, it } from "vitest";
import { decidePolicy, type PolicyTerms, policyDifferences, policyOfTerms } from "../../src/gate/policy.ts";

const DEFAULTS = {
  baseline: undefined,
  methods: ["review", "label"],
  approvers: undefined,
  label: "agentverity:approve-baseline",
  environment: "agentverity-baseline",
  files: [],
  allowSelfApproval: false,
};

describe("a policy", () => {
  it.each<{ name: string; base: PolicyTerms; inputs: PolicyTerms; policy: object; notes?: RegExp }>([
    { name: "is the default where nobody says anything", base: {}, inputs: {}, policy: {} },
    {
      name: "is the base's",
      base: {
        baseline: "b.json",
        methods: ["environment", "review"],
        approvers: ["@Maintainer", "admin", "admin"],
        label: "ok",
        environment: "sign",
        allowSelfApproval: true,
      },
      inputs: {},
      policy: {
        baseline: "b.json",
        methods: ["review", "environment"],
        approvers: ["admin", "maintainer"],
        label: "ok",
        environment: "sign",
        allowSelfApproval: true,
      },
    },
    { name: "loses methods", base: {}, inputs: { methods: ["review"] }, policy: { methods: ["review"] } },
    {
      name: "gains no method",
      base: {},
      inputs: { methods: ["review", "environment"] },
      policy: { methods: ["review"] },
      notes: /`sign-off` \(`environment`\)/,
    },
    {
      name: "takes approvers from an input where the base names none",
      base: {},
      inputs: { approvers: ["Writer"] },
      policy: { approvers: ["writer"] },
    },
    {
      name: "loses approvers, and gains none",
      base: { approvers: ["a", "b"] },
      inputs: { approvers: ["B", "c"] },
      policy: { approvers: ["b"] },
      notes: /`approvers` \(`c`\)/,
    },
    {
      name: "drops the label where an input names another",
      base: {},
      inputs: { label: "bug" },
      policy: { methods: ["review"] },
      notes: /`sign-off-label` \(`bug`\)/,
    },
    {
      name: "keeps the label that an input repeats",
      base: { label: "ok" },
      inputs: { label: "ok" },
      policy: { label: "ok" },
    },
    {
      name: "drops the environment where an input names another",
      base: { methods: ["environment"] },
      inputs: { environment: "mine" },
      policy: { methods: [] },
      notes: /`environment` \(`mine`\)/,
    },
    {
      name: "allows no self-approval by an input",
      base: {},
      inputs: { allowSelfApproval: true },
      policy: { allowSelfApproval: false },
      notes: /`allow-self-approval`/,
    },
    {
      name: "forbids self-approval by an input",
      base: { allowSelfApproval: true },
      inputs: { allowSelfApproval: false },
      policy: { allowSelfApproval: false },
    },
    {
      name: "takes the path from an input where the base has none",
      base: {},
      inputs: { baseline: "i.json" },
      policy: { baseline: "i.json" },
    },
    {
      name: "keeps the base's path",
      base: { baseline: "b.json" },
      inputs: { baseline: "i.json" },
      policy: { baseline: "b.json" },
    },
    {
      name: "adds the files of an input to the base's, but for the baseline itself",
      base: { baseline: "b.json", files: ["tests.json", "b.json"] },
      inputs: { files: ["contract.json", "tests.json"] },
      policy: { baseline: "b.json", files: ["contract.json", "tests.json"] },
    },
  ])("$name", ({ base, inputs, policy, notes }) => {
    const decided = decidePolicy(base, inputs);
    expect(decided.policy).toEqual({ ...DEFAULTS, ...policy });
    if (notes === undefined) expect(decided.notes).toEqual([]);
    else expect(decided.notes.join("\n")).toMatch(notes);
  });
});

describe("a change of policy", () => {
  const changed: readonly [string, PolicyTerms][] = [
    ["baseline", { baseline: "other.json" }],
    ["sign-off", { methods: ["label"] }],
    ["approvers", { approvers: ["author"] }],
    ["sign-off-label", { label: "bug" }],
    ["environment", { environment: "mine" }],
    ["signed-files", { files: ["tests.json"] }],
    ["allow-self-approval", { allowSelfApproval: true }],
  ];
  it.each(changed)("of %s is told by its name", (name, terms) => {
    expect(policyDifferences(policyOfTerms({}), policyOfTerms(terms))).toEqual([name]);
  });

  it("is none where only the words differ", () => {
    const terms = { approvers: ["@A", "b"], methods: ["label", "review"] } as const;
    expect(policyDifferences(policyOfTerms({ approvers: ["B", "a"] }), policyOfTerms(terms))).toEqual([]);
  });
});
