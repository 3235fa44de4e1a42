import { staffVolunteers as words } from "content/staff-volunteers.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { csvResponse } from "../../../values/csv.ts";
import { readPages } from "../../../values/read-pages.ts";
import type { Route } from "./+types/export-volunteers-endpoint";
import { writeSkills } from "./find-volunteers.server.ts";
import { canManageVolunteers } from "./volunteer-permissions.ts";
import { listWithHours, type VolunteerWithHours } from "./volunteer-queries.server.ts";

export const handle: StaffHandle = { staff: { who: canManageVolunteers } };

/** All volunteers as CSV, without references and notes. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const sender = senderOf(context);
  const { ctx } = sender;
  requireFreshSignIn(sender, href("/admin/volunteers"));
  const head = ["name", "email", "telephone", "state", "vetted until", "place", "days", "skills", "hours", "since"];
  const pages = readPages<VolunteerWithHours>((last, limit) => listWithHours(ctx.db, limit, last?.id));
  return csvResponse("volunteers", head, pages, (row) => [
    row.name,
    row.email ?? "",
    row.phone ?? "",
    words.states[row.state],
    row.vetted_until ?? "",
    row.place ?? "",
    row.days ?? "",
    writeSkills(row, words.skills).join("; "),
    Number(row.half_hours) / 2,
    row.created_at,
  ]);
}
