/**
 * The step's one way to write to its log: every line redacted, everything that is not a command of ours
 * neutralised, and the annotations counted, since the runner drops those beyond ten of a level without a word.
 */
import type { AnnotationLevel } from "../ports.ts";
import type { Redactor } from "./redact.ts";
import {
  ANNOTATIONS_PER_LEVEL,
  annotationCommand,
  type CommandPlace,
  END_GROUP,
  groupCommand,
  neutralise,
} from "./workflow-commands.ts";

export interface Output {
  /** Plain text, one or more lines. */
  print(text: string): void;
  annotate(level: AnnotationLevel, place: CommandPlace, message: string): void;
  /** How many more annotations of this level the runner will still keep. */
  room(level: AnnotationLevel): number;
  openGroup(title: string): void;
  closeGroup(): void;
}

/** @param write receives whole lines with their line ends */
export function createOutput(write: (text: string) => void, clean: Redactor): Output {
  const annotated: Record<AnnotationLevel, number> = { failure: 0, warning: 0, notice: 0 };
  const line = (text: string): void => write(`${text}\n`);
  return {
    print(text) {
      write(`${neutralise(clean(text)).join("\n")}\n`);
    },
    annotate(level, place, message) {
      annotated[level] += 1;
      const title = place.title === undefined ? undefined : clean(place.title);
      line(annotationCommand(level, { ...place, title }, clean(message)));
    },
    room(level) {
      return Math.max(0, ANNOTATIONS_PER_LEVEL - annotated[level]);
    },
    openGroup(title) {
      line(groupCommand(clean(title)));
    },
    closeGroup() {
      line(END_GROUP);
    },
  };
}
