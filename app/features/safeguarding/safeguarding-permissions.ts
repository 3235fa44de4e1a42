import type { StaffMember } from "../../server/auth/auth.ts";

/** Concerns, consent papers and takedown requests: every lead, and the admins whom a lead named. */
export const canReadSafeguarding = (member: Pick<StaffMember, "readsSafeguarding">): boolean =>
  member.readsSafeguarding;

/** Leads name admins; an admin never names anybody, also not herself. */
export const canNameReaders = (member: Pick<StaffMember, "role">): boolean => member.role === "lead";
