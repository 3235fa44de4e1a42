import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { addRefund } from "../../../../tests/support/refunded-gift.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";

async function withGift() {
  const here = await withTreasurer();
  const promise = await here.promise({ own: "25000", name: "Ada Donor", email: "donor@example.org" });
  await here.post("/admin/gifts", { intent: "seen", id: String(promise.id), day: "2026-03-10", amount: "25000" });
  const page = async () => textOf(await here.read(`/g/${promise.code}${promise.link}`));
  return { ...here, promise, page };
}

test("a part that went back lowers neither the promise nor the arrival", async () => {
  const here = await withGift();
  await addRefund(here.ctx, 1, { amount: 500_025, day: "2026-03-10" });
  const text = await here.page();
  expect(text).toContain("₦5,000.25 went back to you on March 10, 2026.");
  expect(text).toMatch(/Promised March \d+, 2026 ₦25,000 Seen at the bank March 10, 2026 ₦25,000 arrived\./);
  expect(text).toContain("₦19,999.75 for");
});

test("a gift by mistake is named as such on its page", async () => {
  const here = await withGift();
  await addRefund(here.ctx, 1, { amount: 500_025, day: "2026-03-10" });
  await here.ctx.db.updateTable("gifts").set({ state: "void", state_before: "received" }).execute();
  const text = await here.page();
  expect(text).toContain("We had written here that a gift arrived on March 10, 2026. That was a mistake");
  expect(text).not.toContain("Your gift went back to you");
});

test("a whole refund keeps its arrival", async () => {
  const here = await withGift();
  await addRefund(here.ctx, 1, { amount: 500_000, day: "2026-03-10" });
  await here.ctx.db.updateTable("gifts").set({ state: "refunded" }).execute();
  const text = await here.page();
  expect(text).toContain("Your gift went back to you");
  expect(text).toContain("₦25,000 arrived.");
});

test("open books promise no email about spending", async () => {
  const here = await withGift();
  expect(await here.page()).toContain("Spent Not yet. We will write to you when it is.");
  const opening = { intent: "open", idempotencyKey: "first", day: "2026-02-01", "place:bank:NGN:NGN": "0" };
  await here.post("/admin/cash", opening);
  expect(await here.page()).toContain("Spent Not yet. See where the money went");
});
