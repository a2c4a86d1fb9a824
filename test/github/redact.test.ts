import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRedactor, knownSecrets } from "../../src/github/redact.ts";

/** Letters, digits and what renderers escape: the alphabet where things go wrong. */
const character = fc.constantFrom(...("abcXYZ019_-*[]()<>&\"'|`\\$^.+/=~#é😀".match(/./gu) ?? []));
const secret = fc.string({ unit: character, minLength: 8, maxLength: 24 });
const words = fc.string({ unit: fc.constantFrom(..."lorem ipsum dolor\n"), maxLength: 60 });

const escapings: Readonly<Record<string, (text: string) => string>> = {
  "as it is": (text) => text,
  "with Markdown backslashes": (text) => text.replace(/[!-/:-@[-`{-~]/g, "\\$&"),
  "with HTML entities": (text) =>
    text.replace(
      /[&<>"']/g,
      (found) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[found] ?? found,
    ),
  "with hexadecimal entities": (text) =>
    text.replace(
      /[^A-Za-z0-9]/gu,
      (found) => `&#x${(found.codePointAt(0) ?? 0).toString(16).toUpperCase()};`,
    ),
  "in JSON": (text) => JSON.stringify(text).slice(1, -1),
  "percent-encoded": encodeURIComponent,
  "in Base64": (text) => Buffer.from(text).toString("base64"),
};

describe("createRedactor", () => {
  it.each(Object.entries(escapings))("leaves nothing of a secret %s", (_, spelled) => {
    fc.assert(
      fc.property(secret, words, words, (value, before, after) => {
        expect(createRedactor([value])(`${before}${spelled(value)}${after}`)).toBe(`${before}***${after}`);
      }),
    );
  });

  it("leaves no secret whole, however they overlap", () => {
    const few = fc.string({ unit: fc.constantFrom("a", "b", "_"), minLength: 8, maxLength: 10 });
    const text = fc.string({ unit: fc.constantFrom("a", "b", "_"), maxLength: 80 });
    fc.assert(
      fc.property(fc.array(few, { minLength: 1, maxLength: 4 }), text, (secrets, shown) => {
        const clean = createRedactor(secrets)(shown);
        for (const value of secrets) expect(clean).not.toContain(value);
      }),
    );
  });

  it("changes no text without a secret, and a clean text no further", () => {
    fc.assert(
      fc.property(fc.string(), secret, (text, value) => {
        fc.pre(!text.includes(value));
        expect(createRedactor([])(text)).toBe(text);
        const once = createRedactor([value])(`${text}${value}`);
        expect(createRedactor([value])(once)).toBe(once);
      }),
    );
  });

  it("blanks two overlapping secrets as one", () => {
    expect(createRedactor(["aaaabbbb", "bbbbcccc"])("x aaaabbbbcccc y")).toBe("x *** y");
  });

  it("leaves JSON that is still JSON, wherever the secret stands", () => {
    const parts = fc.string({ unit: fc.constantFrom(...'abcn\n\t\\"/é😀'), maxLength: 20 });
    fc.assert(
      fc.property(secret, parts, parts, (value, before, after) => {
        fc.pre(!value.endsWith("\\"));
        const clean = createRedactor([value])(JSON.stringify({ [value]: before + value + after }));
        expect(Object.keys(JSON.parse(clean))).toEqual(["***"]);
        expect(clean).not.toContain(value);
      }),
    );
    expect(createRedactor(["nothing-to-see"])('{"a":"1\\nothing-to-see"}')).toBe('{"a":"1***"}');
  });

  it("takes the lines of a long journal one by one in well under a second", () => {
    const redact = createRedactor(Array.from({ length: 20 }, (_, index) => `sk_live_${index}_abcdefghij`));
    const line = JSON.stringify({ case: 1, trial: 2, observation: { text: "lorem ipsum ".repeat(30) } });
    const startedAt = performance.now();
    for (let count = 0; count < 2_000; count += 1) redact(line);
    expect(performance.now() - startedAt).toBeLessThan(500);
  });

  it("takes 200 KB and 20 secrets in well under a second", () => {
    const secrets = Array.from({ length: 20 }, (_, index) => `sk_live_${index}_abcdefghij`);
    const startedAt = performance.now();
    createRedactor(secrets)("sk_live_ almost a secret ".repeat(8_000));
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});

describe("knownSecrets", () => {
  it.each([
    { name: "OPENAI_API_KEY", value: "sk-0123456789", known: true },
    { name: "INPUT_GITHUB-TOKEN", value: "ghs_0123456789", known: true },
    { name: "ACTIONS_RUNTIME_TOKEN", value: "eyJ.eyJ.signature", known: true },
    { name: "CLIENT_SECRET", value: "0123456789", known: true },
    { name: "DB_PASSWORD", value: "hunter2hunter2", known: true },
    { name: "PASSWORD_OF_DB", value: "hunter2hunter2", known: true },
    { name: "DB_PASSWORD", value: "hunter2", known: false }, // a word that occurs by itself
    { name: "KEYBOARD_LAYOUT", value: "qwertz-german", known: false },
    { name: "TOKENIZER", value: "cl100k_base", known: false },
    { name: "GITHUB_REPOSITORY", value: "acme/support", known: false },
  ])("counts $name=$value as a secret: $known", ({ name, value, known }) => {
    expect(knownSecrets({ [name]: value })).toEqual(known ? [value] : []);
  });

  it("counts the long lines of a key with several lines, too", () => {
    const key = "-----BEGIN KEY-----\nMIIEvQIBADANBgkqhkiG9w0B\nshort\n-----END KEY-----";
    const secrets = knownSecrets({ SIGNING_KEY: `${key}\n` });
    expect(secrets).toEqual(expect.arrayContaining([key, "MIIEvQIBADANBgkqhkiG9w0B"]));
    expect(secrets).not.toContain("short");
  });
});
