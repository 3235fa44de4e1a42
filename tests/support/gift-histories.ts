import * as lines from "../../app/features/giving/bank-statements/credit-commands.server.ts";
import { countAlone } from "../../app/features/giving/gifts/count-alone.server.ts";
import { erasePromiseDonor } from "../../app/features/giving/gifts/erase-donor.server.ts";
import * as commands from "../../app/features/giving/gifts/gift-commands.server.ts";
import type { HandFields } from "../../app/features/giving/gifts/gift-schema.ts";
import { hashPromise } from "../../app/features/giving/gifts/hash-facts.server.ts";
import { joinGift, splitGift } from "../../app/features/giving/gifts/move-gift.server.ts";
import { createPromise, formatReference } from "../../app/features/giving/gifts/promise-commands.server.ts";
import { restoreGift } from "../../app/features/giving/gifts/restore-gift.server.ts";
import { voidGift } from "../../app/features/giving/gifts/void-gift.server.ts";
import { beginCheckout } from "../../app/features/giving/online-payments/checkout-commands.server.ts";
import { followDisputes } from "../../app/features/giving/online-payments/follow-dispute.server.ts";
import { handleNotices } from "../../app/features/giving/online-payments/handle-notices.server.ts";
import { settlePayment } from "../../app/features/giving/online-payments/settle-payment.server.ts";
import { findRefundable, refundGift } from "../../app/features/giving/refunds/ask-for-refund.server.ts";
import { settleRefunds } from "../../app/features/giving/refunds/settle-refunds.server.ts";
import type { StaffMember } from "../../app/server/auth/auth.ts";
import { AppError } from "../../app/server/http/errors.ts";
import { FormError } from "../../app/server/http/handle-form.server.ts";
import { findFactsOfPromise } from "./facts-on-page.ts";
import { changeActsOf } from "./gift-change-acts.ts";
import { settingsFor, startPaymentStandIn } from "./payment-stand-in.ts";
import { withTreasurer } from "./treasurer.ts";

/** Opens a site with two admins, an account that the first one created, a payment partner and bank lines. */
export async function openHistory(seed: number) {
  const standIn = await startPaymentStandIn();
  const here = await withTreasurer(settingsFor(standIn, seed % 2 === 0 ? "paystack" : "flutterwave"));
  const { ctx } = here;
  await here.another("two", "Second Admin");
  await here.another("puppet", "Sample Admin");
  const made = { account_id: "puppet", what: "created" as const, by_id: "admin", at: "2024-01-01T00:00:00.000Z" };
  await ctx.db.insertInto("account_changes").values(made).execute();
  const [provider] = ctx.payments;
  if (provider === undefined) throw new Error("no provider");
  const day = "2026-03-10";
  const about = {
    currency: "NGN" as const,
    name: "sample-bank.csv",
    first_day: day,
    last_day: day,
    lines: 9,
    added: 9,
  };
  const read = { opening: 0, closing: 0, fingerprint: "x", added_at: `${day}T09:00:00.000Z` };
  const statement = { ...about, ...read, added_by: "Sample Admin" };
  await ctx.db.insertInto("bank_statements").values(statement).execute();
  const line = { bank_statement_id: 1, currency: "NGN" as const, occurrence: 1, state: "open" as const, gift_id: null };
  const undecided = { added_at: read.added_at, decided_at: null, decided_by: null };
  const amounts = [200_000, 3_000_000, 9_000_000];
  const rows = [...amounts, ...amounts, ...amounts].map((amount, index) => ({
    ...line,
    ...undecided,
    amount,
    day: `2026-03-${index < 6 ? "09" : "24"}`,
    narration: `NIP STRANGER ${index}`,
    fingerprint: `line ${index}`,
  }));
  await ctx.db.insertInto("bank_credits").values(rows).execute();
  const outs = rows.map(({ amount, day }, index) => ({
    bank_statement_id: 1,
    account: "NGN",
    currency: "NGN" as const,
    amount,
    occurrence: 1,
    day: index % 2 === 0 ? day : "2026-03-26",
    balance: null,
    fingerprint: `out ${index}`,
    credit_id: index % 2 === 0 ? index + 1 : null,
    added_at: read.added_at,
  }));
  await ctx.db.insertInto("lines_out").values(outs).execute();
  const erased: { name: string; email: string }[] = [];
  return { ...here, standIn, provider, erased };
}

export type History = Awaited<ReturnType<typeof openHistory>>;

const memberOf = (id: string): StaffMember => ({
  id,
  name: "Sample Admin",
  email: `${id}@example.org`,
  roles: ["admin"],
  position: null,
  twoFactor: false,
  readsSafeguarding: false,
});

/** States that can follow a refund's state at the partner. */
const next = {
  waiting: ["waiting", "done", "failed"],
  done: ["done", "done", "reversed"],
  failed: ["failed"],
  reversed: ["reversed"],
} as const;

/** Lists acts for a random choice, some from a stale page. */
function actsOf(history: History, who: string[], random: (end: number) => number, ids: Ids) {
  const { ctx, standIn, provider, pass, erased } = history;
  const chosen = <Item>(all: readonly Item[]): Item | undefined => all[random(all.length)];
  const confirmedAt = new Date().toISOString();
  const requestInfo = { address: "192.0.2.1", origin: "https://site.test", requestId: "x", confirmedAt };
  const actor = { ctx, member: memberOf(chosen(who) ?? "admin"), requestInfo };
  const id = chosen(ids.gifts)?.id ?? 0;
  /** Returns a gift in this state, or any. */
  const findGiftIn = (state: string) => chosen(ids.gifts.filter((gift) => gift.state === state))?.id ?? id;
  const line = chosen(ids.lines) ?? 0;
  const promiseId = chosen(ids.promises) ?? 0;
  const seen = chosen([undefined, undefined, undefined, "outdated"]);
  const amount = chosen([200_000, 3_000_000, 9_000_000]) ?? 0;
  const today = ctx.clock.now().toISOString().slice(0, 10);
  const hand = { amount, currency: "NGN", day: today, note: null, name: null, email: null, goods: null };
  const record = (method: HandFields["method"], coming: string) => {
    const rest = { goodsCount: "", project: "", idempotencyKey: "" };
    return commands.recordByHand(actor, { ...hand, method, coming, ...rest } as HandFields);
  };
  const makePromise = () => {
    const number = random(1e9);
    const donor = { name: `Donor ${number}`, email: `donor${number}@example.org`, message: null, isPublic: false };
    const fields = { amount, currency: "NGN", frequency: chosen(["once", "monthly"]), ...donor, project: "" };
    return createPromise(ctx, "https://site.test", fields as never);
  };
  const findPromise = () => ctx.db.selectFrom("promises").selectAll().where("id", "=", promiseId).executeTakeFirst();
  const online = chosen([...standIn.payments.keys()]);
  const left = async () => (await findRefundable(ctx, id))?.left ?? 0;
  const refund = async (part: number | undefined) =>
    refundGift(actor, id, { amount: part, left: await left(), idempotencyKey: `${random(1e9)}` });
  // Few gifts, each with many acts.
  const recording = [
    () => record("cash", ""),
    () => record(chosen(["transfer", "cheque"] as const) ?? "transfer", ""),
    () => record("transfer", "on"),
  ];
  const byHand: (() => Promise<unknown>)[] = [
    ...(ids.gifts.length < 12 || random(8) === 0 ? recording : []),
    async () => {
      const promise = await makePromise();
      const seen = await findFactsOfPromise(ctx, promise.id);
      const fields = { amount, day: today, idempotencyKey: `key ${promise.id}`, seen };
      for (let count = 0; count < 2; count++) await commands.recordSeenAtBank(actor, promise.id, fields);
    },
    () => commands.markArrived(actor, findGiftIn("announced"), seen),
    () => commands.agreeToGift(actor, findGiftIn("counted"), seen),
    () => voidGift(actor, id, { reason: "chance", seen, key: crypto.randomUUID() }),
    () => restoreGift(actor, id, seen),
    () => restoreGift(actor, findGiftIn("void")),
    () => restoreGift(actor, findGiftIn("void")),
    () => splitGift(actor, id, 100_000, seen),
    () => splitGift(actor, id, amount / 2),
    () => commands.spendGift(actor, id, "chance", seen),
    () => commands.renewReceipt(actor, id, { name: "Renamed", reason: "chance" }, seen),
    () => pass(chosen([1, 40, 8 * 24]) ?? 1),
    () => countAlone(ctx),
  ];
  const inStatement: (() => Promise<unknown>)[] = [
    () => lines.joinHandGift(actor, line, id),
    async () => {
      const waits = ctx.db.selectFrom("gifts").select("id").where("state", "in", ["counted", "received"]);
      for (const { id } of await waits.execute()) await lines.joinHandGift(actor, line, id).catch(ignoreRefusals);
    },
    () => lines.undoMatch(actor, line),
    () => lines.undoMatch(actor, line),
    () => lines.recordCredit(actor, line, chosen([null, "A Payer"])),
    () => lines.recordFriends(actor, ids.lines.slice(0, random(3))),
    async () => {
      const promise = await findPromise();
      if (promise) await lines.joinCredit(actor, line, promiseId, chosen([hashPromise(promise), "outdated"]) ?? "");
    },
    () => lines.markAsOther(actor, line),
    () => lines.reopenCredit(actor, line),
    () => lines.refuseProposal(actor, line),
    makePromise,
    async () => {
      const promise = await findPromise();
      if (promise) await joinGift(actor, id, formatReference(promise), seen);
    },
    async () => {
      const promise = await findPromise();
      if (promise) await lines.joinByReference(actor, line, formatReference(promise));
    },
    async () => {
      const promise = await findPromise();
      if (promise === undefined || random(2) === 0) return;
      await erasePromiseDonor(ctx, promise);
      if (promise.name !== null && promise.email !== null) erased.push({ name: promise.name, email: promise.email });
    },
  ];
  const onlineActs: (() => Promise<unknown>)[] = [
    async () => {
      const promise = await makePromise();
      await Promise.all([1, 2].map(() => beginCheckout(ctx, "https://site.test", promise)));
      const reference = [...standIn.payments.keys()].at(-1) ?? "";
      Object.assign(standIn.payments.get(reference) ?? {}, { status: "paid" });
      for (let count = 0; count < 2; count++) await settlePayment(ctx, provider, reference);
    },
    () => refund(chosen([undefined, 100_000])),
    () => Promise.all([1, 2].map(() => refund(undefined).catch(ignoreRefusals))),
    async () => {
      const asked = { amount: 100_000, left: await left(), idempotencyKey: `${random(1e9)}` };
      for (let count = 0; count < 3; count++) await refundGift(actor, id, asked);
    },
    async () => {
      for (const refund of standIn.state.refunds) refund.status = chosen(next[refund.status]) ?? refund.status;
      await settleRefunds(ctx, chosen([undefined, new Date(0)]));
    },
    async () => {
      if (online === undefined) return;
      standIn.state.disputes.set(online, chosen(["open", "won", "lost"]) ?? "open");
      const event = { provider: provider.name, event_id: `${random(1e9)}`, kind: "dispute", reference: online };
      const rest = { due_at: null, handled_at: null, problem: null, settled_by: null, settled_why: null };
      const notice = { ...event, ...rest, received_at: ctx.clock.now().toISOString() };
      await ctx.db.insertInto("payment_notices").values(notice).execute();
      await handleNotices(ctx);
    },
    () => followDisputes(ctx),
  ];
  const changes = changeActsOf({
    actor,
    random,
    id,
    seen,
    refund: chosen(ids.refunds) ?? 0,
    purpose: chosen(ids.purposes) ?? 0,
    lineOut: chosen(ids.linesOut) ?? 0,
  });
  return { byHand, inStatement, onlineActs, changes };
}

interface Ids {
  gifts: { id: number; state: string }[];
  lines: number[];
  promises: number[];
  refunds: number[];
  purposes: number[];
  linesOut: number[];
}

const ignoreRefusals = (error: unknown) => {
  if (!(error instanceof FormError) && !(error instanceof AppError)) throw error;
};

/** Runs one act, once or repeated as on a slow network. @param kinds of acts besides those on recorded gifts */
export async function doSomething(
  history: History,
  who: string[],
  random: (end: number) => number,
  kinds: ("inStatement" | "onlineActs" | "changes")[],
): Promise<void> {
  const { db } = history.ctx;
  const idsOf = async (table: "bank_credits" | "promises" | "refunds" | "purpose_changes" | "lines_out") =>
    (await db.selectFrom(table).select("id").orderBy("id").execute()).map(({ id }) => id);
  const gifts = await db.selectFrom("gifts").select(["id", "state"]).orderBy("id").execute();
  const ids = {
    gifts,
    lines: await idsOf("bank_credits"),
    promises: await idsOf("promises"),
    refunds: await idsOf("refunds"),
    purposes: await idsOf("purpose_changes"),
    linesOut: await idsOf("lines_out"),
  };
  const acts = actsOf(history, who, random, ids);
  const all = [...acts.byHand, ...kinds.flatMap((kind) => acts[kind])];
  const act = all[random(all.length)];
  // An act at the same moment.
  const other = random(4) === 0 ? all[random(all.length)] : undefined;
  for (let count = random(2); count >= 0; count--)
    await Promise.all([act, other].map((act) => act?.().catch(ignoreRefusals)));
}
