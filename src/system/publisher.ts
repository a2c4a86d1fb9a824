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
      const document = publication.documents[target.format];
      if (target.output === undefined) target.stdout(document);
      else {
        target.files.write(target.output, document);
        target.stderr(`${publication.headline}\n`);
      }
    },
  };
}
