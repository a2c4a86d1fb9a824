import {
  outcomeKey
} from "./chunk-QMDUAR73.js";

// src/evidence/recording-builder.ts
var MOST_PROBLEMS = 10;
var MOST_OBJECTS = 1024;
var RecordingBuilder = class {
  #groups = /* @__PURE__ */ new Map();
  #outcomes = [];
  #idByObject = /* @__PURE__ */ new Map();
  #lastOutcome;
  #lastId = -1;
  #idOf = /* @__PURE__ */ new Map();
  #problems = [];
  /** The first of them; empty when nothing is wrong. */
  get problems() {
    return this.#problems;
  }
  get isEmpty() {
    return this.#groups.size === 0;
  }
  has(input) {
    return this.#groups.has(input);
  }
  refuse(problem) {
    if (this.#problems.length < MOST_PROBLEMS) this.#problems.push(problem);
  }
  /** @param at asked for only when something must be told */
  open(input, at, expected) {
    const known = this.#groups.get(input);
    if (known !== void 0) return known;
    const group = { input, expected, ids: new SmallIntegers(), orders: void 0, errors: 0, at };
    this.#groups.set(input, group);
    return group;
  }
  /** @param order where the harness numbers its runs; all runs of a case have one, or none */
  add(group, outcome, order) {
    group.ids.push(this.intern(outcome));
    if (order === void 0) return;
    group.orders ??= [];
    group.orders.push(order);
  }
  /** @returns the number of an outcome; equal outcomes have equal numbers */
  intern(outcome) {
    if (outcome === this.#lastOutcome) return this.#lastId;
    this.#lastOutcome = outcome;
    this.#lastId = this.#numberOf(outcome);
    return this.#lastId;
  }
  #numberOf(outcome) {
    const known = this.#idByObject.get(outcome);
    if (known !== void 0) return known;
    const id = this.#numberByKey(outcome);
    if (this.#idByObject.size < MOST_OBJECTS) this.#idByObject.set(outcome, id);
    return id;
  }
  #numberByKey(outcome) {
    const key = outcomeKey(outcome);
    const known = this.#idOf.get(key);
    if (known !== void 0) return known;
    this.#outcomes.push(outcome);
    this.#idOf.set(key, this.#outcomes.length - 1);
    return this.#outcomes.length - 1;
  }
  /** Refuses a case whose runs have no order. */
  cases() {
    return [...this.#groups.values()].map((group) => {
      this.#checkOrder(group);
      const { input, expected, errors, at } = group;
      const outcomes = this.#inOrder(group);
      return { input, ...expected === void 0 ? {} : { expected }, outcomes, errors, at: at() };
    });
  }
  #checkOrder({ input, orders, at }) {
    if (orders !== void 0 && new Set(orders).size < orders.length) {
      const place = at();
      this.refuse({
        code: "evidence-invalid",
        message: `${caseName(place, input)} has two runs with the same number, so the order they ran in, and with it the pairs, cannot be told`,
        hint: "Export one evaluation at a time, without the same test case twice.",
        at: place
      });
    }
  }
  #inOrder({ ids, orders }) {
    const outcomes = ids.map((id) => this.#outcomes[id]);
    if (orders === void 0) return outcomes;
    return [...orders.keys()].sort((a, b) => orders[a] - orders[b]).map((index) => outcomes[index]);
  }
};
function caseName({ path }, input) {
  return path === void 0 ? `the case "${shorten(input)}"` : `\`${path}\` ("${shorten(input)}")`;
}
function shorten(text) {
  const line = text.replace(/\s+/g, " ");
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}
var SmallIntegers = class {
  #store = new Uint8Array(8);
  length = 0;
  push(value) {
    if (value > 255 && this.#store instanceof Uint8Array) this.#store = Uint32Array.from(this.#store);
    if (this.length === this.#store.length) {
      const grown = this.#store instanceof Uint8Array ? new Uint8Array(2 * this.length) : new Uint32Array(2 * this.length);
      grown.set(this.#store);
      this.#store = grown;
    }
    this.#store[this.length] = value;
    this.length += 1;
  }
  map(itemOf) {
    const items = new Array(this.length);
    for (let index = 0; index < this.length; index += 1) items[index] = itemOf(this.#store[index] ?? 0);
    return items;
  }
};

export {
  RecordingBuilder,
  caseName,
  shorten
};
