import { expect, it } from "vitest";
import { renderAnnotations } from "../../src/report/annotations.ts";
import type { Finding } from "../../src/report/model.ts";
import { model as contract } from "../golden/contract/model.ts";

const annotate = (finding: Partial<Finding>, prefix?: string) => {
  const findings = [{ level: "warning" as const, title: "t", text: "x", ...finding }];
  return renderAnnotations({ ...contract, findings }, prefix === undefined ? {} : { prefix })[0];
};

it("puts the worst first, and keeps the model's order within a level", () => {
  const levels = ["notice", "failure", "warning", "failure"] as const;
  const findings = levels.map((level, index) => ({ level, title: `${index}`, text: "" }));
  expect(renderAnnotations({ ...contract, findings }).map(({ title }) => title)).toEqual([
    "1",
    "3",
    "2",
    "0",
  ]);
});

it.each([
  { prefix: undefined, file: "suite.yaml", path: "suite.yaml" },
  { prefix: "", file: "./suite.yaml", path: "suite.yaml" },
  { prefix: "agents/router", file: "suite.yaml", path: "agents/router/suite.yaml" },
  { prefix: "agents/router", file: "../suite.yaml", path: "agents/suite.yaml" },
  { prefix: "./agents/", file: "a\\b.yaml", path: "agents/a/b.yaml" },
  { prefix: "agents", file: "../../suite.yaml", path: undefined },
  { prefix: "", file: "/etc/suite.yaml", path: undefined },
  { prefix: "", file: "C:\\suite.yaml", path: undefined },
])("names $file below $prefix as $path", ({ prefix, file, path }) => {
  const annotation = annotate({ file, line: 3 }, prefix);
  expect(annotation?.file).toBe(path);
  expect(annotation?.line).toBe(path === undefined ? undefined : 3);
});

it("gives no line without a file", () => {
  expect(annotate({ line: 3 })).toEqual({ level: "warning", title: "t", message: "x" });
});

it("keeps within GitHub's limits", () => {
  const annotation = annotate({ title: "é".repeat(1_000), text: "😀".repeat(100_000) });
  expect(Array.from(annotation?.title ?? "")).toHaveLength(255);
  expect(Buffer.byteLength(annotation?.message ?? "")).toBeLessThanOrEqual(64 * 1024);
});

it("is plain text: quotes for code, no workflow command", () => {
  expect(annotate({ title: "::error::x", text: "`a` moves" })).toMatchObject({
    title: "\\u{3A}:error::x",
    message: "'a' moves",
  });
});
