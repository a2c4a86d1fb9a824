import {
  clopperPearsonInterval,
  requireCounts
} from "./chunk-TWMHUV77.js";

// src/core/stats/flakiness.ts
function flakiness(passes, runs) {
  requireCounts(passes, runs);
  if (runs === 0) throw new RangeError("no run says nothing about flakiness");
  const estimate = score(passes / runs);
  const { lower, upper } = clopperPearsonInterval(passes, runs);
  const [least, most] = [Math.min(score(lower), score(upper)), Math.max(score(lower), score(upper))];
  return {
    estimate,
    corrected: runs === 1 ? 0 : Math.min(1, estimate * runs / (runs - 1)),
    interval: { lower: least, upper: lower <= 0.5 && upper >= 0.5 ? 1 : most }
  };
}
function score(rate) {
  return 4 * rate * (1 - rate);
}

export {
  flakiness
};
