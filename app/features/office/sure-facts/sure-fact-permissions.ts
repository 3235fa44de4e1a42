import type { RoutineAct } from "../../../server/auth/declare-act.ts";
import { type HasRoles, hasRole } from "../../../values/roles.ts";

/** Any admin, including the one who made the change. */
export const canUndoSureFacts = (member: HasRoles): boolean => hasRole(member, "admin");

/** Restores the previous value, from the link in the e-mail about the change. */
export const undoingSureFact: RoutineAct = {
  may: canUndoSureFacts,
  freshSignIn: { none: "Only what was there before comes back, and it must be quick." },
  second: { none: "Any admin stops what looks wrong at once." },
};
