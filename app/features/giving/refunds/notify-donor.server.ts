import type { InTransaction } from "../../../server/context.server.ts";
import { findSiteAddress } from "../../../server/http/site-address.server.ts";
import { cancelEmail, enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findWords } from "../../foundation/words/find-words.server.ts";
import { findGiftById, findPromiseById, type GiftRow } from "../gifts/gift-records.server.ts";
import { undoMs } from "../gifts/gift-states.ts";
import { giftLink } from "../gifts/promise-commands.server.ts";
import { withReceipt } from "../receipts/answer-with-pdf.server.ts";
import { findLastReceipt } from "../receipts/issue-receipt.server.ts";
import { formatNumber } from "../receipts/receipt-contents.ts";
import { giftWentBackEmail } from "./refund-emails.tsx";
import * as store from "./refund-queries.server.ts";
import { wentBackKey } from "./went-back-key.ts";

function howOf({ kind, way }: store.RefundRow) {
  if (kind === "chargeback") return way === "bank" ? "bank" : "takenByPartner";
  return way === "mobile money" ? "mobileMoney" : way;
}

/** E-mails the donor about each completed refund, once. */
export async function notifyDonor(ctx: InTransaction, id: number, refunds: readonly store.RefundRow[]): Promise<void> {
  const untold = refunds.filter(({ state, told_at }) => state === "done" && told_at === null);
  const gift = untold.length === 0 ? undefined : await findGiftById(ctx, id);
  if (gift === undefined || gift.email === null) return;
  const { receipt, ...about } = await findAbout(ctx, gift);
  for (const refund of untold) {
    const { amount, day, way } = refund;
    const now = ctx.clock.now();
    const email = giftWentBackEmail({
      ...about,
      to: gift.email,
      how: howOf(refund),
      amount: formatMoney({ amount, currency: gift.currency }),
      day: writeDay(day ?? siteDate(now)),
    });
    // Sent when staff can no longer undo a refund that they recorded.
    const isByHand = way !== "partner" && way !== "bank";
    const notBefore = isByHand ? { notBefore: new Date(now.getTime() + undoMs) } : {};
    const key = wentBackKey(id, refund.id);
    await enqueueEmail(ctx, ctx.db, withReceipt(email, receipt), {
      kind: "gift-went-back",
      idempotencyKey: key,
      ...notBefore,
    });
    await store.updateRefund(ctx.db, refund, { told_at: now.toISOString() });
  }
}

async function findAbout(ctx: InTransaction, gift: GiftRow) {
  const { name: foundation } = await findSettings(ctx);
  const { emails } = await findWords(ctx);
  const siteUrl = findSiteAddress(ctx);
  const promise = gift.promise_id === null ? undefined : await findPromiseById(ctx, gift.promise_id);
  const last = await findLastReceipt(ctx, gift.id);
  return {
    foundation,
    words: emails?.wentBack,
    rest: gift.state === "refunded" ? undefined : formatMoney(gift),
    receipt: last?.state === "valid" ? formatNumber(last) : undefined,
    link: promise && siteUrl !== undefined ? giftLink(siteUrl, promise) : undefined,
  };
}

export const cancelNotice = (ctx: InTransaction, { gift_id, id }: store.RefundRow) =>
  cancelEmail(ctx.db, wentBackKey(gift_id, id));
