/** A label that goes on and off, around pushes and faster than the server shows it: what each of those runs may say. */
import { afterEach, describe, expect, it } from "vitest";
import type { Announced, SignedThing } from "../../src/gate/sign-off.ts";
import type { Delivery } from "../fakes/deliveries.ts";
import { D, LABEL, must, OTHER_D, outcomeOf, type SigningScene, startSigningScene } from "./signing-scene.ts";

let scene: SigningScene;
afterEach(() => scene.world.close());

/** Requests for which an event stays hidden: looked at again, it shows; or it never does. */
const SOON = 2;
const NEVER = 1000;

function on(by = "maintainer", hidden = 0): Delivery {
  scene.world.state.lag = hidden;
  const delivery = scene.world.label(scene.pull, LABEL, by);
  scene.world.state.lag = 0;
  return delivery;
}

function off(by = "author", hidden = 0): Delivery {
  scene.world.state.lag = hidden;
  const delivery = scene.world.unlabel(scene.pull, LABEL, by);
  scene.world.state.lag = 0;
  return delivery;
}

/** As the run of that event judges it. */
async function judged(
  delivery: Delivery,
  kind: "labeled" | "unlabeled",
  thing: SignedThing = scene.file(),
  label = LABEL,
): Promise<string> {
  const run = must(delivery.run);
  run.hiddenFor = 0;
  const announced: Announced = { kind, label };
  return outcomeOf(await scene.ask(thing, { methods: ["label"] }, { runId: run.id, announced }));
}

interface Turn {
  readonly turn: string;
  /** @returns the event whose run judges */
  readonly happens: () => Delivery;
  readonly announced: "labeled" | "unlabeled";
  readonly outcome: string;
}

const TURNS: readonly Turn[] = [
  {
    turn: "on again, and that shows a little later",
    happens: () => {
      on();
      off();
      return on("maintainer", SOON);
    },
    announced: "labeled",
    outcome: "signed",
  },
  {
    turn: "on again, and that never shows",
    happens: () => {
      on();
      off();
      return on("maintainer", NEVER);
    },
    announced: "labeled",
    outcome: "label-removed",
  },
  {
    turn: "off again for the second time, and that never shows",
    happens: () => {
      on();
      off();
      on();
      return off("author", NEVER);
    },
    announced: "unlabeled",
    outcome: "server-behind",
  },
  {
    turn: "off, and that shows a little later",
    happens: () => {
      on();
      return off("author", SOON);
    },
    announced: "unlabeled",
    outcome: "label-removed",
  },
  {
    turn: "off and on before the run of the removal looks: the other run says so",
    happens: () => {
      on();
      const removed = off();
      on();
      return removed;
    },
    announced: "unlabeled",
    outcome: "server-behind",
  },
  {
    turn: "on and off before the run of the label looks",
    happens: () => {
      const put = on();
      off();
      return put;
    },
    announced: "labeled",
    outcome: "label-removed",
  },
  {
    turn: "off and on after a push, of which only the old label shows for good",
    happens: () => {
      on();
      scene.push("second", "author");
      scene.later(200);
      off("author", NEVER);
      return on("maintainer", NEVER);
    },
    announced: "labeled",
    outcome: "other-bytes",
  },
  {
    turn: "off and on after a push, of which only the old label shows at first",
    happens: () => {
      on();
      scene.push("second", "author");
      scene.later(200);
      off("author", SOON);
      return on("maintainer", SOON);
    },
    announced: "labeled",
    outcome: "signed",
  },
];

describe("a label that goes", () => {
  it.each(TURNS.map((turn) => [`${turn.turn}: ${turn.outcome}`, turn] as const))("%s", async (_, turn) => {
    scene = await startSigningScene();
    expect(await judged(turn.happens(), turn.announced)).toBe(turn.outcome);
  });

  it("is not waited for where another one was announced", async () => {
    scene = await startSigningScene();
    on();
    scene.world.state.lag = NEVER;
    const other = scene.world.label(scene.pull, "bug", "maintainer");
    scene.world.state.lag = 0;
    expect(await judged(other, "labeled", scene.file(), "bug")).toBe("signed");
  });

  it("is waited for however it is written", async () => {
    scene = await startSigningScene();
    const put = on("maintainer", SOON);
    expect(await judged(put, "labeled", scene.file(), LABEL.toUpperCase())).toBe("signed");
  });
});

describe("a label around a push", () => {
  it.each([
    ["by the author, who is an admin", () => scene.world.setRole("author", "admin"), "author", "is-author"],
    ["by an admin who pushed the file", () => pushedBy("admin"), "admin", "is-pusher"],
    ["by a maintainer, 5 s after the push", () => pushedBy("writer", 5), "maintainer", "pushed-just-before"],
    [
      "by a maintainer, 29 s after the push",
      () => pushedBy("writer", 28),
      "maintainer",
      "pushed-just-before",
    ],
    ["by a maintainer, 30 s after the push", () => pushedBy("writer", 29), "maintainer", "signed"],
  ] as const)("%s: %s", async (_, before, by, outcome) => {
    scene = await startSigningScene();
    before();
    on(by);
    expect(outcomeOf(await scene.ask(scene.file(), { methods: ["label"] }))).toBe(outcome);
  });

  it.each([
    ["that changes the file", "b.json", "other-bytes"],
    ["that leaves it alone", "agent.mjs", "signed"],
  ])("5 s before one %s: %s", async (_, path, outcome) => {
    scene = await startSigningScene();
    const put = on();
    scene.world.clock.advance(5);
    scene.world.push("topic", { [path]: "export default 2;" }, "author");
    expect(await judged(put, "labeled")).toBe(outcome);
  });

  it("taken off and put on again after the file changed signs the new bytes, once somebody had time to look", async () => {
    scene = await startSigningScene();
    on();
    scene.push("second", "author");
    off();
    on();
    expect(outcomeOf(await scene.ask(scene.file(), { methods: ["label"] }))).toBe("pushed-just-before");
    scene.later();
    off("maintainer");
    on();
    expect(outcomeOf(await scene.ask(scene.file(), { methods: ["label"] }))).toBe("signed");
  });

  it("by a bot, over a maintainer's that was taken off, signs nothing", async () => {
    scene = await startSigningScene();
    on();
    off();
    on("team-app[bot]");
    expect(outcomeOf(await scene.ask(scene.file(), { methods: ["label"] }))).toBe("not-a-user");
  });
});

describe("a label of a candidate whose decisions change", () => {
  it("signs the old ones no more once it is put on again for the new ones, and the new ones only then", async () => {
    scene = await startSigningScene();
    const ask = async (digest: string) =>
      outcomeOf(await scene.ask(scene.candidate(digest), { methods: ["label"] }));
    scene.publish(scene.opened, D);
    scene.later();
    on();
    const run = scene.push("export default 2;", "author", {}, "agent.mjs");
    scene.publish(run, OTHER_D);
    scene.later();
    expect([await ask(D), await ask(OTHER_D)]).toEqual(["signed", "candidate-unpublished"]);
    off("maintainer");
    scene.later();
    on();
    expect([await ask(D), await ask(OTHER_D)]).toEqual(["candidate-unpublished", "signed"]);
  });
});

function pushedBy(by: string, seconds = 60): void {
  scene.push("second", by);
  scene.world.clock.advance(seconds);
}
