import { canProtect, type HasRoles, hasRole } from "../../../values/roles.ts";

/** Event writers and the safeguarding lead see names, contacts, states and hours. */
export const canManageVolunteers = (member: HasRoles): boolean => canProtect(member);

/** References contain data of other people, and notes are confidential. */
export const canReadReferences = (member: HasRoles): boolean => hasRole(member, "lead") || hasRole(member, "admin");

/** Only the safeguarding lead decides who may be near children. */
export const canVet = (member: HasRoles): boolean => hasRole(member, "lead");

/** Admins and the safeguarding lead may delete all personal data. */
export const canDeleteVolunteers = canReadReferences;
