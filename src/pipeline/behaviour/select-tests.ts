/** Which cases of a suite are behavioural tests, what they are called, and which of them a filter leaves. */
import type { Assertion } from "../../core/behaviour/assertion.ts";
import type { Case, Suite } from "../../core/suite.ts";
import { sha256 } from "../../evidence/digest.ts";
import type { Config } from "../../inputs/config.ts";
import { fail, type Problem, type Result, succeed } from "../../problem.ts";
import { shortFingerprint } from "../../report/format.ts";

export interface SelectedTest {
  readonly name: string;
  /** 0-based, in the whole suite. */
  readonly caseIndex: number;
  readonly assertions: readonly Assertion[];
  readonly runs: number;
  readonly line?: number;
}

export interface Selection {
  /** In suite order. */
  readonly tests: readonly SelectedTest[];
  /** Tests in code, in the order of their files. */
  readonly code: readonly SelectedCodeTest[];
  /** Names of all tests there are, also of those that the filter leaves out. */
  readonly existing: readonly string[];
}

export interface SelectedCodeTest {
  readonly name: string;
  /** Relative to the working directory. */
  readonly file: string;
  /** 0-based, in its file. */
  readonly index: number;
  readonly runs: number;
  readonly line?: number;
}

/** Every test of a suite; empty where no case has an `expect`. */
export function testsOf(suite: Suite, runs: number): readonly SelectedTest[] {
  return suite.cases.flatMap((item, caseIndex) => {
    if (item.expect === undefined) return [];
    const { line } = item;
    return [
      {
        name: nameOf(item),
        caseIndex,
        assertions: item.expect,
        runs: item.runs ?? runs,
        ...(line === undefined ? {} : { line }),
      },
    ];
  });
}

/** Its own name, or one that only its input changes. */
function nameOf({ id, input }: Case): string {
  return id ?? `probe ${shortFingerprint(sha256(input))}`;
}

export interface Available {
  /** Absent where there are only tests in code. */
  readonly suite?: Suite;
  /** All of them. */
  readonly code: readonly SelectedCodeTest[];
  /** Files whose tests nobody knows, as they do not load; count. */
  readonly broken: number;
}

export function selectTests(available: Available, { tests: spec }: Pick<Config, "tests">): Result<Selection> {
  const { suite, code, broken } = available;
  const declared = suite === undefined ? [] : testsOf(suite, spec.runs);
  const all = [...declared, ...code];
  if (all.length === 0 && broken === 0) return fail(noTests(suite, spec.files));
  const twice = all.find(({ name }, index) => all.findIndex((other) => other.name === name) < index);
  if (twice !== undefined) return fail(sameName(twice, suite));
  const wanted = wantedBy(spec.filter);
  const tests = declared.filter(({ caseIndex, name }) => wanted(textOf(suite?.cases[caseIndex], name)));
  const wantedCode = code.filter(({ name }) => wanted(name));
  if (tests.length + wantedCode.length + broken === 0) return fail(noMatch(spec.filter ?? "", all));
  return succeed({ tests, code: wantedCode, existing: all.map((test) => test.name) });
}

function sameName(test: SelectedTest | SelectedCodeTest, suite: Suite | undefined): Problem {
  const file = "file" in test ? test.file : suite?.file;
  return {
    code: "input-conflict",
    message: `two tests are called \`${test.name}\`, and reports and baselines tell them by name`,
    hint: "Rename one of them.",
    ...(file === undefined ? {} : { at: { file, ...(test.line === undefined ? {} : { line: test.line }) } }),
  };
}

/** A case without a name of its own is known by what it asks. */
function textOf(item: Case | undefined, name: string): string {
  return item?.id ?? `${name} ${item?.input ?? ""}`;
}

function wantedBy(filter: string | undefined): (text: string) => boolean {
  if (filter === undefined) return () => true;
  const parts = filter.split(/\s+or\s+/i).map((part) => part.trim().toLowerCase());
  return (text) => parts.some((part) => text.toLowerCase().includes(part));
}

function noTests(suite: Suite | undefined, files: readonly string[] | undefined): Problem {
  if (suite === undefined || files !== undefined)
    return {
      code: "suite-empty",
      message: `there is nothing to test: ${(files ?? []).map((file) => `\`${file}\``).join(", ")} ${suite === undefined ? "" : `and ${suite.file} `}declare no test`,
      hint: "Declare one with `agentTest` in a file called `*.agent.test.ts`, or give a `suite` whose cases have an `expect`.",
    };
  return {
    code: "suite-empty",
    message: `no case of ${suite.file} has an \`expect\`: there is nothing to test`,
    hint: "Add `expect:` with a list of assertions to a case, such as `- used_tool: search`.",
    at: { file: suite.file },
  };
}

function noMatch(filter: string, all: readonly { readonly name: string }[]): Problem {
  const names = all.slice(0, 10).map((test) => `\`${test.name}\``);
  const more = all.length > names.length ? ` and ${all.length - names.length} more` : "";
  return {
    code: "input-invalid",
    message: `no test matched the filter "${filter}"`,
    hint: `There are ${names.join(", ")}${more}. Join several parts with \` or \`.`,
  };
}
