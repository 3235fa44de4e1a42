import { staffGuests } from "content/staff-guests.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { csvResponse } from "../../../server/http/csv-response.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { readPages } from "../../../values/read-pages.ts";
import { asRowId } from "../../../values/row-id.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { telephoneInList } from "../../foundation/settings/telephone-href.ts";
import type { Route } from "./+types/export-guests-endpoint";
import { requireListedEvent } from "./check-in.server.ts";
import { writeNeeds } from "./door-list.ts";
import { listGuests } from "./guest-list-queries.server.ts";
import { canManageGuests } from "./guest-permissions.ts";
import type { GuestRow } from "./guest-queries.server.ts";

export const handle: StaffHandle = { staff: { who: canManageGuests } };

function stateOf({ is_walk_in, held_at, state }: GuestRow): string {
  if (is_walk_in === 1) return staffGuests.walkIn;
  if (held_at !== null) return staffGuests.csvStates.held;
  return state === "waiting" ? staffGuests.waits : staffGuests.csvStates.coming;
}

/** Exports the whole guest list as CSV, sorted by number. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const sender = senderOf(context);
  const event = await requireListedEvent(sender, asRowId(params.id));
  requireFreshSignIn(sender, href("/admin/event/:id/guests", { id: params.id }));
  const { country } = await findSettings(sender.ctx);
  const pages = readPages<GuestRow>((last, limit) => listGuests(sender.ctx.db, event.id, limit, last?.number));
  return csvResponse(`guests-${event.id}`, staffGuests.csv, pages, (row) => [
    row.number,
    stateOf(row),
    row.name ?? "",
    row.email ?? "",
    row.phone === null ? "" : telephoneInList(country, row.phone),
    row.adults,
    row.children,
    writeNeeds(row, staffGuests.needs).join("; "),
    row.arrived ?? "",
    row.created_at,
  ]);
}
