/** Content addresses. SHA-256 over exact bytes; equal content gives equal digests on every machine. */
import { createHash } from "node:crypto";
import type { Claim } from "../core/baseline.ts";
import { canonicalJson } from "./canonical-json.ts";
import { claimDocument } from "./claim-document.ts";

/** SHA-256 of a text's UTF-8, 64 lower-case hex digits. */
export function sha256(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}

/** SHA-256 of the RFC 8785 canonical JSON of a value, prefixed `sha256:`. */
export function digestOf(value: unknown): string {
  return `sha256:${sha256(canonicalJson(value))}`;
}

/** D of a baseline or a candidate: what a sign-off is bound to. Counts, times and versions are no part of it. */
export function candidateDigest(claim: Claim): string {
  return digestOf(claimDocument(claim));
}
