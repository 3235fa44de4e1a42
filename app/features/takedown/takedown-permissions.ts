import type { StaffMember } from "../../server/auth/auth.ts";

/** Where nobody reads safeguarding, an admin may hide a photo that somebody asks about; putting it back needs a lead. */
export const canHideAlone = ({ role }: Pick<StaffMember, "role">, readers: readonly unknown[]): boolean =>
  role === "admin" && readers.length === 0;
