import { canWrite, type HasRoles, hasRole } from "../../../values/roles.ts";

/** Ask for a number: whoever writes what visitors or donors read. */
export const canAskForNumbers = (member: HasRoles): boolean =>
  canWrite(member) || hasRole(member, "treasurer") || hasRole(member, "lead");

/** Agree to a number of another person, or stop one. */
export const canDecideOnNumbers = (member: HasRoles): boolean => hasRole(member, "admin");
