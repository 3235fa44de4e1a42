import { expect, test } from "vitest";
import { balancesOf, checkBooks, siteWithBooks } from "../../../../tests/support/books.ts";
import { agreeToPurseAct, askForPurseAct } from "../purse/act-on-purse.server.ts";
import { moveMoney, payCharge } from "./move-money.server.ts";

/** A site with open books, a box, and a place in dollars. Places: 1 bank, 2 box, 3 dollars. */
async function openSite() {
  const site = await siteWithBooks();
  await site.open();
  await agreeToPurseAct(site.senderOf("treasurer"), 1);
  const common = { user_id: null, closed_at: null, label: null };
  await site.ctx.db
    .insertInto("places")
    .values([
      { ...common, kind: "box", code: "box-1", currency: "NGN", account: "box" },
      { ...common, kind: "bank", code: "bank-2", currency: "USD", account: "USD" },
    ])
    .execute();
  const admin = site.senderOf("admin");
  /** Two people change money into another currency. */
  const exchanging = async (changes: Partial<typeof exchange> = {}) => {
    await askForPurseAct(admin, "exchange", { ...exchange, ...changes }, crypto.randomUUID());
    await agreeToPurseAct(site.senderOf("treasurer"), await lastAct(site.ctx));
  };
  return { ...site, admin, exchanging };
}

const lastAct = async ({ db }: Awaited<ReturnType<typeof siteWithBooks>>["ctx"]) =>
  (await db.selectFrom("purse_acts").select("id").orderBy("id", "desc").executeTakeFirstOrThrow()).id;

const day = "2026-03-02";
const exchange = { from: 1, to: 3, purseId: 1, minor: 16_000, received: 10, day };

test("a charge alone leaves Most needed once", async () => {
  const { ctx, admin } = await openSite();
  const charge = { placeId: 1, minor: 5_375, day };
  expect(await payCharge(admin, charge, "k")).toBe(true);
  expect(await payCharge(admin, charge, "k")).toBe(false);
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 94_625, general: 94_625 });
  await checkBooks(ctx);
});

test("charges of a week by one person are small together", async () => {
  const { ctx, admin } = await openSite();
  await ctx.db.updateTable("balances").set({ minor: 5_000_000 }).execute();
  const charge = (minor: number, key: string, on = day) => payCharge(admin, { placeId: 1, minor, day: on }, key);
  await charge(999_900, "one");
  expect(await charge(999_900, "one")).toBe(false);
  await expect(charge(999_900, "two", "2026-03-08")).rejects.toMatchObject({
    message: expect.stringContaining("up to ₦10,000 in a week for each place; ₦9,999 are written"),
  });
  await expect(charge(999_900, "two", "2026-02-25")).rejects.toMatchObject({ status: 422 });
  await charge(100, "three");
  expect(await charge(999_900, "four", "2026-03-09")).toBe(true);
});

test("money in another currency stays in its purse", async () => {
  const { ctx, exchanging } = await openSite();
  await exchanging();
  const rows = await ctx.db.selectFrom("balances").selectAll().orderBy("holder").orderBy("currency").execute();
  expect(rows.map(({ holder, currency, minor }) => `${holder} ${minor} ${currency}`)).toEqual([
    "place:1 84000 NGN",
    "place:3 10 USD",
    "purse:1 84000 NGN",
    "purse:1 10 USD",
  ]);
});

test.each([
  ["with one currency", { to: 2 }, "same currency"],
  ["with no amount", { received: 0 }, "above 0"],
  ["of more than the purse has", { minor: 100_001 }, "too little"],
  ["of an unknown purse", { purseId: 9 }, "Choose one."],
])("an exchange %s is refused", async (_, changes, sentence) => {
  const { exchanging, ctx } = await openSite();
  await expect(exchanging(changes)).rejects.toMatchObject({
    message: expect.stringContaining(sentence),
  });
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 100_000, general: 100_000 });
});

test("cash with a person does not move without that person", async () => {
  const { admin, ctx } = await openSite();
  const hand = { kind: "hand", code: "hand-1", currency: "NGN", account: null, user_id: "writer" } as const;
  await ctx.db
    .insertInto("places")
    .values({ ...hand, label: null, closed_at: null })
    .execute();
  const move = { from: 1, to: 4, minor: 100, charge: 0, day, key: "k" };
  await expect(moveMoney(admin, move)).rejects.toMatchObject({
    message: expect.stringContaining("that person agrees"),
  });
});

test("an income enters its purse when another person agrees", async () => {
  const { ctx, admin, senderOf } = await openSite();
  const income = { placeId: 1, purseId: 1, kind: undefined, minor: 1_200, day };
  await askForPurseAct(admin, "income", income, "k");
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 100_000, general: 100_000 });
  await agreeToPurseAct(senderOf("treasurer"), await lastAct(ctx));
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 101_200, general: 101_200 });
  await checkBooks(ctx);
});

test("a shop gives back at most the money that was spent on the kind", async () => {
  const { ctx, admin, senderOf, send, act } = await openSite();
  await send("writer", { minor: 2_000 });
  await act("treasurer", 1, "approve");
  await act("admin", 1, "pay", { placeId: 1, day });
  const back = async (minor: number) => {
    await askForPurseAct(admin, "income", { placeId: 1, purseId: 1, kind: "running", minor, day }, crypto.randomUUID());
    await agreeToPurseAct(senderOf("treasurer"), await lastAct(ctx));
  };
  await expect(back(2_001)).rejects.toThrow("was spent on this kind");
  await back(500);
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 98_500, general: 98_500 });
  await checkBooks(ctx);
});

test("one person writes no large charge", async () => {
  const { admin } = await openSite();
  await expect(payCharge(admin, { placeId: 1, minor: 1_000_001, day }, "k")).rejects.toThrow(
    "One person writes charges",
  );
});
