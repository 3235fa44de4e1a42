import { staffVolunteers as words } from "content/staff-volunteers.ts";
import { href } from "react-router";
import { requireFreshSignIn } from "../../cms/require-fresh-sign-in.server.ts";
import { senderOf } from "../../server/context.server.ts";
import { csvResponse } from "../../values/csv.ts";
import type { Route } from "./+types/export-volunteers-endpoint";
import { writeSkills } from "./find-volunteers.server.ts";
import { requireVolunteerManager } from "./require-volunteer.server.ts";
import { listAllVolunteers, sumHours } from "./volunteer-queries.server.ts";

/** More needs a database export. */
const most = 10_000;

/** All volunteers as CSV, without references and notes. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const sender = senderOf(context);
  const { ctx, member } = sender;
  requireVolunteerManager(member);
  requireFreshSignIn(sender, href("/admin/volunteers"));
  const rows = await listAllVolunteers(ctx.db, most);
  const sums = await sumHours(ctx.db);
  const head = ["name", "email", "telephone", "state", "vetted until", "place", "days", "skills", "hours", "since"];
  const lines = rows.map((row) => [
    ...[row.name, row.email ?? "", row.phone ?? "", words.states[row.state], row.vetted_until ?? ""],
    ...[row.place ?? "", row.days ?? "", writeSkills(row, words.skills).join("; ")],
    ...[(sums.get(row.id) ?? 0) / 2, row.created_at],
  ]);
  return csvResponse("volunteers", head, lines);
}
