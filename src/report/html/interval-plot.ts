/** A rate as a point on its interval, between 0 and 100 %; where there is a tolerance, a mark at it. */

export interface Plotted {
  /** Fractions in [0, 1]; undefined where nothing was counted. */
  readonly rate: number | undefined;
  readonly lower: number;
  readonly upper: number;
  readonly tolerance?: number;
  /** What is seen, in words; HTML. */
  readonly words: string;
}

const PLOT = { width: 120, height: 18, margin: 4 } as const;

export function intervalPlot({ rate, lower, upper, tolerance, words }: Plotted): string {
  const { width, height, margin } = PLOT;
  const x = (value: number): string => (margin + value * (width - 2 * margin)).toFixed(1);
  const middle = height / 2;
  const mark = tolerance === undefined ? "" : `<path d="M${x(tolerance)} 1V${height - 1}" class="mark"/>`;
  const point = rate === undefined ? "" : `<circle cx="${x(rate)}" cy="${middle}" r="3.5" class="point"/>`;
  return `<svg class="plot" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${words}"><path d="M${x(0)} ${middle}H${x(1)}" class="axis"/><path d="M${x(lower)} ${middle}H${x(upper)}" class="interval"/>${mark}${point}</svg>`;
}
