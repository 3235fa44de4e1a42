import { type HasRoles, hasRole } from "../../../values/roles.ts";

/** Allows changing the trustees' address and asking them. */
export const canAskTrustees = (member: HasRoles): boolean => hasRole(member, "admin");
