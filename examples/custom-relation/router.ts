/** Decides on refund requests by their amount, as `amounts` finds it in the text. */
function router(amounts: RegExp) {
  return (request: string) => {
    const amount = Number(amounts.exec(request)?.[1] ?? 0);
    if (/\b(stolen|fraud)\b/i.test(request)) return { verdict: "escalate", text: request };
    if (amount > 1000) return { verdict: "refuse", text: request };
    return { verdict: amount > 100 ? "review" : "refund", text: request };
  };
}

/** Reads amounts the way the test data writes them, and no other. */
export const decide = router(/GBP (\d+)/i);

/** Reads `£40` too. */
export const repaired = router(/(?:GBP |£)(\d+)/i);
