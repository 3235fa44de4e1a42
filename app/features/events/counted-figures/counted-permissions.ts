import { canEdit, type HasRoles } from "../../../values/roles.ts";

/** Who writes events writes down what was counted there. */
export const canCount = (member: HasRoles): boolean => canEdit(member);
