/** Findings as annotations on the lines of the user's own files: plain text, worst first, within GitHub's limits. */
import type { Annotation, AnnotationLevel } from "../ports.ts";
import { cap, plainProse } from "./escape.ts";
import type { Finding, RefusalModel, ReportModel } from "./model.ts";

export interface AnnotationOptions {
  /** The working directory relative to the repository's root, forward slashes; "" or absent: the root itself. */
  readonly prefix?: string;
}

const TITLE_LENGTH = 255;
const MESSAGE_BYTES = 64 * 1024;
const WORST: Readonly<Record<AnnotationLevel, number>> = { failure: 0, warning: 1, notice: 2 };

export function renderAnnotations(
  model: Pick<ReportModel, "findings">,
  options: AnnotationOptions = {},
): readonly Annotation[] {
  return [...model.findings]
    .sort((a, b) => WORST[a.level] - WORST[b.level])
    .map((finding) => annotation(finding, options.prefix ?? ""));
}

/** Problems of the input, each on its own line of the file that has it. */
export function renderRefusalAnnotations(
  refusal: RefusalModel,
  options: AnnotationOptions = {},
): readonly Annotation[] {
  return refusal.problems.map(({ message, hint, file, line }) =>
    annotation(
      {
        level: "failure",
        title: "Refused input",
        text: `${message}. ${hint}`,
        ...(file === undefined ? {} : { file }),
        ...(line === undefined ? {} : { line }),
      },
      options.prefix ?? "",
    ),
  );
}

function annotation(finding: Finding, prefix: string): Annotation {
  const file = finding.file === undefined ? undefined : inRepository(prefix, finding.file);
  return {
    level: finding.level,
    title: plainProse(finding.title, TITLE_LENGTH),
    message: message(finding.text),
    ...(file === undefined ? {} : { file }),
    ...(file === undefined || finding.line === undefined ? {} : { line: finding.line }),
  };
}

/** Four bytes are the most a code point takes. */
function message(text: string): string {
  return cap(plainProse(text), MESSAGE_BYTES / 4);
}

/** Joined and normalised; undefined for a file outside the repository, which no annotation can name. */
function inRepository(prefix: string, file: string): string | undefined {
  const path = file.replaceAll("\\", "/");
  if (path.startsWith("/") || /^[A-Za-z]:/.test(path)) return undefined;
  const parts: string[] = [];
  for (const part of `${prefix.replaceAll("\\", "/")}/${path}`.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.length === 0 ? undefined : parts.join("/");
}
