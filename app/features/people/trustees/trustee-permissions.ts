import { type HasRoles, hasRole } from "../../../values/roles.ts";

/** Give the address of the trustees, and ask them about an account. */
export const canAskTrustees = (member: HasRoles): boolean => hasRole(member, "admin");
