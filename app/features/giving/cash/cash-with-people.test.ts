import { expect, test } from "vitest";
import { balancesOf, checkBooks, siteWithBooks } from "../../../../tests/support/books.ts";
import type { Role } from "../../../values/roles.ts";
import { deleteUser } from "../../people/users/user-commands.server.ts";
import { agreeToPurseAct, doActsAlone, stopPurseAct } from "../purse/act-on-purse.server.ts";
import { askToCount, askToGive, type CountForm } from "./ask-for-cash.server.ts";
import { findCashNeeds } from "./find-cash-needs.server.ts";
import { findCountsDue } from "./find-counts-due.server.ts";
import { moveMoney } from "./move-money.server.ts";

const day = "2026-03-01";

/** A site with open books, ₦200 in the box (`box-1`, place 2), and a way to play acts. */
async function openSite(roles: Role[] = ["admin", "treasurer", "admin", "writer"]) {
  const site = await siteWithBooks(roles);
  const { ctx, senderOf } = site;
  const isAlone = (await site.open()) === "done";
  if (!isAlone) await agreeToPurseAct(senderOf("treasurer"), 1);
  const box = { kind: "box", code: "box-1", currency: "NGN", account: "box", user_id: null } as const;
  await ctx.db
    .insertInto("places")
    .values({ ...box, label: "Box", closed_at: null })
    .execute();
  await moveMoney(senderOf("admin"), { from: 1, to: 2, minor: 20_000, charge: 0, day, key: "to-box" });
  const lastAct = async () =>
    (await ctx.db.selectFrom("purse_acts").select("id").orderBy("id", "desc").executeTakeFirstOrThrow()).id;
  const give = (by: string, userId: string, minor = 5_000) =>
    askToGive(senderOf(by), { userId, placeId: 2, minor, day, note: "" }, crypto.randomUUID());
  const agree = async (by: string, id?: number) => agreeToPurseAct(senderOf(by), id ?? (await lastAct()));
  const hand = async (userId: string) =>
    (await ctx.db.selectFrom("places").select("id").where("user_id", "=", userId).executeTakeFirstOrThrow()).id;
  const count = async (by: string, form: Partial<CountForm>) =>
    askToCount(
      senderOf(by),
      { placeId: 2, toId: null, counted: 0, isAll: true, day, why: "", ...form },
      crypto.randomUUID(),
    );
  /** Gives the writer cash, which the writer says is there. */
  const handOver = async (minor = 5_000) => {
    await give("admin", "writer", minor);
    await agree("writer");
    return hand("writer");
  };
  return { ...site, give, agree, hand, count, handOver, lastAct };
}

const saying = (sentence: string) => ({ message: expect.stringContaining(sentence) });

test("cash stays in its place until the person has it", async () => {
  const { give, agree, ctx } = await openSite();
  expect(await give("admin", "writer")).toBe("waits");
  expect(await balancesOf(ctx)).toMatchObject({ "box-1": 20_000 });
  await agree("writer");
  expect(await balancesOf(ctx)).toMatchObject({ "box-1": 15_000, "hand-1": 5_000, general: 100_000 });
  await checkBooks(ctx);
});

test.each(["admin", "treasurer"])("the %s cannot confirm cash that another person gets", async (keeper) => {
  const { give, agree } = await openSite();
  await give("admin", "writer");
  await expect(agree(keeper)).rejects.toMatchObject(saying("The person who gets the cash"));
});

test("the giver takes back cash that is not accepted yet", async () => {
  const { give, agree, lastAct, senderOf, ctx } = await openSite();
  await give("admin", "writer");
  await stopPurseAct(senderOf("admin"), await lastAct());
  await expect(agree("writer")).rejects.toMatchObject({ status: 409 });
  expect(await balancesOf(ctx)).toMatchObject({ "box-1": 20_000 });
});

test("a keeper who takes cash has it at once", async () => {
  const { give, ctx } = await openSite();
  expect(await give("treasurer", "treasurer")).toBe("done");
  expect(await balancesOf(ctx)).toMatchObject({ "hand-1": 5_000 });
});

test("two presses at once write the cash once", async () => {
  const { give, agree, ctx } = await openSite();
  await give("admin", "writer");
  await Promise.allSettled([agree("writer"), agree("writer"), agree("writer")]);
  expect(await balancesOf(ctx)).toMatchObject({ "hand-1": 5_000, "box-1": 15_000 });
});

test("more cash than the place has is refused", async () => {
  const { give } = await openSite();
  await expect(give("admin", "writer", 20_001)).rejects.toMatchObject(saying("₦0.01 too little"));
});

test.each([0, -5])("an amount of %d is refused", async (minor) => {
  const { give } = await openSite();
  await expect(give("admin", "writer", minor)).rejects.toMatchObject(saying("above 0"));
});

test("a person who is no member of staff gets no cash", async () => {
  const { give } = await openSite();
  await expect(give("admin", "unknown")).rejects.toMatchObject(saying("Choose a person"));
});

test("a writer gives no cash", async () => {
  const { give } = await openSite();
  await expect(give("writer", "writer")).rejects.toMatchObject({ status: 403 });
});

test("a part comes back after the other person agrees", async () => {
  const { handOver, count, agree, ctx } = await openSite();
  const placeId = await handOver();
  expect(await count("writer", { placeId, toId: 2, counted: 2_000, isAll: false })).toBe("waits");
  await expect(agree("writer")).rejects.toMatchObject(saying("You asked for this"));
  await agree("treasurer");
  expect(await balancesOf(ctx)).toMatchObject({ "box-1": 17_000, "hand-1": 3_000 });
});

test("all cash comes back without what vouchers that wait have spent", async () => {
  const { handOver, count, agree, send, ctx } = await openSite();
  const placeId = await handOver();
  await send("writer", { minor: 1_000, paidFrom: `place:${placeId}` });
  await count("admin", { placeId, toId: 2, counted: 4_000 });
  await agree("writer");
  expect(await balancesOf(ctx)).toMatchObject({ "box-1": 19_000, "hand-1": 1_000 });
});

test("missing cash needs a sentence", async () => {
  const { handOver, count } = await openSite();
  const placeId = await handOver();
  await expect(count("admin", { placeId, toId: 2, counted: 4_800 })).rejects.toMatchObject(saying("₦2 is missing"));
});

test("the person with the cash cannot write that some is missing", async () => {
  const { handOver, count } = await openSite();
  const placeId = await handOver();
  const short = count("writer", { placeId, toId: 2, counted: 4_800, why: "x" });
  await expect(short).rejects.toMatchObject(saying("counts the cash with you"));
});

test("missing cash leaves Most needed after two people agree who do not have it", async () => {
  const { handOver, count, agree, ctx } = await openSite();
  const placeId = await handOver();
  await count("admin", { placeId, toId: 2, counted: 4_800, why: "A coin fell." });
  await expect(agree("writer")).rejects.toMatchObject({ status: 403 });
  await expect(agree("admin")).rejects.toMatchObject(saying("You asked for this"));
  await agree("treasurer");
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 80_000, "box-1": 19_800, general: 99_800 });
  const lost = await ctx.db.selectFrom("postings").select(["kind", "minor"]).where("what", "=", "short").execute();
  expect(lost).toEqual([
    { kind: null, minor: -200 },
    { kind: "running", minor: 200 },
  ]);
  await checkBooks(ctx);
});

test("a keeper who has the cash cannot agree to a difference in it", async () => {
  const { give, hand, count, agree } = await openSite();
  await give("treasurer", "treasurer");
  await count("admin", { placeId: await hand("treasurer"), toId: 2, counted: 4_800, why: "x" });
  await expect(agree("treasurer")).rejects.toMatchObject(saying("You have this cash"));
  await agree("admin-2");
});

test("more cash than expected goes into Most needed", async () => {
  const { count, agree, ctx } = await openSite();
  await count("admin", { counted: 20_300, why: "Found behind the box." });
  await agree("treasurer");
  expect(await balancesOf(ctx)).toMatchObject({ "box-1": 20_300, general: 100_300 });
});

test("a count that agrees keeps its day", async () => {
  const { count, agree, ctx } = await openSite();
  await count("admin", { counted: 20_000 });
  await agree("treasurer");
  const [, box] = await ctx.db.selectFrom("places").select("counted_on").orderBy("id").execute();
  expect(box).toEqual({ counted_on: day });
  expect(await balancesOf(ctx)).toMatchObject({ "box-1": 20_000 });
});

test("a count is refused after the books changed", async () => {
  const { count, agree, give } = await openSite();
  await count("admin", { counted: 20_000 });
  const counted = 2;
  await give("treasurer", "treasurer");
  await expect(agree("treasurer", counted)).rejects.toMatchObject(saying("The books changed"));
});

test("one place has one waiting count", async () => {
  const { count } = await openSite();
  await count("admin", { counted: 20_000 });
  await expect(count("treasurer", { counted: 20_000 })).rejects.toMatchObject(saying("waits already"));
});

test("a writer cannot count the cash of another person", async () => {
  const { count } = await openSite();
  await expect(count("writer", { counted: 20_000 })).rejects.toMatchObject({ status: 404 });
});

test("the only keeper writes missing cash after 72 hours", async () => {
  const { handOver, count, ctx } = await openSite(["admin", "writer"]);
  const placeId = await handOver();
  expect(await count("admin", { placeId, toId: 2, counted: 4_000, why: "x" })).toBe("alone");
  await ctx.db.updateTable("purse_acts").set({ waiting_since: "2026-03-01T00:00:00.000Z" }).execute();
  await doActsAlone(ctx);
  expect(await balancesOf(ctx)).toMatchObject({ "box-1": 19_000, general: 99_000 });
});

test("cash for another person is never done alone", async () => {
  const { give, ctx } = await openSite(["admin", "writer"]);
  expect(await give("admin", "writer")).toBe("waits");
  await ctx.db.updateTable("purse_acts").set({ waiting_since: "2026-03-01T00:00:00.000Z" }).execute();
  await doActsAlone(ctx);
  expect(await balancesOf(ctx)).toMatchObject({ "box-1": 20_000 });
});

test("an account with cash is not deleted", async () => {
  const { handOver, count, agree, senderOf } = await openSite();
  const placeId = await handOver();
  const leave = () => deleteUser(senderOf("admin"), "writer");
  await expect(leave()).rejects.toMatchObject({ data: { sentence: expect.stringContaining("has ₦50 of our cash") } });
  await count("admin", { placeId, toId: 2, counted: 5_000 });
  await agree("writer");
  await leave();
});

test("cash that waits for a person ends with the account", async () => {
  const { give, senderOf, ctx } = await openSite();
  await give("admin", "writer");
  await deleteUser(senderOf("admin"), "writer");
  const acts = await ctx.db.selectFrom("purse_acts").select("state").where("what", "=", "give").execute();
  expect(acts).toEqual([{ state: "stopped" }]);
});

test("Today asks about cash from the 14th day", async () => {
  const { handOver, ctx, members, clock } = await openSite();
  await handOver();
  const [admin] = members;
  if (admin === undefined) throw new Error("no admin");
  expect(await findCashNeeds(ctx, admin)).toEqual([]);
  clock.at = new Date("2026-03-19T10:00:00.000Z");
  expect(await findCashNeeds(ctx, admin)).toMatchObject([{ label: "₦50 has been with Sample writer for 18 days" }]);
});

test("a count within a month does not serve it", async () => {
  const { count, agree, ctx, clock } = await openSite();
  clock.at = new Date("2026-04-02T10:00:00.000Z");
  const both = [{ place: "Bank account, NGN" }, { place: "Box", amount: 20_000 }];
  expect(await findCountsDue(ctx, "2026-03")).toMatchObject(both);
  await count("admin", { counted: 20_000, day: "2026-04-02" });
  await agree("treasurer");
  expect(await findCountsDue(ctx, "2026-02")).toHaveLength(1);
  expect(await findCountsDue(ctx, "2026-03")).toMatchObject([{ place: "Bank account, NGN" }]);
  expect(await findCountsDue(ctx, "2026-04")).toMatchObject(both);
});

test("a voucher of the holder after the count does not stop it", async () => {
  const { handOver, count, agree, send, ctx, clock } = await openSite();
  await handOver();
  const [hand] = await ctx.db.selectFrom("places").select("id").where("kind", "=", "hand").execute();
  const placeId = hand?.id ?? 0;
  await count("admin", { placeId, counted: 4_000, why: "A note is missing." });
  clock.at = new Date(clock.at.getTime() + 1_000);
  await send("writer", { paidFrom: `place:${placeId}`, minor: 100 });
  await agree("treasurer");
  const { minor } = await ctx.db
    .selectFrom("balances")
    .select("minor")
    .where("holder", "=", `place:${placeId}`)
    .executeTakeFirstOrThrow();
  expect(Number(minor)).toBe(4_000);
});
