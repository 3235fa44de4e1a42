import type { StaffMember } from "../../../server/auth/auth.ts";

/**
 * While no lead is in force, an admin may hide a photo that somebody asks about; putting it back needs who reads
 * safeguarding.
 */
export const canHideAlone = ({ role }: Pick<StaffMember, "role">, hasLead: boolean): boolean =>
  role === "admin" && !hasLead;
