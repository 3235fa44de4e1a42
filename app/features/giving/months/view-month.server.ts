import { staffMonth as words } from "content/staff-month.ts";
import { staffQuarter as quarter } from "content/staff-quarter.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { monthsAfter, siteDate, writeDay } from "../../../values/dates.ts";
import { writeMonth } from "../../../values/founding-month.ts";
import { formatMoney } from "../../../values/money.ts";
import { lastDayOfMonth } from "../../../values/site-days.ts";
import { readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import { findFirstDay, findWaitingActs } from "../purse/books.server.ts";
import { namePlace } from "../purse/name-holders.server.ts";
import type { PurseFacts } from "../purse/perform-purse-act.server.ts";
import { sayWhoAgrees } from "../purse/purse-act-rules.server.ts";
import { formatVoucherNumber } from "../spending/voucher-states.ts";
import { findOpenMonth } from "./close-month.server.ts";
import { findBalancesOfMonth, type PlaceMonth } from "./find-balances-of-month.server.ts";
import { differenceOf, sayDifference, sayDifferenceOf } from "./find-bank-differences.server.ts";
import { countParts, readQuarter } from "./find-quarter.server.ts";
import { findThingsLeft } from "./find-things-left.server.ts";
import * as store from "./month-queries.server.ts";
import { readMonthFile } from "./read-month-file.server.ts";

/** Returns the oldest open month with its four tasks, and the closed months. */
export async function viewMonth({ ctx, member }: Actor) {
  const { db, clock } = ctx;
  const month = await findOpenMonth(ctx);
  const closed = await listClosed(ctx);
  const sendKey = crypto.randomUUID();
  const files = await listQuarters(ctx);
  if (month === undefined) return { open: undefined, closed, files, sendKey };
  const things = await findThingsLeft(ctx, month);
  const isOver = lastDayOfMonth(month) < siteDate(clock.now());
  const left = things.filter(({ isDone }) => !isDone).length;
  const act = (await findWaitingActs(db)).find(({ what }) => what === "close");
  const standings = await readStandingsOfGifts(ctx);
  const balances = await findBalancesOfMonth(ctx, month);
  return {
    closed,
    files,
    sendKey,
    open: {
      month,
      name: writeMonth(month),
      lede: isOver ? (left === 0 ? words.lede.ready : words.lede.left(left)) : words.lede.running,
      isClosable: isOver && left === 0,
      things,
      waiting: (await store.findWaitingVouchers(db, lastDayOfMonth(month))).map(({ id, year, serial }) => ({
        id,
        number: formatVoucherNumber(year, serial),
      })),
      places: balances.map((place) => showPlace(place, month)),
      differences: balances
        .filter((balance) => differenceOf(balance) !== 0)
        .map((balance) => sayDifferenceOf(balance.place, differenceOf(balance))),
      act: act && {
        id: act.id,
        why: (JSON.parse(act.facts) as PurseFacts["close"]).why,
        by: words.close.waits(act.asked_by, writeDay(siteDate(new Date(act.asked_at)))),
        own: act.asked_by_id === member.id ? sayWhoAgrees(act, undefined, standings) : undefined,
        canAgree: standings.areTwo(act.asked_by_id, member.id),
      },
    },
  };
}

/** Lists the auditor's files of the last four quarters. */
async function listQuarters(ctx: AppContext) {
  const today = siteDate(ctx.clock.now());
  const first = await findFirstDay(ctx.db);
  const quarters = [0, 3, 6, 9].map((back) => readQuarter(null, monthsAfter(today, -back)));
  const shown = quarters.filter(({ year, number }) => first !== undefined && `${year}-${number}` >= nameOf(first));
  const links = await Promise.all(
    shown.map(async ({ year, number }) => {
      const parts = await countParts(ctx, { year, number });
      return Array.from({ length: parts }, (_, index) => ({
        label: parts === 1 ? quarter.link(number, year) : quarter.linkPart(number, year, index + 1),
        query: new URLSearchParams({ quarter: `${year}-${number}`, part: String(index + 1) }).toString(),
      }));
    }),
  );
  return links.flat();
}

function nameOf(day: string): string {
  const { year, number } = readQuarter(null, day);
  return `${year}-${number}`;
}

function showPlace(balance: PlaceMonth, month: string) {
  const { place, bank, ...sums } = balance;
  const { balances } = words;
  const difference = differenceOf(balance);
  const write = (amount: number) => formatMoney({ amount, currency: place.currency });
  return {
    id: place.id,
    name: namePlace(place),
    closing: write(sums.closing),
    rows: [
      { name: balances.opening(writeDay(`${month}-01`)), text: write(sums.opening) },
      { name: balances.in, text: write(sums.in) },
      { name: balances.out, text: write(sums.out) },
      { name: balances.moved, text: write(sums.moved) },
      { name: balances.closing, text: write(sums.closing) },
      ...(bank === undefined ? [] : [{ name: balances.bank, text: write(bank) }]),
    ],
    says:
      bank === undefined
        ? undefined
        : difference === 0
          ? balances.agrees
          : sayDifference({ amount: difference, currency: place.currency }),
  };
}

async function listClosed({ db }: AppContext) {
  const months = await store.listMonths(db);
  const ids = [
    ...new Set(months.flatMap(({ closed_by_id, agreed_by_id }) => [closed_by_id, agreed_by_id ?? []].flat())),
  ];
  const names = new Map(
    (ids.length === 0 ? [] : await store.findNamesOfUsers(db, ids)).map(({ id, name }) => [id, name]),
  );
  const nameOf = (id: string) => names.get(id) ?? words.closed.gone;
  const restored = await store.findRestoredMonths(db);
  return Promise.all(
    months.map(async ({ month, sha256, closed_by_id, agreed_by_id, at }) => {
      const day = writeDay(siteDate(new Date(at)));
      const by = nameOf(closed_by_id);
      return {
        month,
        name: writeMonth(month),
        seal: `${sha256.slice(0, 8)}…${sha256.slice(-8)}`,
        by: agreed_by_id === null ? words.closed.one(by, day) : words.closed.two(by, nameOf(agreed_by_id), day),
        restored: restored.includes(month) ? words.closed.restored(writeMonth(month)) : undefined,
        missing: restored.includes(month) ? await findMissing(db, month) : [],
      };
    }),
  );
}

/** Returns the numbers of vouchers that the file of a month names, and this database lacks. */
async function findMissing(db: AppContext["db"], month: string): Promise<string[]> {
  const file = await store.findMonthFile(db, month);
  const numbers = [...new Set(readMonthFile(file?.content ?? "").flatMap(({ voucher }) => voucher || []))];
  if (numbers.length === 0) return [];
  const years = [...new Set(numbers.map((number) => Number(number.slice(0, 4))))];
  const here = new Set(
    (await store.findNumbersOf(db, years)).map(({ year, serial }) => formatVoucherNumber(year, serial)),
  );
  return numbers.filter((number) => !here.has(number));
}
