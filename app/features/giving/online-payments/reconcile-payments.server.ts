import type { AppContext } from "../../../server/context.server.ts";
import { findTrustedNow } from "../../../server/db/trusted-time.ts";
import { findGiftBySource } from "../gifts/gift-records.server.ts";
import { settleRefunds } from "../refunds/settle-refunds.server.ts";
import { handleNotices, storeNotice } from "./handle-notices.server.ts";
import { sourceOf } from "./settle-payment.server.ts";

/** Days of payments that are compared each night. */
const reconciliationDays = 3;

/** A finished refund can come back within this time. */
const refundDays = 60;

/** Receives gifts whose notice got lost, and follows refunds. */
export async function reconcilePayments(ctx: AppContext): Promise<void> {
  const now = await findTrustedNow(ctx);
  if (now === undefined) return;
  const since = new Date(now.getTime() - reconciliationDays * 24 * 60 * 60 * 1000);
  for (const provider of ctx.payments) {
    for (const { reference } of await provider.listSince(since)) {
      if ((await findGiftBySource(ctx, sourceOf(provider.name, reference))) !== undefined) continue;
      await storeNotice(ctx, provider, { eventId: `reconciled ${reference}`, kind: "payment", reference });
    }
  }
  await handleNotices(ctx);
  await settleRefunds(ctx, new Date(now.getTime() - refundDays * 24 * 60 * 60 * 1000));
}
