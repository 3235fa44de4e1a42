import type { StaffMember } from "../../server/auth/auth.ts";

/** Editors and admins change what visitors read. */
export const canChangePages = ({ role }: Pick<StaffMember, "role">) => role === "admin" || role === "editor";
