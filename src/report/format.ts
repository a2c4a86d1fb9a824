/** Numbers as people read them. The only place that knows per cent; nothing here decides anything. */

/** No ratio of counts comes closer to 0 or 1 without being it: what does is the rounding noise of an interval. */
const NOISE = 1e-12;
/** Enough to tell `NOISE` from 0. */
const MOST_DECIMALS = 10;

/**
 * Per cent with one decimal where there is one, more only where fewer would mislead.
 * Never prints 0 % or 100 % for a value that is neither.
 *
 * @param fraction in [0, 1]
 * @throws RangeError outside of it (a defect: every rate of the model is a fraction)
 */
export function percent(fraction: number): string {
  const exact = withoutNoise(fraction);
  return `${digitsOf(exact, (text) => !misleads(text, exact))} %`;
}

/**
 * Per cent next to a bound it is compared with: unequal values never print alike ("at most 5 %, below your 5 %"),
 * unless they differ in the tenth decimal.
 *
 * @param fraction in [0, 1]
 * @param bound    in [0, 1]
 */
export function percentBeside(fraction: number, bound: number): string {
  const exact = withoutNoise(fraction);
  const other = percent(bound);
  const clear = (text: string) => !misleads(text, exact) && (exact === bound || `${text} %` !== other);
  return `${digitsOf(exact, clear)} %`;
}

function withoutNoise(fraction: number): number {
  if (!(fraction >= 0 && fraction <= 1)) throw new RangeError(`not a fraction: ${fraction}`);
  if (fraction < NOISE) return 0;
  return 1 - fraction < NOISE ? 1 : fraction;
}

function digitsOf(fraction: number, clear: (text: string) => boolean): string {
  for (let decimals = 1; decimals < MOST_DECIMALS; decimals += 1) {
    const text = withoutZeros((fraction * 100).toFixed(decimals));
    if (clear(text)) return text;
  }
  return withoutZeros((fraction * 100).toFixed(MOST_DECIMALS));
}

function misleads(text: string, fraction: number): boolean {
  return (text === "0" && fraction !== 0) || (text === "100" && fraction !== 1);
}

function withoutZeros(text: string): string {
  return text.replace(/\.?0+$/, "");
}

/** @param lower, upper fractions in [0, 1]; both are told apart from `bound` where they differ from it */
export function interval(lower: number, upper: number, bound: number): string {
  return `${percentBeside(lower, bound)} … ${percentBeside(upper, bound)}`;
}

/** A whole number with thousands apart: `3,000`. */
export function whole(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}

/** `1 pair`, `78 pairs`, `no pairs` is never said: `0 pairs`. */
export function count(number: number, singular: string, plural: string = `${singular}s`): string {
  return `${whole(number)} ${number === 1 ? singular : plural}`;
}

/** @param milliseconds ≥ 0 */
export function duration(milliseconds: number): string {
  if (milliseconds < 999.5) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1000;
  if (seconds < 9.95) return `${withoutDecimalZero(seconds.toFixed(1))} s`;
  const total = Math.round(seconds);
  if (total < 60) return `${total} s`;
  if (total < 3600) return joinUnits(Math.floor(total / 60), "min", total % 60, "s");
  const minutes = Math.round(total / 60);
  return joinUnits(Math.floor(minutes / 60), "h", minutes % 60, "min");
}

function withoutDecimalZero(text: string): string {
  return text.replace(/\.0$/, "");
}

function joinUnits(large: number, largeUnit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;
}

/** At most three digits after the point, and never a p-value of 0. @param pValue in [0, 1] */
export function pValueWords(pValue: number): string {
  return pValue < 0.001 ? "below 0.001" : String(Number(pValue.toFixed(3)));
}

/** US dollars: cents from one cent on, two significant digits below. @param dollars ≥ 0 */
export function money(dollars: number): string {
  if (dollars === 0) return "$0";
  if (dollars >= 0.01) {
    const [units = "0", cents = "00"] = dollars.toFixed(2).split(".");
    return `$${units.replace(/\B(?=(\d{3})+(?!\d))/g, ",")}.${cents}`;
  }
  const decimals = 1 - Math.floor(Math.log10(dollars));
  return decimals > 12 ? "under $0.00000000001" : `$${withoutZeros(dollars.toFixed(decimals))}`;
}

/** `a`, `a and b`, `a, b and c`, `a, b and 4 more`. Items are shown as they are: escape first. @param most ≥ 1 */
export function list(items: readonly string[], most: number = items.length): string {
  const shown = items.slice(0, most);
  const rest = items.length - shown.length;
  const parts = rest > 0 ? [...shown, `${whole(rest)} more`] : shown;
  if (parts.length <= 1) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** The first 12 digits of a fingerprint, for people. */
export function shortFingerprint(hex: string): string {
  return hex.slice(0, 12);
}

/**
 * A name that a user gave, as a code span of a model's text: the fence outruns the name's backticks, so that
 * renderers find the name again and escape it for their medium.
 */
export function quoteName(name: string): string {
  if (name === "") return "`(empty)`";
  const longest = Math.max(0, ...(name.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  const blank = name.trim() === "";
  const padded = !blank && /^`|`$|^ .* $/s.test(name) ? ` ${name} ` : name;
  return `${fence}${padded}${fence}`;
}

/** A clause of the model as a sentence: capital first, full stop last. */
export function sentence(clause: string): string {
  const text = clause.replace(/^[a-z]/, (letter) => letter.toUpperCase());
  return text === "" || /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Adds to a sentence before its full stop. */
export function beforeStop(text: string, addition: string): string {
  return text.endsWith(".") ? `${text.slice(0, -1)}${addition}.` : text + addition;
}
