/** What to do about relations: look at the probe, then decide which side is wrong. */
import type { Assessment } from "../core/assess.ts";
import type { Suite } from "../core/suite.ts";
import { violations } from "./build-relations.ts";
import { count, quoteName } from "./format.ts";
import type { Placed } from "./model.ts";

/** One of each relation comes first: they tell different stories. */
export function violationSteps({ relations }: Assessment, suite: Suite): readonly Placed[] {
  if (relations === undefined) return [];
  const rows = violations(relations, suite);
  const firsts = rows.filter((row, at) => rows.findIndex((each) => each.relation === row.relation) === at);
  const others = rows.length - Math.min(2, firsts.length);
  const found = firsts.slice(0, 2).map(({ relation, text, file, line }): Placed => {
    const place = { ...(file === undefined ? {} : { file }), ...(line === undefined ? {} : { line }) };
    return { text: `Decide whether ${quoteName(relation)} must hold for this probe: ${text}.`, ...place };
  });
  const more =
    others === 0 ? "" : ` (there ${others === 1 ? "is" : "are"} ${count(others, "more violation")})`;
  const last = `Where it must${more}, fix the agent; where it need not, list the relations you do hold it to in a catalogue of your own (\`relations: FILE#export\`).`;
  return [...found, { text: last }];
}

export function vacuousSteps(suite: Suite): readonly Placed[] {
  return [
    {
      text: "Add probes that the relations change, or correct the `transform` that returns its input as it is.",
      file: suite.file,
    },
    { text: "Or leave `relations` out: a relation that changes nothing asks nothing." },
  ];
}
