import { formatList } from "content/intl.ts";
import { staffMonth as words } from "content/staff-month.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { writeDay } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { findPlaces } from "../purse/books.server.ts";
import { namePlace } from "../purse/name-holders.server.ts";
import { formatVoucherNumber } from "../spending/voucher-states.ts";
import * as store from "./month-queries.server.ts";
import { lastDayOf } from "./write-month-file.ts";

/** One of the four things that must be done before a month closes. */
export interface ThingToDo {
  name: "statements" | "lines" | "cash" | "vouchers";
  isDone: boolean;
  detail: string;
  /** Page on which staff do it. */
  path: `/admin/${string}`;
}

type Ctx = Pick<AppContext, "db">;

/** Returns the four things of a month, with those that are left. @param month YYYY-MM */
export async function findThingsLeft(ctx: Ctx, month: string): Promise<ThingToDo[]> {
  return [await findStatements(ctx, month), await findLines(ctx, month), await findVouchers(ctx, month)];
}

/** Statements of each account reach the end of the month. A place without any statement is counted like cash. */
async function findStatements({ db }: Ctx, month: string): Promise<ThingToDo> {
  const end = lastDayOf(month);
  const ends = await store.findStatementEnds(db);
  const places = (await findPlaces(db)).filter(({ closed_at, account }) => closed_at === null && account !== null);
  const reached = places.flatMap((place) => {
    const statement = ends.find(
      ({ account, currency }) => currency === place.currency && (account ?? currency) === place.account,
    );
    return statement === undefined ? [] : [{ name: namePlace(place), isReached: statement.last_day >= end }];
  });
  const missing = reached.filter(({ isReached }) => !isReached).map(({ name }) => name);
  const { statements } = words.things;
  const detail =
    missing.length > 0
      ? statements.missing(formatList(missing), writeDay(end))
      : reached.length === 0
        ? statements.none
        : statements.done(writeDay(end));
  return { name: "statements", isDone: missing.length === 0, detail, path: "/admin/gifts/statement" };
}

async function findLines({ db }: Ctx, month: string): Promise<ThingToDo> {
  const count = await store.countOpenCreditsBetween(db, `${month}-01`, lastDayOf(month));
  const { lines } = words.things;
  const detail = count === 0 ? lines.done : lines.missing(count, 0);
  return { name: "lines", isDone: count === 0, detail, path: "/admin/gifts/statement" };
}

async function findVouchers({ db }: Ctx, month: string): Promise<ThingToDo> {
  const waiting = await store.findWaitingVouchers(db, lastDayOf(month));
  const { vouchers } = words.things;
  const names = waiting.map(({ year, serial, minor, currency }) =>
    vouchers.one(formatVoucherNumber(year, serial), formatMoney({ amount: minor, currency })),
  );
  const detail = names.length === 0 ? vouchers.done : formatList(names);
  return { name: "vouchers", isDone: names.length === 0, detail, path: "/admin/spending" };
}
