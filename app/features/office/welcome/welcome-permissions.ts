import type { StaffMember } from "../../../server/auth/auth.ts";

/** Most steps change what only admins change. */
export const canSeeWelcome = ({ role }: Pick<StaffMember, "role">) => role === "admin";
