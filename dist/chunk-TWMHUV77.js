// src/core/stats/wilson.ts
var Z_95 = 1.96;
function wilsonInterval(successes, trials, z = Z_95) {
  requireCounts(successes, trials);
  if (trials === 0) return { lower: 0, upper: 1 };
  const rate = successes / trials;
  const denominator = 1 + z * z / trials;
  const centre = (rate + z * z / (2 * trials)) / denominator;
  const half = z * Math.sqrt((rate * (1 - rate) + z * z / (4 * trials)) / trials) / denominator;
  return { lower: Math.max(0, centre - half), upper: Math.min(1, centre + half) };
}
function requireCounts(successes, trials) {
  if (!Number.isSafeInteger(trials) || trials < 0) {
    throw new RangeError(`trials must be an integer >= 0, got ${trials}`);
  }
  if (!Number.isSafeInteger(successes) || successes < 0 || successes > trials) {
    throw new RangeError(`successes must be an integer in [0, ${trials}], got ${successes}`);
  }
}

// src/core/stats/binomial.ts
function binomialMass(successes, trials, rate) {
  requireCounts(successes, trials);
  if (rate <= 0) return successes === 0 ? 1 : 0;
  if (rate >= 1) return successes === trials ? 1 : 0;
  if (successes === 0) return Math.exp(trials * Math.log1p(-rate));
  if (successes === trials) return Math.exp(trials * Math.log(rate));
  const failures = trials - successes;
  const logMass = stirlingError(trials) - stirlingError(successes) - stirlingError(failures) - deviance(successes, trials * rate) - deviance(failures, trials * (1 - rate));
  return Math.sqrt(trials / (2 * Math.PI * successes * failures)) * Math.exp(logMass);
}
function binomialLowerTail(successes, trials, rate) {
  requireCounts(successes, trials);
  if (successes === trials) return 1;
  if (successes > trials * rate) return 1 - sumUpward(successes + 1, trials, rate);
  return sumDownward(successes, trials, rate);
}
function binomialUpperTail(successes, trials, rate) {
  requireCounts(successes, trials);
  if (successes === 0) return 1;
  if (successes <= trials * rate) return 1 - sumDownward(successes - 1, trials, rate);
  return sumUpward(successes, trials, rate);
}
function sumDownward(from, trials, rate) {
  let term = binomialMass(from, trials, rate);
  let sum = term;
  for (let k = from; k > 0; k -= 1) {
    term *= k / (trials - k + 1) * ((1 - rate) / rate);
    if (sum + term === sum) break;
    sum += term;
  }
  return Math.min(1, sum);
}
function sumUpward(from, trials, rate) {
  let term = binomialMass(from, trials, rate);
  let sum = term;
  for (let k = from; k < trials; k += 1) {
    term *= (trials - k) / (k + 1) * (rate / (1 - rate));
    if (sum + term === sum) break;
    sum += term;
  }
  return Math.min(1, sum);
}
function stirlingError(n) {
  if (n < SMALL_STIRLING_ERRORS.length) return SMALL_STIRLING_ERRORS[n];
  const nn = n * n;
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / 1188 / nn) / nn) / nn) / nn) / n;
}
var SMALL_STIRLING_ERRORS = [
  0,
  0.08106146679532726,
  0.0413406959554093,
  0.02767792568499834,
  0.020790672103765093,
  0.016644691189821193,
  0.013876128823070748,
  0.01189670994589177,
  0.010411265261972096,
  0.009255462182712733,
  0.00833056343336287,
  0.007573675487951841,
  0.00694284010720953,
  0.006408994188004207,
  0.0059513701127588475,
  0.005554733551962801
];
function deviance(x, mean) {
  if (Math.abs(x - mean) >= 0.1 * (x + mean)) return x * Math.log(x / mean) + mean - x;
  const v = (x - mean) / (x + mean);
  let sum = (x - mean) * v;
  let power = 2 * x * v;
  for (let j = 1; j < 1e3; j += 1) {
    power *= v * v;
    const next = sum + power / (2 * j + 1);
    if (next === sum) break;
    sum = next;
  }
  return sum;
}

// src/core/stats/clopper-pearson.ts
function clopperPearsonInterval(successes, trials, tailProbability = 0.025) {
  requireCounts(successes, trials);
  if (trials === 0) return { lower: 0, upper: 1 };
  return {
    lower: successes === 0 ? 0 : bisect((rate) => binomialUpperTail(successes, trials, rate) > tailProbability),
    upper: successes === trials ? 1 : bisect((rate) => binomialLowerTail(successes, trials, rate) <= tailProbability)
  };
}
function bisect(holds) {
  let low = 0;
  let high = 1;
  for (; ; ) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) return high;
    if (holds(middle)) high = middle;
    else low = middle;
  }
}

// src/report/format.ts
var NOISE = 1e-12;
var MOST_DECIMALS = 10;
function percent(fraction) {
  const exact = withoutNoise(fraction);
  return `${digitsOf(exact, (text) => !misleads(text, exact))} %`;
}
function percentBeside(fraction, bound) {
  const exact = withoutNoise(fraction);
  const other = percent(bound);
  const clear = (text) => !misleads(text, exact) && (exact === bound || `${text} %` !== other);
  return `${digitsOf(exact, clear)} %`;
}
function withoutNoise(fraction) {
  if (!(fraction >= 0 && fraction <= 1)) throw new RangeError(`not a fraction: ${fraction}`);
  if (fraction < NOISE) return 0;
  return 1 - fraction < NOISE ? 1 : fraction;
}
function digitsOf(fraction, clear) {
  for (let decimals = 1; decimals < MOST_DECIMALS; decimals += 1) {
    const text = withoutZeros((fraction * 100).toFixed(decimals));
    if (clear(text)) return text;
  }
  return withoutZeros((fraction * 100).toFixed(MOST_DECIMALS));
}
function misleads(text, fraction) {
  return text === "0" && fraction !== 0 || text === "100" && fraction !== 1;
}
function withoutZeros(text) {
  return text.replace(/\.?0+$/, "");
}
function interval(lower, upper, bound) {
  return `${percentBeside(lower, bound)} … ${percentBeside(upper, bound)}`;
}
function whole(count2) {
  return String(count2).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}
function count(number, singular, plural = `${singular}s`) {
  return `${whole(number)} ${number === 1 ? singular : plural}`;
}
function duration(milliseconds) {
  if (milliseconds < 999.5) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1e3;
  if (seconds < 9.95) return `${withoutDecimalZero(seconds.toFixed(1))} s`;
  const total = Math.round(seconds);
  if (total < 60) return `${total} s`;
  if (total < 3600) return joinUnits(Math.floor(total / 60), "min", total % 60, "s");
  const minutes = Math.round(total / 60);
  return joinUnits(Math.floor(minutes / 60), "h", minutes % 60, "min");
}
function withoutDecimalZero(text) {
  return text.replace(/\.0$/, "");
}
function joinUnits(large, largeUnit, small, smallUnit) {
  return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;
}
function pValueWords(pValue) {
  return pValue < 1e-3 ? "below 0.001" : String(Number(pValue.toFixed(3)));
}
function money(dollars) {
  if (dollars === 0) return "$0";
  if (dollars >= 0.01) {
    const [units = "0", cents = "00"] = dollars.toFixed(2).split(".");
    return `$${units.replace(/\B(?=(\d{3})+(?!\d))/g, ",")}.${cents}`;
  }
  const decimals = 1 - Math.floor(Math.log10(dollars));
  return decimals > 12 ? "under $0.00000000001" : `$${withoutZeros(dollars.toFixed(decimals))}`;
}
function list(items, most = items.length) {
  const shown = items.slice(0, most);
  const rest = items.length - shown.length;
  const parts = rest > 0 ? [...shown, `${whole(rest)} more`] : shown;
  if (parts.length <= 1) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
function shortFingerprint(hex) {
  return hex.slice(0, 12);
}
function quoteName(name) {
  if (name === "") return "`(empty)`";
  const longest = Math.max(0, ...(name.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  const blank = name.trim() === "";
  const padded = !blank && /^`|`$|^ .* $/s.test(name) ? ` ${name} ` : name;
  return `${fence}${padded}${fence}`;
}
function sentence(clause) {
  const text = clause.replace(/^[a-z]/, (letter) => letter.toUpperCase());
  return text === "" || /[.!?…]$/.test(text) ? text : `${text}.`;
}
function beforeStop(text, addition) {
  return text.endsWith(".") ? `${text.slice(0, -1)}${addition}.` : text + addition;
}

// src/core/decision.ts
var NO_DECISION_REASONS = [
  "no_tool_selected",
  "refused",
  "open_ended",
  "extraction_failed",
  "malformed_response",
  "runtime_error"
];
var UNSCORABLE_REASONS = [
  "open_ended",
  "extraction_failed",
  "malformed_response",
  "runtime_error"
];
var DECLARABLE_REASONS = ["refused", "no_tool_selected"];
var MAX_LABEL = 1e3;
function isNoDecisionReason(value) {
  return NO_DECISION_REASONS.includes(value);
}

// src/core/outcome.ts
var LAYERS = ["verdict", "tools", "text"];
function project(observation, layer) {
  switch (layer) {
    case "text":
      return { ok: true, outcome: { kind: "text", text: observation.text } };
    case "tools":
      return { ok: true, outcome: { kind: "tools", names: observation.toolCalls.map((call) => call.name) } };
    case "verdict": {
      const verdict = observation.verdict;
      if (verdict === null) return { ok: false, reason: "extraction_failed" };
      if (verdict.kind === "no-decision" && UNSCORABLE_REASONS.includes(verdict.reason)) {
        return { ok: false, reason: verdict.reason };
      }
      return { ok: true, outcome: verdict };
    }
  }
}
function sameOutcome(a, b) {
  return a === b || outcomeKey(a) === outcomeKey(b);
}
function outcomeKey(outcome) {
  switch (outcome.kind) {
    case "decision":
      return `d:${outcome.label}`;
    case "no-decision":
      return `n:${outcome.reason}`;
    case "tools":
      return `p:${JSON.stringify(outcome.names)}`;
    case "text":
      return `t:${outcome.text}`;
  }
}
function outcomeWords(outcome) {
  switch (outcome.kind) {
    case "decision":
      return outcome.label;
    case "no-decision":
      return `no decision: ${outcome.reason.replaceAll("_", " ")}`;
    case "tools":
      return outcome.names.length === 0 ? "no tool call" : outcome.names.join(" → ");
    case "text":
      return outcome.text;
  }
}

export {
  NO_DECISION_REASONS,
  UNSCORABLE_REASONS,
  DECLARABLE_REASONS,
  MAX_LABEL,
  isNoDecisionReason,
  LAYERS,
  project,
  sameOutcome,
  outcomeKey,
  outcomeWords,
  Z_95,
  wilsonInterval,
  requireCounts,
  binomialMass,
  binomialLowerTail,
  binomialUpperTail,
  clopperPearsonInterval,
  percent,
  percentBeside,
  interval,
  whole,
  count,
  duration,
  pValueWords,
  money,
  list,
  shortFingerprint,
  quoteName,
  sentence,
  beforeStop
};
