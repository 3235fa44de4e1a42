import { type HasRoles, hasRole } from "../../../values/roles.ts";

/** Any admin, also one who did not make the change. */
export const canUndoSureFacts = (member: HasRoles): boolean => hasRole(member, "admin");
