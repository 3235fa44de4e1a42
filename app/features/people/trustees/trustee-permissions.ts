import { type HasRoles, hasRole } from "../../../values/roles.ts";

/** Permission to change the trustees' address, and to ask the trustees. */
export const canAskTrustees = (member: HasRoles): boolean => hasRole(member, "admin");
