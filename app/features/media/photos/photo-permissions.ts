import type { StaffMember } from "../../../server/auth/auth.ts";

/** Detaching from others' items: admins only. */
export const canDeletePhotoEverywhere = ({ role }: Pick<StaffMember, "role">) => role === "admin";
