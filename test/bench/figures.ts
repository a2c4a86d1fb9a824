/** What was measured, as figures beside their yardsticks; how they are shown. */

export interface Figure {
  readonly name: string;
  readonly unit: "ms" | "MB";
  /** One a repetition. */
  readonly values: readonly number[];
  /** What each value is measured beside, in the same repetition. */
  readonly yardstick: { readonly name: string; readonly values: readonly number[] };
  /** What the median is held to: the value itself, what it exceeds its yardstick by, or how many times it is that. */
  readonly bound?: { readonly of: "value" | "excess" | "ratio"; readonly most: number };
}

export interface Summary {
  readonly name: string;
  readonly unit: string;
  readonly median: number;
  readonly least: number;
  readonly greatest: number;
  readonly yardstick: string;
  readonly yardstickMedian: number;
  /** Median of the repetitions' own. */
  readonly ratio: number;
  readonly excess: number;
  readonly bound: string;
  /** undefined: measured, and held to nothing. */
  readonly met: boolean | undefined;
}

export function summarise({ name, unit, values, yardstick, bound }: Figure): Summary {
  const pairs = values.map((value, index) => [value, yardstick.values[index] ?? Number.NaN] as const);
  const of = {
    value: median(values),
    excess: median(pairs.map(([value, beside]) => value - beside)),
    ratio: median(pairs.map(([value, beside]) => value / beside)),
  };
  const words = {
    value: `≤ ${bound?.most} ${unit}`,
    excess: `≤ + ${bound?.most} ${unit}`,
    ratio: `≤ × ${bound?.most}`,
  };
  return {
    name,
    unit,
    median: of.value,
    least: Math.min(...values),
    greatest: Math.max(...values),
    yardstick: yardstick.name,
    yardstickMedian: median(yardstick.values),
    ratio: of.ratio,
    excess: of.excess,
    bound: bound === undefined ? "" : words[bound.of],
    met: bound === undefined ? undefined : of[bound.of] <= bound.most,
  };
}

export function renderTable(summaries: readonly Summary[]): string {
  const rows = summaries.map((each) => [
    each.name,
    `${Math.round(each.median)} ${each.unit}`,
    `${Math.round(each.least)}-${Math.round(each.greatest)}`,
    `${each.yardstick} ${Math.round(each.yardstickMedian)}`,
    `× ${each.ratio.toFixed(2)}`,
    `${each.excess < 0 ? "-" : "+"} ${Math.abs(Math.round(each.excess))}`,
    each.bound,
    verdict(each.met),
  ]);
  const table = [["", "median", "spread", "beside", "ratio", "excess", "bound", ""], ...rows];
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? "").length)),
  );
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function verdict(met: boolean | undefined): string {
  if (met === undefined) return "";
  return met ? "met" : "NOT met";
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
