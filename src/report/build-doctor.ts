/** A diagnosis in the order in which somebody acts on it, under a headline that says whom the gate binds. */
import type { Diagnosis, Strength } from "../gate/doctor.ts";
import type { Finding, GuaranteeState } from "../gate/doctor-facts.ts";
import type { DoctorGroup, DoctorModel } from "./doctor-model.ts";
import { quoteName } from "./format.ts";

export interface Examined {
  readonly diagnosis: Diagnosis;
  readonly repository: string;
  /** undefined: not known. */
  readonly branch: string | undefined;
  readonly baseline: string;
  readonly statusContext: string;
  readonly version: string;
}

const TITLES: readonly (readonly [GuaranteeState, string])[] = [
  ["not-guaranteed", "Not guaranteed"],
  ["unknown", "Unknown to this token, so not to be relied on"],
  ["guaranteed", "Guaranteed"],
];

const LIMITS = [
  "A second account of one person, and a person's token in the hands of a program, look like another person.",
  "Whoever administers the repository can change these settings, sign, and change them back.",
  "Settings are those of now. Ask again after each change of them, for example on a schedule.",
];

export function buildDoctor({ diagnosis, version, ...where }: Examined): DoctorModel {
  const { strength, findings } = diagnosis;
  return {
    version,
    ...where,
    strength,
    headline: {
      word: WORDS[strength],
      sentence: `${sentenceOf(diagnosis, where.branch)} (${countsOf(findings)})`,
    },
    groups: TITLES.flatMap(([state, title]) => groupOf(state, title, findings)),
    limits: LIMITS,
  };
}

function groupOf(state: GuaranteeState, title: string, findings: readonly Finding[]): readonly DoctorGroup[] {
  const members = findings.filter((one) => one.state === state);
  if (members.length === 0) return [];
  const guarantees = members.map(({ id, promise, because, holes }) => ({
    id,
    promise,
    because: state === "guaranteed" ? because : undefined,
    holes,
  }));
  return [{ state, title, guarantees }];
}

const WORDS: Readonly<Record<Strength, string>> = {
  unenforced: "NOT ENFORCED",
  advisory: "ADVISORY AGAINST WRITERS",
  binding: "BINDING",
  unknown: "UNKNOWN",
};

function sentenceOf({ strength, findings }: Diagnosis, name: string | undefined): string {
  const branch = name === undefined ? "the default branch" : quoteName(name);
  switch (strength) {
    case "unenforced":
      return `the gate's answer stops no merge into ${branch}`;
    case "advisory":
      return `the gate's answer is required on ${branch}, and anyone with write permission can give it themselves`;
    case "binding":
      return `only the gate lets a change of the baseline into ${branch}${exceptionOf(findings)}`;
    case "unknown":
      return "whether the gate's answer binds anybody depends on settings that this token cannot read";
  }
}

function exceptionOf(findings: readonly Finding[]): string {
  switch (findings.find(({ id }) => id === "bypass")?.state) {
    case "not-guaranteed":
      return ", save for those who may go around the rules";
    case "unknown":
      return ", unless somebody may go around the rules, which this token is not told";
    default:
      return "";
  }
}

function countsOf(findings: readonly Finding[]): string {
  const count = (state: GuaranteeState) => findings.filter((one) => one.state === state).length;
  return `of ${findings.length} guarantees ${count("guaranteed")} hold, ${count("not-guaranteed")} not, ${count("unknown")} unknown`;
}
