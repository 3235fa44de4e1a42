import type { StaffMember } from "../../../server/auth/auth.ts";
import { canWrite } from "../../../values/roles.ts";

/** Who writes events writes down what was counted there. */
export const canCount = (member: Pick<StaffMember, "role">): boolean => canWrite(member);
