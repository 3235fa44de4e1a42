import type { StaffMember } from "../../../server/auth/auth.ts";

export const canAnswerDataRequests = (member: Pick<StaffMember, "role">): boolean => member.role === "admin";
