import { expect } from "vitest";
import { findUnnamedLinesOut } from "../../app/features/giving/bank-statements/find-lines-out.server.ts";
import { markLineNotOurs } from "../../app/features/giving/bank-statements/name-lines-out.server.ts";
import { askToCount } from "../../app/features/giving/cash/ask-for-cash.server.ts";
import { findExpected } from "../../app/features/giving/cash/count-cash.server.ts";
import { findCountsDue } from "../../app/features/giving/cash/find-counts-due.server.ts";
import { carryVoucher } from "../../app/features/giving/months/carry-voucher.server.ts";
import { findOpenMonth } from "../../app/features/giving/months/close-month.server.ts";
import { findThingsLeft } from "../../app/features/giving/months/find-things-left.server.ts";
import { findMonthFile, findWaitingVouchers } from "../../app/features/giving/months/month-queries.server.ts";
import { readClosing } from "../../app/features/giving/months/read-closing.server.ts";
import { readMonthFile } from "../../app/features/giving/months/read-month-file.server.ts";
import { closeRestoredMonths } from "../../app/features/giving/months/restore-months.server.ts";
import { agreeToPurseAct, askForPurseAct, stopPurseAct } from "../../app/features/giving/purse/act-on-purse.server.ts";
import { bookMoney } from "../../app/features/giving/purse/book-money.server.ts";
import { findPlace, findPlaces, findPurses } from "../../app/features/giving/purse/purse-queries.server.ts";
import { keepMonthSums } from "../../app/features/giving/transparency/keep-month-sums.server.ts";
import { findClosings } from "../../app/server/closings/closing-queries.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { trustTime } from "../../app/server/db/trusted-time.ts";
import { withTransaction } from "../../app/server/db/with-transaction.ts";
import { lastDayOfMonth, monthAfter } from "../../app/values/site-days.ts";
import { checkBooks, type siteWithBooks } from "./books.ts";
import { comparePublicFigures } from "./public-figures.ts";

type Site = Awaited<ReturnType<typeof siteWithBooks>>;

const keepers = ["admin", "treasurer", "admin-2"];

/** Does an act that two keepers agree to, of whom none has the cash. */
async function byTwo({ ctx, senderOf }: Site, holder: string | null, ask: (by: string) => Promise<unknown>) {
  const [first = "", second = ""] = keepers.filter((keeper) => keeper !== holder);
  await ask(first);
  const acts = ctx.db.selectFrom("purse_acts").select("id").where("state", "=", "waiting").orderBy("id", "desc");
  await agreeToPurseAct(senderOf(second), (await acts.executeTakeFirstOrThrow()).id);
}

async function countCash(site: Site, month: string, day: string): Promise<void> {
  const { ctx, senderOf } = site;
  for (const { placeId } of await findCountsDue(ctx, month)) {
    const place = await findPlace(ctx.db, placeId);
    if (place === undefined) continue;
    const counted = Math.max(0, await findExpected(ctx, place, day));
    const form = { placeId, toId: null, counted, isAll: true, day, why: "Counted" };
    await byTwo(site, place.user_id, (by) => askToCount(senderOf(by), form, crypto.randomUUID()));
  }
}

/** Does the four things of the oldest open month, then closes it; the clock goes on to the month after it. */
export async function endMonth(site: Site): Promise<string> {
  const { ctx, clock, senderOf } = site;
  const { db } = ctx;
  const month = (await findOpenMonth(ctx)) ?? "";
  const after = `${monthAfter(month)}-02`;
  if (clock.at < new Date(after)) clock.at = new Date(`${after}T09:00:00.000Z`);
  await trustTime(db, clock.at.toISOString());
  await bookMoney(ctx);
  const acts = await db.selectFrom("purse_acts").select("id").where("state", "=", "waiting").execute();
  // A person does not stop the count of the own cash.
  for (const { id } of acts)
    await stopPurseAct(senderOf("admin"), id).catch(() => stopPurseAct(senderOf("treasurer"), id));
  await db
    .updateTable("bank_statements")
    .set({ last_day: lastDayOfMonth(month) })
    .where("last_day", "<", lastDayOfMonth(month))
    .execute();
  for (const { id } of await findUnnamedLinesOut(ctx, month)) await markLineNotOurs(senderOf("admin"), id);
  for (const { id } of await findWaitingVouchers(db, lastDayOfMonth(month))) await carryVoucher(senderOf("admin"), id);
  await countCash(site, month, clock.at.toISOString().slice(0, 10));
  const left = (await findThingsLeft(ctx, month)).filter(({ isDone }) => !isDone);
  expect([month, left]).toEqual([month, []]);
  const facts = await readClosing(ctx, { seen: [month], why: ["The sample bank has other lines."] });
  await byTwo(site, null, (by) => askForPurseAct(senderOf(by), "close", facts, crypto.randomUUID()));
  await keepMonthSums(ctx);
  return (await findMonthFile(db, month))?.content ?? "";
}

/** Checks that closed months are in the books what their files say, and that the public figures are both. */
export async function checkMonths(ctx: AppContext, files: ReadonlyMap<string, string>): Promise<void> {
  const codes = new Map<string, string>();
  for (const { id, code } of await findPlaces(ctx.db)) codes.set(`place:${id}`, code);
  for (const { id, code } of await findPurses(ctx.db)) codes.set(`purse:${id}`, code);
  for (const [month, content] of files) {
    expect((await findMonthFile(ctx.db, month))?.content).toBe(content);
    const sums = new Map<string, number>();
    const add = (key: string, minor: number) => sums.set(key, (sums.get(key) ?? 0) + minor);
    for (const { place, purpose, currency, minor } of readMonthFile(content))
      for (const code of [place, purpose]) if (code !== "") add(`${code} ${currency}`, minor);
    const rows = await ctx.db.selectFrom("entry_sums").selectAll().where("month", "=", month).execute();
    for (const { holder, currency, minor } of rows)
      add(`${codes.get(holder as `place:${number}`)} ${currency}`, -Number(minor));
    expect([month, [...sums].filter(([, minor]) => minor !== 0)]).toEqual([month, []]);
  }
  await comparePublicFigures(ctx, "2026-02-01");
}

/** Applies the closings of a site to an earlier copy of its database, as a restore does, twice. */
export async function restoreInto(
  copy: AppContext,
  from: AppContext,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  const closings = await findClosings(from.db);
  for (const _ of [1, 2]) await withTransaction(copy, (ctx) => closeRestoredMonths(ctx, closings));
  await bookMoney(copy);
  await keepMonthSums(copy);
  await checkMonths(copy, files);
  await checkBooks(copy);
}
