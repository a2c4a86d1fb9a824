/** What the gate can and cannot promise in a repository; words are final, code spans around names. */

export interface DoctorModel {
  readonly version: string;
  /** `acme/support` */
  readonly repository: string;
  /** undefined: not known. */
  readonly branch: string | undefined;
  readonly baseline: string;
  readonly statusContext: string;
  readonly strength: "unenforced" | "advisory" | "binding" | "unknown";
  readonly headline: { readonly word: string; readonly sentence: string };
  /** Worst first; each has at least one guarantee. */
  readonly groups: readonly DoctorGroup[];
  /** What no setting changes. */
  readonly limits: readonly string[];
}

export interface DoctorGroup {
  readonly state: "not-guaranteed" | "unknown" | "guaranteed";
  readonly title: string;
  readonly guarantees: readonly DoctorGuarantee[];
}

export interface DoctorGuarantee {
  /** The same in every version. */
  readonly id: string;
  readonly promise: string;
  /** Why it holds; undefined where it does not. */
  readonly because: string | undefined;
  readonly holes: readonly {
    /** Is it there, or only not to be excluded? */
    readonly known: boolean;
    readonly reason: string;
    readonly consequence: string;
    readonly setting: string;
  }[];
}
