import { canProtect, type HasRoles, hasRole } from "../../../values/roles.ts";

/** Names, contacts, states and hours: for those who prepare events. */
export const canManageVolunteers = (member: HasRoles): boolean => canProtect(member);

/** References are third parties, and notes are frank. */
export const canReadReferences = (member: HasRoles): boolean => hasRole(member, "lead") || hasRole(member, "admin");

/** Who may be near children is decided by the safeguarding lead alone. */
export const canVet = (member: HasRoles): boolean => hasRole(member, "lead");

/** Deleting is for admins, as with all data of people, and for the lead. */
export const canDeleteVolunteers = canReadReferences;
