"""Makes a Python function an agent that agentverity can ask: copy this file, call `serve(decide)`.

`decide(text)` may be async. It returns the decision as a string, or a dictionary: `verdict`, and if you
like `text`, `tool_calls`, `steps`, `cost`, `latency`. What it raises is a failed call, never a decision.
"""

import asyncio
import inspect
import json
import os
import sys
import traceback


def serve(decide):
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8", newline="\n")
    os.dup2(2, 1)  # whatever anyone prints goes to the log: standard output is for answers alone
    loop = asyncio.new_event_loop()
    for line in sys.stdin:
        question = json.loads(line)
        try:
            answer = decide(question["input"])
            if inspect.isawaitable(answer):
                answer = loop.run_until_complete(answer)
            fields = answer if isinstance(answer, dict) else {"verdict": answer}
            text = json.dumps({**fields, "id": question["id"]}, allow_nan=False)
        except Exception as error:
            traceback.print_exc()
            text = json.dumps({"id": question["id"], "error": f"{type(error).__name__}: {error}"})
        print(text, file=answers, flush=True)
