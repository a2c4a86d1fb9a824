/** Names that carry a digest. 40 hex digits of D are 160 bits: nobody finds a second claim for them. */

/** @param digest 64 hex digits, with or without `sha256:` @returns the first 40 @throws RangeError for anything else */
export function shortDigest(digest: string): string {
  const hex = digest.replace(/^sha256:/, "");
  if (!/^[0-9a-f]{64}$/.test(hex)) throw new RangeError(`no SHA-256 in hex: ${digest}`);
  return hex.slice(0, 40);
}

export function candidateName(digest: string): string {
  return `${CANDIDATE_PREFIX}${shortDigest(digest)}`;
}

export function receiptName(digest: string): string {
  return `agentverity-receipt-${shortDigest(digest)}`;
}

/** A label that signs one digest and no other. */
export function digestLabel(digest: string): string {
  return `av:${shortDigest(digest)}`;
}

export const CANDIDATE_PREFIX = "agentverity-candidate-";
