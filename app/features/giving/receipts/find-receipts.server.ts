import { staff } from "content/staff.ts";
import { staffGifts } from "content/staff-gifts.ts";
import { staffReceipts } from "content/staff-receipts.ts";
import { staffTables } from "content/staff-tables.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { writeDay } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { findSendAgain } from "./find-sendable.server.ts";
import { formatNumber, formatPath, readNumber } from "./receipt-contents.ts";
import { type ReceiptFilter, readReceiptFilter, receiptAddress } from "./receipt-filter.ts";
import * as store from "./receipt-list-queries.server.ts";

const words = staffReceipts.list;

const pageLength = 50;

export async function findReceipts({ db }: Pick<AppContext, "db">, url: string) {
  const { searchParams } = new URL(url);
  const filter = readReceiptFilter(searchParams);
  const after = readNumber(searchParams.get("before") ?? "");
  const { rows, next, isCut } = await store.listReceipts(db, filter, after, pageLength);
  const { sums, ...shown } = await store.sumReceipts(db, filter);
  return {
    sendKey: crypto.randomUUID(),
    filter,
    ...shown,
    sums: sums.map(formatMoney),
    years: await store.listReceiptYears(db),
    events: (await store.listEventsOfGifts(db)).map(({ id, title, date }) => ({
      id,
      label: `${title}, ${writeDay(date)}`,
    })),
    older: next && formatNumber(next),
    isCut,
    nothing: rows.length > 0 ? undefined : await sayNothing(db, filter, { isCut, isFirst: after === undefined }),
    receipts: rows.map((row) => ({
      id: row.id,
      number: formatNumber(row),
      gift: row.gift_id,
      path: formatPath(row),
      state: row.state,
      sendAgain: findSendAgain({ ...row, gift: row.gift_id }),
      day: writeDay(row.contents.issuedOn),
      name: row.contents.name ?? staffGifts.expected.friend,
      money: row.contents.goods === null ? { amount: row.contents.amount, currency: row.contents.currency } : undefined,
      amount:
        row.contents.goods === null
          ? formatMoney(row.contents)
          : staffGifts.received.goods(row.contents.goods.what, row.contents.goods.count),
    })),
  };
}

export type FoundReceipts = Awaited<ReturnType<typeof findReceipts>>;

/** Text of an empty list, with a link to receipts if there are any. */
interface Nothing {
  heading: string;
  text?: string;
  to?: string;
  show?: string;
}

const parts = ["year", "state", "event", "q"] as const;

const without = { year: { year: undefined }, state: { state: "" }, event: { event: undefined }, q: { q: "" } } as const;

async function sayNothing(
  db: AppContext["db"],
  filter: ReceiptFilter,
  page: { isCut: boolean; isFirst: boolean },
): Promise<Nothing> {
  if (page.isCut) return { heading: staff.list.nothingAmongNewest(filter.q) };
  return page.isFirst ? findNothing(db, filter) : { heading: words.noOlder };
}

async function findNothing(db: AppContext["db"], filter: ReceiptFilter): Promise<Nothing> {
  const { state, year, q, event } = filter;
  if (state === "" && year === undefined && q === "" && event === undefined) return words.none;
  const { nothing } = words;
  const heading = [
    nothing.states[state],
    year !== undefined && nothing.of(year),
    event !== undefined && nothing.ofEvent,
    q !== "" && nothing.called(q),
  ]
    .filter(Boolean)
    .join(" ");
  for (const part of parts) {
    const wider: ReceiptFilter = { ...filter, ...without[part] };
    if (receiptAddress(wider) === receiptAddress(filter)) continue;
    const { count, isMore } = await store.sumReceipts(db, wider);
    if (count === 0) continue;
    const text = isMore ? undefined : staffTables.thereAre(count, nothing.elsewhere[part]);
    return { heading, ...(text && { text }), to: receiptAddress(wider), show: nothing.show[part] };
  }
  return { heading };
}
