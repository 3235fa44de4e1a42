import type { StaffMember } from "../../platform/sign-in/sign-in.ts";

/** Letters carry addresses: only admins see to whom the site writes, and send one again. */
export function mayReadMail(member: Pick<StaffMember, "role">): boolean {
  return member.role === "admin";
}
