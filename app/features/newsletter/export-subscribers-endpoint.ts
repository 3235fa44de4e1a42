import { href } from "react-router";
import { requireFreshSignIn } from "../../cms/require-fresh-sign-in.server.ts";
import { senderOf } from "../../server/context.server.ts";
import { csvResponse } from "../../values/csv.ts";
import type { Route } from "./+types/export-subscribers-endpoint";
import { findSubscribers } from "./subscriber-queries.server.ts";

/** More needs a database export. */
const most = 100_000;

/** The list as CSV, with each consent. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const sender = senderOf(context);
  requireFreshSignIn(sender, href("/admin/subscribers"));
  const { rows } = await findSubscribers(sender.ctx.db, most);
  const head = ["email", "asked", "confirmed", "consent", "page"];
  const lines = rows.map((row) => [row.email, row.created_at, row.confirmed_at, row.consent, row.page ?? ""]);
  return csvResponse("subscribers", head, lines);
}
