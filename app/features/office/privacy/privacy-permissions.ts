import { type HasRoles, hasRole } from "../../../values/roles.ts";

/** Admins answer for personal data, leads for records about children. */
export const canAnswerDataRequests = (member: HasRoles): boolean => hasRole(member, "admin") || hasRole(member, "lead");
