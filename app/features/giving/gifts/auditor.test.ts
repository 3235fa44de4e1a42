import { sql } from "kysely";
import { expect, test } from "vitest";
import { giveBank } from "../../../../tests/support/bank.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { receiveGift } from "./receive-gift.server.ts";

async function withReceipts(numbers: number) {
  const here = await createStaffedSite({}, "admin");
  const gift = { amount: 100_000, currency: "NGN" as const, method: "transfer" as const };
  for (let n = 1; n <= numbers; n++)
    await withTransaction(here.ctx, (ctx) => receiveGift(ctx, { ...gift, source: `credit:${n}` }));
  const open = async (query = "") => textOf(await here.readAsStaff(`/admin/gifts/audit${query}`));
  return { ...here, db: here.ctx.db, open };
}

test("an auditor reads that no receipt is missing, which ended, why", async () => {
  const { open, post } = await withReceipts(3);
  expect(await open()).toContain("2026-0001 to 2026-0003: 3 receipts, no number is missing.");
  await post("/admin/gifts/2", { intent: "void", reason: "Came twice" });
  const page = await open();
  expect(page).toContain("Gift 2 : 2026-0002, void, Came twice");
  expect(page).toContain("2026-0001 to 2026-0003: 3 receipts, no number is missing.");
  expect(await open("?year=2025")).toContain("No receipt was issued this year.");
});

test("a gap in the numbers says if a restore made it", async () => {
  const { open, db } = await withReceipts(5);
  await db.deleteFrom("receipts").where("serial", "in", [2, 4]).execute();
  const restored = { id: "one", at: "2026-03-01T09:00:00.000Z", kind: "numbers" as const, key: "receipt 2026" };
  await db
    .insertInto("closings")
    .values({ ...restored, value: "2" })
    .execute();
  const page = await open();
  expect(page).toContain("2026-0001 to 2026-0005: 3 receipts. Missing numbers:");
  expect(page).toContain("2026-0002: used before a backup was restored");
  expect(page).toContain("2026-0004: the reason is unknown");
  await db
    .insertInto("closings")
    .values({ ...restored, id: "two", value: "8" })
    .execute();
  expect(await open()).toContain("2026-0006 – 2026-0008: used before a backup was restored");
});

test("refunds, disputes or agreements are listed with their days", async () => {
  const { open, db } = await withReceipts(2);
  const at = "2026-03-02T09:00:00.000Z";
  await db
    .insertInto("refunds")
    .values({
      gift_id: 1,
      kind: "refund",
      amount: 40_000,
      paid: 100_000,
      state: "done",
      why: "Half too much",
      asked_at: at,
      asked_by_id: "admin",
      changed_at: at,
      partner_id: null,
    })
    .execute();
  await db
    .insertInto("gift_events")
    .values({ gift_id: 2, promise_id: null, at, what: "disputed", by: null, note: null })
    .execute();
  await db.updateTable("gifts").set({ recorded_by: "Ada", checked_by: "Bola" }).where("id", "=", 2).execute();
  const page = await open();
  expect(page).toContain("Gift 1 : March 2, 2026, refund, ₦400, done, Sample Admin, Half too much");
  expect(page).toContain("Gift 2 : March 2, 2026, disputed");
  expect(page).toContain("recorded by Ada, agreed by Bola");
});

test("each ended receipt keeps its own reason", async () => {
  const { open, post } = await withReceipts(1);
  await post("/admin/gifts/1", { intent: "void", reason: "It was a joke" });
  await post("/admin/gifts/1", { intent: "restore" });
  await post("/admin/gifts/1", { intent: "receipt", name: "Ada", reason: "A slip" });
  await post("/admin/gifts/1", { intent: "spend", spentOn: "Blue books" });
  const page = await open();
  expect(page).toContain("2026-0001, replaced, It was a joke");
  expect(page).toContain("2026-0002, replaced, A slip");
  expect(page).not.toContain("Blue books");
});

test("a reason is read whatever language its note was written in", async () => {
  const { ctx, open, post } = await withReceipts(1);
  await post("/admin/gifts/1", { intent: "void", reason: "It was a joke" });
  await saveSetting(ctx.db, "language", "fr");
  await post("/admin/gifts/1", { intent: "restore" });
  await post("/admin/gifts/1", { intent: "receipt", name: "Ada", reason: "Une erreur" });
  for (const language of ["fr", "en"] as const) {
    await saveSetting(ctx.db, "language", language);
    const page = await open();
    expect(page).toMatch(/2026-0001, \S+, It was a joke/);
    expect(page).toMatch(/2026-0002, \S+, Une erreur/);
  }
});

test("both people of changed limits or bank details are listed", async () => {
  const here = await createStaffedSite({}, "admin");
  const { ctx, post } = here;
  const open = async () => textOf(await here.readAsStaff("/admin/gifts/audit"));
  await giveBank(ctx);
  expect(await open()).toContain(
    "Step 1: March 10, 2026, First details, live at once, Sample Admin, Own Bank 1234567890, NGN, Upendo Children’s Home, Own Bank 0987654321, USD",
  );
  await post("/admin/gifts/record", { intent: "limits", NGN: "90000", USD: "90" });
  expect(await open()).toContain(
    "₦90,000 · $90, asked for by Sample Admin, by one person alone, active after 72 hours",
  );
  await addStaffMember(ctx, { id: "two", role: "admin", name: "Second Admin", email: "two@example.org" });
  await ctx.db.updateTable("gift_limits").set({ agreed_by_id: "two" }).execute();
  expect(await open()).toContain("asked for by Sample Admin, agreed by Second Admin");
});

test("each list has next pages, which show every row once", async () => {
  const { db, readAsStaff } = await withReceipts(230);
  const at = "2026-03-02T09:00:00.000Z";
  const ids = Array.from({ length: 230 }, (_, index) => index + 1);
  await db.updateTable("receipts").set({ state: "void" }).execute();
  await db.updateTable("gifts").set({ recorded_by: "Ada", checked_by: "Bola" }).execute();
  await db.deleteFrom("receipts").where(sql<boolean>`serial % 2 = 0`).execute();
  const refund = { kind: "refund" as const, amount: 1, paid: 1, state: "done" as const, why: null, partner_id: null };
  const limits = { amounts: '{"NGN":1,"USD":1}', by_id: "admin", agreed_by_id: null, live_at: null, stopped_at: at };
  for (const id of ids) {
    const asked = { asked_at: at, asked_by_id: "admin", changed_at: at };
    await db
      .insertInto("refunds")
      .values({ ...refund, ...asked, gift_id: id })
      .execute();
    await db
      .insertInto("gift_limits")
      .values({ ...limits, at })
      .execute();
    const move = { gift_id: id, promise_id: null, at, what: "disputed", by: null, note: null };
    await db.insertInto("gift_events").values(move).execute();
    // A slow clock: later numbers with earlier or equal times.
    const read = `2026-03-${String(28 - (id % 9)).padStart(2, "0")}T10:00:00.000Z`;
    const money = { opening: 0, closing: 0, lines: 1, added: 0, currency: "NGN" as const };
    const days = { first_day: "2026-03-01", last_day: "2026-03-02", added_at: read, added_by: "Sample" };
    await db
      .insertInto("bank_statements")
      .values({ ...money, ...days, name: `list-${id}.csv`, fingerprint: `statement ${id}` })
      .execute();
  }
  for (const [list, rows] of [
    ["gaps", 114],
    ["ended", 115],
    ["refunds", 230],
    ["disputes", 230],
    ["agreed", 230],
    ["limits", 230],
    ["statements", 230],
  ] as const) {
    const seen: string[] = [];
    for (let query: string | undefined = `?year=2026&list=${list}`; query !== undefined; ) {
      const main = mainOf(await readAsStaff(`/admin/gifts/audit${query}`));
      const section = main.slice(main.lastIndexOf("<section>"));
      seen.push(...Array.from(section.matchAll(/<li>(.*?)<\/li>/gs), ([line]) => line));
      query = /href="[^"?]*(\?[^"]*before=[^"]*)"/.exec(section)?.[1]?.replaceAll("&amp;", "&");
    }
    expect([list, seen.length]).toEqual([list, rows]);
    if (list !== "limits") expect([list, new Set(seen).size]).toEqual([list, rows]);
  }
});
