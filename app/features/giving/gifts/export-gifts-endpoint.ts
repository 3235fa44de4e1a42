import { staffGifts } from "content/staff-gifts.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { csvResponse } from "../../../server/http/csv-response.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { fixedAmount } from "../../../values/money.ts";
import { readChosen } from "../../../values/read-chosen.ts";
import { readPages } from "../../../values/read-pages.ts";
import { writeReference } from "../../../values/transfer-reference.ts";
import type { Route } from "./+types/export-gifts-endpoint";
import { readGiftFilter } from "./gift-filter.ts";
import { type ListedGift, listChosenGifts, listGifts } from "./gift-list-queries.server.ts";
import { canManageGifts } from "./gift-permissions.ts";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

const words = staffGifts.received;

/** Exports the gifts that match a filter as CSV: all, or selected ones. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const sender = senderOf(context);
  const { ctx } = sender;
  const { search, searchParams } = new URL(request.url);
  requireFreshSignIn(sender, href("/admin/gifts/received") + search);
  const filter = readGiftFilter(searchParams, siteDate(ctx.clock.now()));
  const chosen = readChosen(searchParams);
  const pages = readPages<ListedGift>((last, limit) => {
    if (chosen !== undefined) return listChosenGifts(ctx.db, chosen);
    return listGifts(ctx.db, filter, last && { at: last.value_date, id: last.id }, limit);
  });
  return csvResponse("gifts", words.csv, pages, (gift) => [
    gift.id,
    gift.value_date,
    gift.name ?? "",
    gift.email ?? "",
    gift.goods === null ? fixedAmount(gift) : "",
    gift.goods === null ? gift.currency : "",
    gift.goods === null ? "" : words.goods(gift.goods, gift.goods_count ?? 1),
    staffGifts.methods[gift.method],

    gift.purpose ?? staffGifts.expected.anything,
    gift.prefix && gift.code ? writeReference(gift.prefix, gift.code) : "",
    staffGifts.states[gift.state] +
      (gift.is_by_one === 1 ? `, ${words.byOne}` : "") +
      (gift.is_by_trustees === 1 ? `, ${words.byTrustees}` : ""),
    gift.thanked_on ?? "",
    gift.thanked_on === null ? "" : (gift.thanked_by ?? staffGifts.gift.byEmail),
  ]);
}
