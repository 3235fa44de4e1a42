import { type HasRoles, hasRole } from "../../../values/roles.ts";

/** Admins are responsible for personal data, and safeguarding leads for records about children. */
export const canAnswerDataRequests = (member: HasRoles): boolean => hasRole(member, "admin") || hasRole(member, "lead");
