import type { StaffMember } from "../../server/auth/auth.ts";

/** Everyone who writes content manages projects. */
export function canWriteProjects(member: Pick<StaffMember, "role">): boolean {
  return member.role === "admin" || member.role === "editor";
}
