import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { csvResponse } from "../../../values/csv.ts";
import { newest } from "../../../values/cursor.ts";
import { readPages } from "../../../values/read-pages.ts";
import type { Route } from "./+types/export-subscribers-endpoint";
import { canSeeSubscribers } from "./newsletter-permissions.ts";
import { findSubscribers, type Subscriber } from "./subscriber-queries.server.ts";

export const handle: StaffHandle = { staff: { who: canSeeSubscribers } };

/** The whole list as CSV, with each consent. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const sender = senderOf(context);
  requireFreshSignIn(sender, href("/admin/subscribers"));
  const head = ["email", "asked", "confirmed", "consent", "page"];
  const pages = readPages<Subscriber>(async (last, limit) => {
    const wanted = { search: "", before: last?.id ?? newest, limit };
    return (await findSubscribers(sender.ctx.db, wanted)).rows;
  });
  return csvResponse("subscribers", head, pages, (row) => [
    row.email,
    row.created_at,
    row.confirmed_at,
    row.consent,
    row.page ?? "",
  ]);
}
