/** Decisions on a circle, joined where the agent flips between them; the table below it says the same in words. */
import { htmlName } from "../escape.ts";
import { count } from "../format.ts";
import type { FlipPairRow } from "../model.ts";

const SIZE = { width: 640, height: 300, radius: 105 } as const;
/** Two stand side by side. */
const LOW = 60;
/** More names would cover each other. */
const MOST_DECISIONS = 14;
const MOST_WIDTH = 8;

/** @returns "" where it would show nothing that can be read */
export function flipGraph(pairs: readonly FlipPairRow[]): string {
  const names = [...new Set(pairs.flatMap((row) => row.decisions))];
  if (names.length > MOST_DECISIONS) return "";
  const places = new Map(names.map((name, index) => [name, placeOf(index, names.length)]));
  const most = Math.max(...pairs.map((row) => row.count));
  const edges = pairs.map(({ decisions: [one, other], count: times }) => {
    const [from, to] = [places.get(one) ?? CENTRE, places.get(other) ?? CENTRE];
    const width = 1 + (MOST_WIDTH - 1) * (times / most);
    return `<path d="M${from.x} ${from.y}L${to.x} ${to.y}" stroke-width="${width.toFixed(1)}" class="edge"/>`;
  });
  const nodes = names.map((name) => {
    const { x, y, anchor } = places.get(name) ?? CENTRE;
    const shift = { start: 10, middle: 0, end: -10 }[anchor];
    return `<circle cx="${x}" cy="${y}" r="5" class="point"/><text x="${x + shift}" y="${y + (anchor === "middle" ? -10 : 5)}" text-anchor="${anchor}">${htmlName(name, 32)}</text>`;
  });
  const words = pairs
    .map(({ decisions: [one, other], count: times }) => `${one} and ${other}, ${count(times, "flip")}`)
    .join("; ");
  const height = names.length > 2 ? SIZE.height : LOW;
  return `<svg class="graph" viewBox="0 ${(SIZE.height - height) / 2} ${SIZE.width} ${height}" role="img" aria-label="${htmlName(words, 2000)}">${edges.join("")}${nodes.join("")}</svg>\n`;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
}

const CENTRE: Place = { x: SIZE.width / 2, y: SIZE.height / 2, anchor: "middle" };

/** The first on the left, the others clockwise. */
function placeOf(index: number, all: number): Place {
  const angle = Math.PI + (2 * Math.PI * index) / all;
  const across = Math.cos(angle);
  const x = Math.round(CENTRE.x + SIZE.radius * across);
  const y = Math.round(CENTRE.y + SIZE.radius * Math.sin(angle));
  if (Math.abs(across) < 0.2) return { x, y, anchor: "middle" };
  return { x, y, anchor: across < 0 ? "end" : "start" };
}
