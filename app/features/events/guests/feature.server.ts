import { logThings } from "content/log-things.ts";
import { staffGuests } from "content/staff-guests.ts";
import { staffUse } from "content/staff-use.ts";
import { loggedRows } from "../../../server/audit-log/name-logged-things.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { guestData, guestRetention } from "./expire-guests.server.ts";
import { findGuestNeeds } from "./find-guest-needs.server.ts";
import { guestPreviews } from "./guest-emails.tsx";
import { allGuests, countComing } from "./guest-queries.server.ts";
import { notifyGuests } from "./notify-guests.server.ts";

declare module "../../../server/feature-switch.ts" {
  interface Switches {
    guests: true;
  }
}

export const guests = defineFeature({
  switch: {
    key: "guests",
    rank: 40,
    name: staffUse.guests.name,
    off: staffUse.guests.off,
    keeps: { rows: allGuests, say: staffUse.guests.kept },
  },
  panels: [
    {
      of: ["event"],
      rank: 10,
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
});
