import type { StaffMember } from "../../server/auth/auth.ts";

type Who = Pick<StaffMember, "role">;

/** All staff write issues, send tests to themselves, and pause a wrong sending. */
export const canWriteIssues = (member: Who) => member.role === "admin" || member.role === "editor";

/** Sending to all cannot be undone: only admins start and resume it. */
export const canSendIssues = (member: Who) => member.role === "admin";
