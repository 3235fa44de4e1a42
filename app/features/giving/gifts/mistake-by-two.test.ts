import { expect, test } from "vitest";
import { addGift, balancesOf, checkBooks, openBooksOf } from "../../../../tests/support/books.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { bookMoney } from "../purse/book-money.server.ts";

/** A site with open books, and a cash gift of ₦300 that two people counted a minute ago. */
async function countedSite(changes: object = {}) {
  const site = await withTreasurer();
  const second = await site.another();
  await openBooksOf(site.ctx);
  const counted = { recorded_by_id: "admin", recorded_by: "Sample Admin", checked_by_id: "two" };
  const gift = { method: "cash", amount: 30_000, recorded_at: site.clock.at.toISOString(), ...counted, ...changes };
  const id = await addGift(site.ctx, gift);
  await bookMoney(site.ctx);
  const path = `/admin/gifts/${id}`;
  const seen = async () => /name="seen" value="([^"]+)"/.exec(await site.html(path))?.[1] ?? "";
  const press = async (by: typeof second | typeof site, intent: string, fields = {}) =>
    by.post(path, { intent, seen: await seen(), idempotencyKey: crypto.randomUUID(), ...fields });
  const box = async () => {
    await bookMoney(site.ctx);
    await checkBooks(site.ctx);
    return (await balancesOf(site.ctx))["box-1"];
  };
  return { ...site, second, path, press, box };
}

const asked = "Another treasurer or admin is asked, on Cash and places.";

test.each(["recorder", "second"] as const)("the %s alone cannot void counted cash", async (who) => {
  const site = await countedSite();
  const by = who === "recorder" ? site : site.second;
  expect((await site.press(by, "undo")).status).toBe(409);
  const slip = { amount: "150", day: "2026-02-10", method: "cash", reason: "A slip" };
  expect((await site.press(by, "correct", slip)).text).toContain("its amount is not lowered by one");
  expect((await site.press(by, "void", { reason: "Twice" })).text).toContain(asked);
  expect((await site.press(by, "void", { reason: "Twice" })).text).toContain("asked about this gift already");
  expect(await site.box()).toBe(30_000);
  expect(await site.open(site.path)).toContain("Another person is asked to take this gift out of the books.");
  expect((await by.post("/admin/cash", { intent: "agree", id: "1" })).text).toContain("another person must agree");
  expect(await site.box()).toBe(30_000);
});

test("a second person agrees that a counted gift was a mistake", async () => {
  const site = await countedSite();
  await site.press(site, "void", { reason: "Written twice" });
  const page = await site.second.open("/admin/cash");
  expect(page).toContain("Take out the gift of ₦300, February 10, 2026: it was a mistake");
  expect(page).toContain("Written twice");
  expect((await site.second.post("/admin/cash", { intent: "agree", id: "1" })).status).toBe(200);
  expect(await site.box()).toBeUndefined();
  expect(await site.gifts()).toMatchObject([{ state: "void" }]);
});

test("a gift that changed since the first person asked stays", async () => {
  const site = await countedSite();
  await site.press(site, "void", { reason: "Written twice" });
  await site.ctx.db.updateTable("gifts").set({ amount: 20_000 }).execute();
  expect((await site.second.post("/admin/cash", { intent: "agree", id: "1" })).status).toBe(409);
  expect(await site.box()).toBe(20_000);
});

test("a gift that the bank shows is taken out by two", async () => {
  const site = await countedSite({ method: "transfer", checked_by_id: null, source: "credit:1" });
  const statement = {
    currency: "NGN",
    name: "bank.csv",
    fingerprint: "all",
    first_day: "2026-02-10",
    last_day: "2026-02-10",
  };
  const sums = { lines: 1, added: 1, opening: 0, closing: 30_000, added_at: "2026-02-11T09:00:00.000Z", added_by: "x" };
  await site.ctx.db
    .insertInto("bank_statements")
    .values({ ...statement, ...sums } as never)
    .execute();
  await site.ctx.db
    .insertInto("bank_credits")
    .values({
      bank_statement_id: 1,
      currency: "NGN",
      day: "2026-02-10",
      amount: 30_000,
      state: "matched",
      gift_id: 1,
      fingerprint: "one",
      occurrence: 1,
      narration: null,
      added_at: "2026-02-11T09:00:00.000Z",
      decided_at: "2026-02-11T09:00:00.000Z",
      decided_by: "x",
    })
    .execute();
  expect((await site.press(site, "void", { reason: "Mine" })).text).toContain(asked);
  expect(await site.gifts()).toMatchObject([{ state: "received" }]);
});
