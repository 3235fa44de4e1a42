import { staffPeople } from "content/staff-people.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { csvResponse } from "../../../server/http/csv-response.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { newest } from "../../../values/cursor.ts";
import { readOn } from "../../../values/read-pages.ts";
import type { Route } from "./+types/export-log-endpoint";
import { canReadAuditLog } from "./admin-permissions.ts";
import { readLogLines, textOfLine } from "./find-log-lines.server.ts";
import { readLogFilter } from "./log-filter.ts";

export const handle: StaffHandle = { staff: { who: canReadAuditLog } };

/** Exports the audit log as CSV: all rows that match the filter in the address. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const sender = senderOf(context);
  const { search, searchParams } = new URL(request.url);
  requireFreshSignIn(sender, href("/admin/log") + search);
  const filter = readLogFilter(searchParams);
  const pages = readOn(async (after: number | undefined) => {
    const { lines, older } = await readLogLines(sender.ctx, filter, after ?? newest);
    return { rows: lines, next: older };
  });
  return csvResponse("log", staffPeople.log.csv.head, pages, (line) => [
    line.date,
    line.time,
    line.by,
    textOfLine(line),
    line.changes.map(({ label, before, after }) => staffPeople.log.csv.change(label, before, after)).join("; "),
  ]);
}
