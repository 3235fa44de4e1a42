import type { StaffMember } from "../../../server/auth/auth.ts";

/** Gifts carry donors' names and sums: for admins, one of whom is the treasurer. */
export const canManageGifts = ({ role }: Pick<StaffMember, "role">): boolean => role === "admin";
