/** Numbers as people read them. The only place that knows per cent; nothing here decides anything. */
/**
 * Per cent with one decimal where there is one, more only where fewer would mislead.
 * Never prints 0 % or 100 % for a value that is neither.
 *
 * @param fraction in [0, 1]
 * @throws RangeError outside of it (a defect: every rate of the model is a fraction)
 */
export declare function percent(fraction: number): string;
/**
 * Per cent next to a bound it is compared with: unequal values never print alike ("at most 5 %, below your 5 %"),
 * unless they differ in the tenth decimal.
 *
 * @param fraction in [0, 1]
 * @param bound    in [0, 1]
 */
export declare function percentBeside(fraction: number, bound: number): string;
/** @param lower, upper fractions in [0, 1]; both are told apart from `bound` where they differ from it */
export declare function interval(lower: number, upper: number, bound: number): string;
/** A whole number with thousands apart: `3,000`. */
export declare function whole(count: number): string;
/** `1 pair`, `78 pairs`, `no pairs` is never said: `0 pairs`. */
export declare function count(number: number, singular: string, plural?: string): string;
/** @param milliseconds ≥ 0 */
export declare function duration(milliseconds: number): string;
/** US dollars: cents from one cent on, two significant digits below. @param dollars ≥ 0 */
export declare function money(dollars: number): string;
/** `a`, `a and b`, `a, b and c`, `a, b and 4 more`. Items are shown as they are: escape first. @param most ≥ 1 */
export declare function list(items: readonly string[], most?: number): string;
/** The first 12 digits of a fingerprint, for people. */
export declare function shortFingerprint(hex: string): string;
/**
 * A name that a user gave, as a code span of a model's text: the fence outruns the name's backticks, so that
 * renderers find the name again and escape it for their medium.
 */
export declare function quoteName(name: string): string;
/** A clause of the model as a sentence: capital first, full stop last. */
export declare function sentence(clause: string): string;
/** Adds to a sentence before its full stop. */
export declare function beforeStop(text: string, addition: string): string;
