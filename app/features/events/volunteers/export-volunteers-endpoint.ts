import { staffVolunteers as words } from "content/staff-volunteers.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { type Sender, senderOf } from "../../../server/context.server.ts";
import { csvResponse } from "../../../server/http/csv-response.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { cutPageById, newest } from "../../../values/cursor.ts";
import { readChosen } from "../../../values/read-chosen.ts";
import { readOn, readPages } from "../../../values/read-pages.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { telephoneInList } from "../../foundation/settings/telephone-href.ts";
import type { Route } from "./+types/export-volunteers-endpoint";
import { readVolunteerFilter, writeSkills } from "./find-volunteers.server.ts";
import { canManageVolunteers } from "./volunteer-permissions.ts";
import { listHoursOf, listVolunteers, listWithHours, type VolunteerWithHours } from "./volunteer-queries.server.ts";

export const handle: StaffHandle = { staff: { who: canManageVolunteers } };

/** Exports volunteers as CSV: all, a filtered list, or selected ones. References and notes are excluded. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const sender = senderOf(context);
  const { searchParams } = new URL(request.url);
  requireFreshSignIn(sender, href("/admin/volunteers"));
  const { country } = await findSettings(sender.ctx);
  return csvResponse("volunteers", words.csv, pagesOf(sender, searchParams), (row) => [
    row.name,
    row.email ?? "",
    row.phone ? telephoneInList(country, row.phone) : "",
    words.states[row.state],
    row.vetted_until ?? "",
    row.place ?? "",
    row.days ?? "",
    writeSkills(row, words.skills).join("; "),
    Number(row.half_hours) / 2,
    row.created_at,
  ]);
}

function pagesOf({ ctx: { db } }: Sender, query: URLSearchParams): AsyncIterable<VolunteerWithHours[]> {
  const chosen = readChosen(query);
  if (chosen !== undefined) return readOn(async () => ({ rows: await listHoursOf(db, chosen), next: undefined }));
  if (!query.has("status") && !query.has("q"))
    return readPages<VolunteerWithHours>((last, limit) => listWithHours(db, limit, last?.id));
  const { state, search } = readVolunteerFilter(query);
  return readOn<VolunteerWithHours, number>(async (before = newest, limit) => {
    const found = await listVolunteers(db, state, { search, before, limit: limit + 1 });
    const { page, older = found.unsearchedFrom } = cutPageById(found.rows, limit);
    return {
      rows: await listHoursOf(
        db,
        page.map(({ id }) => id),
      ),
      next: older,
    };
  });
}
