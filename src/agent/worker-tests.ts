/**
 * In the worker: a test file, loaded with this library under the package's name whether it is installed or not, and its
 * tests run on request. A plain `.mjs` goes the same way: a native import of it would look for the package.
 */
import { pathToFileURL } from "node:url";
import { runOnce } from "./code-run.ts";
import { type CodeTest, registerTestsWith } from "./code-test.ts";
import type { CodeRunReply, CodeTestQuestion, DeclaredTest } from "./code-tests-protocol.ts";
import type { LoadFault } from "./worker-protocol.ts";
import { importTranspiled } from "./worker-transpile.ts";

/** In the shape of a loaded agent: what follows need not know that it is none. */
type LoadedTests =
  | { readonly ok: true; readonly kind: "function"; readonly next: () => unknown }
  | { readonly ok: false; readonly fault: LoadFault };

/** Under either name; what is of Vitest alone is not there. */
const NAMES = ["agentverity-action", "agentverity-action/vitest"];

/** @param library absolute path of the built library */
export async function loadTests(file: string, library: string): Promise<LoadedTests> {
  const tests: CodeTest[] = [];
  try {
    const own: unknown = await import(pathToFileURL(library).href);
    registerTestsWith((test) => tests.push(test));
    await importTranspiled(file, Object.fromEntries(NAMES.map((name) => [name, own])));
  } catch (error) {
    const { describeLoadFault } = await import("./worker-faults.ts");
    return { ok: false, fault: await describeLoadFault(error, file) };
  }
  const answer = async (question: string) => ({
    text: JSON.stringify(await reply(tests, file, JSON.parse(question))),
  });
  return { ok: true, kind: "function", next: () => answer };
}

async function reply(
  tests: readonly CodeTest[],
  file: string,
  question: CodeTestQuestion,
): Promise<readonly DeclaredTest[] | CodeRunReply> {
  if (question.ask === "list") return tests.map((test) => declared(test, file));
  const test = tests[question.index];
  if (test === undefined) throw new RangeError(`there is no test ${question.index}`);
  const { thrown, ...run } = await runOnce(test);
  if (thrown === undefined) return run;
  const { name, message, byAgent, stack } = thrown;
  return { ...run, thrown: { name, message, byAgent, ...lineIn(stack, file) } };
}

function declared({ name, options: { runs }, stack }: CodeTest, file: string): DeclaredTest {
  return { name, ...(runs === undefined ? {} : { runs }), ...lineIn(stack, file) };
}

/** The innermost place in the file itself: what it calls lies elsewhere. */
function lineIn(stack: string, file: string): { readonly line?: number } {
  for (const frame of stack.split("\n")) {
    const from = [file, pathToFileURL(file).href].find((name) => frame.includes(`${name}:`));
    const line =
      from === undefined ? undefined : /^:(\d+)/.exec(frame.slice(frame.indexOf(from) + from.length));
    if (line?.[1] !== undefined) return { line: Number(line[1]) };
  }
  return {};
}
