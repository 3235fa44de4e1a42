import { canEdit, type HasRoles, hasRole } from "../../../values/roles.ts";

/** All editors write issues, send tests to themselves, and pause a wrong sending. */
export const canWriteIssues = canEdit;

/** Who reads the newsletter. */
export const canSeeSubscribers = canEdit;

/** Sending to all cannot be undone: only admins start and resume it. */
export const canSendIssues = (member: HasRoles) => hasRole(member, "admin");
