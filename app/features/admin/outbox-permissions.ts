import type { StaffMember } from "../../server/auth/auth.ts";

/** Letters carry addresses: only admins see to whom the site writes, and send one again. */
export function canReadOutbox(member: Pick<StaffMember, "role">): boolean {
  return member.role === "admin";
}
