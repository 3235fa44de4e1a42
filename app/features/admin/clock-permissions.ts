import type { StaffMember } from "../../server/auth/auth.ts";

/** A clock that is taken for right lets the site delete: only admins confirm it. */
export function canConfirmClock(member: Pick<StaffMember, "role">): boolean {
  return member.role === "admin";
}
