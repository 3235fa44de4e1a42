import { staffMessages } from "content/staff-messages.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { csvResponse } from "../../../server/http/csv-response.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { readPages } from "../../../values/read-pages.ts";
import type { Route } from "./+types/export-messages-endpoint";
import { canManageMessages } from "./message-permissions.ts";
import { findMessages, type MessageRow } from "./message-queries.server.ts";

export const handle: StaffHandle = { staff: { who: canManageMessages } };

/** Exports all messages as CSV, newest first. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const sender = senderOf(context);
  requireFreshSignIn(sender, href("/admin/messages"));
  const pages = readPages<MessageRow>((last, limit) => findMessages(sender.ctx.db, limit, last?.id));
  return csvResponse("messages", staffMessages.csv, pages, (row) => [
    row.created_at,
    row.first_name,
    row.last_name,
    row.email,
    row.subject,
    row.message,
  ]);
}
