import { type HasRoles, hasRole } from "../../../values/roles.ts";

/** A switch takes pages from the site and rooms from everybody. */
export const canSwitch = (member: HasRoles): boolean => hasRole(member, "admin");
