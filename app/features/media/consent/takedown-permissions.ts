import { type HasRoles, hasRole } from "../../../values/roles.ts";

/**
 * While no lead is in force, an admin may hide a photo that somebody asks about; putting it back needs who reads
 * safeguarding.
 */
export const canHideAlone = (member: HasRoles, hasLead: boolean): boolean => hasRole(member, "admin") && !hasLead;
