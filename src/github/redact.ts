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

/**
 * The text with every occurrence of every secret replaced by `***`; overlapping occurrences become one. Of a text
 * that ends in an ellipsis, the piece of a secret that the cut left, too.
 */
export function redact(text: string, secrets: readonly string[]): string {
  if (secrets.length === 0) return text;
  const ranges = [...occurrences(text, patternsOf(secrets)), ...cutOccurrence(text, secrets)];
  if (ranges.length === 0) return text;
  ranges.sort((a, b) => a.start - b.start);
  let shown = "";
  let end = 0;
  for (const range of ranges) {
    if (range.start >= end) shown += text.slice(end, range.start) + REPLACEMENT;
    end = Math.max(end, range.end);
  }
  return shown + text.slice(end);
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A run redacts every answer with the same few secrets. */
const compiled = new WeakMap<readonly string[], readonly RegExp[]>();

function patternsOf(secrets: readonly string[]): readonly RegExp[] {
  const known = compiled.get(secrets);
  if (known !== undefined) return known;
  const patterns = secrets
    .filter((secret) => secret !== "")
    .flatMap((secret) => [patternOf(secret), ...encodings(secret).map(literally)])
    .map((spelling) => new RegExp(spelling, "g"));
  compiled.set(secrets, patterns);
  return patterns;
}

function occurrences(text: string, patterns: readonly RegExp[]): Range[] {
  const found: Range[] = [];
  for (const pattern of patterns) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      found.push({ start: match.index, end: match.index + match[0].length });
      pattern.lastIndex = match.index + 1; // an occurrence may start inside another one
    }
  }
  return found;
}

function cutOccurrence(text: string, secrets: readonly string[]): Range[] {
  if (!text.endsWith("…")) return [];
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
  const bytes = Buffer.from(secret, "utf8");
  const candidates = [
    encodeURIComponent(bytes.toString("utf8")),
    bytes.toString("base64"),
    bytes.toString("base64url"),
  ];
  return [...new Set(candidates)].filter((candidate) => candidate !== secret);
}

function literally(text: string): string {
  return text.replace(
    /[.*+?^${}()|[\]\\/-]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
