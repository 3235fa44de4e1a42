import { canEdit, canKeepBooks, type HasRoles } from "../../../values/roles.ts";

/** May see the purse of a project. Only treasurers and admins act on it. */
export const canSeeProjectPurse = (member: HasRoles): boolean => canKeepBooks(member) || canEdit(member);
