import type { StaffMember } from "../../platform/sign-in/sign-in.ts";

/** Projects belong to the foundation: all who write content write, change, delete and bring back projects. */
export function mayWriteProjects(member: Pick<StaffMember, "role">): boolean {
  return member.role === "admin" || member.role === "editor";
}
