import { staffPastGifts as words } from "content/staff-past-gifts.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { csvResponse } from "../../../server/http/csv-response.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { fixedAmount } from "../../../values/money.ts";
import { readPages } from "../../../values/read-pages.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import type { Route } from "./+types/export-past-gifts-endpoint";
import { readPastGiftFilter } from "./past-gift-filter.ts";
import { listPastGifts, type PastGift } from "./past-gift-queries.server.ts";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

/** Exports the past gifts that match a filter as CSV. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const sender = senderOf(context);
  const { search, searchParams } = new URL(request.url);
  requireFreshSignIn(sender, href("/admin/gifts/past") + search);
  const filter = readPastGiftFilter(searchParams);
  const pages = readPages<PastGift>((last, limit) =>
    listPastGifts(sender.ctx.db, filter, last && { at: last.value_date, id: last.id }, limit),
  );
  return csvResponse("past-gifts", words.csv, pages, ({ fee, currency, ...gift }) => [
    gift.id,
    gift.value_date,
    gift.name ?? "",
    gift.email ?? "",
    fixedAmount({ amount: gift.amount, currency }),
    fixedAmount({ amount: fee, currency }),
    currency,
    gift.purpose ?? "",
    gift.receipt ?? "",
    gift.program === null ? words.sheet : (words.programs[gift.program] ?? gift.program),
  ]);
}
