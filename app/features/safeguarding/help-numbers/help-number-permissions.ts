import { type HasRoles, hasRole } from "../../../values/roles.ts";

/** Who answers for what a frightened person finds: admins, and the safeguarding lead. */
export const canManageHelpNumbers = (member: HasRoles): boolean => hasRole(member, "admin") || hasRole(member, "lead");
