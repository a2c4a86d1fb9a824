/**
 * The text of a user's file, or why there is none. The host decodes and must throw for bytes that are not
 * UTF-8 (`new TextDecoder("utf-8", { fatal: true })`): a replacement character would hide the fault.
 */
import { fail, type Problem, type Result, succeed } from "../problem.ts";

export interface TextHost {
  /** UTF-8 text of a file; undefined when there is none. Throws for what exists and cannot be read. */
  read(path: string): string | undefined;
}

/** UTF-16 units; far above any reviewed suite, far below what would exhaust a runner's memory. */
const MAX_FILE_SIZE = 64 * 1024 * 1024;

/**
 * @param path where the host finds it
 * @param file as the user wrote it, for messages
 * @param missing the problem when it is not there
 */
export function readText(host: TextHost, path: string, file: string, missing: Problem): Result<string> {
  let text: string | undefined;
  try {
    text = host.read(path);
  } catch (error) {
    return fail(unreadable(file, error));
  }
  return text === undefined ? fail(missing) : checkText(file, text);
}

/** Refuses what is no text of ours, and drops the byte order mark that editors on Windows put in front. */
export function checkText(file: string, text: string): Result<string> {
  if (text.length > MAX_FILE_SIZE) {
    return fail({
      code: "file-unreadable",
      message: `${file} has ${Math.ceil(text.length / 1024 / 1024)} MiB, more than the 64 MiB that are read`,
      hint: "Split it, or keep only the probes that you review.",
      at: { file },
    });
  }
  if (text.includes("\0")) {
    return fail({
      code: "file-unreadable",
      message: `${file} contains NUL characters: it is a binary file, or UTF-16 text`,
      hint: "Save it as UTF-8.",
      at: { file },
    });
  }
  return succeed(text.startsWith("\uFEFF") ? text.slice(1) : text);
}

export function unreadable(file: string, error: unknown): Problem {
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  const at = { file };
  switch (code) {
    case "EISDIR":
      return {
        code: "file-unreadable",
        message: `${file} is a folder, not a file`,
        hint: "Name a file in it.",
        at,
      };
    case "EACCES":
    case "EPERM":
      return {
        code: "file-unreadable",
        message: `${file} may not be read by this user`,
        hint: "Allow it: `chmod a+r`.",
        at,
      };
    case "ERR_ENCODING_INVALID_ENCODED_DATA":
      return { code: "file-unreadable", message: `${file} is not UTF-8 text`, hint: "Save it as UTF-8.", at };
    default: {
      const reason = error instanceof Error ? error.message : String(error);
      return {
        code: "file-unreadable",
        message: `${file} cannot be read: ${reason}`,
        hint: "Check the file.",
        at,
      };
    }
  }
}
