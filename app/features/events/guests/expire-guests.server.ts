import { guestData as words } from "content/staff-guests.ts";
import { type PersonalData, personalRecords } from "../../../server/personal-data.ts";
import type { Retention } from "../../../server/retention.ts";
import { siteDate } from "../../../values/dates.ts";
import { addDays } from "../../../values/site-days.ts";
import * as store from "./guest-queries.server.ts";

/** Counts from an event's last day. Personal data expires; the counts stay. */
export const guestRetention: Retention = {
  what: "guests",
  after: 90,
  why: "docs/decisions/050-coming-to-an-event.md",
  job: { name: "old guests", every: 86_400 },
  expire: ({ db }, before) => store.expireGuestsUntil(db, addDays(siteDate(before), -1)),
};

/** A person's places at events, without secrets. Erasure frees future places. */
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
