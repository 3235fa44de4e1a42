import type { StaffMember } from "../../platform/sign-in/sign-in.ts";

/** Only admins see all that is kept about a person in one place, hand it out, and erase it. */
export function mayAnswerDataRequests(member: Pick<StaffMember, "role">): boolean {
  return member.role === "admin";
}
