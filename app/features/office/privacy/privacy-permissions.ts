import { type HasRoles, hasRole } from "../../../values/roles.ts";

export const canAnswerDataRequests = (member: HasRoles): boolean => hasRole(member, "admin");
