import { appContext } from "../../server/context.server.ts";
import { writeCsv } from "../../values/csv.ts";
import type { Route } from "./+types/export-subscribers-endpoint";
import { findSubscribers } from "./subscriber-list-queries.server.ts";

/** More needs a database export. */
const most = 100_000;

/** The list as CSV, with each consent. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { rows } = await findSubscribers(context.get(appContext).db, { search: "" }, most);
  const csv = writeCsv(
    ["email", "asked", "confirmed", "consent", "page"],
    rows.map(({ email, created_at, confirmed_at, consent, page }) => [
      email,
      created_at,
      confirmed_at,
      consent,
      page ?? "",
    ]),
  );
  return new Response(csv, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="subscribers.csv"',
      "Cache-Control": "no-store",
    },
  });
}
