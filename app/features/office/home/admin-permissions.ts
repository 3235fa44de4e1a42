import { canEdit, type HasRoles, hasRole } from "../../../values/roles.ts";

/** Permission to see visits, unpublished items and backups. */
export const canSeeSite = canEdit;

/** Admins only, because confirming the clock resumes the deletion of old data. */
export const canConfirmClock = (member: HasRoles) => hasRole(member, "admin");

/** Admins only, because e-mails contain personal addresses. */
export const canReadOutbox = (member: HasRoles) => hasRole(member, "admin");

/** Most steps of the checklist are for admins. */
export const canSeeChecklist = (member: HasRoles) => hasRole(member, "admin");

export const canReadAuditLog = (member: HasRoles) => hasRole(member, "admin");

export const canRemoveSample = (member: HasRoles) => hasRole(member, "admin");

/** Permission to see settings of the server that need a change, and to make backups. */
export const canConfigureMachine = (member: HasRoles) => hasRole(member, "admin");
