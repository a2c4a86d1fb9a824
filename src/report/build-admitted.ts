/** What `mode: admit` came to, in words: admitted by whom and how the file comes into the branch, or why not. */

import type { Refusal } from "../core/admission.ts";
import type { NotSigned, Signed } from "../gate/sign-off.ts";
import { refusalWords } from "./build-admission.ts";
import { type Covered, signOffModel, whoWords } from "./build-sign-off.ts";
import { count, quoteName, sentence } from "./format.ts";
import type { GateNotice } from "./gate-model.ts";
import type { Placed } from "./model.ts";

export interface AdmittedView {
  /** Path of the baseline in the repository. */
  readonly file: string;
  readonly signed: Signed;
  readonly covered: Covered;
  /** Of the artifact that holds the file. */
  readonly artifact: string;
  /** Is the file on its way into the branch? Otherwise a person commits it. */
  readonly isPublished: boolean;
  /** Clauses. */
  readonly notes: readonly string[];
}

export function admittedNotice({
  file,
  signed,
  covered,
  artifact,
  isPublished,
  notes,
}: AdmittedView): GateNotice {
  const name = file.split("/").at(-1) ?? file;
  const signOff = signOffModel([{ what: "candidate", answer: signed }], covered, notes);
  return {
    tone: "success",
    headline: {
      word: "ADMITTED",
      sentence: `${quoteName(signed.account.login)} approved ${count(covered.decisions, "decision")}`,
    },
    next: isPublished
      ? []
      : [{ text: `Commit ${quoteName(name)} of artifact ${quoteName(artifact)} as ${quoteName(file)}.` }],
    ...(signOff === undefined ? {} : { signOff }),
  };
}

/** @param signOff undefined: the evidence itself is refused */
export function unadmittedNotice(signOff: NotSigned | undefined, refusals: readonly Refusal[]): GateNotice {
  if (signOff === undefined)
    return {
      tone: "failure",
      headline: {
        word: "NOT ADMITTED",
        sentence: `this run cannot become a baseline, for ${count(refusals.length, "reason")}`,
      },
      next: refusals.map((refusal): Placed => {
        const { reason, cure } = refusalWords(refusal);
        return { text: `${sentence(reason)} ${cure}` };
      }),
    };
  return {
    tone: "failure",
    headline: { word: "NOT ADMITTED", sentence: signOff.words },
    next: [
      { text: sentence(CURES[signOff.reason] ?? "start a new run, and have it approved in the environment") },
      { text: whoWords(signOff.maySign) },
    ],
  };
}

/** What to do about it, imperative; whatever is not here is cured by a new run. */
const CURES: Readonly<Partial<Record<NotSigned["reason"], string>>> = {
  "environment-missing":
    "make the environment first, with required reviewers, self-review prevented and no bypass for admins: GitHub makes a missing one without rules (Settings → Environments)",
  "environment-without-reviewers":
    "add required reviewers to the environment (Settings → Environments): without them everybody passes",
  "environment-self-review": 'switch on "Prevent self-review" in the environment\'s settings',
  "environment-admin-bypass":
    'switch off "Allow administrators to bypass configured protection rules" in the environment\'s settings',
  "environment-admin-bypass-unknown":
    "give this job a token that may read the environment's rules (`actions: read`): whether admins may bypass it has to be known",
  "run-is-rerun":
    "start a new run: GitHub lists approvals for a run, not for an attempt, so a re-run cannot be signed",
  "approval-bypassed":
    'start a new run, let the job that admits name the environment, and have a required reviewer approve it: "Start all waiting jobs" approves nothing',
  "no-receipt":
    "let a job with `mode: gate` run before this one: it shows the candidate, so that the reviewer sees what is approved",
  "candidate-unpublished": "start a new run: what was shown to the reviewer is not what this evidence holds",
  "candidate-ambiguous": "show one candidate in a run: an approval names none",
};
