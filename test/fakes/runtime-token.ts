/** The token that a runner gives its steps for the Results service, and the ids of run and job in it. */

export const RUN = "ce7f54c7-61c7-4aae-887f-30da475f5f1a";
export const JOB = "ca395085-040a-526b-2ce8-bdc85f692774";

/** A token as the runner gives one; the clients read its scope and the service, here, nothing else. */
export function runtimeToken(scope = `Actions.Results:${RUN}:${JOB}`): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none", typ: "JWT" })}.${part({ scp: `Actions.ExampleScope ${scope}` })}.unsigned`;
}
