import { canProtect, type HasRoles } from "../../../values/roles.ts";

/** Event writers and the safeguarding lead enter figures. */
export const canCount = (member: HasRoles): boolean => canProtect(member);
