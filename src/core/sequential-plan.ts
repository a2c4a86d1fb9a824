/**
 * What a sequential measurement will read, fixed before the first call: all probes pooled, and each route for itself.
 * The order follows from the seed, the boundaries from the tolerances and the cap: both are stored with the trials.
 */
import { sortedLabels } from "./ordering.ts";
import { usualCap } from "./sequential.ts";
import { type SequentialBoundaries, sequentialBoundaries } from "./stats/sequential-boundaries.ts";
import { type Futility, sequentialFutility } from "./stats/sequential-operating.ts";

export interface RouteDesign {
  readonly route: string;
  readonly targeted: boolean;
  /** Calling one of several routes unstable is corrected for their number. */
  readonly corrected: SequentialBoundaries;
  readonly uncorrected: SequentialBoundaries;
  /** When reading on for this route alone is without prospect. */
  readonly giveUp: Futility;
}

export interface SequentialPlan {
  /** Whole number in [0, 2^32), drawn once. */
  readonly seed: number;
  /** Most pairs that are read, of all probes together. */
  readonly cap: number;
  /** The route of each probe, in suite order. */
  readonly intended: readonly (string | undefined)[];
  readonly pooled: SequentialBoundaries;
  readonly giveUp: Futility;
  /** Sorted; empty where a probe names no route. */
  readonly routes: readonly RouteDesign[];
  /** Is the reading to go on until each route is settled? So where the contract declares stability targets. */
  readonly settlesRoutes: boolean;
}

export interface SequentialQuestion {
  /** The route of each probe; undefined where one names none. */
  readonly intended: readonly (string | undefined)[];
  /** Fraction in (0, 1). */
  readonly epsilon: number;
  readonly targets: Readonly<Record<string, number>>;
}

/**
 * Most pairs that a reading takes unless a budget says otherwise.
 *
 * @returns undefined where a tolerance asks for more than a million
 */
export function wantedPairs({ intended, epsilon, targets }: SequentialQuestion): number | undefined {
  const pooled = usualCap(epsilon);
  if (pooled === undefined) return undefined;
  let total = pooled;
  if (Object.keys(targets).length === 0) return total;
  for (const route of routesOf(intended)) {
    const own = usualCap(toleranceOf(route, epsilon, targets));
    if (own === undefined) return undefined;
    total += own;
  }
  return total;
}

/**
 * @param cap pairs, at least 1; above what the question takes by itself, every line may be read as far
 * @throws RangeError for a tolerance that asks for more than a million pairs (`wantedPairs` tells)
 */
export function planReading(question: SequentialQuestion, cap: number, seed: number): SequentialPlan {
  const { intended, epsilon, targets } = question;
  const wanted = wantedPairs(question);
  if (wanted === undefined) throw new RangeError(`nobody can read pairs for a tolerance of ${epsilon}`);
  const limit = (tolerance: number) => (cap > wanted ? cap : Math.min(cap, usualCap(tolerance) as number));
  const designs = new Map<string, SequentialBoundaries>();
  const design = (tolerance: number, alphaStochastic: number): SequentialBoundaries => {
    const key = `${tolerance} ${alphaStochastic}`;
    const found =
      designs.get(key) ??
      sequentialBoundaries({ epsilon: tolerance, cap: limit(tolerance), alphaStochastic });
    designs.set(key, found);
    return found;
  };
  const routes = routesOf(intended);
  const settlesRoutes = routes.length > 0 && Object.keys(targets).length > 0;
  const pooled = design(epsilon, ALPHA);
  return {
    seed,
    cap,
    intended,
    pooled,
    giveUp: sequentialFutility(pooled),
    routes: routes.map((route) => {
      const tolerance = toleranceOf(route, epsilon, targets);
      const corrected = design(tolerance, ALPHA / routes.length);
      return {
        route,
        targeted: Object.hasOwn(targets, route),
        corrected,
        uncorrected: design(tolerance, ALPHA),
        giveUp: settlesRoutes ? sequentialFutility(corrected) : () => false,
      };
    }),
    settlesRoutes,
  };
}

/** One-sided. */
const ALPHA = 0.025;

/** Nothing can be split honestly where a probe names no route. */
function routesOf(intended: SequentialQuestion["intended"]): readonly string[] {
  const named = intended.filter((route) => route !== undefined);
  return named.length < intended.length ? [] : sortedLabels(named);
}

function toleranceOf(route: string, epsilon: number, targets: Readonly<Record<string, number>>): number {
  return (Object.hasOwn(targets, route) ? targets[route] : undefined) ?? epsilon;
}

/**
 * Most trials of each probe that a plan can ask for, in suite order; even numbers.
 *
 * A route is read from its own probes alone once the pooled question is settled.
 */
export function mostTrials({
  cap,
  intended,
  pooled,
  routes,
  settlesRoutes,
}: SequentialPlan): readonly number[] {
  const pooledRounds = Math.ceil(Math.min(cap, pooled.cap) / Math.max(1, intended.length));
  return intended.map((route) => {
    const own = settlesRoutes ? routes.find((design) => design.route === route) : undefined;
    if (own === undefined) return 2 * pooledRounds;
    const cases = intended.filter((other) => other === route).length;
    return 2 * Math.max(pooledRounds, Math.ceil(Math.min(cap, own.corrected.cap) / cases));
  });
}

/** Fewest pairs after which an agent that flips every time is called stochastic; undefined: not within the cap. */
export function earliestConviction({ pooled, settlesRoutes }: SequentialPlan): number | undefined {
  if (settlesRoutes) return undefined; // each route has to be read for itself
  const flips = pooled.stochasticBy.findIndex((last, flip) => flip > 0 && last >= flip);
  return flips > 0 ? flips : undefined;
}
