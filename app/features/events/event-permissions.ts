import type { StaffMember } from "../../server/auth/auth.ts";

/** Events belong to the foundation: all who write content write, change, delete and bring back events. */
export function canWriteEvents(member: Pick<StaffMember, "role">): boolean {
  return member.role === "admin" || member.role === "editor";
}
