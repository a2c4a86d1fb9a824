/**
 * Takes known secret values out of a text before it is shown: the token, and the environment variables whose
 * names say that they are secret. A value is found as it is and as a renderer may have escaped it (Markdown
 * backslashes, HTML entities, JSON, percent encoding, Base64).
 *
 * It does not claim to recognise secrets that it was not given, nor pieces of one but before an ellipsis: redact
 * before cutting, since a secret cut in half is no longer found.
 */

/** Shorter values are words that occur by themselves; blanking them would ruin the report and protect nothing. */
const MINIMUM_LENGTH = 8;
/** A line of a longer secret (a PEM key) is one by itself only when it is no boilerplate. */
const MINIMUM_LINE_LENGTH = 16;
const SECRET_NAME = /(?:^|[_-])(?:KEY|TOKEN|SECRET|CREDENTIALS?)$|PASSWORD|PASSWD/i;
const REPLACEMENT = "***";
/** What a cut leaves at the end of a text. */
const ELLIPSIS = "…";

/**
 * Secret values of an environment, longest first: those of variables named like `*_KEY`, `*_TOKEN`, `*_SECRET`
 * or `*PASSWORD*`, of at least 8 characters. Of a value with several lines, each longer line is one too.
 */
export function knownSecrets(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  const values = Object.entries(environment)
    .filter(([name]) => SECRET_NAME.test(name))
    .flatMap(([, value]) => (value === undefined ? [] : parts(value)));
  return [...new Set(values)].sort((a, b) => b.length - a.length);
}

function parts(value: string): string[] {
  const whole = value.trim();
  if (whole.length < MINIMUM_LENGTH) return [];
  const lines = whole.split(/\r\n|\r|\n/);
  if (lines.length === 1) return [whole];
  return [whole, ...lines.map((line) => line.trim()).filter((line) => line.length >= MINIMUM_LINE_LENGTH)];
}

/** Takes secrets out of a text; a text without any comes back as it is. */
export type Redactor = (text: string) => string;

/**
 * A redactor that replaces every occurrence of every secret by `***`; overlapping occurrences become one. Of a text
 * that ends in an ellipsis, the piece of a secret that the cut left goes, too. What was JSON stays JSON, unless a
 * secret ends in a backslash.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  const wanted = secrets.filter((secret) => secret !== "").map(wantedOf);
  return (text) => {
    const present = wanted.filter(({ marks }) => marks.some((mark) => text.includes(mark)));
    if (present.length === 0 && !text.endsWith(ELLIPSIS)) return text; // nearly every text, and of every answer
    const whole = present.flatMap(({ patterns }) =>
      patterns.flatMap((pattern) => occurrences(text, pattern)),
    );
    return blank(text, [...whole, ...cutOccurrence(text, secrets)]);
  };
}

interface Wanted {
  /** A text that holds none of these holds no spelling: looking for them costs next to nothing, and most hold none. */
  readonly marks: readonly string[];
  readonly patterns: readonly RegExp[];
}

function wantedOf(secret: string): Wanted {
  const spellings = [patternOf(secret), ...encodings(secret).map(literally)];
  return {
    // Nobody escapes letters and digits, so a stretch of them stands in every spelling, or else in both Base64s.
    marks: [secret, ...base64(secret).slice(0, 1)].map(longestPlain),
    patterns: spellings.map((spelling) => new RegExp(spelling, "g")),
  };
}

function longestPlain(secret: string): string {
  return secret
    .split(/[^A-Za-z0-9]+/)
    .reduce((longest, each) => (each.length > longest.length ? each : longest), "");
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function blank(text: string, ranges: readonly Range[]): string {
  let shown = "";
  let end = 0;
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    if (range.start >= end) shown += text.slice(end, range.start) + REPLACEMENT;
    end = Math.max(end, range.end);
  }
  return shown + text.slice(end);
}

function occurrences(text: string, pattern: RegExp): Range[] {
  const found: Range[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const { index } = match;
    // In JSON, a backslash that escapes the first character must go with it: `\***` would be no JSON.
    found.push({ start: isEscaped(text, index) ? index - 1 : index, end: index + match[0].length });
    pattern.lastIndex = index + 1; // an occurrence may start inside another one
  }
  return found;
}

function isEscaped(text: string, index: number): boolean {
  let before = index;
  while (text[before - 1] === "\\") before -= 1;
  return (index - before) % 2 === 1;
}

function cutOccurrence(text: string, secrets: readonly string[]): Range[] {
  if (!text.endsWith(ELLIPSIS)) return [];
  const end = text.length - 1;
  const lengths = secrets.map((secret) => {
    let length = Math.min(secret.length, end);
    while (length >= MINIMUM_LENGTH && !text.startsWith(secret.slice(0, length), end - length)) length -= 1;
    return length;
  });
  const longest = Math.max(...lengths);
  return longest < MINIMUM_LENGTH ? [] : [{ start: end - longest, end }];
}

/** The secret with each character that is no letter or digit as itself, with a backslash, or as an entity. */
function patternOf(secret: string): string {
  return [...secret]
    .map((character) => (/^[A-Za-z0-9]$/.test(character) ? character : escapable(character)))
    .join("");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "amp",
  "<": "lt",
  ">": "gt",
  '"': "quot",
  "'": "apos",
};

function escapable(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const spellings = [`&#0*${code};`, `&#[xX]0*${hexOf(code)};`]; // before the plain one, which may begin them
  const entity = ENTITIES[character];
  if (entity !== undefined) spellings.push(`&${entity};`);
  const inJson = JSON.stringify(character).slice(1, -1);
  if (inJson !== character) spellings.push(literally(inJson));
  return `(?:${spellings.join("|")}|\\\\?${literally(character)})`;
}

function hexOf(code: number): string {
  return [...code.toString(16)]
    .map((digit) => (/\d/.test(digit) ? digit : `[${digit}${digit.toUpperCase()}]`))
    .join("");
}

function encodings(secret: string): string[] {
  const wellFormed = Buffer.from(secret, "utf8").toString("utf8");
  const candidates = [encodeURIComponent(wellFormed), ...base64(secret)];
  return [...new Set(candidates)].filter((candidate) => candidate !== secret);
}

function base64(secret: string): readonly string[] {
  const bytes = Buffer.from(secret, "utf8");
  return [...new Set([bytes.toString("base64"), bytes.toString("base64url")])];
}

function literally(text: string): string {
  return text.replace(
    /[.*+?^${}()|[\]\\/-]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
