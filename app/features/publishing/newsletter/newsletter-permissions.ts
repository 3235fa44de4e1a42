import type { StaffMember } from "../../../server/auth/auth.ts";
import { canWrite } from "../../../values/roles.ts";

type Who = Pick<StaffMember, "role">;

/** All staff write issues, send tests to themselves, and pause a wrong sending. */
export const canWriteIssues = canWrite;

/** Sending to all cannot be undone: only admins start and resume it. */
export const canSendIssues = (member: Who) => member.role === "admin";
