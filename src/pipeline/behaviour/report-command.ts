import type { Arguments } from "../../inputs/arguments.ts";
import type { Host } from "../host.ts";

export async function reportCommand(_args: Arguments, _host: Host, _folder: string): Promise<number> {
  return 2;
}
