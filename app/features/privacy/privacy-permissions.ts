import type { StaffMember } from "../../server/auth/auth.ts";

/** Only admins see all that is kept about a person in one place, hand it out, and erase it. */
export function canAnswerDataRequests(member: Pick<StaffMember, "role">): boolean {
  return member.role === "admin";
}
