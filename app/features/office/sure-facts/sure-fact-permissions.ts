import type { RoutineAct } from "../../../server/auth/declare-act.ts";
import { type HasRoles, hasRole } from "../../../values/roles.ts";

/** Any admin, also one who did not make the change. */
export const canUndoSureFacts = (member: HasRoles): boolean => hasRole(member, "admin");

/** Setting a sure fact back, from the e-mail that told of its change. */
export const undoingSureFact: RoutineAct = {
  may: canUndoSureFacts,
  freshSignIn: { none: "Only what was there before comes back, and it must be quick." },
  second: { none: "Any admin stops what looks wrong at once." },
};
