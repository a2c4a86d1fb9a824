/** Lines over a pipe: split on arrival, holding no more than a cap of an unfinished one, and sent together. */

export interface LineReader {
  push(chunk: string): void;
}

/**
 * @param maxLength  UTF-16 units of one line; a longer one calls `onOverflow` once and ends the reading
 * @param onLine     gets each line without its newline; empty lines are skipped
 */
export function createLineReader(
  maxLength: number,
  onLine: (line: string) => void,
  onOverflow: () => void,
): LineReader {
  let pieces: string[] = [];
  let held = 0;
  let overflown = false;

  function hold(piece: string): void {
    if (overflown || piece === "") return;
    held += piece.length;
    pieces.push(piece);
    if (held <= maxLength) return;
    overflown = true;
    pieces = [];
    onOverflow();
  }

  function endLine(): void {
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
    },
  };
}

/**
 * Hands on together what is sent within one turn of the event loop: waking the process at the other end costs far
 * more than the text does. An answer waits for nothing but promises that are settled already.
 */
export function createBatch(write: (text: string) => void): (text: string) => void {
  let pending = "";
  const flush = (): void => {
    const text = pending;
    pending = "";
    write(text);
  };
  return (text) => {
    if (pending === "") process.nextTick(flush);
    pending += text;
  };
}
