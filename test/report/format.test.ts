import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  beforeStop,
  count,
  duration,
  interval,
  list,
  money,
  percent,
  percentBeside,
  sentence,
  whole,
} from "../../src/report/format.ts";

const fraction = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc
    .tuple(fc.nat(5_000), fc.integer({ min: 1, max: 5_000 }))
    .map(([a, b]) => Math.min(a, b) / Math.max(a, b, 1)),
);

describe("per cent", () => {
  it.each([
    [0, "0 %"],
    [1, "100 %"],
    [0.04693945377411976, "4.7 %"],
    [0.1140027733506444, "11.4 %"],
    [0.05, "5 %"],
    [1 / 6, "16.7 %"],
    [0.9999, "99.99 %"],
    [0.99951, "99.95 %"],
    [0.0004, "0.04 %"],
    [0.00001, "0.001 %"],
    [1e-9, "0.0000001 %"],
    [2 ** -56, "0 %"], // rounding noise of an interval at no flips
  ])("of %d is %s", (value, text) => {
    expect(percent(value)).toBe(text);
  });

  it("is 0 or 100 for nothing else", () => {
    fc.assert(
      fc.property(fraction, (value) => {
        const exact = value < 1e-12 || value > 1 - 1e-12;
        return exact || !["0 %", "100 %"].includes(percent(value));
      }),
    );
  });

  it("stays within half of its last digit", () => {
    fc.assert(
      fc.property(
        fraction,
        (value) => Math.abs(Number.parseFloat(percent(value)) / 100 - value) <= 0.00050001,
      ),
    );
  });

  it("never prints alike what lies on two sides of a bound", () => {
    fc.assert(
      fc.property(fraction, fraction, (value, bound) => {
        return Math.abs(value - bound) < 1e-9 || percentBeside(value, bound) !== percent(bound);
      }),
    );
    expect(percentBeside(0.0496, 0.05)).toBe("4.96 %");
    expect(percentBeside(0.05, 0.05)).toBe("5 %");
    expect(interval(0.014, 0.0504, 0.05)).toBe("1.4 % … 5.04 %");
  });

  it.each([-0.1, 1.1, Number.NaN])("refuses %d, which is no fraction", (value) => {
    expect(() => percent(value)).toThrow(RangeError);
  });
});

it.each([
  [count(1, "pair"), "1 pair"],
  [count(0, "pair"), "0 pairs"],
  [count(3_000, "probe"), "3,000 probes"],
  [count(2, "probe that flips", "probes that flip"), "2 probes that flip"],
  [whole(1_234_567), "1,234,567"],
  [duration(0), "0 ms"],
  [duration(999.4), "999 ms"],
  [duration(999.9), "1 s"],
  [duration(8_412), "8.4 s"],
  [duration(59_600), "1 min"],
  [duration(121_300), "2 min 1 s"],
  [duration(3_599_900), "1 h"],
  [duration(3_725_000), "1 h 2 min"],
  [money(0), "$0"],
  [money(0.0624), "$0.06"],
  [money(1234.5), "$1,234.50"],
  [money(0.0004), "$0.0004"],
  [money(0.000123), "$0.00012"],
  [list(["a"]), "a"],
  [list(["a", "b"]), "a and b"],
  [list(["a", "b", "c"]), "a, b and c"],
  [list(["a", "b", "c", "d"], 2), "a, b and 2 more"],
  [list([]), ""],
  [sentence("the run is incomplete"), "The run is incomplete."],
  [sentence("`x` moves"), "`x` moves."],
  [beforeStop("Look.", " (x)"), "Look (x)."],
  [beforeStop("Why?", " (x)"), "Why? (x)"],
])("writes %s", (written, expected) => {
  expect(written).toBe(expected);
});

it("leaves none out of a list without saying so", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("x", "y"), { minLength: 1 }),
      fc.integer({ min: 1, max: 9 }),
      (items, most) => {
        const rest = /and (\d+) more$/.exec(list(items, most))?.[1] ?? "0";
        return Math.min(items.length, most) + Number(rest) === items.length;
      },
    ),
  );
});
