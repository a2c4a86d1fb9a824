/** From nothing to tests of an agent, through the bundle: contract, scenarios, live runs, history, a page to read. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderWith, runAction, runCli } from "./bundles.ts";

/** Does all of its work when it is told enough. */
const AGENT = `export default function answer(input) {
  const isClear = /clear request|long request/.test(input);
  const toolCalls = isClear ? [{ name: "search" }, { name: "book_table", success: true }] : [];
  if (/one tool fails/.test(input)) toolCalls.push({ name: "search", success: false });
  return { text: isClear ? "Your table is booked." : "Which day?", toolCalls, steps: toolCalls.length, errors: [] };
}
`;
const LIVE = [
  "--agent",
  "./agent.mjs",
  "--agent-kind",
  "function",
  "--isolation",
  "fresh-session",
  "--quiet",
];

it("leads from a contract to tests that run live, declared and in code, and to a report for a browser", async () => {
  const folder = folderWith({ "agent.mjs": AGENT });
  const run = (...argv: readonly string[]) => runCli(argv, { folder });

  expect(await run("contract", "init", "booking_agent")).toMatchObject({ exitCode: 0, stderr: "" });
  expect(await run("contract", "validate")).toMatchObject({ exitCode: 0, stderr: "" });
  expect(await run("generate", "scenarios")).toMatchObject({ exitCode: 0, stderr: "" });
  const declared = await run("test", "--suite", "booking_agent.suite.yaml", "--runs", "2", ...LIVE);
  expect(declared.stdout).toContain("TESTS PASSED - 6 tests passed all of their runs (12 runs)");
  expect(declared.exitCode).toBe(0);

  const history = await run("history", "list");
  expect(history.stdout).toContain("HISTORY - 1 run of tests in");
  expect(history.stdout).toContain("6 of 6");
  const shown = await run("report", "--format", "html", "--output", "report.html");
  expect(shown).toMatchObject({ exitCode: 0, stdout: "" });
  const page = readFileSync(join(folder, "report.html"), "utf8");
  expect(page).toContain("test_booking_agent_happy_path");
  expect(page).toContain("default-src 'none'");

  await run("generate", "scenarios", "--stub", "booking.agent.test.mjs"); // the pack is there: nothing is written
  expect(() => readFileSync(join(folder, "booking.agent.test.mjs"))).toThrow();
});

it("writes tests in code that run as they are", async () => {
  const folder = folderWith({
    "agent.mjs": AGENT,
    "agent_contract.json":
      '{ "name": "booking", "expected_tools": ["search", "book_table"], "step_budget": 3 }',
  });
  const stub = "booking.agent.test.mjs";
  const written = await runCli(["generate", "scenarios", "--stub", stub], { folder });
  expect(written).toMatchObject({ exitCode: 0, stderr: "" });
  const code = readFileSync(join(folder, stub), "utf8");
  writeFileSync(join(folder, stub), code.replace("./agent.ts", "./agent.mjs"));
  const tested = await runCli(["test", "--tests", stub, "--runs", "2", "--quiet"], { folder });
  expect(tested.stdout).toContain("TESTS PASSED - 6 tests passed all of their runs (12 runs)");
  expect(tested.exitCode).toBe(0);
});

it("shows decisions as a page too, on the command line and in the action's artifact", async () => {
  const folder = folderWith({ "agent.mjs": "export default (input) => input;\n", "probes.txt": "yes\nno\n" });
  const args = ["run", "--probes", "probes.txt", "--repeats", "4", ...LIVE, "--format", "html"];
  const printed = await runCli(args, { folder });
  expect(printed.stdout).toMatch(/^<!doctype html>\n.*Stability.*<\/html>\n$/s);

  const step = await runAction({
    workspace: folder,
    inputs: {
      agent: "./agent.mjs",
      "agent-kind": "function",
      probes: "probes.txt",
      repeats: "4",
      report: "html",
      "fail-on": "never",
    },
  });
  expect(step.outputs["html-path"]).toMatch(/report\.html$/); // told only of a file that was written
});
