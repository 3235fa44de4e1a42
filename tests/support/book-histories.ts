import { inject } from "vitest";
import { moveMoney } from "../../app/features/giving/cash/move-money.server.ts";
import { findOpenMonth } from "../../app/features/giving/months/close-month.server.ts";
import { agreeToPurseAct, askForPurseAct, stopPurseAct } from "../../app/features/giving/purse/act-on-purse.server.ts";
import * as books from "../../app/features/giving/purse/purse-queries.server.ts";
import { type VoucherAct, voucherActs } from "../../app/features/giving/spending/voucher-states.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { AppError } from "../../app/server/http/errors.ts";
import { FormError } from "../../app/server/http/handle-form.server.ts";
import { siteDate } from "../../app/values/dates.ts";
import { addGift, checkBooks, siteWithBooks } from "./books.ts";
import { cashChoices } from "./cash-choices.ts";
import { checkMonths, endMonth, restoreInto } from "./month-ends.ts";
import { createTestSite } from "./test-site.ts";

/** Acts after which a month closes. */
const monthOfActs = 12;

/** Returns whole numbers below an end, the same for the same seed. */
function randomOf(seed: number): (end: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (end) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) % end;
  };
}

/**
 * Plays random acts of several people on a site's books, a quarter at once. Checks after each that both lists sum the
 * same, that no purse is below zero, and that who spent never approved. Months close in between: no later act changes
 * them, nor does a restore of an earlier copy.
 */
export async function playBookHistory(seed: number, acts: number): Promise<void> {
  const site = await siteWithBooks(["admin", "treasurer", "admin", "writer"]);
  const { ctx, senderOf, send, act, book } = site;
  const random = randomOf(seed);
  const chosen = <Item>(all: readonly Item[]): Item => all[random(all.length)] as Item;
  await site.open();
  await agreeToPurseAct(senderOf("treasurer"), 1);
  const projects = (await ctx.db.selectFrom("projects").select("id").execute()).map(({ id }) => id);
  const who = ["admin", "treasurer", "admin-2", "writer"];
  const anId = async (table: "gifts" | "vouchers" | "purse_acts" | "purses") => {
    const rows = await ctx.db.selectFrom(table).select("id").execute();
    return rows.length === 0 ? 0 : chosen(rows).id;
  };
  const today = () => siteDate(ctx.clock.now());
  const amount = () => chosen([500, 2_000, 40_000, 12_000_000]);
  /** A gift of today, or one that is recorded late. */
  const aGift = () => ({
    amount: amount(),
    project_id: chosen([null, ...projects]),
    value_date: chosen([today(), "2026-02-10"]),
    recorded_at: ctx.clock.now().toISOString(),
  });
  const changeGift = async () => {
    const id = await anId("gifts");
    const change = chosen([
      { state: "void" as const },
      { state: "received" as const },
      { project_id: chosen([null, ...projects]) },
      { amount: amount() },
      { method: "cash" as const },
    ]);
    await ctx.db.updateTable("gifts").set(change).where("id", "=", id).execute();
  };
  const refund = async () => {
    const gift = await ctx.db
      .selectFrom("gifts")
      .selectAll()
      .where("id", "=", await anId("gifts"))
      .executeTakeFirst();
    if (gift === undefined || gift.state !== "received") return;
    const at = ctx.clock.now().toISOString();
    const about = { gift_id: gift.id, kind: "refund" as const, paid: gift.amount, asked_at: at, changed_at: at };
    const none = { partner_id: null, why: null, asked_by_id: null };
    await ctx.db
      .insertInto("refunds")
      .values({ ...about, ...none, way: "transfer", amount: gift.amount, state: "done", day: today() })
      .execute();
    await ctx.db.updateTable("gifts").set({ state: "refunded" }).where("id", "=", gift.id).execute();
  };
  const putIn = async () =>
    askForPurseAct(
      senderOf(chosen(["admin", "treasurer"])),
      "put in",
      { purseId: await anId("purses"), currency: "NGN", minor: amount(), why: "x" },
      crypto.randomUUID(),
    );
  const move = async () => {
    const places = (await books.findPlaces(ctx.db)).map(({ id }) => id);
    const facts = { from: chosen(places), to: chosen(places), minor: amount(), charge: chosen([0, 50]) };
    return moveMoney(senderOf(chosen(who)), { ...facts, day: today(), key: crypto.randomUUID() });
  };
  const end = async () => {
    const all = await books.findPurses(ctx.db);
    const purse = chosen(all);
    const named = purse.rest_to ?? all.find(({ code }) => code === books.general)?.id ?? 0;
    const what = chosen(["rest", "end", "end"] as const);
    const facts = { purseId: purse.id, restTo: what === "end" ? named : chosen(all).id };
    await askForPurseAct(senderOf("admin"), what, facts, crypto.randomUUID());
    const { id } = await ctx.db.selectFrom("purse_acts").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
    if (random(2) === 0) await agreeToPurseAct(senderOf("treasurer"), id);
  };
  const choices = [
    ...cashChoices({ ...site, random, chosen, amount, today }),
    () => addGift(ctx, { ...aGift(), method: chosen(["transfer", "cash"]) }),
    () => addGift(ctx, { ...aGift(), method: "online", source: `paystack:${random(1e9)}`, fee: 40 }),
    changeGift,
    refund,
    book,
    move,
    () =>
      send(chosen(who), {
        minor: amount(),
        projectId: chosen([null, ...projects]),
        paidFrom: chosen(["own", "unpaid", "place:1"] as const),
        paidOn: today(),
        pictureHash: chosen([null, crypto.randomUUID()]),
        note: "x",
      }),
    async () =>
      act(chosen(who), await anId("vouchers"), chosen(Object.keys(voucherActs) as VoucherAct[]), {
        words: "x",
        placeId: 1,
        putsIn: random(3) === 0,
      }),
    async () => act(chosen(who), await anId("vouchers"), "approve", { putsIn: random(3) === 0 }),
    putIn,
    end,
    async () => agreeToPurseAct(senderOf(chosen(who)), await anId("purse_acts")),
    async () => stopPurseAct(senderOf("admin"), await anId("purse_acts")),
  ];
  const play = async () => {
    try {
      await chosen(choices)();
    } catch (error) {
      const isRefusal = error instanceof FormError || error instanceof AppError || error instanceof Response;
      if (!isRefusal) throw error;
    }
  };
  const files = new Map<string, string>();
  // Copies of a PostgreSQL database are no part of these tests.
  const copyAt = inject("postgres") === undefined ? random(acts) : -1;
  let copy: AppContext | undefined;
  for (let done = 0; done < acts; done++) {
    if (done === copyAt) copy = (await createTestSite({ like: ctx, now: ctx.clock.now().toISOString() })).ctx;
    if (done % monthOfActs === monthOfActs - 1) {
      const month = (await findOpenMonth(ctx)) ?? "";
      files.set(month, await endMonth(site));
    }
    if (random(4) === 0) await Promise.all([play(), play()]);
    else await play();
    if (done % 8 === 7) {
      await book();
      await checkBooks(ctx);
      await checkMonths(ctx, files);
    }
  }
  await book();
  await checkBooks(ctx);
  await checkMonths(ctx, files);
  if (copy !== undefined) await restoreInto(copy, ctx, files);
  const first = await books.findFirstDay(ctx.db);
  if (first === undefined) throw new Error("The books closed again.");
}
