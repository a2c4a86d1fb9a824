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
