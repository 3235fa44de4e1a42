import type { StaffMember } from "../../../server/auth/auth.ts";

/** All staff, as settings: a redirect shows nothing that is not public, and one tap removes it. */
export const canManageRedirects = (_member: Pick<StaffMember, "role">) => true;
