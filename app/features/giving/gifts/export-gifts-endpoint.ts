import { staffGifts } from "content/staff-gifts.ts";
import { staffPastGifts as pastWords } from "content/staff-past-gifts.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { type AppContext, senderOf } from "../../../server/context.server.ts";
import { csvResponse } from "../../../server/http/csv-response.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { fixedAmount } from "../../../values/money.ts";
import { readChosen } from "../../../values/read-chosen.ts";
import { readPages } from "../../../values/read-pages.ts";
import { writeReference } from "../../../values/transfer-reference.ts";
import { listPastGifts, type PastGift } from "../past-gifts/find-past-gifts.server.ts";
import { isWithPast } from "../past-gifts/past-gift-filter.ts";
import type { Route } from "./+types/export-gifts-endpoint";
import { type GiftFilter, readGiftFilter } from "./gift-filter.ts";
import { type ListedGift, listChosenGifts, listGifts } from "./gift-list-queries.server.ts";
import { canManageGifts } from "./gift-permissions.ts";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

const words = staffGifts.received;

/** Exports the gifts that match a filter as CSV: all, or selected ones. Past gifts follow as a part of their own. */
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
  const past = chosen === undefined && isWithPast(filter) ? listPastLines(ctx, filter) : [];
  return csvResponse("gifts", words.csv, joinPages(pages, past), (line) => line);
}

async function* joinPages(pages: AsyncIterable<ListedGift[]>, past: AsyncIterable<Line[]> | Line[][]) {
  for await (const gifts of pages) yield gifts.map(lineOf);
  yield* past;
}

type Line = (string | number)[];

const lineOf = (gift: ListedGift): Line => [
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
];

/** Lists past gifts as a part of its own, below an empty line and a heading, so that no sum takes them in. */
async function* listPastLines({ db }: AppContext, filter: GiftFilter): AsyncGenerator<Line[]> {
  const pages = readPages<PastGift>((last, limit) =>
    listPastGifts(db, filter, last && { at: last.value_date, id: last.id }, limit),
  );
  let isFirst = true;
  for await (const gifts of pages) {
    if (gifts.length === 0) return;
    if (isFirst) yield [[""], [pastWords.partOfCsv]];
    isFirst = false;
    yield gifts.map(({ amount, currency, ...gift }) => [
      "",
      gift.value_date,
      gift.name ?? "",
      gift.email ?? "",
      fixedAmount({ amount, currency }),
      currency,
      "",
      "",
      gift.purpose ?? "",
      gift.receipt ?? "",
      pastWords.state,
      "",
      "",
    ]);
  }
}
