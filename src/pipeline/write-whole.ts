/** The journal of a whole run, written from those of its shards: to be read, or continued, as one. */
import { join } from "node:path";
import { digestOf } from "../evidence/digest.ts";
import { followUpLine, headerLine, trialLine } from "../evidence/trials-file.ts";
import type { UnitedShards } from "../evidence/unite-shards.ts";
import type { Config } from "../inputs/config.ts";
import { fail, type Result, succeed } from "../problem.ts";
import { fileTrouble } from "./file-trouble.ts";
import type { ReadingHost } from "./host.ts";

export interface WrittenWhole {
  /** Absolute folder of what is written about the run. */
  readonly directory: string;
  /** Absolute; absent where nothing is to be written. */
  readonly path?: string;
}

/** Where a run of the same measurement writes its own when the shards are merged; elsewhere, so that none is replaced. */
export function writeWhole(
  { config, host, team }: { readonly config: Config; readonly host: ReadingHost; readonly team: unknown },
  united: UnitedShards,
): Result<WrittenWhole> {
  const { header, journals } = united;
  const key = digestOf([header.configDigest, header.suiteDigest]).slice(-16);
  const folder = config.mode === "merge" ? "" : "assess";
  const directory = join(host.outputDirectory(config.workingDirectory, key), folder);
  if (team === undefined) return succeed({ directory });
  const path = join(directory, "trials.jsonl");
  try {
    const journal = host.files.openJournal(path, 0);
    journal.append(headerLine(header));
    for (const { trials, followUps } of journals) {
      for (const trial of trials) journal.append(trialLine(trial, "full"));
      for (const followUp of followUps) journal.append(followUpLine(followUp, "full"));
    }
    journal.close();
  } catch (error) {
    const trouble = fileTrouble(error, path);
    if (trouble === undefined) throw error;
    return fail(trouble);
  }
  return succeed({ directory, path });
}
