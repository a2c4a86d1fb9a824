/** Takes secrets out of every text of a publication, before anything is cut. Files of artifacts are not read. */
import type { Annotation, Publication } from "../ports.ts";
import type { Redactor } from "./redact.ts";

export function redactPublication(publication: Publication, clean: Redactor): Publication {
  const { summary, checkRun } = publication;
  return {
    ...publication,
    headline: clean(publication.headline),
    text: clean(publication.text),
    ...(summary === undefined ? {} : { summary: clean(summary) }),
    ...(checkRun === undefined
      ? {}
      : { checkRun: { ...checkRun, name: clean(checkRun.name), externalId: clean(checkRun.externalId) } }),
    annotations: publication.annotations.map((annotation) => redactAnnotation(annotation, clean)),
    outputs: Object.fromEntries(
      Object.entries(publication.outputs).map(([name, value]) => [name, clean(value)] as const),
    ),
  };
}

function redactAnnotation(annotation: Annotation, clean: (text: string) => string): Annotation {
  return { ...annotation, title: clean(annotation.title), message: clean(annotation.message) };
}
