"""Makes an agent of LangGraph, CrewAI, OpenAI Agents or plain Python one that agentverity can ask.

Copy this file beside your agent and call `serve(decide)`. `decide(text)` may be async, and may return what its framework
gave it: the decision, the text, the tool calls with their results, the steps and the tokens are read from that. It imports
none of the frameworks and looks at nothing but the shape of a result. Python 3.9 or later, nothing to install.
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
            fields = observation(answer)
            fields = fields if isinstance(fields, dict) else {"verdict": fields}
            text = json.dumps({**fields, "id": question["id"]}, allow_nan=False, default=str)
        except Exception as error:
            traceback.print_exc()
            text = json.dumps({"id": question["id"], "error": f"{type(error).__name__}: {error}"})
        print(text, file=answers, flush=True)


def observation(answer):
    """Reads a framework's result; `{"result": result, …}` adds to what is read of it or replaces it."""
    if isinstance(answer, dict) and "result" in answer:
        read = _of_framework(answer["result"], answer.get("crew"))
        if read is not None:
            own = {name: value for name, value in answer.items() if name not in ("result", "crew")}
            return {**read, **own}
    read = _of_framework(answer, None)
    return answer if read is None else read


def _of_framework(result, crew):
    if isinstance(result, dict):
        return from_langgraph(result) if _is_graph_state(result) else None
    if hasattr(result, "new_items") and hasattr(result, "raw_responses"):
        return from_openai_agents(result)
    if hasattr(result, "tasks_output") and hasattr(result, "raw"):
        return from_crewai(result, crew)
    return None


def _is_graph_state(state):
    messages = state.get("messages")
    if not isinstance(messages, list) or not messages:
        return False
    if any(name in state for name in ("text", "toolCalls", "tool_calls", "tools")):
        return False  # it has said what it means
    return all(hasattr(message, "type") and hasattr(message, "content") for message in messages)


def from_langgraph(state):
    """The state a graph ends in: the decision is what it or its structured response names, else the last text."""
    messages = state["messages"]
    # A graph with a memory has earlier conversations too. A person has no name there, another agent has one.
    asked = [i for i, message in enumerate(messages) if _is_from(message, "human") and not _get(message, "name")]
    messages = messages[asked[-1] + 1 :] if asked else messages
    model = [message for message in messages if _is_from(message, "ai")]
    answers = [message for message in messages if _is_from(message, "tool")]
    results = {
        _get(message, "tool_call_id"): {"output": _get(message, "content"), "success": _get(message, "status") != "error"}
        for message in answers
    }
    asked = [call for message in model for call in _get(message, "tool_calls") or []]
    calls = [(call.get("id"), call["name"], call.get("args")) for call in asked]
    refusal = bool(model) and (
        bool((_get(model[-1], "additional_kwargs") or {}).get("refusal"))
        or (_get(model[-1], "response_metadata") or {}).get("finish_reason") == "content_filter"
    )
    return _observe(
        framework="langgraph",
        text=_text(_get(messages[-1], "content")) if messages else "",
        structured=[state, state.get("structured_response")],
        refused=refusal,
        tool_calls=_with_results(calls, results),
        steps=len(model),
        usages=[(_get(usage, "input_tokens"), _get(usage, "output_tokens")) for usage in _all(model, "usage_metadata")],
    )


def from_openai_agents(result):
    """What `Runner.run` gives: a handoff is a call of its tool, and a decision for the agent that took over."""
    calls, results, handed_to, refused = [], {}, None, False
    for item in result.new_items:
        kind, raw = _get(item, "type"), _get(item, "raw_item")
        call_id = _get(raw, "call_id") or _get(raw, "id")
        if kind in ("tool_call_item", "handoff_call_item"):
            calls.append((call_id, _get(raw, "name") or _get(raw, "type"), _parsed(_get(raw, "arguments"))))
            if not _get(raw, "name"):  # a tool that the provider runs itself answers in its call
                results[call_id] = {"success": _get(raw, "status") == "completed"}
        elif kind == "tool_call_output_item":
            output = _get(item, "output")
            failed = isinstance(output, str) and output.startswith("An error occurred while running the tool")
            results[call_id] = {"output": output, "success": not failed}
        elif kind == "handoff_output_item":
            results[call_id] = {"success": True}
            handed_to = _get(_get(item, "target_agent"), "name") or handed_to
        elif kind == "message_output_item":
            refused = refused or any(_get(part, "type") == "refusal" for part in _get(raw, "content") or [])
    usages = [(_get(usage, "input_tokens"), _get(usage, "output_tokens")) for usage in _all(result.raw_responses, "usage")]
    return _observe(
        framework="openai-agents",
        text=_said(result.final_output),
        structured=[result.final_output],
        handed_to=handed_to,
        refused=refused,
        tool_calls=_with_results(calls, results),
        steps=len(result.raw_responses),
        usages=usages,
    )


def from_crewai(result, crew=None):
    """What `crew.kickoff` gives: the tools are read from the messages of its tasks, or from `crew` itself."""
    messages = [message for task in result.tasks_output or [] for message in _get(task, "messages") or []]
    asked = [call for message in messages for call in _get(message, "tool_calls") or []]
    functions = [(_get(call, "id"), _get(call, "function")) for call in asked]
    calls = [(call_id, _get(function, "name"), _parsed(_get(function, "arguments"))) for call_id, function in functions]
    outputs = {_get(message, "tool_call_id"): _get(message, "content") for message in messages if _get(message, "role") == "tool"}
    results = {call_id: {"output": output, "success": not _failed(output)} for call_id, output in outputs.items()}
    tool_calls = _with_results(calls, results)
    if not tool_calls and crew is not None:  # where the model has no tool calls of its own, the agents keep what they used
        used = [use for agent in crew.agents for use in _get(agent, "tools_results") or []]
        tool_calls = [
            {
                "name": _get(use, "tool_name"),
                "args": _parsed(_get(use, "tool_args")),
                "output": _get(use, "result"),
                "success": not _failed(_get(use, "result")),
            }
            for use in used
        ]
    reported = [(_get(failure, "tool_name"), _get(failure, "tool_args")) for failure in _get(result, "tool_failures") or []]
    for call in tool_calls:
        call["success"] = call["success"] and (call["name"], call.get("args")) not in reported
    usage = _get(result, "token_usage")
    requests = _get(usage, "successful_requests")
    return _observe(
        framework="crewai",
        text=_text(result.raw) or _said(_plain(_get(result, "pydantic")) or _get(result, "json_dict")),
        structured=[_get(result, "pydantic"), _get(result, "json_dict")],
        tool_calls=tool_calls,
        steps=requests or len(result.tasks_output or []),
        usages=[(_get(usage, "prompt_tokens"), _get(usage, "completion_tokens"))],
    )


def _observe(framework, text, structured, tool_calls, steps, usages, handed_to=None, refused=False):
    counted = [(read, written or 0) for read, written in usages if isinstance(read, int)]
    tokens = {"inputTokens": sum(read for read, _ in counted), "outputTokens": sum(written for _, written in counted)}
    return {
        "text": text,
        "verdict": {"kind": "no_decision", "reason": "refused"} if refused else _decide(structured, handed_to, text),
        "toolCalls": tool_calls,
        "steps": steps,
        "errors": [],
        "metadata": {"framework": framework, **(tokens if counted else {})},
    }


def _decide(structured, handed_to, text):
    typed = [fields for fields in map(_plain, structured) if isinstance(fields, dict)]
    named = [fields.get(name) for fields in typed for name in ("verdict", "decision", "route")]
    labels = [label.strip() for label in [*named, handed_to, text] if isinstance(label, str)]
    label = next((label for label in labels if label), None)
    if label is not None and len(label.encode("utf-16-le")) // 2 > 1000:
        return {"kind": "no_decision", "reason": "open_ended"}
    return label


def _with_results(calls, results):
    """A call whose result never came was not carried out: nothing may be claimed from it."""
    return [
        {"name": name, **({} if args is None else {"args": args}), **results.get(call_id, {"success": False})}
        for call_id, name, args in calls
    ]


def _get(source, name):
    return source.get(name) if isinstance(source, dict) else getattr(source, name, None)


def _all(sources, name):
    return [value for value in (_get(source, name) for source in sources) if value is not None]


def _is_from(message, kind):
    return _get(message, "type") == kind or _get(message, "role") == {"ai": "assistant", "human": "user", "tool": "tool"}[kind]


def _plain(value):
    return value.model_dump() if hasattr(value, "model_dump") else value


def _text(content):
    if isinstance(content, list):
        parts = [part if isinstance(part, str) else _get(part, "text") for part in content]
        return "".join(part for part in parts if isinstance(part, str))
    return content if isinstance(content, str) else ""


def _said(answer):
    if answer is None or isinstance(answer, str):
        return answer or ""
    return json.dumps(_plain(answer), ensure_ascii=False, separators=(",", ":"), default=str)


def _parsed(args):
    """Model APIs give the arguments as the JSON that the model wrote."""
    if not isinstance(args, str) or not args.lstrip().startswith("{"):
        return args
    try:
        return json.loads(args)
    except ValueError:
        return args


def _failed(output):
    return isinstance(output, str) and output.startswith(("Error executing tool", "I encountered an error while trying to use the tool"))
