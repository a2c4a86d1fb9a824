/**
 * The evaluator that a team already has: is each answer the expected one? It looks at one answer per request, as
 * most do, and says nothing about whether the answer comes again.
 *
 *   node exact-match.mjs .agentverity/evidence.json
 */
import { readFileSync } from "node:fs";

const { cases } = JSON.parse(readFileSync(process.argv[2] ?? ".agentverity/evidence.json", "utf8"));
const scored = cases.filter(({ expected }) => expected !== undefined);
const wrong = scored.filter(({ expected, observations }) => observations[0] !== expected);

for (const { input, expected, observations } of wrong) {
  console.log(`expected ${expected}, got ${JSON.stringify(observations[0])}: ${input}`);
}
console.log(`exact match: ${scored.length - wrong.length}/${scored.length}`);
process.exitCode = wrong.length === 0 ? 0 : 1;
