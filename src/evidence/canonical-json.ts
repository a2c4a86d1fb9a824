/** JSON for digests: its bytes depend on nothing but the content. */

/**
 * RFC 8785: keys sorted by UTF-16 code unit, no white space, numbers as ECMAScript writes them.
 * Properties that are undefined are left out.
 *
 * @throws RangeError for what JSON cannot hold (NaN, a function): a defect, not user input
 * @see https://www.rfc-editor.org/rfc/rfc8785
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    // Written by hand: a JavaScript object would put keys like "10" first, whatever the order of insertion.
    const members = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`);
    return `{${members.join(",")}}`;
  }
  if (typeof value === "number" && !Number.isFinite(value))
    throw new RangeError(`JSON has no form for ${value}`);
  const text = JSON.stringify(value);
  if (text === undefined) throw new RangeError(`JSON has no form for a ${typeof value}`);
  return text;
}
