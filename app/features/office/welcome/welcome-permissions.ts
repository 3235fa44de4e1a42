import { type HasRoles, hasRole } from "../../../values/roles.ts";

/** Admins only, because most steps change settings that only admins may change. */
export const canSeeWelcome = (member: HasRoles) => hasRole(member, "admin");
