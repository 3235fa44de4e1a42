import type { StaffMember } from "../../server/auth/auth.ts";

/** Confirming the clock resumes deletion: admins only. */
export function canConfirmClock(member: Pick<StaffMember, "role">): boolean {
  return member.role === "admin";
}
