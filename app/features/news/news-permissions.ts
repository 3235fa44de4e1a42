import type { StaffMember } from "../../server/auth/auth.ts";

/** Everyone who writes content manages news. */
export function canWriteNews(member: Pick<StaffMember, "role">): boolean {
  return member.role === "admin" || member.role === "editor";
}
