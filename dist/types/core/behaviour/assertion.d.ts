/**
 * What a behavioural test may demand of one run, as a closed union: a new assertion does not compile until it is read,
 * checked and written. Says what an agent did; not whether that was wise.
 */
export type Assertion = ToolAssertion | CountAssertion | OutputAssertion | LimitAssertion | {
    readonly name: "used_any_tool" | "finished_successfully" | "did_not_error";
} | {
    readonly name: "used_tools_in_order";
    readonly tools: readonly string[];
} | {
    readonly name: "tool_called_with_args";
    readonly tool: string;
    readonly args: Arguments;
} | {
    readonly name: "did_not_claim_confirmation_without_tool";
    readonly tool?: string;
} | {
    readonly name: "decided";
    readonly label: string;
} | {
    readonly name: "decided_one_of";
    readonly labels: readonly string[];
};
export interface ToolAssertion {
    readonly name: "used_tool" | "did_not_use_tool" | "tool_succeeded";
    readonly tool: string;
}
export interface CountAssertion {
    readonly name: "used_tool_times" | "used_tool_at_least" | "used_tool_at_most";
    readonly tool: string;
    /** Integer ≥ 0. */
    readonly count: number;
}
export type OutputAssertion = {
    readonly name: "final_output_contains" | "final_output_does_not_contain";
    readonly text: string;
} | {
    readonly name: "final_output_matches_pattern";
    readonly source: string;
    readonly pattern: RegExp;
};
export interface LimitAssertion {
    readonly name: "steps_less_than" | "latency_less_than" | "cost_less_than";
    /** Steps (count), milliseconds, US dollars; above 0. */
    readonly limit: number;
}
export type Arguments = Readonly<Record<string, unknown>>;
export type AssertionName = Assertion["name"];
/** The reference's names, so that reports of both tools count alike. */
export type FailureCategory = "missing_required_tool" | "wrong_tool_order" | "tool_failure" | "wrong_tool_args" | "step_budget_exceeded" | "runtime_error" | "output_mismatch" | "unsupported_success_claim" | "latency_exceeded" | "cost_exceeded" | "wrong_decision";
/** Finer than the category. */
export type FailureDetail = "tool_not_called" | "no_tool_called" | "wrong_tool_count" | "forbidden_tool_called" | "wrong_tool_order" | "tool_never_succeeded" | "wrong_tool_args" | "too_many_steps" | "steps_not_reported" | "error_in_run" | "blank_output" | "agent_failed" | "test_threw" | "run_timed_out" | "process_ended" | "file_not_loaded" | "output_missing_content" | "unexpected_output_content" | "output_pattern_mismatch" | "pattern_timed_out" | "unsupported_success_claim" | "too_slow" | "latency_not_measured" | "too_expensive" | "cost_not_reported" | "other_decision" | "no_decision";
/** One demand that one run did not meet; holds nothing that the agent wrote but names of tools and decisions. */
export interface AssertionFailure {
    /** As it is written in a suite: `used_tool: search`. Absent where the run failed as a whole. */
    readonly assertion?: string;
    readonly category: FailureCategory;
    readonly detail: FailureDetail;
    /** What happened, for a person; completes "the run failed: …". */
    readonly message: string;
}
/** What confirms a success in the reference; compared without regard to case. */
export declare const CONFIRMATION_PHRASES: readonly string[];
/** As one writes it in a suite, with the arguments as JSON where they are more than a name. */
export declare function writeAssertion(assertion: Assertion): string;
/** Arguments in their order, as a suite or a program gives them; a list is one of them. */
export declare function argumentsOf(assertion: Assertion): readonly unknown[];
