/**
 * Routes a bank customer's request to the team that handles it. Six routes, decided by plain rules, so that the
 * example costs nothing and everyone can see why it decides what it decides. Replace `decide` with your own agent.
 */

export type Route =
  | "card_security"
  | "cash_withdrawal"
  | "duplicate_charge"
  | "merchant_dispute"
  | "refund_delay"
  | "transfer_delay";

const RULES: readonly (readonly [RegExp, Route])[] = [
  [/\b(twice|double|two charges|second time|duplicate)\b/i, "duplicate_charge"],
  [/\b(do not recognise|did not make|stolen|unknown purchase)\b/i, "card_security"],
  [/\b(atm|cash machine)\b/i, "cash_withdrawal"],
  [/\brefund\b/i, "refund_delay"],
  [/\btransfer\b/i, "transfer_delay"],
];

/** A factory: with `isolation: fresh-instance` every trial gets an agent of its own. */
export function buildRouter() {
  return (request: string) => {
    const route = RULES.find(([pattern]) => pattern.test(request))?.[1] ?? "merchant_dispute";
    return {
      verdict: route,
      text: `Forwarded to ${route}.`,
      toolCalls: [{ name: "forward", args: { route } }],
    };
  };
}
