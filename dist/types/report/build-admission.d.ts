/** Why a run cannot become a baseline, and what would cure each reason. */
import type { Refusal } from "../core/admission.js";
import type { Assessment } from "../core/assess.js";
import type { AdmissionModel } from "./model.js";
export declare function buildAdmission({ admission, complete }: Assessment): AdmissionModel;
export declare function refusalWords(refusal: Refusal): {
    readonly reason: string;
    readonly cure: string;
};
