import { canProtect, type HasRoles, hasRole } from "../../../values/roles.ts";

/** Names, contacts, states and hours are for people who prepare events. */
export const canManageVolunteers = (member: HasRoles): boolean => canProtect(member);

/** References are third parties, and notes are frank. */
export const canReadReferences = (member: HasRoles): boolean => hasRole(member, "lead") || hasRole(member, "admin");

/** Only the safeguarding lead decides who may be near children. */
export const canVet = (member: HasRoles): boolean => hasRole(member, "lead");

/** Admins and the lead delete all personal data. */
export const canDeleteVolunteers = canReadReferences;
