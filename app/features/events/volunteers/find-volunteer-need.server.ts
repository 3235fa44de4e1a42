import { volunteerNeeds as words } from "content/staff-volunteers.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Need } from "../../../server/need.ts";
import { writeSince } from "../../../values/site-days.ts";
import { canManageVolunteers } from "./volunteer-permissions.ts";
import { findNewVolunteers } from "./volunteer-queries.server.ts";

/** Finds offers that wait for a call. */
export async function findVolunteerNeed({ db, clock }: AppContext, member: StaffMember): Promise<Need[]> {
  const found = canManageVolunteers(member) ? await findNewVolunteers(db) : undefined;
  if (found === undefined) return [];
  const { count, since } = found;
  const row = { label: words.label(count), detail: words.detail(writeSince(since, clock.now())), act: words.act };
  return [{ ...row, rank: "house", icon: "person", ground: "g-green", path: "/admin/volunteers", count, since }];
}
