import type { RoutineAct } from "../../../server/auth/declare-act.ts";
import { type HasRoles, hasRole } from "../../../values/roles.ts";

/** Moving in changes the whole site, and moving out takes all of it. */
export const canMoveIn = (member: HasRoles): boolean => hasRole(member, "admin");

/** Bringing content in, publishing it, and undoing that. */
export const movingIn: RoutineAct = {
  may: canMoveIn,
  freshSignIn: { none: "Everything comes as drafts, and is undone for 7 days." },
  second: { when: "The words guard or the money guard asks for one when an item is published." },
};
