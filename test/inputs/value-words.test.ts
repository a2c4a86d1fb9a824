import { describe, expect, it } from "vitest";
import { quote, showValue } from "../../src/inputs/value-words.ts";

describe("a value in a message", () => {
  it.each([
    { value: "https://user:pa55word@host/x", shown: '"https://***@host/x"' },
    { value: "http://token@host", shown: '"http://***@host"' },
    { value: "say user@example.com", shown: '"say user@example.com"' },
    { value: "https://host/a@b", shown: '"https://host/a@b"' },
  ])("shows $shown: no address shows its password", ({ value, shown }) => {
    expect([quote(value), showValue(value)]).toEqual([shown, shown]);
  });
});
