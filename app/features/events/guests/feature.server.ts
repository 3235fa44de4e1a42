import { logThings } from "content/log-things.ts";
import { guestData as guestWords, staffGuests } from "content/staff-guests.ts";
import { staffUse } from "content/staff-use.ts";
import { loggedRows } from "../../../server/audit-log/name-logged-things.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import type { Need } from "../../../server/need.ts";
import { type PersonalData, personalRecords } from "../../../server/personal-data.ts";
import type { Retention } from "../../../server/retention.ts";
import { siteDate } from "../../../values/dates.ts";
import { factsOfRow, signupState } from "../../../values/event-description.ts";
import { addDays } from "../../../values/site-days.ts";
import { minuteIn } from "../../../values/zoned-time.ts";
import { guestPreviews } from "./guest-emails.tsx";
import { canManageGuests } from "./guest-permissions.ts";
import * as store from "./guest-queries.server.ts";
import { allGuests, countComing } from "./guest-queries.server.ts";
import { findEventsWithHeld } from "./held-guest-queries.server.ts";
import { notifyGuests } from "./notify-guests.server.ts";

async function findGuestNeeds({ db, clock }: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canManageGuests(member)) return [];
  const events = await findEventsWithHeld(db);
  const open = events.filter(
    (event) => signupState({ ...factsOfRow(event), takesSignups: true }, minuteIn(event.zone, clock.now())) === "open",
  );
  return open.map(({ id, title, groups, since }) => ({
    rank: "house",
    label: staffGuests.held.need(Number(groups), title),
    detail: staffGuests.held.needDetail,
    act: staffGuests.held.act,
    icon: "users",
    ground: "g-yellow",
    path: `/admin/event/${id}/guests`,
    count: Number(groups),
    since,
  }));
}

/** Deletes guests' personal data a fixed time after the event's last day. The counts are kept. */
const guestRetention: Retention = {
  what: "guests",
  after: 90,
  why: "docs/decisions/050-coming-to-an-event.md",
  job: { name: "old guests", every: 86_400 },
  expire: ({ db }, before) => store.expireGuestsUntil(db, addDays(siteDate(before), -1)),
};

/** Exports a person's places at events, without secret links. Erasure frees places at future events. */
const guestData: PersonalData = {
  async find({ db }, { email }) {
    const guests = await store.findGuestData(db, email);
    const about = { name: "placesAtEvents", label: guestWords.label, noun: "guest" };
    return [personalRecords(about, guests, ({ created_at }) => created_at)];
  },
  async erase({ db }, { email }) {
    for (const { id, event_id, state, arrived } of await store.findGuestData(db, email)) {
      // A group that was checked in still counts as having come.
      const after = arrived === null ? "cancelled" : state;
      await store.updateGuest(db, id, { ...store.noGuest, key: null, state: after });
      await store.countTaken(db, event_id);
    }
  },
};

declare module "../../../server/feature-switch.ts" {
  interface Switches {
    guests: true;
  }
}

export const guests = defineFeature(() => ({
  switch: {
    key: "guests",
    rank: 40,
    name: staffUse.guests.name,
    off: staffUse.guests.off,
    begins: { ...staffUse.guests.first, path: "/admin/event" },
    keeps: { rows: allGuests, say: staffUse.guests.kept },
  },
  panels: [
    {
      of: ["event"],
      label: staffGuests.link,
      path: (_noun, id) => `/admin/event/${id}/guests`,
      isDocument: true,
      people: countComing,
    },
  ],
  needs: findGuestNeeds,
  person: guestData,
  retention: [guestRetention],
  emails: guestPreviews,
  logged: { people: ["guest"] },
  things: { guest: loggedRows({ table: "guests", name: logThings.guest, to: () => "/admin/days" }) },
  tables: {
    guests: table({
      noun: "guest",
      key: ["id"],
      emailSince: "created_at",
      belongsTo: ["events"],
      columns: {
        nothing:
          "id event_id number state adults children is_walk_in moved_at held_at told reminded_for arrived tapped_at",
        typed: "other_need",
        person: "name email phone needs created_at",
        secret: "key fingerprint idempotency_key network",
        staff: "arrived_by",
      },
    }),
  },
  jobs: [{ name: "guests", by: "one", every: 60, run: notifyGuests }],
}));
