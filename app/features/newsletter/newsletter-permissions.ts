import type { StaffMember } from "../../server/auth/auth.ts";

type Who = Pick<StaffMember, "role">;

/** Everybody of the staff writes issues, sends a test to their own address, and stops a sending that went wrong. */
export function canWriteIssues(member: Who): boolean {
  return member.role === "admin" || member.role === "editor";
}

/** A letter to everybody cannot be taken back: admins begin the sending, and let it go on. */
export function canSendIssues(member: Who): boolean {
  return member.role === "admin";
}
