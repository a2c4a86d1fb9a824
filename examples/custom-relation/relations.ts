/**
 * What must hold between a request and its rewording, as only this team knows it. A relation is a `transform` and, where
 * "the same decision" does not say it, a `check`. `relations: ./relations.ts#catalogue` runs them.
 */

/** From the best for the customer to the worst. */
const STRICTNESS = ["refund", "review", "refuse", "escalate"];

interface Answer {
  readonly verdict: string | null;
}

const strictness = ({ verdict }: Answer) => STRICTNESS.indexOf(verdict ?? "");

export const catalogue = [
  // The built-in ones by name; "default" would take all four.
  "case-invariance",
  {
    name: "currency-symbol",
    kind: "invariant",
    transform: (request: string) => request.replace(/GBP (\d+)/, "£$1"),
  },
  {
    name: "ten-times-the-money",
    kind: "monotone",
    transform: (request: string) => request.replace(/GBP (\d+)/, (_, amount) => `GBP ${10 * Number(amount)}`),
    check: (before: Answer, after: Answer) =>
      strictness(after) >= strictness(before) ||
      `ten times the amount is no reason to go from ${before.verdict} to ${after.verdict}`,
  },
  {
    name: "theft-escalates",
    kind: "directional",
    transform: (request: string) => (/stolen/.test(request) ? request : `${request} The card was stolen.`),
    check: (_before: Answer, after: Answer) => after.verdict === "escalate",
  },
];
