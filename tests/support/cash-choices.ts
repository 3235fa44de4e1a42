import {
  markLineNotOurs,
  nameCharge,
  nameExactLines,
  nameLine,
  reopenLine,
} from "../../app/features/giving/bank-statements/name-lines-out.server.ts";
import { askToCount, askToGive } from "../../app/features/giving/cash/ask-for-cash.server.ts";
import { findExpected } from "../../app/features/giving/cash/count-cash.server.ts";
import { payCharge } from "../../app/features/giving/cash/move-money.server.ts";
import { askToCorrect } from "../../app/features/giving/corrections/ask-to-correct.server.ts";
import { viewCorrection } from "../../app/features/giving/corrections/view-correction.server.ts";
import { agreeToPurseAct, askForPurseAct } from "../../app/features/giving/purse/act-on-purse.server.ts";
import * as books from "../../app/features/giving/purse/purse-queries.server.ts";
import type { siteWithBooks } from "./books.ts";

interface Played extends Awaited<ReturnType<typeof siteWithBooks>> {
  random(end: number): number;
  chosen<Item>(all: readonly Item[]): Item;
  amount(): number;
  /** ISO date. */
  today(): string;
}

const who = ["admin", "treasurer", "admin-2", "writer"];

/** Random acts with cash, charges, other currencies, corrections and lines out. A refused act throws. */
export function cashChoices({
  ctx,
  senderOf,
  send,
  act,
  random,
  chosen,
  amount,
  today,
}: Played): (() => Promise<unknown>)[] {
  const { db } = ctx;
  const key = () => crypto.randomUUID();
  const aPlace = async (...kinds: string[]) => {
    const places = (await books.findPlaces(db)).filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
    return places.length === 0 ? undefined : chosen(places);
  };
  const waiting = async () => {
    const acts = await db.selectFrom("purse_acts").select("id").where("state", "=", "waiting").execute();
    return acts.length === 0 ? 0 : chosen(acts).id;
  };
  const agreeToLast = async (by: string) => {
    const acts = db.selectFrom("purse_acts").select("id").orderBy("id", "desc");
    await agreeToPurseAct(senderOf(by), (await acts.executeTakeFirstOrThrow()).id);
  };
  const give = async () => {
    const placeId = (await aPlace("bank", "box"))?.id ?? 0;
    const userId = chosen(who);
    await askToGive(senderOf(chosen(who)), { userId, placeId, minor: amount(), day: today(), note: "" }, key());
    if (random(2) === 0) await agreeToLast(userId);
  };
  const count = async () => {
    const place = await aPlace("hand", "box");
    if (place === undefined) return;
    const counted = Math.max(0, (await findExpected(ctx, place, today())) + chosen([0, 0, -500, 300]));
    const toId = chosen([null, (await aPlace("bank", "box"))?.id ?? null]);
    const form = { placeId: place.id, toId, counted, isAll: random(3) > 0, day: today(), why: chosen(["", "x"]) };
    await askToCount(senderOf(chosen([...who, place.user_id ?? "admin"])), form, key());
    if (random(2) === 0) await agreeToLast(chosen(who));
  };
  /** A voucher paid from a place, from cash with its spender, or as a bill. */
  const spend = async () => {
    const hand = await aPlace("hand");
    const paidFrom = chosen([`place:${hand?.id ?? 1}`, "unpaid"] as const);
    const spender = paidFrom === "unpaid" ? "writer" : (hand?.user_id ?? "admin");
    await send(spender, { minor: chosen([500, 2_000]), paidFrom, paidOn: today() });
    const vouchers = db.selectFrom("vouchers").select("id").orderBy("id", "desc");
    const { id } = await vouchers.executeTakeFirstOrThrow();
    await act(chosen(["admin", "treasurer"]), id, "approve");
    if (paidFrom === "unpaid") await act("admin-2", id, "pay", { placeId: 1 });
  };
  const exchange = async () => {
    await db
      .insertInto("places")
      .values({
        code: "usd",
        kind: "bank",
        currency: "USD",
        account: "USD",
        label: null,
        user_id: null,
        closed_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const usd = (await books.findPlaces(db)).find(({ currency }) => currency === "USD")?.id ?? 0;
    const pair = random(2) === 0 ? { from: 1, to: usd } : { from: usd, to: 1 };
    const purses = (await books.findPurses(db)).map(({ id }) => id);
    const about = { purseId: chosen(purses), minor: amount(), received: 1 + random(5_000), day: today() };
    await askForPurseAct(senderOf(chosen(who)), "exchange", { ...pair, ...about }, key());
    if (random(2) === 0) await agreeToLast(chosen(who));
  };
  const correct = async () => {
    const entries = await db.selectFrom("entries").select("id").where("made_by_id", "is not", null).execute();
    const { id } = chosen(entries);
    const { groups } = await viewCorrection({ ctx }, id);
    const values: Record<string, string[]> = { day: [today()], why: ["x"], idempotencyKey: [key()] };
    for (const [index, { amount, lines }] of groups.entries()) {
      values[`amount-${index}`] = [chosen([amount, "0", "5", "20"])];
      for (const { number, holder, options, kind } of lines) {
        values[`holder-${number}`] = [chosen([holder, holder, ...options.map(({ id }) => id)])];
        values[`kind-${number}`] = [kind ?? books.runningKind];
      }
    }
    await askToCorrect(senderOf("admin"), id, values);
    if (random(3) > 0) await agreeToLast(chosen(["treasurer", "admin-2"]));
  };
  const bankLine = async () => {
    const out = await db
      .selectFrom("postings")
      .select("minor")
      .where("place_id", "=", 1)
      .where("minor", "<", 0)
      .execute();
    const amounts = [amount(), ...out.map(({ minor }) => -minor)];
    const day = today();
    const days = { first_day: day, last_day: day, added_at: `${day}T09:00:00.000Z`, added_by: "Sample admin" };
    const sums = { lines: 1, added: 1, opening: 0, closing: 0 };
    await db
      .insertInto("bank_statements")
      .values({ currency: "NGN", account: "NGN", name: "bank.csv", fingerprint: key(), ...sums, ...days })
      .execute();
    const common = { bank_statement_id: 1, account: "NGN", currency: "NGN", balance: null, credit_id: null } as const;
    await db
      .insertInto("lines_out")
      .values({ ...common, day, amount: chosen(amounts), fingerprint: key(), occurrence: 1, added_at: days.added_at })
      .execute();
  };
  const nameOne = async () => {
    const lines = (await db.selectFrom("lines_out").select("id").execute()).map(({ id }) => id);
    const entries = (await db.selectFrom("entries").select("id").execute()).map(({ id }) => id);
    const id = lines.length === 0 ? 0 : chosen(lines);
    const by = senderOf(chosen(who));
    const acts = [
      () => nameLine(by, id, `${chosen(entries)}:whole`),
      () => nameCharge(by, id),
      () => markLineNotOurs(by, id),
      () => reopenLine(by, id),
      () => nameExactLines(by),
    ];
    await chosen(acts)();
  };
  return [
    give,
    count,
    count,
    exchange,
    correct,
    correct,
    spend,
    spend,
    bankLine,
    nameOne,
    nameOne,
    async () => payCharge(senderOf(chosen(who)), { placeId: 1, minor: amount(), day: today() }, key()),
    async () => agreeToPurseAct(senderOf(chosen(who)), await waiting()),
    async () => agreeToPurseAct(senderOf(chosen(who)), await waiting()),
    async () => agreeToPurseAct(senderOf(chosen(who)), await waiting()),
  ];
}
