import { staffGuests } from "content/staff-guests.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Need } from "../../../server/need.ts";
import { factsOfRow, signupState } from "../../../values/event-description.ts";
import { minuteIn } from "../../../values/zoned-time.ts";
import { canManageGuests } from "./guest-permissions.ts";
import { findEventsWithHeld } from "./held-guest-queries.server.ts";

const { held: words } = staffGuests;

/** Finds future events with groups that wait for staff. */
export async function findGuestNeeds({ db, clock }: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canManageGuests(member)) return [];
  const events = await findEventsWithHeld(db);
  const open = events.filter(
    (event) => signupState({ ...factsOfRow(event), takesSignups: true }, minuteIn(event.zone, clock.now())) === "open",
  );
  return open.map(({ id, title, groups, since }) => ({
    rank: "house",
    label: words.need(Number(groups), title),
    detail: words.needDetail,
    act: words.act,
    icon: "users",
    ground: "g-yellow",
    path: `/admin/event/${id}/guests`,
    count: Number(groups),
    since,
  }));
}
