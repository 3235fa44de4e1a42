// Also runs on PostgreSQL. The quarter and its sums were written from the design, without the site's code.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { findMonthFile, listMonths } from "../app/features/giving/months/month-queries.server.ts";
import { readMonthFile } from "../app/features/giving/months/read-month-file.server.ts";
import { noSeal } from "../app/features/giving/months/write-month-file.server.ts";
import { findPlaces, findPurses } from "../app/features/giving/purse/purse-queries.server.ts";
import { accountIn, type PartName, type Sum } from "../app/features/giving/transparency/count-sums.ts";
import {
  listMonths as listAllMonths,
  type Month,
  readAll,
  readMonth,
} from "../app/features/giving/transparency/find-months.server.ts";
import { findProjectAccount } from "../app/features/giving/transparency/find-project-account.server.ts";
import { findCountedYear } from "../app/features/giving/transparency/find-spending.server.ts";
import { keepMonthSums } from "../app/features/giving/transparency/keep-month-sums.server.ts";
import { countAccount, countQuarter, countShares, type Line, sumBy } from "./fixtures/quarter/count-quarter.ts";
import { firstDay, months } from "./fixtures/quarter/quarter-events.ts";
import type { Kind, Place, Purse } from "./fixtures/quarter/quarter-rows.ts";
import { checkBooks } from "./support/books.ts";
import type { Office } from "./support/office-of-quarter.ts";
import { playQuarter } from "./support/play-quarter.ts";

const places: Place[] = ["naira", "second", "dollar", "wallet", "box", "hand-a", "hand-b", "card"];
const purses: Purse[] = ["general", "reading", "taps", "clinic", "trips"];
const kinds: Kind[] = ["home", "clean", "people", "trips", "feeding", "running"];

type Sums = Record<string, number>;

/** Returns balances of the fixture at the end of a month, by the holders of the site. */
async function expectedAt(office: Office, lines: readonly Line[], month: string): Promise<Sums> {
  const names = new Map<Place | Purse | undefined, string>();
  for (const place of places) names.set(place, (await office.place(place)).code);
  for (const purse of purses) names.set(purse, (await office.purse(purse)).code);
  const upTo = lines.filter(({ day }) => day.slice(0, 7) <= month);
  return sumBy(upTo, ({ place, purse, currency }) => `${names.get(place ?? purse)} ${currency}`);
}

/** Returns the sums of month files by place and by purse. */
const sumFiles = (contents: readonly string[]): Sums => {
  const sums: Sums = {};
  for (const { place, purpose, currency, minor } of contents.flatMap(readMonthFile))
    for (const code of [place, purpose])
      if (code !== "") sums[`${code} ${currency}`] = (sums[`${code} ${currency}`] ?? 0) + minor;
  return Object.fromEntries(Object.entries(sums).filter(([, minor]) => minor !== 0));
};

/** Returns the balances that the books have at the end of a month. */
async function balancesAt({ ctx }: Office, month: string): Promise<Sums> {
  const codes = new Map<string, string>([
    ...(await findPlaces(ctx.db)).map(({ id, code }) => [`place:${id}`, code] as const),
    ...(await findPurses(ctx.db)).map(({ id, code }) => [`purse:${id}`, code] as const),
  ]);
  const rows = await ctx.db.selectFrom("entry_sums").selectAll().where("month", "<=", month).execute();
  const sums: Sums = {};
  for (const { holder, currency, minor } of rows) {
    const key = `${codes.get(holder)} ${currency}`;
    sums[key] = (sums[key] ?? 0) + Number(minor);
  }
  return Object.fromEntries(Object.entries(sums).filter(([, minor]) => minor !== 0));
}

/** Checks that no later act changed a closed month, and that each file has the seal of the file before. */
async function checkFiles(office: Office, lines: readonly Line[], files: readonly string[]): Promise<void> {
  const { db } = office.ctx;
  for (const [index, month] of months.entries()) {
    expect((await findMonthFile(db, month))?.content).toBe(files[index]);
    expect([month, await balancesAt(office, month)]).toEqual([month, await expectedAt(office, lines, month)]);
    const before = files[index - 1];
    const seal = before === undefined ? noSeal : createHash("sha256").update(before).digest("hex");
    expect(files[index]?.split("\n")[0]).toBe(`previous-sha256,${seal}`);
  }
  expect((await listMonths(db)).map(({ month }) => month)).toEqual(months.toReversed());
}

async function checkAccounts(office: Office, lines: readonly Line[], sums: readonly Sum[]): Promise<void> {
  for (const purse of purses) {
    const { code } = await office.purse(purse);
    const own = sums.filter(({ purpose, currency }) => purpose === code && currency === "NGN");
    const { opening, given, otherIn, wentBack, putIn, passedOn, exchanged, left } = accountIn(own, "NGN");
    const spent: Sums = {};
    for (const kind of kinds)
      for (const { minor } of own.filter((sum) => sum.kind === office.kindOf(kind)))
        spent[kind] = (spent[kind] ?? 0) - minor;
    const cameIn = opening + given + otherIn - wentBack + exchanged;
    const account = { cameIn, putIn, passedOn: 0 - passedOn, spent, left };
    expect([purse, account]).toEqual([purse, countAccount(lines, purse)]);
    if (purse !== "general") await checkPage(office, purse, countAccount(lines, purse));
  }
}

/** Checks the account that visitors see. */
async function checkPage({ ctx }: Office, purse: Purse, expected: ReturnType<typeof countAccount>): Promise<void> {
  const page = await findProjectAccount(ctx, { origin: "https://site.test" } as never, purse);
  if (page.movedTo !== undefined) throw new Error("The account has moved.");
  const parts = new Map(page.account.parts.map(({ name, amount }) => [name, amount]));
  const minorOf = (name: PartName) => Math.round(Number((parts.get(name) ?? "0").replace(/[^\d.]/g, "")) * 100);
  expect([
    minorOf("together") - minorOf("wentBack"),
    minorOf("spent"),
    minorOf("putIn"),
    minorOf("passedOn"),
    minorOf("left"),
  ]).toEqual([
    expected.cameIn + expected.putIn + Math.max(expected.passedOn, 0),
    Object.values(expected.spent).reduce((sum, minor) => sum + minor, 0),
    expected.putIn,
    Math.max(-expected.passedOn, 0),
    expected.left,
  ]);
}

async function checkDoughnut({ ctx }: Office, lines: readonly Line[]): Promise<void> {
  const year = await findCountedYear(ctx);
  const shares = (year?.shares ?? []).map(({ position, percent }) => [kinds[position], Math.round(percent * 100)]);
  expect(Object.fromEntries(shares)).toEqual(countShares(lines));
}

/** Checks that each month of the public page is that of its file. */
async function checkPublicMonths(office: Office, lines: readonly Line[], all: readonly Month[]): Promise<void> {
  const { ctx } = office;
  const codes = new Map<Purse | undefined, string>();
  for (const purse of purses) codes.set(purse, (await office.purse(purse)).code);
  for (const month of months) {
    const { sums } = await readMonth(ctx, all, month, []);
    const shown: Sums = {};
    for (const { purpose, currency, minor } of sums)
      shown[`${purpose} ${currency}`] = (shown[`${purpose} ${currency}`] ?? 0) + minor;
    const inMonth = lines.filter(({ day, purse }) => day.startsWith(month) && purse !== undefined);
    expect(shown).toEqual(sumBy(inMonth, ({ purse, currency }) => `${codes.get(purse)} ${currency}`));
  }
}

test("a quarter agrees with a bookkeeper to the last unit", { timeout: 240_000 }, async () => {
  const lines = countQuarter();
  const files: string[] = [];
  const office = await playQuarter(async (office, month) => {
    files.push((await findMonthFile(office.ctx.db, month))?.content ?? "");
    expect([month, sumFiles(files)]).toEqual([month, await expectedAt(office, lines, month)]);
  });
  const { ctx } = office;
  await checkBooks(ctx);
  await checkFiles(office, lines, files);
  await keepMonthSums(ctx);
  const all = await listAllMonths(ctx, firstDay);
  await checkAccounts(office, lines, await readAll(ctx, all, await findPurses(ctx.db)));
  await checkDoughnut(office, lines);
  await checkPublicMonths(office, lines, all);
});
