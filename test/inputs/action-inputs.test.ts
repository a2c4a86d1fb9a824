import { expect, it } from "vitest";
import { readActionInputs } from "../../src/inputs/action-inputs.ts";

it("reads declared inputs by the runner's names: upper case, hyphens kept", () => {
  const raw = readActionInputs({ "INPUT_MAX-WORKERS": "16", INPUT_AGENT: "./a.ts", PATH: "/bin" });
  expect(raw).toEqual({ source: "action", values: { "max-workers": "16", agent: "./a.ts" }, unknown: [] });
});

it.each(["", " ", "\n"])("takes the empty text %j as not given", (text) => {
  expect(readActionInputs({ INPUT_SUITE: text }).values).toEqual({});
});

it("never lets the token into the configuration", () => {
  expect(JSON.stringify(readActionInputs({ "INPUT_GITHUB-TOKEN": "ghs_secret" }))).not.toContain(
    "ghs_secret",
  );
});

it.each(["EPSLON", "MAX_WORKERS", "REPORTS"])("tells of INPUT_%s, which is nearly one of ours", (name) => {
  expect(readActionInputs({ [`INPUT_${name}`]: "x" }).unknown).toEqual([name.toLowerCase()]);
});

it("leaves inputs alone that are someone else's, and the command line's own settings", () => {
  const raw = readActionInputs({
    INPUT_DOCKERFILE: "x",
    "INPUT_REPO-VISIBILITY": "y",
    INPUT_OBSERVED: "3/73",
  });
  expect(raw).toEqual({ source: "action", values: {}, unknown: [] });
});
