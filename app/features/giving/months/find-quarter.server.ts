import { buffer } from "node:stream/consumers";
import { formatList } from "content/intl.ts";
import { staffQuarter as words } from "content/staff-quarter.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { type Currency, formatMoney, type Money } from "../../../values/money.ts";
import { lastDayOfMonth, monthAfter, startOfSiteDay } from "../../../values/site-days.ts";
import { findKinds, findPlaces, findPurses, general } from "../purse/books.server.ts";
import { namePlace, namePurse } from "../purse/name-holders.server.ts";
import { formatVoucherNumber } from "../spending/voucher-states.ts";
import { accountIn, betweenOf, cameInOf, type Sum, splitEarlier, wentOutOf } from "../transparency/count-sums.ts";
import * as store from "./month-queries.server.ts";
import type { QuarterReport, QuarterVoucher } from "./quarter-pdf.server.ts";
import { sumMoves } from "./quarter-queries.server.ts";

export interface Quarter {
  year: number;
  /** 1 to 4. */
  number: number;
}

/** Vouchers of one file: their pictures take about a tenth of a second each. */
const vouchersOfPart = 60;

/** Reads a quarter such as `2026-3`; the present one for another text. @param today ISO date */
export function readQuarter(text: string | null, today: string): Quarter {
  const [, year, number] = /^(20\d\d)-([1-4])$/.exec(text ?? "") ?? [];
  if (year !== undefined && number !== undefined) return { year: Number(year), number: Number(number) };
  return { year: Number(today.slice(0, 4)), number: Math.ceil(Number(today.slice(5, 7)) / 3) };
}

/** Returns the first and last month of a quarter (YYYY-MM). */
function monthsOf({ year, number }: Quarter): [string, string] {
  const first = `${year}-${String(number * 3 - 2).padStart(2, "0")}`;
  return [first, monthAfter(monthAfter(first))];
}

/** Returns the number of files that a quarter needs. */
export async function countParts({ db }: Pick<AppContext, "db">, quarter: Quarter): Promise<number> {
  return partsFor(await store.countVouchersBetween(db, ...daysOf(quarter)));
}

/** Returns the first and last day of a quarter (ISO dates). */
function daysOf(quarter: Quarter): [string, string] {
  const [first, last] = monthsOf(quarter);
  return [`${first}-01`, lastDayOfMonth(last)];
}

const partsFor = (vouchers: number): number => Math.max(1, Math.ceil(vouchers / vouchersOfPart));

/** Returns the books of a quarter for the auditor, and the paths of its vouchers' pictures by number. @param part from 1 */
export async function findQuarter(ctx: AppContext, quarter: Quarter, part: number) {
  const { db, clock } = ctx;
  const [first, last] = monthsOf(quarter);
  const vouchers = await store.listVouchersBetween(db, ...daysOf(quarter));
  const parts = partsFor(vouchers.length);
  const shown = vouchers.slice((part - 1) * vouchersOfPart, part * vouchersOfPart);
  const ended = (
    await store.listEndedBetween(db, startOfSiteDay(`${first}-01`), startOfSiteDay(`${monthAfter(last)}-01`))
  ).map(({ year, serial, state, at, words: why }) => [
    formatVoucherNumber(year, serial),
    state === "refused" ? words.refused : words.takenBack,
    writeDay(siteDate(new Date(at))),
    why,
  ]);
  const { places, purses, kinds } = words.sections;
  const heads = [words.opening, words.in, words.out, words.closing];
  const headsOfPurses = [words.opening, words.in, words.between, words.out, words.closing];
  const sums = await sumHolders(ctx, quarter);
  const title = words.title(quarter.number, quarter.year);
  const report: QuarterReport = {
    title: parts === 1 ? title : words.part(title, part, parts),
    lede: [words.lede(writeDay(siteDate(clock.now())))],
    sections:
      part > 1
        ? []
        : [
            { heading: places, heads: [words.place, ...heads], none: words.none, rows: sums.places },
            { heading: purses, heads: [words.purse, ...headsOfPurses], none: words.none, rows: sums.purses },
            { heading: kinds, heads: [words.kind, words.spent], none: words.none, rows: sums.kinds },
            {
              heading: words.sections.ended,
              heads: [words.number, words.state, words.day, words.why],
              none: words.noEnded,
              rows: ended,
            },
          ],
    vouchersHeading: words.sections.vouchers,
    vouchers: await Promise.all(shown.map((voucher) => showVoucher(ctx, voucher, sums.nameOfPurse, sums.nameOfKind))),
  };
  const pictures = new Map(
    shown.flatMap(({ year, serial, picture }) =>
      picture === null ? [] : [[formatVoucherNumber(year, serial), picture] as const],
    ),
  );
  return { report, pictures, parts };
}

type MonthSum = Awaited<ReturnType<typeof store.findSumsUntil>>[number];

/** Returns the money at the beginning of a period, with that of the first day, by currency. */
function openingsOf(all: readonly MonthSum[], holder: string, first: string): Money[] {
  const own = all.filter((sum) => sum.holder === holder);
  return [...new Set(own.map(({ currency }) => currency))].map((currency) => ({
    currency,
    amount: own
      .filter((sum) => sum.currency === currency && (sum.month < first || sum.what === "opening"))
      .reduce((sum, { minor }) => sum + Number(minor), 0),
  }));
}

/** Sums places, purses and kinds of some months, as rows of texts. */
async function sumHolders({ db }: Pick<AppContext, "db">, quarter: Quarter) {
  const [first, last] = monthsOf(quarter);
  const all = await store.findSumsUntil(db, last);
  const write = (currency: Currency, amount: number) => formatMoney({ currency, amount });
  const moves = await sumMoves(db, ...daysOf(quarter));
  const places = (await findPlaces(db)).flatMap((place) =>
    openingsOf(all, `place:${place.id}`, first).map(({ currency, amount }) => {
      const own = moves.find((sum) => sum.place === place.id && sum.currency === currency);
      const came = own?.came ?? 0;
      const left = own?.left ?? 0;
      return [namePlace(place), ...[amount, came, left, amount + came - left].map((sum) => write(currency, sum))];
    }),
  );
  const purses = (await findPurses(db)).map((purse) => ({ ...purse, name: namePurse(purse) }));
  const code = new Map(purses.map((purse) => [`purse:${purse.id}`, purse.code]));
  const inQuarter = all.flatMap(({ holder, ...sum }): Sum[] => {
    const purpose = code.get(holder);
    const isOf = sum.month >= first && sum.what !== "opening" && purpose !== undefined;
    return isOf ? [{ ...sum, purpose, minor: Number(sum.minor), count: Number(sum.count) }] : [];
  });
  const split = splitEarlier(inQuarter, general);
  const ofPurses = purses.flatMap(({ id, code, name }) =>
    openingsOf(all, `purse:${id}`, first).map(({ currency, amount }) => {
      const account = accountIn(
        split.filter(({ purpose }) => purpose === code),
        currency,
      );
      const sums = [amount, cameInOf(account), betweenOf(account), wentOutOf(account), amount + account.left];
      return [name, ...sums.map((sum) => write(currency, sum))];
    }),
  );
  const kinds = await findKinds(db);
  const nameOfKind = (code: string) => kinds.find((kind) => kind.code === code)?.label ?? code;
  const spent = new Map<string, number>();
  for (const { kind, month, currency, minor } of all)
    if (kind !== "" && month >= first)
      spent.set(`${kind} ${currency}`, (spent.get(`${kind} ${currency}`) ?? 0) - Number(minor));
  return {
    places,
    purses: ofPurses,
    kinds: [...spent].map(([key, amount]) => {
      const [kind = "", currency = "NGN"] = key.split(" ");
      return [nameOfKind(kind), write(currency as Currency, amount)];
    }),
    nameOfKind,
    nameOfPurse: (id: number) => purses.find((purse) => purse.id === id)?.name ?? "",
  };
}

type Voucher = Awaited<ReturnType<typeof store.listVouchersBetween>>[number];

async function showVoucher(
  { db }: AppContext,
  voucher: Voucher,
  nameOfPurse: (id: number) => string,
  nameOfKind: (code: string) => string,
): Promise<QuarterVoucher> {
  const number = formatVoucherNumber(voucher.year, voucher.serial);
  const approvals = (await store.findApprovals(db, voucher.id)).map(({ by }) => by ?? words.alone);
  const money = formatMoney({ amount: voucher.minor, currency: voucher.currency });
  const { facts } = words;
  return {
    number,
    facts: [
      facts.money(money, writeDay(voucher.day)),
      facts.use(nameOfPurse(voucher.purse_id), nameOfKind(voucher.kind)),
      facts.people(voucher.spent_by, voucher.payee),
      facts.approved(approvals.length === 0 ? words.alone : formatList(approvals)),
      ...(voucher.note === "" ? [] : [facts.note(voucher.note)]),
    ],
    noPicture: voucher.picture === null ? words.noPicture : undefined,
    alt: facts.picture(number, money),
  };
}

/** Reads the stored picture of a voucher; undefined if the storage has none. */
export async function readPicture({ storage }: AppContext, path: string | undefined): Promise<Uint8Array | undefined> {
  const stored = path === undefined ? undefined : await storage.open(path);
  return stored && new Uint8Array(await buffer(stored.stream));
}
