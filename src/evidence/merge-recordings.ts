/** Several recordings as one, when they are of one configuration: otherwise two agents would be judged as one that moves. */
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { endOfAll } from "./end-of-run.ts";
import type { RecordedCase, Recording } from "./recording.ts";
import { shorten } from "./recording-builder.ts";

/** @param recordings at least one, in the order their runs were made */
export function mergeRecordings(recordings: readonly Recording[]): Result<Recording> {
  const [first, ...others] = recordings;
  if (first === undefined) throw new RangeError("nothing to merge");
  if (others.length === 0) return succeed(first);
  const problems = others.flatMap((other) => differences(first, other));
  if (problems.length > 0) return fail(...problems);
  const cases = new Map<string, RecordedCase>(first.cases.map((item) => [item.input, item]));
  for (const item of others.flatMap((other) => other.cases)) {
    const known = cases.get(item.input);
    if (known !== undefined && known.expected !== item.expected) problems.push(otherRoute(known, item));
    cases.set(item.input, known === undefined ? item : joined(known, item));
  }
  if (problems.length > 0) return fail(...problems.slice(0, 10));
  const sum = (of: (recording: Recording) => number) =>
    recordings.reduce((total, recording) => total + of(recording), 0);
  const unfinished = recordings.flatMap((recording) => recording.unfinished ?? [])[0];
  return succeed({
    ...first,
    cases: [...cases.values()],
    replays: sum((recording) => recording.replays),
    missing: sum((recording) => recording.missing),
    ...(unfinished === undefined ? {} : { unfinished }),
    ...endOfAll(recordings),
    ordered: false,
  });
}

function joined(a: RecordedCase, b: RecordedCase): RecordedCase {
  return { ...a, outcomes: [...a.outcomes, ...b.outcomes], errors: a.errors + b.errors };
}

function differences(a: Recording, b: Recording): Problem[] {
  const facts = (recording: Recording) => ({
    format: recording.source,
    layer: recording.layer,
    isolation: recording.isolation ?? "unknown",
    ...recording.configuration,
  });
  const [was, is]: Readonly<Record<string, string>>[] = [facts(a), facts(b)];
  const names = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])];
  return names
    .filter((name) => was?.[name] !== is?.[name])
    .map((name) => ({
      code: "evidence-invalid",
      message: `${a.file} and ${b.file} are not of one configuration: \`${name}\` is ${shown(was?.[name])} there and ${shown(is?.[name])} here`,
      hint: "Assess them one by one, and compare the results.",
      at: { file: b.file, path: name },
    }));
}

function shown(value: string | undefined): string {
  return value === undefined ? "not recorded" : `"${shorten(value.replace(/^"|"$/g, ""))}"`;
}

function otherRoute(a: RecordedCase, b: RecordedCase): Problem {
  return {
    code: "evidence-invalid",
    message: `\`expected\` of "${shorten(b.input)}" is ${b.expected ?? "not given"}, and ${a.expected ?? "not given"} in ${a.at.file}`,
    hint: "Assess them one by one: the case was written for another decision.",
    at: b.at,
  };
}
