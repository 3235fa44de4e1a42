import { canProtect, type HasRoles } from "../../../values/roles.ts";

/** Who writes events, and who answers for their days, writes down what was counted there. */
export const canCount = (member: HasRoles): boolean => canProtect(member);
