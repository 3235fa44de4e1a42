import type { StaffMember } from "../../server/auth/auth.ts";

type Who = Pick<StaffMember, "role">;

/** Confirming the clock resumes deletion: admins only. */
export function canConfirmClock(member: Who): boolean {
  return member.role === "admin";
}

/** E-mails contain addresses: only admins list and retry them. */
export function canReadOutbox(member: Who): boolean {
  return member.role === "admin";
}
