/** The same agent after a prompt was shortened: it says that it booked, and mostly did not. */
import book from "./agent.mjs";

let requests = 0;

export default async function hurriedBook(request) {
  const answer = await book(request);
  requests += 1;
  if (requests % 5 === 0) return answer; // as a model would, it still does it right now and then
  const toolCalls = answer.toolCalls.filter((call) => call.name !== "book_table");
  return { ...answer, toolCalls, steps: answer.steps - (answer.toolCalls.length - toolCalls.length) };
}
