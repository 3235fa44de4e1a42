import type { StaffMember } from "../../../server/auth/auth.ts";

type Who = Pick<StaffMember, "role">;

/** Confirming the clock resumes deletion: admins only. */
export const canConfirmClock = (member: Who) => member.role === "admin";

/** E-mails contain addresses: only admins list and retry them. */
export const canReadOutbox = (member: Who) => member.role === "admin";

/** The checklist of a new site: most of its steps are for admins. */
export const canSeeChecklist = (member: Who) => member.role === "admin";

/** The sample belongs to no person: admins take it away. */
export const canRemoveSample = (member: Who) => member.role === "admin";

/** Mail server and place of backups: admins are told what to change on the machine. */
export const canConfigureMachine = (member: Who) => member.role === "admin";
