import type { StaffMember } from "../../server/auth/auth.ts";

/** Projects belong to the foundation: all who write content write, change, delete and bring back projects. */
export function canWriteProjects(member: Pick<StaffMember, "role">): boolean {
  return member.role === "admin" || member.role === "editor";
}
