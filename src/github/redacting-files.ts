/**
 * Files of which none holds a known secret: whatever is written is redacted first. A last line of defence, for what
 * reaches a file by another way than an answer (a probe, an error); what is read comes as it is.
 */
import type { Files } from "../ports.ts";
import type { Redactor } from "./redact.ts";

export function redactingFiles(files: Files, redact: Redactor): Files {
  return {
    ...files,
    write: (path, text) =>
      files.write(path, typeof text === "string" ? redact(text) : redactParts(text, redact)),
    openJournal(path, keepBytes) {
      const journal = files.openJournal(path, keepBytes);
      return { append: (line) => journal.append(redact(line)), close: () => journal.close() };
    },
  };
}

/** Part by part: whoever writes in parts ends each at a line, and a secret of several lines is looked for by line too. */
function* redactParts(parts: Iterable<string>, redact: Redactor): Generator<string> {
  for (const part of parts) yield redact(part);
}
