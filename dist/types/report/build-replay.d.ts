/** A replayed curtailment in the run report and in words: a counterfactual beside the verdict, never one. */
import type { CurtailmentReplay } from "../core/curtailment.js";
/** By the reference's names. */
export declare function replayFields(replay: CurtailmentReplay): Readonly<Record<string, unknown>>;
export declare function replayCaveat(replay: CurtailmentReplay): string;
