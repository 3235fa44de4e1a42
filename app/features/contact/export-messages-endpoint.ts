import { href } from "react-router";
import { requireFreshSignIn } from "../../cms/require-fresh-sign-in.server.ts";
import { senderOf } from "../../server/context.server.ts";
import { csvResponse } from "../../values/csv.ts";
import type { Route } from "./+types/export-messages-endpoint";
import { findMessages } from "./message-queries.server.ts";

/** More needs a database export. */
const most = 10_000;

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const sender = senderOf(context);
  requireFreshSignIn(sender, href("/admin/messages"));
  const rows = await findMessages(sender.ctx.db, most);
  const head = ["time", "first name", "last name", "email", "subject", "message"];
  const lines = rows.map((row) => [row.created_at, row.first_name, row.last_name, row.email, row.subject, row.message]);
  return csvResponse("messages", head, lines);
}
