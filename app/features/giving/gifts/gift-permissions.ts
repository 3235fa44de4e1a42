import { type HasRoles, hasRole } from "../../../values/roles.ts";

/** Gifts carry donors' names and sums: for treasurers and admins. */
export const canManageGifts = (member: HasRoles): boolean => hasRole(member, "treasurer") || hasRole(member, "admin");
