import type { AppContext } from "../../../server/context.server.ts";
import { isPlainDate, siteDate, writeDay } from "../../../values/dates.ts";
import { formatMoney, sumsOf } from "../../../values/money.ts";
import { fillPlaces } from "../../../values/places.ts";
import { writeReference } from "../../../values/transfer-reference.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { fullName } from "../../foundation/settings/full-name.ts";
import { findWordsOf } from "../../foundation/words/find-words.server.ts";
import { formatNumber } from "./receipt-contents.ts";
import * as store from "./receipt-queries.server.ts";
import { formatReceiptAmount } from "./write-receipt.server.ts";

const maxRows = 500;

export type DonorStatement = Awaited<ReturnType<typeof findDonorStatement>>;

/**
 * Finds a donor's statement.
 * @param search dates `from` and `to` (ISO dates); by default, this year until today
 * @param name of the donor, if the statement shows it
 */
export async function findDonorStatement(
  ctx: AppContext,
  of: { promise: number } | { email: string } | { gifts: number[] } | undefined,
  search: URLSearchParams,
  name: string | null = null,
) {
  const words = await findWordsOf(ctx, "receipts");
  const settings = await findSettings(ctx);
  const today = siteDate(ctx.clock.now());
  const from = search.get("from") ?? `${today.slice(0, 4)}-01-01`;
  const to = search.get("to") ?? today;
  const isRange = isPlainDate(from) && isPlainDate(to) && from <= to;
  const isAsked = of !== undefined && isRange;
  const found = isAsked ? await store.listGiftsBetween(ctx.db, of, from, to, maxRows + 1) : [];
  const gifts = found.slice(0, maxRows);
  const sums = sumsOf(gifts.filter(({ goods }) => goods === null)).map(formatMoney);
  return {
    from,
    to,
    name,
    sums,
    isAsked,
    words: words.statement,
    error: isRange ? undefined : words.statement.range,
    more: found.length > maxRows ? fillPlaces(words.statement.more, { count: String(maxRows) }) : undefined,
    legalName: settings.giving?.legalName || fullName(settings),
    period: isRange ? fillPlaces(words.statement.period, { from: writeDay(from), to: writeDay(to) }) : "",
    rows: gifts.map(({ id, goods, goods_count, year, serial, prefix, code, ...gift }) => ({
      id,
      day: writeDay(gift.value_date),
      amount: formatReceiptAmount({ ...gift, goods: goods === null ? null : { what: goods, count: goods_count ?? 1 } }),
      purpose: gift.purpose ?? words.receipt.anything,
      reference: prefix === null || code === null ? "" : writeReference(prefix, code),
      number: year === null || serial === null ? "" : formatNumber({ year, serial }),
    })),
  };
}
