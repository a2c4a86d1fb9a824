/** After the job, however it ended: keeps the journal for a re-run attempt. Changes no verdict and fails no job. */
import { saveKeptJournal } from "./github/journal-store.ts";

saveKeptJournal(process.env).then(
  (message) => {
    if (message !== undefined) process.stdout.write(`${message}\n`);
    process.exit(0);
  },
  () => process.exit(0),
);
