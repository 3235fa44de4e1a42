import { type HasRoles, hasRole } from "../../../values/roles.ts";

/** Who answers for people's data, and who for what is kept about children. */
export const canAnswerDataRequests = (member: HasRoles): boolean => hasRole(member, "admin") || hasRole(member, "lead");
