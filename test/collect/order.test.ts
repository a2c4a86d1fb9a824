import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Dispenser,
  declaredOrder,
  parallelDispenser,
  type Slot,
  serialDispenser,
} from "../../src/collect/order.ts";
import type { Trial } from "../../src/core/trial.ts";

describe("the declared order", () => {
  it("goes round by round over the cases, and leaves out who needs no more", () => {
    expect([...declaredOrder([2, 1, 3])].map(({ caseIndex, trial }) => `${caseIndex}.${trial}`)).toEqual([
      "0.0",
      "1.0",
      "2.0",
      "0.1",
      "2.1",
      "2.2",
    ]);
  });
});

describe.each([
  { name: "parallel", make: parallelDispenser },
  { name: "serial", make: serialDispenser },
])("a $name dispenser", ({ make }) => {
  it("hands out every planned trial exactly once, whatever order the calls end in", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
        (repeats, picks) => {
          const handed = drain(make(repeats), picks);
          const expected = [...declaredOrder(repeats)].map(key);
          expect(handed.map(key).sort()).toEqual(expected.sort());
        },
      ),
    );
  });
});

describe("a serial dispenser", () => {
  it("never has two trials of one case out at the same time", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
        (repeats, picks) => {
          drain(serialDispenser(repeats), picks, (out) => {
            expect(new Set(out.map((slot) => slot.caseIndex)).size).toBe(out.length);
          });
        },
      ),
    );
  });
});

/** Keeps as many slots out as fit, ends a random one, and goes on until nothing is left. */
function drain(
  dispenser: Dispenser,
  picks: Iterable<number>,
  look: (out: readonly Slot[]) => void = () => {},
): Slot[] {
  const handed: Slot[] = [];
  const out: Slot[] = [];
  const random = picks[Symbol.iterator]();
  for (;;) {
    while (out.length < dispenser.width) {
      const slot = dispenser.next();
      if (slot === undefined || slot === "later") break;
      handed.push(slot);
      out.push(slot);
      look(out);
    }
    if (out.length === 0) return handed;
    const [ended] = out.splice((random.next().value ?? 0) % out.length, 1);
    if (ended !== undefined) dispenser.done(trialOf(ended));
  }
}

function trialOf(slot: Slot): Trial {
  const observation = { text: "a", verdict: null, toolCalls: [], errors: [] };
  return { ...slot, attempt: 1, startedAt: "", result: { ok: true, observation } };
}

function key({ caseIndex, trial }: Slot): string {
  return `${caseIndex}.${trial}`;
}
