/** Problems in the order of reading: those of a file from top to bottom, those without a place first. */
import type { Problem } from "../problem.ts";

export function inReadingOrder(problems: readonly Problem[]): Problem[] {
  const rank = (problem: Problem) => [problem.at?.line ?? 0, problem.at?.column ?? 0] as const;
  return problems.toSorted((a, b) => {
    const [lineA, columnA] = rank(a);
    const [lineB, columnB] = rank(b);
    return lineA - lineB || columnA - columnB;
  });
}
