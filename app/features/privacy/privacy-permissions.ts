import type { StaffMember } from "../../server/auth/auth.ts";

export function canAnswerDataRequests(member: Pick<StaffMember, "role">): boolean {
  return member.role === "admin";
}
