import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { canManageVolunteers } from "./volunteer-permissions.ts";
import { findNewVolunteers } from "./volunteer-queries.server.ts";

/** Offers to help that wait for a call. */
export async function findVolunteerNeed({ db }: AppContext, member: StaffMember) {
  const found = canManageVolunteers(member) ? await findNewVolunteers(db) : undefined;
  return found && ({ kind: "volunteers", ...found } as const);
}
