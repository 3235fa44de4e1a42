import { staffSubscribers } from "content/staff-messages.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { csvResponse } from "../../../server/http/csv-response.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { cutPageById, newest } from "../../../values/cursor.ts";
import { readChosen } from "../../../values/read-chosen.ts";
import { maxSearch } from "../../../values/read-list.ts";
import { readOn } from "../../../values/read-pages.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import type { Route } from "./+types/export-subscribers-endpoint";
import { canSeeSubscribers } from "./newsletter-permissions.ts";
import { findSubscribers, listSubscribersOf, type Subscriber } from "./subscriber-queries.server.ts";

export const handle: StaffHandle = { staff: { who: canSeeSubscribers } };

/** Exports subscribers with their consents as CSV: all, a search, or selected ones. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const sender = senderOf(context);
  const { db } = sender.ctx;
  const { searchParams } = new URL(request.url);
  requireFreshSignIn(sender, href("/admin/subscribers"));
  const chosen = readChosen(searchParams);
  const search = cleanLine(searchParams.get("q") ?? "").slice(0, maxSearch);
  const pages = readOn<Subscriber, number>(async (before = newest, limit) => {
    if (chosen !== undefined) return { rows: await listSubscribersOf(db, chosen), next: undefined };
    const found: { rows: Subscriber[]; unsearchedFrom?: number | undefined } = await findSubscribers(db, {
      search,
      before,
      limit: limit + 1,
    });
    const { page, older = found.unsearchedFrom } = cutPageById(found.rows, limit);
    return { rows: page, next: older };
  });
  return csvResponse("subscribers", staffSubscribers.csv, pages, (row) => [
    row.email,
    row.created_at,
    row.confirmed_at,
    row.consent,
    row.page ?? "",
  ]);
}
