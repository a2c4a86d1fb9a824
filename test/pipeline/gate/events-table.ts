/** What each event gets where a pull request stands, as the table that a reviewer reads: like outcomes share a row. */
import { readFileSync, writeFileSync } from "node:fs";

export interface Outcome {
  readonly event: string;
  /** `success: …`; undefined: GitHub starts no run. */
  readonly status: string | undefined;
  readonly red: boolean;
  readonly calls: number;
}

const FILE = new URL("../../golden/gate/events.md", import.meta.url);

function introduction(quiet: readonly string[]): string {
  return `# Every event of the gate, wherever a pull request stands

A required status is never left unposted: each row is what its events post, on the pull request's head or on the commit
that they are about. A run by hand without a pull request's number and one by the clock are about none, and post nothing.
Calls are those of the agent.

**Quiet** events change nothing of where a pull request stands, and a signature that counts is a place of its own:
${quiet.join(", ")}.

| the pull request | events | status | it says | job | calls |
| --- | --- | --- | --- | --- | --- |
`;
}

/**
 * @param quiet names that one word stands for, where they all have one outcome
 * @returns the lines of one place, in the order of its events
 */
export function rowsOf(
  place: string,
  outcomes: readonly Outcome[],
  quiet: readonly string[],
): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const outcome of outcomes) {
    const like = cells(outcome);
    groups.set(like, [...(groups.get(like) ?? []), outcome.event]);
  }
  return [...groups].map(([like, events]) => {
    const isQuiet = quiet.every((event) => events.includes(event));
    const named = isQuiet ? ["**quiet**", ...events.filter((event) => !quiet.includes(event))] : events;
    return `| ${place} | ${named.join(", ")} | ${like} |`;
  });
}

function cells(outcome: Outcome): string {
  if (outcome.status === undefined) return "none | it conflicts: GitHub starts no run for it | - | -";
  const [, state = "", says = ""] = /^(\w+): (.*)$/s.exec(outcome.status) ?? [];
  return [
    state,
    says.replace(/sha256:[0-9a-f]+…?/, "sha256:…"),
    outcome.red ? "red" : "green",
    outcome.calls,
  ].join(" | ");
}

/** @returns the lines of one place that were reviewed */
export function reviewedRows(place: string): readonly string[] {
  return readFileSync(FILE, "utf8")
    .split("\n")
    .filter((line) => line.startsWith(`| ${place} |`));
}

export function writeTable(rows: readonly string[], quiet: readonly string[]): void {
  writeFileSync(FILE, `${introduction(quiet)}${rows.join("\n")}\n`);
}
