/** The action's inputs, as the runner hands them over: `INPUT_<NAME>` in upper case, hyphens kept. */
import { ACTION_INPUTS } from "./options.ts";
import { isAbsent, type RawInputs } from "./raw-inputs.ts";
import { suggest } from "./suggest.ts";

const PREFIX = "INPUT_";
/** Read by the host itself; never part of the configuration, so that it cannot end up in a report. */
const SECRETS = new Set(["github-token"]);
const NAMES = new Map(ACTION_INPUTS.map(({ name }) => [PREFIX + name.toUpperCase(), name]));

/**
 * Reads only names that we declare: the environment may hold other actions' inputs. A name that is nearly one
 * of ours is a typo, which the runner merely warns about; it is told, and never replaced by a default.
 */
export function readActionInputs(env: Readonly<Record<string, string | undefined>>): RawInputs {
  const given = Object.entries(env).filter(
    ([variable, value]) => variable.startsWith(PREFIX) && !isAbsent(value),
  );
  const values: Record<string, string> = {};
  const unknown: string[] = [];
  for (const [variable, value] of given) {
    const name = NAMES.get(variable);
    if (name === undefined) unknown.push(variable.slice(PREFIX.length).toLowerCase());
    else if (!SECRETS.has(name)) values[name] = String(value);
  }
  const isMeant = (typed: string) => suggest(typed, NAMES.values()) !== undefined;
  return { source: "action", values, unknown: unknown.filter(isMeant) };
}
