import { appContext } from "../../server/context.server.ts";
import { csvResponse } from "../../values/csv.ts";
import type { Route } from "./+types/export-subscribers-endpoint";
import { findSubscribers } from "./subscriber-queries.server.ts";

/** More needs a database export. */
const most = 100_000;

/** The list as CSV, with each consent. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { rows } = await findSubscribers(context.get(appContext).db, { search: "" }, most);
  return csvResponse(
    "subscribers",
    ["email", "asked", "confirmed", "consent", "page"],
    rows.map(({ email, created_at, confirmed_at, consent, page }) => [
      email,
      created_at,
      confirmed_at,
      consent,
      page ?? "",
    ]),
  );
}
