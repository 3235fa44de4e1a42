import { guestData as words } from "content/staff-guests.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { findTrustedNow } from "../../../server/db/trusted-time.ts";
import { type PersonalData, personalRecords } from "../../../server/personal-data.ts";
import { lagosDate } from "../../../values/dates.ts";
import { addDays } from "../../../values/lagos-days.ts";
import * as store from "./guest-queries.server.ts";

/** Days after an event when the data of its people expire. */
const retentionDays = 90;

/** Ninety days after an event, the people's data go; the counts stay. Nothing goes while the clock is untrusted. */
export async function expireGuests(ctx: AppContext): Promise<void> {
  const now = await findTrustedNow(ctx);
  if (now === undefined) return;
  const groups = await store.expireGuestsUntil(ctx.db, addDays(lagosDate(now), -retentionDays - 1));
  if (groups > 0) ctx.log.info("guests forgotten", { groups });
}

/** Places of a person at events, without secrets. A place that was still to come becomes free. */
export const guestData: PersonalData = {
  async find({ db }, { email }) {
    const guests = await store.findGuestData(db, email);
    const about = { name: "placesAtEvents", label: words, noun: "guest" };
    return [personalRecords(about, guests, ({ created_at }) => created_at)];
  },
  async erase({ db }, { email }) {
    for (const { id, event_id, state, arrived } of await store.findGuestData(db, email)) {
      // A group that came keeps its count.
      const after = arrived === null ? "cancelled" : state;
      await store.updateGuest(db, id, { ...store.noGuest, key: null, state: after });
      await store.countTaken(db, event_id);
    }
  },
};
