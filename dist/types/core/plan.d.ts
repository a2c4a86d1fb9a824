export interface RoutePlan {
    readonly route: string;
    readonly cases: number;
    /** Fraction in (0, 1). */
    readonly target: number;
    readonly pairsNeeded: number;
    readonly repeatsEach: number;
    readonly calls: number;
}
/** Quiet pairs that certify a tolerance: by Wilson 35 / 73 / 381 at 10 / 5 / 1 %, exactly 36 / 72 / 368. */
export declare function quietPairs(epsilon: number, strict: boolean): number;
export type RepeatPlan = {
    readonly ok: true;
    readonly repeats: number;
    readonly limited: boolean;
} | {
    readonly ok: false;
    readonly minimumBudget: number;
};
/**
 * Even repeats per case so that all cases together give the quiet pairs the tolerance needs.
 *
 * @param cases  count, at least 1
 * @param budget calls affordable in all; undefined: unlimited. Above 2·cases, the largest affordable even number
 */
export declare function planRepeats(cases: number, epsilon: number, budget: number | undefined, strict: boolean): RepeatPlan;
/**
 * Repeats so that every route qualifies on its own, at its target or at epsilon.
 *
 * @param intended the route of each case
 * @param minimum  repeats below which no route goes; even
 * @returns sorted by route
 */
export declare function planRouteRepeats(intended: readonly string[], epsilon: number, targets: Readonly<Record<string, number>>, strict: boolean, minimum?: number): readonly RoutePlan[];
export interface MeasurementPlan {
    /** Trials of each case, in suite order. */
    readonly repeats: readonly number[];
    /** The repeats of a case without a target. */
    readonly commonRepeats: number;
    /** Empty unless the contract declares stability targets. */
    readonly routes: readonly RoutePlan[];
    /** Follow-up calls of relations among the `calls`, count; absent: none. */
    readonly followUps?: number;
    readonly calls: number;
    /** Fewer repeats than the tolerance needs, because the budget allows no more. */
    readonly limited: boolean;
    /** Of method `sequential`, whose `calls` are those of an agent that never flips. */
    readonly sequential?: ReadingPrice;
}
export interface ReadingPrice {
    /** Pairs in all. */
    readonly cap: number;
    /** Calls of the earliest decision there is: that of an agent that flips every time. Absent where none is that early. */
    readonly fewestCalls?: number;
    readonly mostCalls: number;
}
export type PlanResult = {
    readonly ok: true;
    readonly plan: MeasurementPlan;
} | {
    readonly ok: false;
    readonly minimumBudget: number;
};
export interface PlanRequest {
    /** The route of each case; undefined where a case names none. */
    readonly intended: readonly (string | undefined)[];
    readonly epsilon: number;
    readonly targets: Readonly<Record<string, number>>;
    readonly repeats?: number | undefined;
    readonly budget?: number | undefined;
    /** Follow-up calls of relations, which the budget pays for too; absent: none. */
    readonly followUps?: number | undefined;
    /** Without the meter each case is asked once, for coverage. */
    readonly meter: boolean;
    readonly strict: boolean;
}
/** Refused with the least budget that is enough, not with what this one would have had to be: more of it asks more. */
export declare function planMeasurement(request: PlanRequest): PlanResult;
