import { staffCashLines as words } from "content/staff-cash-lines.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { isPlainDate, writeDay } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { readList } from "../../../values/read-list.ts";
import { readAmount } from "../../../values/typed-amount.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import { namePlace, namePurse } from "../purse/name-holders.server.ts";
import { readPostings } from "../purse/read-postings.server.ts";
import { formatVoucherNumber } from "../spending/voucher-states.ts";
import { type ListedEntry, listEntries, type Meant } from "./line-queries.server.ts";

/** Rows of a page. */
const pageLength = 50;

/** Returns an entry for people: what happened, and the gain of each place and purse. */
export async function describeEntry({ db }: Pick<AppContext, "db">, entry: ListedEntry) {
  const lines = await readPostings(db, [entry]);
  const number = entry.year === null ? undefined : formatVoucherNumber(entry.year, entry.serial ?? 0);
  return {
    id: entry.id,
    day: writeDay(entry.day),
    what: words.whats[entry.what],
    voucher: number === undefined ? undefined : words.voucher(number, entry.payee ?? ""),
    isCorrected: entry.corrected > 0,
    isCorrection: entry.fixes !== null,
    lines: lines.map((line, number) => ({
      number,
      name: "place" in line ? namePlace(line.place) : namePurse(line.purse),
      money: formatMoney({ amount: line.minor, currency: line.currency }),
    })),
  };
}

/** Lists entries; a search finds a day, a voucher's number, an amount or a payee. */
export async function listLines({ ctx }: Pick<Actor, "ctx">, address: string) {
  const { db } = ctx;
  const currencies = await findCurrencies(ctx);
  const { page, older, search } = await readList(address, pageLength, (wanted) => {
    const [, year, serial] = /^(\d{4})-(\d{1,6})$/.exec(wanted.search) ?? [];
    const meant: Meant = {
      day: isPlainDate(wanted.search) ? wanted.search : undefined,
      number: year === undefined ? undefined : { year: Number(year), serial: Number(serial) },
      amounts: currencies.flatMap((currency) => {
        const read = readAmount(wanted.search, currency);
        return "amount" in read && Number.isSafeInteger(read.amount) ? [read.amount] : [];
      }),
    };
    return listEntries(db, wanted, meant);
  });
  return { rows: await Promise.all(page.map((entry) => describeEntry(ctx, entry))), older, search };
}
