import { expect, test } from "vitest";
import { textOf } from "../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../tests/support/staff-visitor.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { receiveGift } from "./receive-gift.server.ts";

async function withReceipts(numbers: number) {
  const here = await createStaffedSite({}, "admin");
  const gift = { amount: 100_000, currency: "NGN" as const, method: "transfer" as const };
  for (let n = 1; n <= numbers; n++)
    await withTransaction(here.ctx, (ctx) => receiveGift(ctx, { ...gift, source: `credit:${n}` }));
  const open = async (query = "") => textOf(await here.readAsStaff(`/admin/gifts/audit${query}`));
  return { ...here, db: here.ctx.db, open };
}

test("an auditor reads that no receipt is missing, and which were taken back and why", async () => {
  const { open, post } = await withReceipts(3);
  expect(await open()).toContain("2026-0001 to 2026-0003: 3 receipts, no number is missing.");
  await post("/admin/gifts/2", { intent: "void", reason: "Came twice", seen: "received" });
  const page = await open();
  expect(page).toContain("Gift 2 : 2026-0002, void, Came twice");
  expect(page).toContain("2026-0001 to 2026-0003: 3 receipts, no number is missing.");
  expect(await open("?year=2025")).toContain("No receipt was issued in this year.");
});

test("a gap says whether a restore made it, and one that nothing explains is named too", async () => {
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
  expect(page).toContain("2026-0004: nothing says why");
  await db
    .insertInto("closings")
    .values({ ...restored, id: "two", value: "8" })
    .execute();
  expect(await open()).toContain("2026-0006 – 2026-0008: used before a backup was restored");
});

test("refunds, disputes and who agreed stand there with their days", async () => {
  const { open, db } = await withReceipts(2);
  const at = "2026-03-02T09:00:00.000Z";
  await db
    .insertInto("refunds")
    .values({
      ...{ gift_id: 1, kind: "refund", amount: 40_000, paid: 100_000, state: "done", why: "Half too much" },
      ...{ asked_at: at, asked_by_id: "admin", changed_at: at, partner_id: null },
    })
    .execute();
  await db
    .insertInto("gift_events")
    .values({ gift_id: 2, pledge_id: null, at, what: "disputed", by: null, note: null })
    .execute();
  await db.updateTable("gifts").set({ recorded_by: "Ada", checked_by: "Bola" }).where("id", "=", 2).execute();
  const page = await open();
  expect(page).toContain("Gift 1 : 2 March 2026, refund, ₦400, done, Sample Admin, Half too much");
  expect(page).toContain("Gift 2 : 2 March 2026, disputed");
  expect(page).toContain("recorded by Ada, agreed by Bola");
});
