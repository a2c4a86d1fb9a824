import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Pace } from "../../src/agent/pace.ts";
import { waitBeforeRetry } from "../../src/agent/retry.ts";
import { StartGate } from "../../src/agent/start-gate.ts";
import { fixedWindow, idealSeconds, LIMITS, type Limit, tokenBucket } from "../fakes/limits.ts";
import { seeded, virtualTiming } from "./virtual-timing.ts";

describe("a pace", () => {
  it("holds up nobody before there is a reason", () => {
    const pace = new Pace();
    for (let now = 0; now < 100; now += 0.1) {
      expect(pace.delay(now)).toBe(0);
      pace.started(now);
      pace.accepted(now);
    }
    expect(pace.rate(100)).toBeUndefined();
  });

  it("never lets more calls start in any minute than allowed, and none later than it has to", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        // Milliseconds by which each call comes, or its timer fires, too late.
        fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 300, noNaN: true })), {
          minLength: 450,
          maxLength: 450,
        }),
        (perMinute, late) => {
          const pace = new Pace(perMinute);
          const starts: number[] = [];
          let now = 0;
          for (const ms of late) {
            now += ms + pace.delay(now + ms);
            expect(pace.delay(now)).toBeLessThan(1e-6);
            pace.started(now);
            starts.push(now);
          }
          for (const [index, start] of starts.entries()) {
            const after = starts[index + perMinute];
            if (after !== undefined) expect(after - start).toBeGreaterThanOrEqual(60_000 - 1e-6);
          }
        },
      ),
      { numRuns: 50 },
    );
  });

  it("starts evenly at the allowed rate, though every timer is a little late", () => {
    const pace = new Pace(3_000);
    let now = 0;
    for (let calls = 0; calls < 3_001; calls += 1) {
      const delay = pace.delay(now);
      now += delay > 0 ? delay + 1.5 : 0;
      pace.started(now);
    }
    expect(now).toBeGreaterThanOrEqual(60_000);
    expect(now).toBeLessThan(60_200);
  });

  it("slows down to a little less than what was accepted in the last second, and then grows slowly", () => {
    const pace = new Pace();
    for (let now = 0; now < 1_000; now += 10) {
      pace.started(now);
      pace.accepted(now);
    }
    pace.started(1_000);
    pace.pushedBack(1_000, 1_000, true);
    const rate = pace.rate(1_000) ?? 0;
    expect(rate).toBeGreaterThan(90);
    expect(rate).toBeLessThan(100);
    expect((pace.rate(2_000) ?? 0) / rate).toBeCloseTo(1.03);
  });

  it.each([
    { what: "one server error among many answers", refused: 1, accepted: 99, explained: false, slows: false },
    { what: "five of a hundred", refused: 5, accepted: 95, explained: false, slows: false },
    { what: "a quarter of them", refused: 25, accepted: 75, explained: false, slows: true },
    { what: "two of two", refused: 2, accepted: 0, explained: false, slows: false },
    { what: "one with its reason", refused: 1, accepted: 99, explained: true, slows: true },
  ])("takes $what for push-back: $slows", ({ refused, accepted, explained, slows }) => {
    const pace = new Pace();
    for (let index = 0; index < accepted; index += 1) pace.accepted(index);
    for (let index = 0; index < refused; index += 1) pace.pushedBack(100 + index, 100 + index, explained);
    expect(pace.rate(200) !== undefined).toBe(slows);
  });

  it("never grows by a push-back, and never stands still for ever", () => {
    const event = fc.record({
      after: fc.integer({ min: 0, max: 2_000 }),
      what: fc.constantFrom("start", "accept", "refuse", "refuse old"),
    });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 200 }), (events) => {
        const pace = new Pace();
        let now = 0;
        for (const { after, what } of events) {
          now += after;
          const before = pace.rate(now) ?? Number.POSITIVE_INFINITY;
          if (what === "start" && pace.delay(now) === 0) pace.started(now);
          else if (what === "accept") pace.accepted(now);
          else if (what !== "start") pace.pushedBack(what === "refuse" ? now : now - 1_000, now, true);
          const rate = pace.rate(now) ?? Number.POSITIVE_INFINITY;
          if (what.startsWith("refuse")) expect(rate).toBeLessThanOrEqual(Math.max(before, 0.2));
          expect(rate).toBeGreaterThan(0.19);
          expect(pace.delay(now)).toBeLessThanOrEqual(5_001);
        }
      }),
    );
  });
});

interface Scene {
  readonly limit: Limit;
  readonly calls: number;
  readonly workers: number;
  readonly latencyMs: number;
  /** Does the server name the wait, in whole seconds as HTTP does? */
  readonly namesWait: boolean;
  /** Milliseconds after a full second at which the first call is made. */
  readonly phaseMs?: number;
}

/** Workers that make so many calls of a server with a limit, as the endpoint agent does. */
async function simulate({ limit, calls, workers, latencyMs, namesWait, phaseMs = 0 }: Scene) {
  const random = seeded(7);
  const timing = virtualTiming(random);
  const pace = new Pace();
  const gate = new StartGate(pace, timing);
  const { signal } = new AbortController();
  const attempts: number[] = [];
  let left = calls;

  async function call(): Promise<number> {
    for (let attempt = 1; ; attempt += 1) {
      const startedAt = await gate.enter(signal);
      await timing.wait(latencyMs * (0.3 + random() * 0.4), signal);
      const wait = limit.refuse(phaseMs + timing.monotonic());
      await timing.wait(latencyMs * (0.3 + random() * 0.4), signal);
      if (wait === undefined) pace.accepted(timing.monotonic());
      else pace.pushedBack(startedAt, timing.monotonic(), true);
      if (wait === undefined) return attempt;
      const named = namesWait ? Math.ceil(wait / 1000) * 1000 : undefined;
      await timing.wait(waitBeforeRetry(attempt, named, random()), signal);
    }
  }

  async function work(): Promise<void> {
    while (left > 0) {
      left -= 1;
      attempts.push(await call());
    }
  }

  await timing.run(Promise.all(Array.from({ length: workers }, work)));
  return { seconds: timing.monotonic() / 1000, attempts };
}

describe("calls of an endpoint that lets in 50 a second", () => {
  const scenes = Object.entries(LIMITS).flatMap(([name, make]) =>
    [true, false].flatMap((namesWait) =>
      [
        { workers: 16, latencyMs: 40 },
        { workers: 32, latencyMs: 200 },
        { workers: 32, latencyMs: 40, phaseMs: 930 },
      ].map((load) => ({ name, make, namesWait, ...load })),
    ),
  );

  it.each(scenes)(
    "($name, names the wait: $namesWait, $workers workers, $latencyMs ms) take at most 1.15 of the ideal time, each within its retries",
    async ({ make, name: _, ...scene }) => {
      const calls = 1_000;
      const { seconds, attempts } = await simulate({ limit: make(50), calls, ...scene });
      expect(attempts).toHaveLength(calls);
      expect(Math.max(...attempts)).toBeLessThanOrEqual(4);
      expect(seconds).toBeLessThan(1.15 * (idealSeconds(calls, 50) + scene.latencyMs / 1000));
    },
  );

  it("settle at what it accepts: few are ever refused", async () => {
    const { attempts } = await simulate({
      ...{ limit: fixedWindow(50), calls: 1_000, workers: 16, latencyMs: 40, namesWait: false },
    });
    expect(attempts.filter((attempt) => attempt > 1).length).toBeLessThan(60);
  });

  it("find a limit that falls, and again when it rises", async () => {
    const [slow, fast] = [tokenBucket(20), tokenBucket(100)];
    let before = 200;
    const limit: Limit = { refuse: (now) => (before-- > 0 ? slow : fast).refuse(now) };
    const { seconds, attempts } = await simulate({
      ...{ limit, calls: 2_000, workers: 16, latencyMs: 20, namesWait: false },
    });
    expect(Math.max(...attempts)).toBeLessThanOrEqual(4);
    expect(seconds).toBeLessThan(60);
  });
});
