/** What is left of one route's call among several, in the words of every report. */
import { pValueWords } from "../format.ts";
import type { RouteRow } from "../model.ts";

/** `, corrected p 0.003`; empty where nothing was corrected. */
export function correctionWords({ correction }: RouteRow): string {
  if (correction === undefined) return "";
  const p = `p ${pValueWords(correction.pValue)}`;
  return correction.stands ? `, ${p}` : `, but not after correction (${p})`;
}
