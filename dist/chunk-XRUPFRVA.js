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

export {
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
