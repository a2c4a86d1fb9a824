/** Who may do what: `GET /collaborators/{username}/permission`. */
import { notFound, type Route } from "./routes.ts";
import { shaped } from "./shapes.ts";
import { shownPerson, upstreamOf } from "./shown.ts";
import type { Role, State } from "./state.ts";

/** GitHub's older field knows four levels: maintain counts as write, triage as read. */
const LEGACY: Readonly<Record<Role, string>> = {
  admin: "admin",
  maintain: "write",
  write: "write",
  triage: "read",
  read: "read",
  none: "none",
};

export function peopleRoutes(state: State): Route[] {
  return [
    [
      "GET /collaborators/{username}/permission",
      ({ parameters }) => {
        const person = state.people.get(String(parameters["username"]).toLowerCase());
        if (person === undefined || person.isGone || person.type === "Organization") return notFound();
        if (person.type === "Bot" && person.role === "none") {
          return notFound(`${person.login.replace("[bot]", "")} is not a user`);
        }
        // Everyone may read what is public.
        const role = person.role === "none" && !upstreamOf(state).isPrivate ? "read" : person.role;
        const legacy = LEGACY[role];
        const user = shaped("nullable-collaborator", {
          ...shownPerson(person),
          role_name: role,
          permissions: {
            admin: role === "admin",
            maintain: role === "admin" || role === "maintain",
            push: legacy === "admin" || legacy === "write",
            triage: role !== "read" && role !== "none",
            pull: role !== "none",
          },
        });
        return { status: 200, body: { permission: legacy, role_name: role, user } };
      },
    ],
  ];
}
