/** Answers about refunds: looks the order up, refunds it where it may, asks where it cannot. Rules stand in for a model. */
interface Call {
  name: string;
  args: Record<string, unknown>;
  success: boolean;
}

interface Answer {
  text: string;
  decision: string;
  toolCalls: Call[];
  steps: number;
}

const PRICES: Record<string, number> = { A17: 40, B52: 900 };
const LIMIT = 100;

export async function answer(request: string): Promise<Answer> {
  const order = /\b[A-Z]\d\d\b/.exec(request)?.[0];
  if (order === undefined)
    return { text: "Which order is it about?", decision: "ask", toolCalls: [], steps: 1 };

  const price = PRICES[order];
  const lookUp = { name: "look_up_order", args: { order }, success: price !== undefined };
  if (price === undefined || price > LIMIT)
    return { text: "A colleague will decide.", decision: "escalate", toolCalls: [lookUp], steps: 2 };

  const refund = { name: "refund", args: { order, amount: price }, success: true };
  return { text: "Refund issued.", decision: "refund", toolCalls: [lookUp, refund], steps: 3 };
}
