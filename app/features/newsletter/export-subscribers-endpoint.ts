import { siteContext } from "../../platform/site.server.ts";
import { writeCsv } from "../../values/csv.ts";
import type { Route } from "./+types/export-subscribers-endpoint";
import { findSubscribers } from "./staff-subscriber-store.server.ts";

/** More than this is a matter for the database. */
const most = 100_000;

/** The list as a table for a spreadsheet. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const rows = await findSubscribers(context.get(siteContext).database, { search: "" }, most);
  const csv = writeCsv(
    ["email", "since"],
    rows.map(({ email, created_at }) => [email, created_at]),
  );
  return new Response(csv, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="subscribers.csv"',
      "Cache-Control": "no-store",
    },
  });
}
