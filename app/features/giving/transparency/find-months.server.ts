import type { AppContext } from "../../../server/context.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { monthAfter } from "../../../values/site-days.ts";
import { joinSums, type Sum } from "./count-sums.ts";
import * as store from "./transparency-queries.server.ts";

/** A month of the books. */
export interface Month {
  /** YYYY-MM */
  month: string;
  /** Facts of its file; undefined for an open month. */
  file: MonthFile | undefined;
}

export interface MonthFile {
  sha256: string;
  /** ISO date. */
  closedOn: string;
  isByTwo: boolean;
  rows: number;
  bytes: number;
}

type Closed = Awaited<ReturnType<typeof store.findClosedMonths>>[number];

/** Returns the month with its file. A file that is not summed yet is one of an open month, for seconds. */
const monthOf = ({ month, sha256, at, agreed_by_id, rows, bytes, summed }: Closed): Month => ({
  month,
  file:
    summed === sha256
      ? {
          sha256,
          closedOn: siteDate(new Date(at)),
          isByTwo: agreed_by_id !== null,
          rows: rows ?? 0,
          bytes: bytes ?? 0,
        }
      : undefined,
});

/** Lists the months from the first day of the books to the present one, newest first. */
export async function listMonths({ db, clock }: Pick<AppContext, "db" | "clock">, firstDay: string): Promise<Month[]> {
  const closed = (await store.findClosedMonths(db)).map(monthOf);
  const current = siteDate(clock.now()).slice(0, 7);
  const newest = closed[0]?.month;
  const open: Month[] = [];
  for (
    let month = newest === undefined ? firstDay.slice(0, 7) : monthAfter(newest);
    month <= current;
    month = monthAfter(month)
  )
    open.unshift({ month, file: undefined });
  return [...open, ...closed];
}

/** Number of closed months that the doughnut counts. */
const yearLength = 12;

/** The sums of some months, and of all months up to their end. */
export interface Period {
  sums: Sum[];
  totals: Sum[];
}

interface Holder {
  id: number;
  code: string;
}

/** Returns sums of the database with the codes of their purses. */
function withCodes(rows: Awaited<ReturnType<typeof store.findOpenSums>>, purses: readonly Holder[]) {
  const codes = new Map(purses.map(({ id, code }) => [`purse:${id}`, code]));
  return rows.map(({ holder, ...sum }) => ({ ...sum, purpose: codes.get(holder) ?? holder }));
}

/** Sums the closed months of a year that ends with the newest closed month. */
export async function readClosedYear({ db }: Pick<AppContext, "db">, months: readonly Month[]) {
  const closed = months.filter(({ file }) => file !== undefined).slice(0, yearLength);
  const rows = await store.findMonthSums(
    db,
    closed.map(({ month }) => month),
  );
  const sums = joinSums(rows.flatMap(({ sums }) => JSON.parse(sums) as Sum[]));
  return {
    sums,
    totals: JSON.parse(rows[0]?.totals ?? "[]") as Sum[],
    first: closed.at(-1)?.month,
    last: closed[0]?.month,
  };
}

/** Sums one month: a closed one from its file, an open one from the books. */
export async function readMonth(
  { db }: AppContext,
  months: readonly Month[],
  month: string,
  purses: readonly Holder[],
) {
  const { file } = months.find((one) => one.month === month) ?? {};
  if (file !== undefined) {
    const [row] = await store.findMonthSums(db, [month]);
    return { sums: JSON.parse(row?.sums ?? "[]"), totals: JSON.parse(row?.totals ?? "[]") } as Period;
  }
  const { totals, open } = await readOpen(db, months, purses);
  const upTo = open.filter((sum) => sum.month <= month);
  const sums = joinSums(upTo.filter((sum) => sum.month === month));
  return { sums, totals: joinSums([...totals, ...upTo]) };
}

/** Returns the sums of all closed months together, and those of the open months one by one. */
async function readOpen(db: AppContext["db"], months: readonly Month[], purses: readonly Holder[]) {
  const last = months.find(({ file }) => file !== undefined)?.month;
  const [row] = last === undefined ? [] : await store.findMonthSums(db, [last]);
  const open = withCodes(await store.findOpenSums(db, last ?? ""), purses);
  return { totals: JSON.parse(row?.totals ?? "[]") as Sum[], open };
}

/** Sums everything until now, and lists the sums of gifts by month. */
export async function readAll({ db }: AppContext, months: readonly Month[], purses: readonly Holder[]): Promise<Sum[]> {
  const { totals, open } = await readOpen(db, months, purses);
  return joinSums([...totals, ...open]);
}
