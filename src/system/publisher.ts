/** A shell's reader: one document on stdout or in a file, and everything else on stderr. */
import type { DocumentFormat, Files, Publication, Publisher } from "../ports.ts";

export interface ShellTarget {
  readonly format: DocumentFormat;
  /** Absolute path; absent: stdout. */
  readonly output?: string;
  readonly files: Files;
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
}

export function createPublisher(target: ShellTarget): Publisher {
  return {
    async publish(publication: Publication) {
      if (publication.documents === undefined) {
        target.stderr(publication.text);
        return;
      }
      const document = publication.documents[target.format] ?? publication.documents.text;
      const refused =
        target.output === undefined ? undefined : writeTo(target.output, document, target.files);
      if (refused !== undefined)
        target.stderr(
          `warning: --output ${target.output} cannot be written (${refused}); it is printed instead\n`,
        );
      if (target.output === undefined || refused !== undefined) target.stdout(document);
      else target.stderr(`${publication.headline}\n`);
    },
  };
}

/** The calls are made and paid for by now: their report is shown, whatever the file system says. @returns why not */
function writeTo(path: string, document: string, files: Files): string | undefined {
  try {
    files.write(path, document);
    return undefined;
  } catch (error) {
    if (error instanceof Error && "syscall" in error && "code" in error) return String(error.code);
    throw error;
  }
}
