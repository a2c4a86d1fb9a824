/** Standard output and error may be closed or full at any time: that is a reader's choice, and no defect of ours. */
import type { Writable } from "node:stream";

/**
 * A reader that has seen enough (`| head`) changes nothing: files are written and the exit code stays the verdict's.
 * @param refused called with the system's code where something else kept a text from being written
 */
export function tolerateClosedReader(stream: Writable, refused: (code: string) => void): void {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === undefined) throw error;
    if (error.code !== "EPIPE") refused(error.code);
  });
}
