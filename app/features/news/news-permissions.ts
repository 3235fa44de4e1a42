import type { StaffMember } from "../../server/auth/auth.ts";

/** News belong to the foundation: all who write content write, change, delete and bring back news. */
export function canWriteNews(member: Pick<StaffMember, "role">): boolean {
  return member.role === "admin" || member.role === "editor";
}
