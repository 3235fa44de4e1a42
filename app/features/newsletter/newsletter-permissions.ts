import type { StaffMember } from "../../server/auth/auth.ts";

type Who = Pick<StaffMember, "role">;

/** All staff write issues, send tests to themselves, and pause a wrong sending. */
export function canWriteIssues(member: Who): boolean {
  return member.role === "admin" || member.role === "editor";
}

/** Sending to all cannot be undone: only admins start and resume it. */
export function canSendIssues(member: Who): boolean {
  return member.role === "admin";
}
