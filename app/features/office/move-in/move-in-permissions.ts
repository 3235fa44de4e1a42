import { type HasRoles, hasRole } from "../../../values/roles.ts";

/** Moving in changes the whole site, and moving out takes all of it. */
export const canMoveIn = (member: HasRoles): boolean => hasRole(member, "admin");
