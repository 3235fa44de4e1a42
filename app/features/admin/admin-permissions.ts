import type { StaffMember } from "../../server/auth/auth.ts";

type Who = Pick<StaffMember, "role">;

/** Confirming the clock resumes deletion: admins only. */
export const canConfirmClock = (member: Who) => member.role === "admin";

/** E-mails contain addresses: only admins list and retry them. */
export const canReadOutbox = (member: Who) => member.role === "admin";
