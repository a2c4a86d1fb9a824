/** What a question to the server came to: what it said, or why nobody knows. */

export interface Trouble {
  /** HTTP status when the server answered. */
  readonly status?: number;
  /** One clause: `403 Resource not accessible by integration`. */
  readonly reason: string;
}

/** `undefined` in a value means that the server said there is none (404); trouble means that we do not know. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: Trouble };
