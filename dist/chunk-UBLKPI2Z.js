import {
  binomialUpperTail
} from "./chunk-QMDUAR73.js";

// src/core/stats/detectable.ts
var POWER = 0.8;
function detectableRate(least, trials, power = POWER) {
  if (least === void 0) return void 0;
  let low = 0;
  let high = 1;
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (binomialUpperTail(least, trials, middle) >= power) high = middle;
    else low = middle;
  }
  return high;
}
function fewestRejected(trials, level, pValueOf) {
  let accepted = -1;
  let rejected = trials;
  if (pValueOf(trials) > level) return void 0;
  while (rejected - accepted > 1) {
    const middle = accepted + Math.ceil((rejected - accepted) / 2);
    if (pValueOf(middle) <= level) rejected = middle;
    else accepted = middle;
  }
  return rejected;
}

export {
  POWER,
  detectableRate,
  fewestRejected
};
