import { expect, test } from "vitest";
import { addGift, siteWithBooks } from "../../../../tests/support/books.ts";
import { closeMonth } from "../../../../tests/support/close-months.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { readMonthFile } from "../months/read-month-file.server.ts";
import { agreeToPurseAct, askForPurseAct } from "../purse/act-on-purse.server.ts";
import { accountsOf, type Sum } from "./count-sums.ts";
import { listMonths, readAll, readMonth } from "./find-months.server.ts";
import { findPublicPurses } from "./name-purses.server.ts";

/** Returns whole numbers below an end, the same for the same seed. */
function randomOf(seed: number): (end: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (end) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
    return (state >>> 0) % end;
  };
}

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

/** Plays random acts of three months, closes some months, and compares the public figures with the files. */
async function playMonths(seed: number): Promise<void> {
  const site = await siteWithBooks(["admin", "treasurer", "writer"], 9_000_000);
  const { ctx, clock, senderOf } = site;
  const random = randomOf(seed);
  clock.at = new Date("2026-02-02T10:00:00.000Z");
  await site.open();
  await agreeToPurseAct(senderOf("treasurer"), 1);
  for (const month of ["2026-02", "2026-03", "2026-04"]) {
    clock.at = new Date(`${month}-26T10:00:00.000Z`);
    for (let act = 0; act < 12; act++) {
      const day = `${month}-${String(random(20) + 2).padStart(2, "0")}`;
      const project_id = [1, 2, null][random(3)];
      const what = random(5);
      if (what < 2)
        await addGift(ctx, {
          amount: random(90_000) + 1,
          project_id,
          value_date: day,
          currency: random(4) ? "NGN" : "USD",
        });
      else if (what === 2) {
        const change = [{ state: "void" as const }, { amount: random(50_000) + 1 }, { project_id: 2 }][random(3)] ?? {};
        await ctx.db
          .updateTable("gifts")
          .set(change)
          .where("id", "=", random(10) + 1)
          .execute();
      } else if (what === 3) {
        await site.send("writer", { projectId: project_id ?? null, minor: random(20_000) + 1, paidOn: day });
        const { id } = await ctx.db.selectFrom("vouchers").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
        await site.act("treasurer", id, "approve", { putsIn: true });
        await site.act("admin", id, "approve", { putsIn: true });
        await site.act("treasurer", id, "pay", { placeId: 1, day }).catch(() => undefined);
      } else {
        const purses = await ctx.db.selectFrom("purses").select("id").where("code", "<>", "general").execute();
        const facts = { purseId: purses[0]?.id ?? 0, currency: "NGN", minor: random(500) + 1, why: "x" } as const;
        if (purses.length === 0) continue;
        await askForPurseAct(senderOf("admin"), "put in", facts, crypto.randomUUID());
        const { id } = await ctx.db
          .selectFrom("purse_acts")
          .select("id")
          .orderBy("id", "desc")
          .executeTakeFirstOrThrow();
        await agreeToPurseAct(senderOf("treasurer"), id);
      }
      await site.book();
    }
    if (month !== "2026-04") await closeMonth(ctx, month);
    await compare(ctx, seed);
  }
}

async function compare(ctx: AppContext, seed: number): Promise<void> {
  const purses = await findPublicPurses(ctx);
  const months = await listMonths(ctx, "2026-02-01");
  const all = await readAll(ctx, months, purses);
  const byPurse = (sums: Sum[]) => {
    const found = new Map<string, number>();
    for (const [purpose, own] of Map.groupBy(sums, (sum) => sum.purpose))
      for (const { currency, left } of accountsOf(own)) add(found, `${purpose} ${currency}`, left);
    return [...found].filter(([, minor]) => minor !== 0).toSorted();
  };
  const byHand = [...(await sumByHand(ctx))].filter(([, minor]) => minor !== 0).toSorted();
  expect([seed, byPurse(all)]).toEqual([seed, byHand]);
  // The totals of the newest month are those of everything, and its parts make its change.
  const { totals } = await readMonth(ctx, months, months[0]?.month ?? "", purses);
  expect([seed, byPurse(totals)]).toEqual([seed, byHand]);
  for (const { opening, cameIn, putIn, spent, passedOn, exchanged, left } of accountsOf(all))
    expect(opening + cameIn + putIn + exchanged - spent - passedOn).toBe(left);
  const balances = await ctx.db.selectFrom("balances").selectAll().where("holder", "like", "purse:%").execute();
  const stored = balances.flatMap(({ holder, currency, minor }) => {
    const code = purses.find(({ id }) => `purse:${id}` === holder)?.code;
    return minor === 0 ? [] : [[`${code} ${currency}`, minor]];
  });
  expect([seed, stored.toSorted()]).toEqual([seed, byHand]);
}

test("public figures are the sums of files with the open month", async () => {
  for (let seed = 1; seed <= 12; seed++) await playMonths(seed);
});
