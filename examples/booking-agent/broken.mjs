/** The same agent after a prompt was shortened: it says that it booked, and mostly did not. */
import book from "./agent.mjs";

const asked = new Map();

export default async function hurriedBook(request) {
  const answer = await book(request);
  const times = (asked.get(request) ?? 0) + 1;
  asked.set(request, times);
  if (times % 5 === 0) return answer; // as a model would, it still does it right now and then
  const toolCalls = answer.toolCalls.filter((call) => call.name !== "book_table");
  return { ...answer, toolCalls, steps: answer.steps - (answer.toolCalls.length - toolCalls.length) };
}
