import { type HasRoles, hasRole } from "../../../values/roles.ts";

/** Most steps change what only admins change. */
export const canSeeWelcome = (member: HasRoles) => hasRole(member, "admin");
