import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { addGift, balancesOf, checkBooks, siteWithBooks } from "../../../../tests/support/books.ts";
import { findClosings } from "../../../server/closings/closing-queries.server.ts";
import { trustTime } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { receiveGift } from "../gifts/receive-gift.server.ts";
import { agreeToPurseAct, askForPurseAct } from "../purse/act-on-purse.server.ts";
import { findEntriesOf, findFirstDay } from "../purse/purse-queries.server.ts";
import { findThingsLeft } from "./find-things-left.server.ts";
import { findMonthFile, listMonths } from "./month-queries.server.ts";
import { readClosing } from "./read-closing.server.ts";
import { readMonthFile } from "./read-month-file.server.ts";
import { closeRestoredMonths } from "./restore-months.server.ts";
import { viewMonth } from "./view-month.server.ts";
import { noSeal } from "./write-month-file.server.ts";

type Site = Awaited<ReturnType<typeof openSite>>;

/** A site whose books two people opened in February; it is March. */
async function openSite() {
  const site = await siteWithBooks(["admin", "treasurer", "writer"]);
  await site.open();
  await agreeToPurseAct(site.senderOf("treasurer"), 1);
  return site;
}

const goTo = async ({ ctx, clock }: Site, day: string) => {
  clock.at = new Date(`${day}T09:00:00.000Z`);
  await trustTime(ctx.db, clock.at.toISOString());
};

/** Two people close a month, in which they counted the account without statements. */
async function close(site: Site, month: string) {
  await site.ctx.db
    .updateTable("places")
    .set({ counted_on: `${month}-31` })
    .where("kind", "=", "bank")
    .execute();
  const facts = await readClosing(site.ctx, { seen: [month] });
  await askForPurseAct(site.senderOf("admin"), "close", facts, crypto.randomUUID());
  const act = await site.ctx.db.selectFrom("purse_acts").select("id").where("state", "=", "waiting").executeTakeFirst();
  await agreeToPurseAct(site.senderOf("treasurer"), act?.id ?? 0);
}

/** Two people count the 50.00 of the box. */
async function countBox({ ctx, senderOf }: Site, day: string) {
  const box = await ctx.db.selectFrom("places").select("id").where("kind", "=", "box").executeTakeFirstOrThrow();
  const facts = { placeId: box.id, toId: null, expected: 5_000, counted: 5_000, day, why: "" };
  await askForPurseAct(senderOf("admin"), "count", facts, crypto.randomUUID());
  const act = ctx.db.selectFrom("purse_acts").select("id").orderBy("id", "desc");
  await agreeToPurseAct(senderOf("treasurer"), (await act.executeTakeFirst())?.id ?? 0);
}

const fileOf = async ({ ctx }: Pick<Site, "ctx">, month: string) => (await findMonthFile(ctx.db, month))?.content ?? "";

test("a closed month has a file with the seal of the month before", async () => {
  const site = await openSite();
  await addGift(site.ctx);
  await addGift(site.ctx, { amount: 250 });
  await close(site, "2026-02");
  expect((await fileOf(site, "2026-02")).split("\n")).toEqual([
    `previous-sha256,${noSeal}`,
    "line,day,what,place,purpose,kind,currency,amount,count,voucher,payee,fixes,people",
    "1,2026-02-01,opening,bank-1,general,,NGN,1000.00,,,,,2",
    "2,2026-02-28,gift,,general,,NGN,52.50,2,,,,",
    "3,2026-02-28,gift,bank-1,,,NGN,52.50,2,,,,",
    "",
  ]);
  await goTo(site, "2026-04-02");
  await close(site, "2026-03");
  const seal = createHash("sha256")
    .update(await fileOf(site, "2026-02"))
    .digest("hex");
  expect(await fileOf(site, "2026-03")).toContain(`previous-sha256,${seal}\n`);
});

test("a month closes in its order, after its end", async () => {
  const site = await openSite();
  await expect(close(site, "2026-03")).rejects.toThrow("an earlier month is still open");
  await site.ctx.db.updateTable("purse_acts").set({ state: "stopped" }).execute();
  await close(site, "2026-02");
  await expect(close(site, "2026-02")).rejects.toThrow();
  await site.ctx.db.updateTable("purse_acts").set({ state: "stopped" }).execute();
  await expect(close(site, "2026-03")).rejects.toThrow("is not over yet");
});

test("two that ask at once close the month once", async () => {
  const site = await openSite();
  await site.ctx.db.updateTable("places").set({ counted_on: "2026-02-28" }).execute();
  const facts = await readClosing(site.ctx, { seen: ["2026-02"] });
  for (const key of ["one", "two"]) await askForPurseAct(site.senderOf("admin"), "close", facts, key);
  await agreeToPurseAct(site.senderOf("treasurer"), 3);
  await expect(agreeToPurseAct(site.senderOf("treasurer"), 2)).rejects.toThrow("decided");
  expect(await listMonths(site.ctx.db)).toHaveLength(1);
});

test("a line that is added after the first person asked keeps the month open", async () => {
  const site = await openSite();
  await site.ctx.db.updateTable("places").set({ counted_on: "2026-02-28" }).execute();
  const facts = await readClosing(site.ctx, { seen: ["2026-02"] });
  await askForPurseAct(site.senderOf("admin"), "close", facts, "one");
  await addGift(site.ctx);
  await expect(agreeToPurseAct(site.senderOf("treasurer"), 2)).rejects.toThrow("Lines were added");
});

test("a gift of a closed month enters the open one", async () => {
  const site = await openSite();
  await close(site, "2026-02");
  const id = await addGift(site.ctx);
  await site.book();
  expect(await findEntriesOf(site.ctx.db, `gift:${id}/`)).toMatchObject([{ day: "2026-03-01" }]);
});

test("a voucher paid in the month keeps it open until an answer", async () => {
  const site = await openSite();
  await site.send("writer", { paidFrom: "own", paidOn: "2026-02-05" });
  await site.send("admin", { paidFrom: "place:1", paidOn: "2026-02-05" });
  await expect(close(site, "2026-02")).rejects.toThrow("something is left to do");
  await site.act("treasurer", 2, "refuse", { words: "Not ours." });
  await site.ctx.db.updateTable("purse_acts").set({ state: "stopped" }).execute();
  const facts = await readClosing(site.ctx, { seen: ["2026-02"] });
  await askForPurseAct(site.senderOf("treasurer"), "close", facts, "again");
  const act = await site.ctx.db.selectFrom("purse_acts").select("id").orderBy("id", "desc").executeTakeFirst();
  await agreeToPurseAct(site.senderOf("admin"), act?.id ?? 0);
  expect(await listMonths(site.ctx.db)).toMatchObject([{ month: "2026-02" }]);
});

test("a refused number stands in the file of its day", async () => {
  const site = await openSite();
  await site.send("writer", { paidOn: "2026-02-05" });
  await site.act("treasurer", 1, "refuse", { words: "Not ours." });
  await close(site, "2026-02");
  await goTo(site, "2026-04-02");
  await close(site, "2026-03");
  const rows = readMonthFile(await fileOf(site, "2026-03"));
  expect(rows).toMatchObject([{ what: "refused", voucher: "2026-0001", minor: 0 }]);
});

test("lines count on over the months", async () => {
  const site = await openSite();
  await site.send("writer", { paidFrom: "own", paidOn: "2026-03-01" });
  await site.act("treasurer", 1, "approve");
  await site.act("admin", 1, "pay", { placeId: 1, day: "2026-03-02" });
  await close(site, "2026-02");
  await goTo(site, "2026-04-02");
  await close(site, "2026-03");
  const rows = readMonthFile(await fileOf(site, "2026-03"));
  expect(rows).toMatchObject([{ line: 2, what: "spent", minor: -1_000, voucher: "2026-0001" }]);
});

test("sums of all files are the balances", async () => {
  const site = await openSite();
  await addGift(site.ctx, { method: "cash" });
  await site.book();
  await expect(close(site, "2026-02")).rejects.toThrow("something is left to do");
  await site.ctx.db.updateTable("purse_acts").set({ state: "stopped" }).where("state", "=", "waiting").execute();
  await countBox(site, "2026-03-01");
  await site.send("writer", { paidFrom: "own", paidOn: "2026-03-01" });
  await site.act("treasurer", 1, "approve");
  await site.act("admin", 1, "pay", { placeId: 1, day: "2026-03-02" });
  await close(site, "2026-02");
  await goTo(site, "2026-04-02");
  await countBox(site, "2026-04-01");
  await close(site, "2026-03");
  const sums: Record<string, number> = {};
  for (const { month } of await listMonths(site.ctx.db))
    for (const { place, purpose, minor } of readMonthFile(await fileOf(site, month)))
      for (const code of [place, purpose]) if (code !== "") sums[code] = (sums[code] ?? 0) + minor;
  expect(sums).toEqual(await balancesOf(site.ctx));
});

/** Applies the closings of one site to another, as a restore of an earlier backup does. */
const restore = async (from: Site, to: Site) => {
  const closings = await findClosings(from.ctx.db);
  await withTransaction(to.ctx, (ctx) => closeRestoredMonths(ctx, closings));
};

test("a restored site has the published file, its sums, no second file", async () => {
  const site = await openSite();
  await addGift(site.ctx);
  await site.send("writer", { paidFrom: "own", paidOn: "2026-02-15" });
  await site.act("treasurer", 1, "approve");
  await site.act("admin", 1, "pay", { placeId: 1, day: "2026-02-16" });
  await close(site, "2026-02");
  const before = await openSite();
  for (const _ of [1, 2]) await restore(site, before);
  expect(await fileOf(before, "2026-02")).toBe(await fileOf(site, "2026-02"));
  expect(await balancesOf(before.ctx)).toEqual(await balancesOf(site.ctx));
  await checkBooks(before.ctx);
  const { closed } = await viewMonth(before.senderOf("admin"));
  expect(closed).toMatchObject([{ month: "2026-02", missing: ["2026-0001"] }]);
});

test("a voucher of the backup is written once after a restore", async () => {
  const spend = async (site: Site) => site.send("writer", { paidFrom: "own", paidOn: "2026-02-15" });
  const site = await openSite();
  const before = await openSite();
  for (const one of [site, before]) await spend(one);
  await site.act("treasurer", 1, "approve");
  await site.act("admin", 1, "pay", { placeId: 1, day: "2026-02-16" });
  await close(site, "2026-02");
  await restore(site, before);
  await expect(before.act("treasurer", 1, "approve")).rejects.toThrow("changed");
  expect(await balancesOf(before.ctx)).toEqual({ "bank-1": 99_000, general: 99_000 });
  await checkBooks(before.ctx);
});

test("an account without statements is counted like cash", async () => {
  const site = await openSite();
  const page = async () => (await viewMonth(site.senderOf("admin"))).open?.things.find(({ name }) => name === "cash");
  expect(await page()).toMatchObject({ isDone: false, detail: "Not counted: Bank account, NGN" });
  await site.ctx.db.updateTable("places").set({ counted_on: "2026-03-01" }).execute();
  expect(await page()).toMatchObject({ isDone: true });
});

test("a site without books gets them from the files", async () => {
  const nameProject = ({ ctx }: Pick<Site, "ctx">) =>
    ctx.db.updateTable("projects").set({ slug: "borehole" }).where("id", "=", 1).execute();
  const site = await openSite();
  await nameProject(site);
  await addGift(site.ctx);
  await addGift(site.ctx, { project_id: 1, amount: 800 });
  await close(site, "2026-02");
  const empty = await siteWithBooks(["admin", "treasurer", "writer"]);
  await nameProject(empty);
  await restore(site, empty);
  expect(await balancesOf(empty.ctx)).toEqual(await balancesOf(site.ctx));
  const purse = empty.ctx.db.selectFrom("purses").select("project_id").where("code", "=", "borehole");
  expect(await purse.executeTakeFirst()).toEqual({ project_id: 1 });
  expect(await findFirstDay(empty.ctx.db)).toBe("2026-02-01");
});

test.each([
  ["with the sum of the books closes the month", 100_000, []],
  ["with another sum keeps the month open", 99_000, ["statements"]],
])("an early end %s", async (_, closing, left) => {
  const { ctx } = await openSite();
  const days = { first_day: "2026-02-01", last_day: "2026-02-09", added_at: "2026-02-10", added_by: "Sample admin" };
  const sums = { lines: 1, added: 1, opening: 0, closing };
  await ctx.db
    .insertInto("bank_statements")
    .values({ currency: "NGN", account: "NGN", name: "bank.csv", fingerprint: "all", ...sums, ...days })
    .execute();
  const things = await findThingsLeft(ctx, "2026-02");
  expect(things.filter(({ isDone }) => !isDone).map(({ name }) => name)).toEqual(left);
});

test("the page of the month says how far the bank is from the books", async () => {
  const site = await openSite();
  const added_at = "2026-03-05T09:00:00.000Z";
  const statement = { currency: "NGN", name: "bank.csv", fingerprint: "all", lines: 1, added: 1, opening: 100_000 };
  await site.ctx.db
    .insertInto("bank_statements")
    .values({
      ...statement,
      closing: 100_700,
      first_day: "2026-02-01",
      last_day: "2026-03-04",
      added_at,
      added_by: "x",
    } as never)
    .execute();
  const line = { bank_statement_id: 1, currency: "NGN", fingerprint: "one", occurrence: 1, added_at };
  await site.ctx.db
    .insertInto("bank_credits")
    .values({
      ...line,
      day: "2026-03-03",
      amount: 500,
      state: "other",
      gift_id: null,
      narration: null,
      decided_at: added_at,
      decided_by: null,
    } as never)
    .execute();
  const { open } = await viewMonth(site.senderOf("admin"));
  expect(open?.places[0]?.says).toBe("The bank has ₦2 more than the books.");
});

test("a receipt carries the seal of the newest closed month", async () => {
  const site = await openSite();
  const issue = (id: number) =>
    withTransaction(site.ctx, async (ctx) => {
      const gift = { amount: 5_000, currency: "NGN", method: "transfer", source: `credit:${id}` } as const;
      await receiveGift(ctx, gift);
    });
  await issue(1);
  await close(site, "2026-02");
  await issue(2);
  const receipts = await site.ctx.db.selectFrom("receipts").select("contents").orderBy("id").execute();
  const [newest] = await listMonths(site.ctx.db);
  const seal = newest && { month: "2026-02", sha256: newest.sha256 };
  expect(receipts.map(({ contents }) => JSON.parse(contents).seal)).toEqual([undefined, seal]);
});
