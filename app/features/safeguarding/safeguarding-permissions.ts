import type { StaffMember } from "../../server/auth/auth.ts";

export const canReadSafeguarding = ({ role }: Pick<StaffMember, "role">) => role === "admin";
