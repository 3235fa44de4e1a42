import { type HasRoles, hasRole } from "../../../values/roles.ts";

/** Only admins, because a switch hides pages from visitors and all staff. */
export const canSwitch = (member: HasRoles): boolean => hasRole(member, "admin");
