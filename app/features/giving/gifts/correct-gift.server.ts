import { giftErrors } from "content/giving-errors.ts";
import { staffGiftChanges } from "content/staff-gift-changes.ts";
import { staffGifts } from "content/staff-gifts.ts";
import type { InTransaction, Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { cancelWaitingEmail } from "../../../server/mail/waiting-email-queries.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { requirePurseMoney } from "../purse/require-purse-money.server.ts";
import { receiptEmailKey } from "../receipts/erase-receipt-names.server.ts";
import { findLastReceipt, sendReceiptAgain } from "../receipts/issue-receipt.server.ts";
import { performAct, requireGift, requireOther, takesTwo } from "./act-on-gift.server.ts";
import { askAboutEarlyDay } from "./ask-about-early-day.server.ts";
import { giftActsOfStaff } from "./gift-permissions.ts";
import * as store from "./gift-queries.server.ts";
import { isByHand } from "./gift-states.ts";
import type { GiftMethod } from "./gift-tables.ts";
import { requireShown } from "./hash-facts.server.ts";
import { notifyOfChange } from "./notify-of-change.server.ts";
import { donorColumns } from "./receive-gift.server.ts";

const words = staffGiftChanges.correct;

type Member = Sender["member"];

interface Corrected {
  /** Minor units; undefined for goods. */
  amount: number | undefined;
  /** ISO date. */
  day: string;
  method: GiftMethod | undefined;
  /** Used only for a gift without a promise. */
  email: string | null;
  why: string;
  /** A day before the founding, which the person confirmed. */
  early?: string | undefined;
  /** Key of the form: a form that is submitted twice sends one e-mail. */
  idempotencyKey?: string | undefined;
}

/**
 * Corrects a gift. A changed amount or method counts as a new recording. The receipt is replaced.
 * @throws AppError notFound; FormError
 */
export async function correctGift(
  { ctx, member, requestInfo }: Sender,
  id: number,
  asked: Corrected,
  seen?: string,
): Promise<void> {
  requireAct({ member, requestInfo }, giftActsOfStaff.correct, `/admin/gifts/${id}`);
  await withTransaction(ctx, async (ctx) => {
    const gift = await requireGift(ctx, id);
    await requireShown(ctx, gift, seen, words.meanwhile);
    const { amount = gift.amount, method = gift.method, day, why } = asked;
    const isNewRecording = amount !== gift.amount || method !== gift.method;
    const isChanged = isNewRecording || day !== gift.value_date;
    const isMoved = gift.promise_id === null && asked.email !== gift.email;
    if (!isChanged && !isMoved) throw new FormError(words.same);
    if (day !== gift.value_date) await askAboutEarlyDay(ctx, day, asked.early, staffGifts.notYet);
    if (isChanged) await requireOwnWord(ctx, gift, { amount, day });
    if (amount < gift.amount) {
      if (await takesTwo(ctx, gift)) throw new FormError(giftErrors.countedByTwo);
      await requireOther(ctx, gift, member);
      await requirePurseMoney(ctx, id, { minor: gift.amount - amount, from: undefined });
    }
    if (isMoved) {
      await moveTo(ctx, member, gift, asked.email);
      if (!isChanged) return sendToNewAddress(ctx, id, asked.idempotencyKey);
    }
    const recorder = {
      recorded_at: ctx.clock.now().toISOString(),
      recorded_by: member.name,
      recorded_by_id: member.id,
      checked_by: null,
      checked_by_id: null,
      is_by_one: 0,
    };
    const { goods, currency } = gift;
    const before = `${goods ?? formatMoney(gift)}, ${writeDay(gift.value_date)}, ${staffGifts.methods[gift.method]}`;
    const after = `${goods ?? formatMoney({ amount, currency })}, ${writeDay(day)}, ${staffGifts.methods[method]}`;
    await performAct(ctx, member, id, "correct", {
      note: words.note(before, after, why),
      changes: { amount, method, value_date: day, ...(isNewRecording && recorder) },
      isQuiet: true,
    });
    await notifyOfChange(ctx, id, "corrected");
  });
}

/** Corrects the e-mail address and sends the receipt to it, once for each form. @throws AppError notFound; FormError */
export async function correctAddress(
  { ctx, member, requestInfo }: Sender,
  id: number,
  asked: { email: string | null; idempotencyKey?: string | undefined },
  seen?: string,
): Promise<void> {
  requireAct({ member, requestInfo }, giftActsOfStaff.address, `/admin/gifts/${id}`);
  await withTransaction(ctx, async (ctx) => {
    const gift = await requireGift(ctx, id);
    await requireShown(ctx, gift, seen, words.meanwhile);
    if (gift.promise_id !== null || asked.email === gift.email) throw new FormError(words.same);
    await moveTo(ctx, member, gift, asked.email);
    await sendToNewAddress(ctx, id, asked.idempotencyKey);
  });
}

function moveTo(ctx: InTransaction, member: Member, gift: store.GiftRow, email: string | null) {
  const changes = donorColumns({ name: gift.name, email, isPublic: gift.is_public === 1 });
  return performAct(ctx, member, gift.id, "address", { changes });
}

/** Checks that staff entered the gift's values; other values cannot be corrected. @throws FormError */
async function requireOwnWord(
  ctx: InTransaction,
  gift: store.GiftRow,
  { amount, day }: { amount: number; day: string },
): Promise<void> {
  if (!isByHand(gift.source) || (await store.findBankLine(ctx.db, gift)) !== undefined) throw new FormError(words.bank);
  if (gift.state !== "announced" && day > siteDate(ctx.clock.now()))
    throw new FormError(words.toCome, { errors: { day: words.toCome } });
  if (amount === gift.amount) return;
  if (gift.whole_id !== null) throw new FormError(words.part);
  if (await store.hasRefund(ctx.db, gift.id)) throw new FormError(words.wentBack);
}

async function sendToNewAddress(ctx: InTransaction, id: number, key: string = crypto.randomUUID()): Promise<void> {
  const receipt = await findLastReceipt(ctx, id);
  if (receipt === undefined) return;
  await cancelWaitingEmail(ctx.db, receiptEmailKey(receipt.id));
  await sendReceiptAgain(ctx, await requireGift(ctx, id), `corrected ${key}`);
}
