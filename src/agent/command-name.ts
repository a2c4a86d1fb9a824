/** A command as a person would write it, for reports. */
import type { CommandSpec } from "../inputs/config.ts";
import { oneLine } from "./call-failure.ts";

const MAX_NAME = 120;

export function commandName({ command }: Pick<CommandSpec, "command">): string {
  const text = typeof command === "string" ? command : command.map(asWord).join(" ");
  return oneLine(text, MAX_NAME);
}

function asWord(part: string): string {
  return /^[\w./:=@%+,-]+$/.test(part) ? part : JSON.stringify(part);
}
