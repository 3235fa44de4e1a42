import type { StaffMember } from "../../server/auth/auth.ts";

/** E-mails contain addresses: only admins list and retry them. */
export function canReadOutbox(member: Pick<StaffMember, "role">): boolean {
  return member.role === "admin";
}
