/** Probes that cannot be measured: blank ones, and repeated ones, whatever file they come from. */

export interface ProbeFault {
  /** 0-based, in the order of the file. */
  readonly index: number;
  /** Of the probe that it repeats; absent: it is blank. */
  readonly first?: number;
}

/** @param inputs what stands where an input belongs; values that are no texts are someone else's to refuse */
export function findProbeFaults(inputs: readonly unknown[]): ProbeFault[] {
  const faults: ProbeFault[] = [];
  const seen = new Map<string, number>();
  for (const [index, input] of inputs.entries()) {
    if (typeof input !== "string") continue;
    const first = seen.get(input);
    if (input.trim() === "") faults.push({ index });
    else if (first === undefined) seen.set(input, index);
    else faults.push({ index, first });
  }
  return faults;
}

export const REPEATS_HINT = "Remove one. To measure a probe more often, raise `repeats`.";
