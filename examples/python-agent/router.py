"""Routes a bank customer's request, by the same rules as `../payment-dispute/router.ts`."""

import re

from agentverity_shim import serve

RULES = [
    (r"\b(twice|double|two charges|second time|duplicate)\b", "duplicate_charge"),
    (r"\b(do not recognise|did not make|stolen|unknown purchase)\b", "card_security"),
    (r"\b(atm|cash machine)\b", "cash_withdrawal"),
    (r"\brefund\b", "refund_delay"),
    (r"\btransfer\b", "transfer_delay"),
]


def decide(request):
    matching = (route for pattern, route in RULES if re.search(pattern, request, re.IGNORECASE | re.ASCII))
    route = next(matching, "merchant_dispute")
    return {
        "verdict": route,
        "text": f"Forwarded to {route}.",
        "tool_calls": [{"name": "forward", "args": {"route": route}}],
    }


if __name__ == "__main__":
    serve(decide)
