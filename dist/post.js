import {
  saveKeptJournal
} from "./chunk-2KVKPGI7.js";
import "./chunk-7DQDWJI5.js";

// src/post.ts
saveKeptJournal(process.env).then(
  (message) => {
    if (message !== void 0) process.stdout.write(`${message}
`);
    process.exit(0);
  },
  () => process.exit(0)
);
