/** Books tables: searches, then books; asks back when it does not know for how many. Rules stand in for a model. */
const TABLES = { Luigi: 4, Sakura: 8 };

export default async function book(request) {
  const guests = Number(/\d+/.exec(request)?.[0]);
  if (Number.isNaN(guests)) return { text: "For how many guests?", toolCalls: [], steps: 1, errors: [] };

  const found = Object.keys(TABLES).filter((name) => TABLES[name] >= guests);
  const search = { name: "search", args: { guests }, output: found, success: true };
  const [restaurant] = found;
  if (restaurant === undefined)
    return { text: `No table for ${guests} tonight.`, toolCalls: [search], steps: 2, errors: [] };

  const booking = { name: "book_table", args: { restaurant, guests }, output: "ok", success: true };
  return {
    text: `Your table for ${guests} at ${restaurant} is booked.`,
    toolCalls: [search, booking],
    steps: 3,
    errors: [],
  };
}
