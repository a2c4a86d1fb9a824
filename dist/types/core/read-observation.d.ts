import type { Observation } from "./observation.js";
export type ReadObservation = {
    readonly ok: true;
    readonly observation: Observation;
} | {
    readonly ok: false;
    readonly why: string;
};
/** @param raw any value that an agent returned, already free of prototypes (JSON-like) */
export declare function readObservation(raw: unknown): ReadObservation;
