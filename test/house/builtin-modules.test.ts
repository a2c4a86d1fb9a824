/** The bundles reach Node's own modules without making Node load what nobody asks for; see scripts/build/builtin-modules.mjs. */
import { describe, expect, it } from "vitest";

type Rewrite = (code: string) => string;
const script: string = "../../scripts/build/builtin-modules.mjs";
const {
  withCommonjsNames,
  withoutBuiltinImports,
}: Record<"withCommonjsNames" | "withoutBuiltinImports", Rewrite> = await import(script);

describe("a bundle's imports of Node's own modules", () => {
  it.each([
    ['import { join } from "node:path";', 'var { join } = process.getBuiltinModule("node:path");'],
    [
      'import {\n  readFileSync,\n  join as join2\n} from "fs";',
      'var {\n  readFileSync,\n  join: join2\n} = process.getBuiltinModule("fs");',
    ],
    ['import fs from "node:fs";', 'var fs = process.getBuiltinModule("node:fs");'],
    ['import * as fs2 from "fs";', 'var fs2 = process.getBuiltinModule("fs");'],
    [
      'import tls, { connect } from "node:tls";',
      'var tls = process.getBuiltinModule("node:tls");\nvar { connect } = process.getBuiltinModule("node:tls");',
    ],
  ])("become %j", (statement, expected) => {
    expect(withoutBuiltinImports(statement)).toBe(expected);
  });

  it.each([
    'import { a } from "./chunk-ABC.js";',
    'import "./chunk-ABC.js";',
    '  import { join } from "node:path";',
  ])("leave %j alone", (statement) => {
    expect(withoutBuiltinImports(statement)).toBe(statement);
  });

  it("give CommonJS inside them its names, after the line for the shell, and nobody else", () => {
    const code = '#!/usr/bin/env node\nrequire("node:fs");\n';
    expect(withCommonjsNames(code)).toMatch(/^#!\/usr\/bin\/env node\nvar require = .*\n(?:.*\n){2}require/);
    expect(withCommonjsNames("export {};\n")).toBe("export {};\n");
  });
});
