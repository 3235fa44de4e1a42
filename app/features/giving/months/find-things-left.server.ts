import { formatList } from "content/intl.ts";
import { staffMonth as words } from "content/staff-month.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { writeDay } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { lastDayOfMonth } from "../../../values/site-days.ts";
import { findUnnamedLinesOut } from "../bank-statements/find-lines-out.server.ts";
import { findCountsDue } from "../cash/find-counts-due.server.ts";
import { findBalanceAt, findPlaces } from "../purse/books.server.ts";
import { namePlace } from "../purse/name-holders.server.ts";
import { formatVoucherNumber } from "../spending/voucher-states.ts";
import * as store from "./month-queries.server.ts";

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
  return [
    await findStatements(ctx, month),
    await findLines(ctx, month),
    await findCash(ctx, month),
    await findVouchers(ctx, month),
  ];
}

/**
 * Statements of each account reach the end of the month. A statement of a quiet account ends earlier: its last sum is
 * that of the books. A place without any statement is counted like cash.
 */
async function findStatements({ db }: Ctx, month: string): Promise<ThingToDo> {
  const end = lastDayOfMonth(month);
  const ends = await store.findStatementEnds(db);
  const places = (await findPlaces(db)).filter(({ closed_at, account }) => closed_at === null && account !== null);
  const reached: { name: string; isReached: boolean; quietSince?: string }[] = [];
  for (const place of places) {
    const last = ends.find(
      ({ account, currency }) => currency === place.currency && (account ?? currency) === place.account,
    );
    if (last === undefined) continue;
    const name = namePlace(place);
    if (last.last_day >= end) reached.push({ name, isReached: true });
    else {
      const isQuiet = Number(last.closing) === (await findBalanceAt(db, `place:${place.id}`, month));
      reached.push({ name, isReached: isQuiet, quietSince: last.last_day });
    }
  }
  const missing = reached.filter(({ isReached }) => !isReached).map(({ name }) => name);
  const { statements } = words.things;
  const detail =
    missing.length > 0
      ? statements.missing(formatList(missing), writeDay(end))
      : reached.length === 0
        ? statements.none
        : reached
            .map(({ name, quietSince = end }) => statements.done(name, writeDay(quietSince), quietSince < end))
            .join(" ");
  return { name: "statements", isDone: missing.length === 0, detail, path: "/admin/gifts/statement" };
}

async function findLines({ db }: Ctx, month: string): Promise<ThingToDo> {
  const credits = await store.findOpenCreditsBetween(db, `${month}-01`, lastDayOfMonth(month));
  const into = credits.length;
  const out = (await findUnnamedLinesOut({ db }, month)).length;
  const { lines } = words.things;
  const isDone = into + out === 0;
  const detail = isDone ? lines.done : lines.missing(into, out);
  const [first] = credits;
  const path = first ? (`/admin/gifts/statement?added=${first.statement}` as const) : "/admin/gifts/statement/out";
  return { name: "lines", isDone, detail, path };
}

async function findCash(ctx: Ctx, month: string): Promise<ThingToDo> {
  const due = await findCountsDue(ctx, month);
  const { cash } = words.things;
  const detail = due.length === 0 ? cash.done : cash.missing(formatList(due.map(({ place }) => place)));
  return { name: "cash", isDone: due.length === 0, detail, path: "/admin/cash/move?kind=count" };
}

async function findVouchers({ db }: Ctx, month: string): Promise<ThingToDo> {
  const waiting = await store.findWaitingVouchers(db, lastDayOfMonth(month));
  const { vouchers } = words.things;
  const names = waiting.map(({ year, serial, minor, currency }) =>
    vouchers.one(formatVoucherNumber(year, serial), formatMoney({ amount: minor, currency })),
  );
  const detail = names.length === 0 ? vouchers.done : formatList(names);
  return { name: "vouchers", isDone: names.length === 0, detail, path: "/admin/spending" };
}
