import { staffPastGifts as pastWords } from "content/staff-past-gifts.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { isPlainDate, siteDate, writeDay } from "../../../values/dates.ts";
import { formatMoney, sumsOf } from "../../../values/money.ts";
import { fillPlaces } from "../../../values/places.ts";
import { writeReference } from "../../../values/transfer-reference.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { fullName } from "../../foundation/settings/full-name.ts";
import { findWordsOf } from "../../foundation/words/find-words.server.ts";
import { listPastGiftsBetween, type PastGift } from "../past-gifts/find-past-gifts.server.ts";
import { formatNumber } from "./receipt-contents.ts";
import * as store from "./receipt-queries.server.ts";
import { formatReceiptAmount } from "./write-receipt.server.ts";

const maxRows = 500;

export type DonorStatement = Awaited<ReturnType<typeof findDonorStatement>>;

/** The gifts of a statement: those of a promise, of an e-mail address, or some gifts with past gifts. */
export type StatementOf = { promise: number } | { email: string } | { gifts: number[]; past?: number[] };

/** Finds gifts from before this site. A promise has none. */
async function findPast({ db }: AppContext, of: StatementOf, from: string, to: string) {
  if ("promise" in of || ("gifts" in of && !of.past?.length)) return [];
  return listPastGiftsBetween(db, "email" in of ? of : { ids: of.past ?? [] }, from, to, maxRows + 1);
}

/**
 * Finds a donor's statement. Gifts from before this site have rows and sums of their own.
 * @param search dates `from` and `to` (ISO dates); by default, this year until today
 * @param name of the donor, if the statement shows it
 */
export async function findDonorStatement(
  ctx: AppContext,
  of: StatementOf | undefined,
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
  const found =
    isAsked && !("gifts" in of && of.gifts.length === 0)
      ? await store.listGiftsBetween(ctx.db, of, from, to, maxRows + 1)
      : [];
  const gifts = found.slice(0, maxRows);
  const before = isAsked ? await findPast(ctx, of, from, to) : [];
  const past = before.slice(0, maxRows);
  const money = gifts.filter(({ goods }) => goods === null);
  return {
    from,
    to,
    name,
    sums: sumsOf(money).map(formatMoney),
    /** Sums of all gifts of the donor, also from before this site. */
    allSums: sumsOf([...money, ...past]).map(formatMoney),
    isAsked,
    words: words.statement,
    error: isRange ? undefined : words.statement.range,
    more:
      Math.max(found.length, before.length) > maxRows
        ? fillPlaces(words.statement.more, { count: String(maxRows) })
        : undefined,
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
    past: past.length === 0 ? undefined : viewPast(past),
  };
}

const viewPast = (gifts: readonly PastGift[]) => ({
  heading: pastWords.statement.heading,
  text: pastWords.statement.text,
  together: pastWords.statement.sum,
  sums: sumsOf(gifts).map(formatMoney),
  rows: gifts.map(({ id, value_date, purpose, receipt, ...money }) => ({
    id,
    day: writeDay(value_date),
    amount: formatMoney(money),
    purpose: purpose ?? "",
    receipt: receipt === null ? "" : pastWords.statement.receipt(receipt),
  })),
});
