import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);

// src/agent/json-lines.ts
function createLineReader(maxLength, onLine, onOverflow) {
  let pieces = [];
  let held = 0;
  let overflown = false;
  function hold(piece) {
    if (overflown || piece === "") return;
    held += piece.length;
    pieces.push(piece);
    if (held <= maxLength) return;
    overflown = true;
    pieces = [];
    onOverflow();
  }
  function endLine() {
    const line = pieces.join("");
    pieces = [];
    held = 0;
    if (!overflown && line !== "") onLine(line);
  }
  return {
    push(chunk) {
      let from = 0;
      for (let end = chunk.indexOf("\n"); end !== -1; end = chunk.indexOf("\n", from)) {
        hold(chunk.slice(from, end));
        endLine();
        from = end + 1;
      }
      hold(chunk.slice(from));
    }
  };
}
function createBatch(write) {
  let pending = "";
  const flush = () => {
    const text = pending;
    pending = "";
    write(text);
  };
  return (text) => {
    if (pending === "") process.nextTick(flush);
    pending += text;
  };
}

export {
  createLineReader,
  createBatch
};
