import { expect } from "vitest";
import { readMonthFile } from "../../app/features/giving/months/read-month-file.server.ts";
import { accountsOf, type Sum } from "../../app/features/giving/transparency/count-sums.ts";
import { listMonths, readAll, readMonth } from "../../app/features/giving/transparency/find-months.server.ts";
import { findPublicPurses } from "../../app/features/giving/transparency/name-purses.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";

const add = (sums: Map<string, number>, key: string, minor: number) => sums.set(key, (sums.get(key) ?? 0) + minor);

/** Sums all files, and the amounts of the books in months without a file, by purse. */
async function sumByHand({ db }: AppContext): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  const files = await db.selectFrom("month_files").selectAll().execute();
  for (const { content } of files)
    for (const { purpose, currency, minor } of readMonthFile(content))
      if (purpose !== "") add(sums, `${purpose} ${currency}`, minor);
  const last =
    files
      .map(({ month }) => month)
      .toSorted()
      .at(-1) ?? "";
  const open = await db
    .selectFrom("postings")
    .innerJoin("entries", "entries.id", "postings.entry_id")
    .innerJoin("purses", "purses.id", "postings.purse_id")
    .select(["purses.code", "postings.currency", "postings.minor", "entries.day"])
    .execute();
  for (const { code, currency, minor, day } of open)
    if (day.slice(0, 7) > last) add(sums, `${code} ${currency}`, -minor);
  return sums;
}

/** Checks that the public figures are the sums of the files with those of the open months. */
export async function comparePublicFigures(ctx: AppContext, firstDay: string): Promise<void> {
  const purses = await findPublicPurses(ctx);
  const months = await listMonths(ctx, firstDay);
  const all = await readAll(ctx, months, purses);
  const byPurse = (sums: Sum[]) => {
    const found = new Map<string, number>();
    for (const [purpose, own] of Map.groupBy(sums, (sum) => sum.purpose))
      for (const { currency, left } of accountsOf(own)) add(found, `${purpose} ${currency}`, left);
    return [...found].filter(([, minor]) => minor !== 0).toSorted();
  };
  const byHand = [...(await sumByHand(ctx))].filter(([, minor]) => minor !== 0).toSorted();
  expect(byPurse(all)).toEqual(byHand);
  // The totals of the newest month are those of everything, and its parts make its change.
  const { totals } = await readMonth(ctx, months, months[0]?.month ?? "", purses);
  expect(byPurse(totals)).toEqual(byHand);
  for (const { opening, given, otherIn, putIn, spent, wentBack, passedOn, exchanged, left } of accountsOf(all))
    expect(opening + given + otherIn + putIn + exchanged - spent - wentBack - passedOn).toBe(left);
  const balances = await ctx.db.selectFrom("balances").selectAll().where("holder", "like", "purse:%").execute();
  const stored = balances.flatMap(({ holder, currency, minor }) => {
    const code = purses.find(({ id }) => `purse:${id}` === holder)?.code;
    return minor === 0 ? [] : [[`${code} ${currency}`, minor]];
  });
  expect(stored.toSorted()).toEqual(byHand);
}
