import { sql } from "kysely";
import { expect, test } from "vitest";
import { addGift, balancesOf, siteWithBooks } from "../../../../tests/support/books.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { slugOf } from "../../../values/slug.ts";
import { askForPurseAct } from "./act-on-purse.server.ts";
import { bookMoney } from "./book-money.server.ts";
import { requirePlaceOf, requirePurseOf } from "./find-holders.server.ts";
import * as store from "./purse-queries.server.ts";
import { writeEntry } from "./write-entry.server.ts";

/** A site whose books begin with 1,000.00 for Most needed in the bank. */
async function openSite() {
  const site = await siteWithBooks(["admin"]);
  await site.open();
  return site;
}

async function projectOf({ db }: AppContext) {
  const [project] = await db.selectFrom("projects").select(["id", "title"]).orderBy("id").execute();
  return { id: project?.id ?? 0, slug: slugOf(project?.title ?? "") };
}

/** Spends 40.00 of a project's purse from the bank. */
const spend = (ctx: AppContext, project_id: number) =>
  withTransaction(ctx, async (ctx) => {
    const place = await requirePlaceOf(ctx, { kind: "bank", currency: "NGN" });
    const purse = await requirePurseOf(ctx, project_id);
    const lines = [
      { place, currency: "NGN", minor: -4_000 } as const,
      { purse, currency: "NGN", minor: -4_000, kind: "trips" } as const,
    ];
    await writeEntry(ctx, { day: "2026-02-15", what: "spent", source: "voucher:1", lines, people: 2, by: { id: "a" } });
  });

test("a received gift stands in its place and in its project's purse", async () => {
  const { ctx } = await openSite();
  const { id, slug } = await projectOf(ctx);
  await addGift(ctx, { project_id: id });
  await addGift(ctx, { method: "cash", amount: 700 });
  await bookMoney(ctx);
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 105_000, "box-1": 700, general: 100_700, [slug]: 5_000 });
});

test("a gift of the same queue twice makes one entry", async () => {
  const { ctx } = await openSite();
  const id = await addGift(ctx);
  await bookMoney(ctx);
  await ctx.db.updateTable("gifts").set({ amount: 5_000 }).where("id", "=", id).execute();
  await Promise.all([bookMoney(ctx), bookMoney(ctx)]);
  expect(await store.findEntriesOf(ctx.db, `gift:${id}/`)).toHaveLength(1);
});

test("a gift recorded before the opening of the same day does not enter", async () => {
  const { ctx, senderOf } = await siteWithBooks(["admin"]);
  const [day = ""] = ctx.clock.now().toISOString().split("T");
  const gift = { value_date: day, recorded_at: `${day}T00:00:01.000Z` };
  await addGift(ctx, gift);
  const facts = { day, places: [], purses: [] };
  await askForPurseAct(senderOf("admin"), "open", facts, "open");
  await addGift(ctx, { ...gift, recorded_at: `${day}T23:59:00.000Z`, amount: 300 });
  await bookMoney(ctx);
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 300, general: 300 });
});

test("the first evening holds the money of its whole day", async () => {
  const { ctx } = await openSite();
  await addGift(ctx, { value_date: "2026-02-01" });
  const later = await addGift(ctx, { value_date: "2026-02-02", amount: 700 });
  await addRefund(ctx, await addGift(ctx, { value_date: "2026-01-20" }), { amount: 400, day: "2026-02-01" });
  await bookMoney(ctx);
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 100_700, general: 100_700 });
  expect(await store.findEntriesOf(ctx.db, `gift:${later}/`)).toHaveLength(1);
});

test.each([
  ["cash", { "bank-1": 105_000, "box-1": -400, general: 104_600 }],
  ["mobile money", { "bank-1": 105_000, "wallet-1": -400, general: 104_600 }],
  ["transfer", { "bank-1": 104_600, general: 104_600 }],
  ["bank", { "bank-1": 104_600, general: 104_600 }],
] as const)("a refund by %s leaves the place of its way", async (way, balances) => {
  const { ctx } = await openSite();
  await addRefund(ctx, await addGift(ctx), { amount: 400, way });
  await bookMoney(ctx);
  expect(await balancesOf(ctx)).toEqual(balances);
});

test("a gift before the first day does not enter, its refund does", async () => {
  const { ctx } = await openSite();
  const id = await addGift(ctx, { value_date: "2026-01-31", state: "refunded" });
  await addRefund(ctx, id, { amount: 5_000, day: "2026-02-20" });
  await bookMoney(ctx);
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 95_000, general: 95_000 });
  const [entry] = await store.findEntriesOf(ctx.db, `gift:${id}/`);
  expect(entry?.what).toBe("before");
});

test("another purpose of a gift before the first day leaves Most needed", async () => {
  const { ctx } = await openSite();
  const { id: project_id, slug } = await projectOf(ctx);
  const id = await addGift(ctx, { value_date: "2026-01-31", project_id });
  await bookMoney(ctx);
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 100_000, general: 100_000 });
  const event = { promise_id: null, gift_id: id, what: "purpose changed", by: null, note: null };
  await ctx.db
    .insertInto("gift_events")
    .values({ ...event, at: ctx.clock.now().toISOString() })
    .execute();
  await ctx.db.updateTable("gifts").set({ project_id: null }).where("id", "=", id).execute();
  await bookMoney(ctx);
  await ctx.db.updateTable("gifts").set({ project_id }).where("id", "=", id).execute();
  await bookMoney(ctx);
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 100_000, general: 95_000, [slug]: 5_000 });
  await addRefund(ctx, id, { amount: 2_000 });
  await ctx.db.updateTable("gifts").set({ state: "refunded" }).where("id", "=", id).execute();
  await bookMoney(ctx);
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 98_000, general: 95_000, [slug]: 3_000 });
});

const addRefund = ({ db }: AppContext, gift_id: number, changes: object) =>
  db
    .insertInto("refunds")
    .values({
      gift_id,
      kind: "refund",
      way: "transfer",
      amount: 1_000,
      paid: 5_000,
      state: "done",
      day: "2026-02-20",
      partner_id: null,
      why: null,
      asked_at: "2026-02-20T09:00:00.000Z",
      asked_by_id: null,
      changed_at: "2026-02-20T09:00:00.000Z",
      ...changes,
    })
    .execute();

test("a fee of a card leaves the partner's place with the purse of its gift", async () => {
  const { ctx } = await openSite();
  const { id, slug } = await projectOf(ctx);
  await addGift(ctx, { method: "online", source: "paystack:abc", fee: 175, project_id: id });
  await bookMoney(ctx);
  expect(await balancesOf(ctx)).toEqual({
    "bank-1": 100_000,
    "partner-1": 4_825,
    general: 100_000,
    [slug]: 4_825,
  });
});

/** Adds a bank line by which Paystack paid out (minor units). */
async function addPayout({ db }: AppContext, amount: number) {
  const day = "2026-02-21";
  const added_at = "2026-02-22T09:00:00.000Z";
  const about = { currency: "NGN", name: "bank.csv", fingerprint: "all", lines: 1, added: 1, opening: 0, closing: 0 };
  const days = { first_day: day, last_day: day, added_at, added_by: "Sample admin" };
  await db
    .insertInto("bank_statements")
    .values({ ...about, ...days } as never)
    .execute();
  const line = { bank_statement_id: 1, currency: "NGN", day, amount, payout: "paystack", fingerprint: "one", added_at };
  const decided = { occurrence: 1, state: "other", gift_id: null, decided_at: added_at, decided_by: null };
  await db
    .insertInto("bank_credits")
    .values({ ...line, ...decided, narration: null } as never)
    .execute();
}

test("a payout moves money from the partner's place to the bank", async () => {
  const { ctx } = await openSite();
  await addGift(ctx, { method: "online", source: "paystack:abc" });
  await addPayout(ctx, 4_000);
  await bookMoney(ctx);
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 104_000, "partner-1": 1_000, general: 105_000 });
});

test("another purpose moves the gift to the other purse", async () => {
  const { ctx } = await openSite();
  const { id: project_id, slug } = await projectOf(ctx);
  const id = await addGift(ctx);
  await bookMoney(ctx);
  await ctx.db.updateTable("gifts").set({ project_id }).where("id", "=", id).execute();
  await bookMoney(ctx);
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 105_000, general: 100_000, [slug]: 5_000 });
  const entries = await store.findEntriesOf(ctx.db, `gift:${id}/`);
  expect(entries.map(({ fixes }) => fixes)).toEqual([null, entries[0]?.id, entries[0]?.id]);
});

test("a void gift whose money was spent is covered by Most needed", async () => {
  const { ctx } = await openSite();
  const { id: project_id } = await projectOf(ctx);
  const id = await addGift(ctx, { project_id });
  await bookMoney(ctx);
  await spend(ctx, project_id);
  await ctx.db.updateTable("gifts").set({ state: "void" }).where("id", "=", id).execute();
  await bookMoney(ctx);
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 96_000, general: 96_000 });
});

test("another purpose of spent money is covered by Most needed", async () => {
  const { ctx } = await openSite();
  const { id: project_id } = await projectOf(ctx);
  const id = await addGift(ctx, { project_id });
  await bookMoney(ctx);
  await spend(ctx, project_id);
  await ctx.db.updateTable("gifts").set({ project_id: null }).where("id", "=", id).execute();
  await bookMoney(ctx);
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 101_000, general: 101_000 });
});

test("a person cannot take more from a purse than it has", async () => {
  const { ctx } = await openSite();
  const { id: project_id } = await projectOf(ctx);
  await expect(spend(ctx, project_id)).rejects.toThrow("₦40 too little");
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 100_000, general: 100_000 });
});

test.each(["entries", "postings", "month_files"] as const)("the database refuses to change %s", async (table) => {
  const { ctx } = await openSite();
  const month = { month: "2026-02", content: "", sha256: "", closed_by_id: "a", agreed_by_id: null, at: "" };
  await ctx.db.insertInto("month_files").values(month).execute();
  const column = table === "month_files" ? "sha256" : table === "entries" ? "day" : "currency";
  await expect(sql`update ${sql.table(table)} set ${sql.id(column)} = 'x'`.execute(ctx.db)).rejects.toThrow(
    "never change",
  );
  await expect(sql`delete from ${sql.table(table)}`.execute(ctx.db)).rejects.toThrow("never change");
});
