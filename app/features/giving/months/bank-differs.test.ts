import { expect, test } from "vitest";
import { addGift, siteWithBooks } from "../../../../tests/support/books.ts";
import { agreeToPurseAct, askForPurseAct } from "../purse/act-on-purse.server.ts";
import { findThingsLeft } from "./find-things-left.server.ts";
import { listMonths } from "./month-queries.server.ts";
import { readClosing } from "./read-closing.server.ts";
import { viewMonth } from "./view-month.server.ts";

const added_at = "2026-03-05T09:00:00.000Z";

/** A site in March, whose bank ends February with an amount that is not that of the books. */
async function openSite(closing: number) {
  const site = await siteWithBooks(["admin", "treasurer", "writer"]);
  await site.open();
  await agreeToPurseAct(site.senderOf("treasurer"), 1);
  const statement = {
    currency: "NGN",
    account: "NGN",
    name: "bank.csv",
    fingerprint: "all",
    lines: 1,
    added: 1,
  } as const;
  const days = { first_day: "2026-02-01", last_day: "2026-02-28", added_at, added_by: "Sample admin" };
  await site.ctx.db
    .insertInto("bank_statements")
    .values({ ...statement, ...days, opening: 100_000, closing })
    .execute();
  const ask = async (why?: string) => {
    const facts = await readClosing(site.ctx, { seen: ["2026-02"], ...(why !== undefined && { why: [why] }) });
    return askForPurseAct(site.senderOf("admin"), "close", facts, crypto.randomUUID());
  };
  const agree = () => agreeToPurseAct(site.senderOf("treasurer"), 2);
  return { ...site, ask, agree };
}

test("a month whose bank differs needs a reason to close", async () => {
  const { ask, agree, senderOf, ctx } = await openSite(99_000);
  await expect(ask()).rejects.toMatchObject({ message: expect.stringContaining("Say why") });
  await expect(ask("  ")).rejects.toMatchObject({ message: expect.stringContaining("Say why") });
  expect(await ask("A cheque was not paid out yet.")).toBe("waits");
  const { open } = await viewMonth(senderOf("treasurer"));
  expect(open?.differences).toEqual(["Bank account, NGN: The bank has ₦10 less than the books."]);
  expect(open?.act?.why).toBe("A cheque was not paid out yet.");
  await agree();
  expect(await listMonths(ctx.db)).toHaveLength(1);
});

test("a month whose bank agrees needs no sentence", async () => {
  const { ask, agree, ctx } = await openSite(100_000);
  await ask();
  await agree();
  expect(await listMonths(ctx.db)).toHaveLength(1);
});

test("another name of the account does not stop the second person", async () => {
  const { ask, agree, ctx } = await openSite(99_000);
  await ask("A cheque was not paid out yet.");
  await ctx.db.updateTable("places").set({ label: "Old account" }).execute();
  await agree();
  expect(await listMonths(ctx.db)).toHaveLength(1);
});

test("a statement after the first person asked keeps the month open", async () => {
  const { ask, agree, ctx } = await openSite(99_000);
  await ask("A cheque was not paid out yet.");
  await ctx.db.updateTable("bank_statements").set({ closing: 90_000 }).execute();
  await expect(agree()).rejects.toMatchObject({ status: 409, message: expect.stringContaining("A statement came") });
  expect(await listMonths(ctx.db)).toEqual([]);
});

test("the bank's line of a gift that does not count has no name", async () => {
  const { ctx } = await openSite(105_000);
  const id = await addGift(ctx);
  const line = { bank_statement_id: 1, currency: "NGN", fingerprint: "one", occurrence: 1, added_at } as const;
  await ctx.db
    .insertInto("bank_credits")
    .values({
      ...line,
      day: "2026-02-10",
      amount: 5_000,
      state: "matched",
      gift_id: id,
      narration: null,
      decided_at: added_at,
      decided_by: null,
    })
    .execute();
  const lines = async () => (await findThingsLeft(ctx, "2026-02")).find(({ name }) => name === "lines");
  expect(await lines()).toMatchObject({ isDone: true });
  await ctx.db.updateTable("gifts").set({ state: "void" }).execute();
  expect(await lines()).toMatchObject({ isDone: false, path: "/admin/gifts/statement?added=1" });
});
