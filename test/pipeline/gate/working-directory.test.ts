/** An agent in a folder of the repository: a gate without a checkout knows no folder, and takes none for missing. */
import { afterEach, expect, it } from "vitest";
import { CONFIG, CONFIG_TEXT, Desk, SUITE } from "./gate-desk.ts";
import { opened } from "./states.ts";

let desk: Desk;
afterEach(() => desk.close());

it("judges stored evidence of an agent in a folder", async () => {
  const folder = "agents/router";
  desk = await Desk.start({
    patience: { requestMs: 5000 },
    files: { [`${folder}/suite.yaml`]: SUITE, [CONFIG]: `${CONFIG_TEXT}working-directory: ${folder}\n` },
  });
  const pull = await opened(desk);
  const answer = await desk.gate(desk.world.label(pull, "bug", "maintainer"), { agent: "" });
  expect(answer.outputs, answer.text).toMatchObject({ "baseline-state": "none", "calls-made": "0" });
});
