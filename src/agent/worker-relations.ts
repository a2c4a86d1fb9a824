/**
 * In the worker: a team's catalogue of relations, looked at once and then asked by text like an agent. What it holds is
 * somebody's code, so each part is checked before the first call is paid for, and each fault names its relation.
 */
import type { Relation, RelationAnswer } from "../core/custom-relation.ts";
import type { CatalogueQuestion, CheckReply } from "./relation-catalogue-protocol.ts";
import { describeError } from "./worker-answer.ts";
import type { LoadFault } from "./worker-protocol.ts";
import { CatalogueFault, type Entry, readEntries } from "./worker-relation-entries.ts";

/** In the shape of a loaded agent: what follows need not know that it is none. */
type LoadedCatalogue =
  | { readonly ok: true; readonly kind: "function"; readonly next: () => unknown }
  | { readonly ok: false; readonly fault: LoadFault };

/** @param exported what the module exports: a list, one relation, or a function without parameters that returns either */
export async function loadCatalogue(exported: unknown): Promise<LoadedCatalogue> {
  try {
    const made: unknown = typeof exported === "function" ? await exported() : exported;
    const entries = readEntries(made);
    const answer = async (question: string) => ({
      text: JSON.stringify(await reply(entries, JSON.parse(question))),
    });
    return { ok: true, kind: "function", next: () => answer };
  } catch (error) {
    const message = error instanceof CatalogueFault ? error.message : `it threw ${describeError(error)}`;
    return { ok: false, fault: { what: "bad-catalogue", message } };
  }
}

async function reply(entries: readonly Entry[], question: CatalogueQuestion): Promise<unknown> {
  if (question.ask === "list") return entries.map(({ relation: _, ...entry }) => entry);
  const relation = entries[question.index]?.relation;
  if (relation === undefined) throw new RangeError(`there is no relation ${question.index}`);
  return question.ask === "reword"
    ? { text: await reword(relation, question.input) }
    : check(relation, question.before, question.after);
}

/** Asked twice: a follow-up that is worded anew each time could neither be planned nor resumed. */
async function reword(relation: Relation, input: string): Promise<string> {
  const text: unknown = await relation.transform(input);
  if (typeof text !== "string") throw new TypeError(`\`transform\` returned ${typeWords(text)}, not a text`);
  if (text.trim() === "") throw new TypeError("`transform` returned an empty text");
  if ((await relation.transform(input)) !== text)
    throw new Error("`transform` returned another text the second time; it must depend on its input alone");
  return text;
}

async function check(relation: Relation, before: RelationAnswer, after: RelationAnswer): Promise<CheckReply> {
  const verdict: unknown = await relation.check?.(before, after);
  if (typeof verdict === "string") return { held: false, why: verdict };
  if (typeof verdict === "boolean") return { held: verdict };
  throw new TypeError(`\`check\` returned ${typeWords(verdict)}, neither \`true\`, \`false\` nor a text`);
}

function typeWords(value: unknown): string {
  return value === undefined || value === null ? "nothing" : `something of type ${typeof value}`;
}
