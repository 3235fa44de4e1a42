import { expect, test } from "vitest";
import { settingsFor, startPaymentStandIn } from "../../../tests/support/payment-stand-in.ts";
import { withTreasurer } from "../../../tests/support/treasurer.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import { AppError } from "../../server/http/errors.ts";
import { FormError } from "../../server/http/handle-form.server.ts";
import * as commands from "../gifts/gift-commands.server.ts";
import type { HandFields } from "../gifts/gift-schema.ts";
import { firstLimits, isByHand } from "../gifts/gift-states.ts";
import { createPledge } from "../gifts/pledge-commands.server.ts";
import { beginCheckout } from "./checkout-commands.server.ts";
import { followDisputes } from "./follow-dispute.server.ts";
import { handleNotices } from "./handle-notices.server.ts";
import { reconcilePayments } from "./reconcile-payments.server.ts";
import { refundGift, settleRefunds } from "./refund-gift.server.ts";
import { settlePayment } from "./settle-payment.server.ts";

/** The same histories in each run (mulberry32). @returns a number from 0 to below `end` */
function randomFrom(seed: number) {
  let state = seed;
  return (end: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
}

const histories = 12;
const actsEach = 18;

/** An admin, another one, and an account that the first one made long ago. */
async function open(seed: number) {
  const standIn = await startPaymentStandIn();
  const here = await withTreasurer(settingsFor(standIn, seed % 2 === 0 ? "paystack" : "flutterwave"));
  const { ctx } = here;
  await here.another("two", "Second Admin");
  await here.another("puppet", "Sample Admin");
  const made = { account_id: "puppet", what: "created" as const, by_id: "admin", at: "2024-01-01T00:00:00.000Z" };
  await ctx.db.insertInto("account_changes").values(made).execute();
  const [provider] = ctx.payments;
  if (provider === undefined) throw new Error("no provider");
  return { ...here, standIn, provider };
}

type Site = Awaited<ReturnType<typeof open>>;

const memberOf = (id: string): StaffMember => ({
  ...{ id, name: "Sample Admin", email: `${id}@example.org`, role: "admin", position: null },
  ...{ twoFactor: false, readsSafeguarding: false },
});

const promised = {
  currency: "NGN",
  frequency: "once",
  name: null,
  email: null,
  message: null,
  isPublic: false,
} as const;

/** What becomes of a refund at the partner. */
const next = {
  waiting: ["waiting", "done", "failed"],
  done: ["done", "done", "reversed"],
  failed: ["failed"],
  reversed: ["reversed"],
} as const;

/** One act, chosen by chance, also where the page was another one. */
async function doSomething({ ctx, standIn, provider, pass }: Site, who: string[], random: (end: number) => number) {
  const chosen = <Item>(all: readonly Item[]): Item | undefined => all[random(all.length)];
  const actor = { ctx, member: memberOf(chosen(who) ?? "admin") };
  const sender = { ...actor, requestInfo: { address: "192.0.2.1", origin: "https://site.test", requestId: "x" } };
  const ids = (await ctx.db.selectFrom("gifts").select("id").execute()).map(({ id }) => id);
  const id = chosen(ids) ?? 0;
  const seen = chosen([undefined, undefined, "received", "counted", "void"]);
  const amount = chosen([200_000, 3_000_000, 9_000_000]) ?? 0;
  const hand = { amount, currency: "NGN", day: "2026-03-10", note: null, name: null, email: null, goods: null };
  const record = (method: HandFields["method"], coming: string) =>
    commands.recordByHand(actor, {
      ...hand,
      method,
      coming,
      goodsCount: "",
      project: "",
      idempotencyKey: "",
    } as HandFields);
  const online = chosen([...standIn.payments.keys()]);
  const acts: (() => Promise<unknown>)[] = [
    () => record("cash", ""),
    () => record("transfer", ""),
    () => record("transfer", "on"),
    async () => {
      const pledge = await createPledge(ctx, "https://site.test", { ...promised, amount, project: "" } as never);
      const fields = { amount, day: "2026-03-10", seen: "open:0", idempotencyKey: `key ${pledge.id}` };
      for (let count = 0; count < 2; count++) await commands.recordSeenAtBank(actor, pledge.id, fields);
    },
    async () => {
      const pledge = await createPledge(ctx, "https://site.test", { ...promised, amount, project: "" } as never);
      await Promise.all([1, 2].map(() => beginCheckout(ctx, "https://site.test", pledge)));
      const reference = [...standIn.payments.keys()].at(-1) ?? "";
      Object.assign(standIn.payments.get(reference) ?? {}, { status: "paid" });
      for (let count = 0; count < 2; count++) await settlePayment(ctx, provider, reference);
    },
    () => commands.markArrived(actor, id, seen),
    () => commands.agreeToGift(actor, id, seen),
    () => commands.voidGift(actor, id, "chance", seen),
    () => commands.restoreGift(actor, id, seen),
    () => commands.splitGift(actor, id, 100_000, seen),
    () => commands.spendGift(sender, id, "chance", seen),
    () => commands.renewReceipt(actor, id, { name: null, reason: "chance" }, seen),
    () => refundGift(actor, id, { amount: chosen([undefined, 100_000]) }),
    () => Promise.all([1, 2].map(() => refundGift(actor, id).catch(() => {}))),
    async () => {
      for (const refund of standIn.state.refunds) refund.status = chosen(next[refund.status]) ?? refund.status;
      await settleRefunds(ctx, chosen([undefined, new Date(0)]));
    },
    async () => {
      if (online === undefined) return;
      standIn.state.disputes.set(online, chosen(["open", "won", "lost"]) ?? "open");
      const event = { provider: provider.name, event_id: `${random(1e9)}`, kind: "dispute", reference: online };
      const rest = { due_at: null, handled_at: null, problem: null, settled_by: null, settled_why: null };
      await ctx.db
        .insertInto("payment_notices")
        .values({ ...event, ...rest, received_at: ctx.clock.now().toISOString() })
        .execute();
      await handleNotices(ctx);
    },
    () => followDisputes(ctx),
    () => pass(40),
    () => commands.countAlone(ctx),
  ];
  const act = chosen(acts);
  // A press that is sent again, as a slow network does.
  for (let count = random(2); count >= 0; count--)
    await act?.().catch((error: unknown) => {
      if (!(error instanceof FormError) && !(error instanceof AppError)) throw error;
    });
}

/** What must hold after every history. */
async function check({ ctx, standIn, provider }: Site) {
  // The last word of the partner, and the refunds that it forgot.
  for (const refund of standIn.state.refunds) if (refund.status === "waiting") refund.status = "done";
  await reconcilePayments(ctx);
  await followDisputes(ctx);
  const gifts = await ctx.db.selectFrom("gifts").selectAll().execute();
  const receipts = await ctx.db.selectFrom("receipts").selectAll().orderBy("serial").execute();
  expect(receipts.map(({ serial }) => serial)).toEqual(receipts.map((_, place) => place + 1));
  const faults: unknown[] = [];
  for (const gift of gifts) {
    const valid = receipts.filter(({ gift_id, state }) => gift_id === gift.id && state === "valid");
    const has = gift.state === "received" || gift.state === "disputed";
    if (valid.length !== (has ? 1 : 0)) faults.push(["receipts", gift, valid.length]);
    if (valid.some(({ contents }) => JSON.parse(contents).amount !== gift.amount)) faults.push(["amount", gift]);
    const isLarge = gift.method === "cash" || gift.amount > firstLimits.NGN;
    const ids = new Set([gift.recorded_by_id, gift.checked_by_id].map((id) => (id === "puppet" ? "admin" : id)));
    if (gift.state === "received" && isByHand(gift.source) && isLarge && (ids.size < 2 || ids.has(null)))
      faults.push(["alone", gift]);
  }
  const partner = new Map<string, number>();
  for (const { reference, status, amount } of standIn.payments.values()) {
    const back = standIn.state.refunds.filter((one) => one.reference === reference && one.status === "done");
    const isTaken = status !== "paid" || ["open", "lost"].includes(standIn.state.disputes.get(reference) ?? "");
    partner.set(reference, isTaken ? 0 : amount - back.reduce((sum, { amount }) => sum + amount, 0));
  }
  const ours = new Map([...partner.keys()].map((reference) => [reference, 0]));
  for (const { source, state, amount } of gifts)
    if (source?.startsWith(`${provider.name}:`) && state === "received")
      ours.set(source.slice(provider.name.length + 1), amount);
  expect([faults, Object.fromEntries(ours)]).toEqual([[], Object.fromEntries(partner)]);
  return gifts.length;
}

test.each([
  ["one person, with an own second account", ["admin", "puppet"]],
  ["two people", ["admin", "two", "puppet"]],
])(
  "after any history of %s: one receipt for each gift, no cash without a second person, the partner's sums",
  async (_, who) => {
    let gifts = 0;
    for (const seed of [1, 2]) {
      const site = await open(seed);
      const random = randomFrom(seed * 1_000 + who.length);
      for (let history = 0; history < histories / 2; history++) {
        for (let act = 0; act < actsEach; act++) await doSomething(site, who, random);
        gifts += await check(site);
      }
    }
    expect(gifts).toBeGreaterThan(100);
  },
);
