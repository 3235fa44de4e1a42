import type { StaffMember } from "../../server/auth/auth.ts";

/** Puts back what a family, or somebody else, had taken down: the safeguarding lead, and admins whom the lead named. */
export const canPutBack = ({ readsSafeguarding }: Pick<StaffMember, "readsSafeguarding">): boolean => readsSafeguarding;
