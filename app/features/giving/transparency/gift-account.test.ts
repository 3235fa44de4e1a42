import { expect, test } from "vitest";
import { addGift, siteWithBooks } from "../../../../tests/support/books.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { keyOf } from "../../../values/private-key.ts";
import { spendGift } from "../gifts/gift-commands.server.ts";
import { agreeToPurseAct } from "../purse/act-on-purse.server.ts";

/** A site with open books, and a promise of which a gift came. */
async function siteWithPromise(gift: object) {
  const site = await siteWithBooks();
  const { ctx } = site;
  await site.open();
  await agreeToPurseAct(site.senderOf("treasurer"), 1);
  const promise = await ctx.db
    .insertInto("promises")
    .values({
      code: "HWNHCP",
      prefix: "TAB",
      link: "N9P3CKYRRM2XQFE6QEYHEYC3QKDXNHDT",
      amount: 50_000,
      currency: "NGN",
      frequency: "once",
      project_id: null,
      purpose: null,
      is_public: 0,
      state: "received",
      created_at: "2026-02-09T09:00:00.000Z",
    } as never)
    .returningAll()
    .executeTakeFirstOrThrow();
  const id = await addGift(ctx, { promise_id: promise.id, amount: 50_000, ...gift });
  await addGift(ctx, { project_id: 1, amount: 20_000 });
  await site.book();
  const view = async () => textOf(mainOf(await site.read(`/g/${keyOf(promise)}`)));
  return { ...site, id, view };
}

test("a gift for a project shows the account of the project", async () => {
  const { view } = await siteWithPromise({ project_id: 1 });
  const text = await view();
  expect(text).toContain(
    "The account of Autism outreach Your gift is one of 2 in naira that came for it. Together they are ₦700.",
  );
  expect(text).toContain("came in ₦700 was spent ₦0 is left ₦700");
  expect(text).not.toContain("Ada");
  expect(text).not.toContain("Spent");
});

test("a gift to Most needed keeps its stage Spent", async () => {
  const { view, id, senderOf } = await siteWithPromise({});
  expect(await view()).not.toContain("The account of");
  expect(await view()).toContain("Spent");
  await spendGift(senderOf("treasurer"), id, "Books for a school");
  expect(await view()).toContain("Books for a school");
});

test("a gift from before the first day shows no account", async () => {
  const { view } = await siteWithPromise({ project_id: 1, value_date: "2026-01-20" });
  expect(await view()).not.toContain("The account of");
});

test("a gift for a project is not marked as spent any more", async () => {
  const { senderOf, id } = await siteWithPromise({ project_id: 1 });
  await expect(spendGift(senderOf("treasurer"), id, "Books")).rejects.toThrow("sees the account of the project");
});

test("words about spending from before stay readable beside the account", async () => {
  const { ctx, view, id } = await siteWithPromise({ project_id: 1 });
  const spent = { spent_on: "Forty books", spent_at: "2026-02-11T09:00:00.000Z" };
  await ctx.db.updateTable("gifts").set(spent).where("id", "=", id).execute();
  expect(await view()).toContain("Forty books");
  expect(await view()).toContain("The account of Autism outreach");
});
