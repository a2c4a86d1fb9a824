import { describe, expect, it } from "vitest";
import { fileTrouble } from "../../src/pipeline/file-trouble.ts";

const systemError = (code: string) => Object.assign(new Error(code), { code });

describe("trouble with a file", () => {
  it.each(["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT", "ENOTDIR", "EEXIST", "EISDIR", "EBUSY"])(
    "of kind %s is the user's to mend, with path and reason",
    (code) => {
      const problem = fileTrouble(systemError(code), "/out/trials.jsonl");
      expect(problem).toMatchObject({ code: "file-unwritable", at: { file: "/out/trials.jsonl" } });
      expect(problem?.message).toMatch(new RegExp(`^/out/trials.jsonl .*\\(${code}\\)$`));
    },
  );

  it.each([systemError("ECONNREFUSED"), new Error("bug"), "text", undefined])(
    "is not made of %s",
    (error) => {
      expect(fileTrouble(error, "/out")).toBeUndefined();
    },
  );
});
