import { canEdit, type HasRoles, hasRole } from "../../../values/roles.ts";

/** Visits, unpublished items, backups: how the site goes on. */
export const canSeeSite = canEdit;

/** Confirming the clock resumes deletion: admins only. */
export const canConfirmClock = (member: HasRoles) => hasRole(member, "admin");

/** E-mails contain addresses: only admins list and retry them. */
export const canReadOutbox = (member: HasRoles) => hasRole(member, "admin");

/** The checklist of a new site: most of its steps are for admins. */
export const canSeeChecklist = (member: HasRoles) => hasRole(member, "admin");

/** Who did what: admins alone read it. */
export const canReadAuditLog = (member: HasRoles) => hasRole(member, "admin");

/** The sample belongs to no person: admins take it away. */
export const canRemoveSample = (member: HasRoles) => hasRole(member, "admin");

/** Mail server and place of backups: admins are told what to change on the machine, and make a backup. */
export const canConfigureMachine = (member: HasRoles) => hasRole(member, "admin");
