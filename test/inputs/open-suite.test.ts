import { expect, it } from "vitest";
import { openSuite } from "../../src/inputs/open-suite.ts";

const CONTRACT = '{"schema":"agentverity.suite/v1","contract":{"allowed":["a"]},"cases":[{"input":"x"}]}';
const PLACE = { workingDirectory: "/team/sub", layer: "verdict" } as const;

function host(path: string, text: string) {
  return { read: (asked: string) => (asked === path ? text : undefined) };
}

it.each([
  ["suite", "s.json", "/team/sub/s.json"],
  ["probes", "../s.json", "/team/s.json"],
  ["suite", "/else/s.json", "/else/s.json"],
])("reads what `%s: %s` names, relative to the working directory", async (kind, file, path) => {
  const result = await openSuite({ ...PLACE, [kind]: file }, host(path, CONTRACT));
  expect(result).toMatchObject({ ok: true, value: { suite: { file }, text: CONTRACT } });
});

it.each([
  [
    { ...PLACE, suite: "nope.yaml" },
    "file-missing",
    "`suite` names nope.yaml, and there is no such file in /team/sub",
  ],
  [{ ...PLACE, probes: "nope.txt" }, "file-missing", "`probes` names nope.txt"],
  [{ ...PLACE }, "input-missing", "no probes are given"],
  [
    { ...PLACE, suite: "s.json", layer: "tools" },
    "input-conflict",
    "`layer` is tools, and the contract of s.json",
  ],
] as const)("refuses %j", async (config, code, says) => {
  const result = await openSuite(config, host("/team/sub/s.json", CONTRACT));
  expect(result).toMatchObject({ ok: false, problems: [{ code, message: expect.stringContaining(says) }] });
});
