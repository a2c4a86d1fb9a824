/** What a fake model says, turn by turn, and what two tools do: the same conversation for every framework. */
import * as z from "zod";

export interface Turn {
  readonly text?: string;
  readonly calls?: readonly {
    readonly id: string;
    readonly name: string;
    readonly args: Readonly<Record<string, unknown>>;
  }[];
}

/** Each turn of a model counts so many. */
export const TOKENS = { input: 10, output: 5 };

export const search = {
  name: "search",
  description: "Finds a restaurant",
  schema: z.object({ guests: z.number() }),
  act: () => "Luigi",
};

export const bookTable = {
  name: "book_table",
  description: "Books a table",
  schema: z.object({ restaurant: z.string() }),
  act: ({ restaurant }: { readonly restaurant: string }) => {
    if (restaurant === "Sakura") throw new Error("fully booked");
    return "ok";
  },
};

/** @returns a function that gives one turn after the other */
export function script(turns: readonly Turn[]): () => Turn {
  const rest = [...turns];
  return () => {
    const turn = rest.shift();
    if (turn === undefined)
      throw new RangeError("the model was asked once more than the conversation has turns");
    return turn;
  };
}

export const searches = { id: "1", name: "search", args: { guests: 2 } };
export const books = (restaurant: string) => ({ id: "2", name: "book_table", args: { restaurant } });

/** Each conversation by what is special about it. */
export const CONVERSATIONS = {
  "one call after the other": [
    { calls: [searches] },
    { text: "Now I book.", calls: [books("Luigi")] },
    { text: "Booked." },
  ],
  "a tool that throws": [{ calls: [books("Sakura")] }, { text: "It is full." }],
  "two calls at once, and one of them throws": [
    { calls: [searches, books("Sakura")] },
    { text: "It is full." },
  ],
  "the same tool twice, with success the second time": [
    { calls: [books("Sakura")] },
    { calls: [{ ...books("Luigi"), id: "3" }] },
    { text: "Booked." },
  ],
  "no tool": [{ text: " billing\n" }],
  "an essay, which names no option": [{ text: "word ".repeat(400) }],
} satisfies Readonly<Record<string, readonly Turn[]>>;
