import { canEdit, type HasRoles, hasRole } from "../../../values/roles.ts";

/** The site's figures: visits, unpublished items, backups. */
export const canSeeSite = canEdit;

/** Confirming the clock starts deletion again. */
export const canConfirmClock = (member: HasRoles) => hasRole(member, "admin");

/** E-mails contain addresses. */
export const canReadOutbox = (member: HasRoles) => hasRole(member, "admin");

/** Most steps of the checklist are for admins. */
export const canSeeChecklist = (member: HasRoles) => hasRole(member, "admin");

export const canReadAuditLog = (member: HasRoles) => hasRole(member, "admin");

export const canRemoveSample = (member: HasRoles) => hasRole(member, "admin");

/** Admins read what to change on the machine, and make backups. */
export const canConfigureMachine = (member: HasRoles) => hasRole(member, "admin");
