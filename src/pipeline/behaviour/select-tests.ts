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
  /** In suite order; at least one. */
  readonly tests: readonly SelectedTest[];
  /** Names of all tests of the suite, also of those that the filter leaves out. */
  readonly existing: readonly string[];
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

export function selectTests(suite: Suite, { tests: spec }: Pick<Config, "tests">): Result<Selection> {
  const all = testsOf(suite, spec.runs);
  if (all.length === 0) return fail(noTests(suite));
  const wanted = wantedBy(spec.filter);
  const tests = all.filter(({ caseIndex, name }) => wanted(textOf(suite.cases[caseIndex], name)));
  if (tests.length === 0) return fail(noMatch(spec.filter ?? "", all));
  return succeed({ tests, existing: all.map((test) => test.name) });
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

function noTests(suite: Suite): Problem {
  return {
    code: "suite-empty",
    message: `no case of ${suite.file} has an \`expect\`: there is nothing to test`,
    hint: "Add `expect:` with a list of assertions to a case, such as `- used_tool: search`.",
    at: { file: suite.file },
  };
}

function noMatch(filter: string, all: readonly SelectedTest[]): Problem {
  const names = all.slice(0, 10).map((test) => `\`${test.name}\``);
  const more = all.length > names.length ? ` and ${all.length - names.length} more` : "";
  return {
    code: "input-invalid",
    message: `no test matched the filter "${filter}"`,
    hint: `There are ${names.join(", ")}${more}. Join several parts with \` or \`.`,
  };
}
