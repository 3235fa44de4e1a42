import type { StaffMember } from "../../platform/sign-in/sign-in.ts";

/** News belong to the foundation: all who write content write, change, delete and bring back news. */
export function mayWriteNews(member: Pick<StaffMember, "role">): boolean {
  return member.role === "admin" || member.role === "editor";
}
