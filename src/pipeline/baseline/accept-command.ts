/** What a person types to make decisions that were measured the baseline, without another call. */

/** @param words flags and values that decide the same of the same evidence */
export function acceptCommand(words: readonly string[], file: string): string {
  return ["agentverity", "snapshot", ...words, "--accept-reference", "--output", file]
    .map(shellWord)
    .join(" ");
}

function shellWord(word: string): string {
  return /^[\w./:=,@%+-]+$/.test(word) ? word : `"${word.replaceAll(/(["\\$`])/g, "\\$1")}"`;
}
