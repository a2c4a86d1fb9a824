/** What the world holds, to go back to: one scene serves for a hundred troubles, each of which may leave something. */
import type { World } from "../../fakes/world.ts";

/** @returns puts everything back as it is now, but for the clock; git's objects never change */
export function rewindTo(world: World): () => void {
  const { state, deliveries, log } = world;
  const { pulls, issues, comments, events, reviews, runs, artifacts, statuses } = state;
  const lists = [pulls, issues, comments, events, reviews, runs, artifacts, statuses, deliveries, log];
  const undo = [
    ...lists.map((list) => listAsIs(list as unknown as object[])),
    ...[...state.repositories.values()].flatMap(({ refs, activity }) => [
      mapAsIs(refs),
      listAsIs(activity as unknown as object[]),
    ]),
  ];
  return () => {
    for (const one of undo) one();
  };
}

/** With what each member has of its own; what hangs below it stays shared. */
function listAsIs(list: object[]): () => void {
  const before = list.map((member) => [member, { ...member }] as const);
  return () => {
    list.splice(0, list.length, ...before.map(([member, fields]) => Object.assign(member, fields)));
  };
}

function mapAsIs<Key, Value>(map: Map<Key, Value>): () => void {
  const before = [...map];
  return () => {
    map.clear();
    for (const [key, value] of before) map.set(key, value);
  };
}
