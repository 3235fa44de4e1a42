import { refundErrors } from "content/giving-errors.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { PaymentError, type PaymentProvider, PaymentRefused } from "../../../server/payments/payment-provider.ts";
import { findGiftById } from "../gifts/gift-records.server.ts";
import { noteOf, settleRefund } from "./follow-partner-refunds.server.ts";
import * as store from "./refund-queries.server.ts";

export interface Partner {
  provider: PaymentProvider;
  reference: string;
}

/**
 * Finds the partner from a gift's source, for example `paystack:TAB7K4QXM-1`.
 * @throws AppError notFound if the partner is not configured
 */
export function requirePartner({ payments }: Pick<AppContext, "payments">, source: string | null | undefined): Partner {
  const [name = "", reference = ""] = source?.split(/:(.*)/s) ?? [];
  const provider = payments.find((provider) => provider.name === name);
  if (provider === undefined || reference === "") throw new AppError("notFound");
  return { provider, reference };
}

/**
 * Asks the partner for a refund.
 * @returns `unknown` if the partner does not respond
 * @throws FormError if the partner refuses
 */
export async function askPartner(
  ctx: AppContext,
  { provider, reference }: Partner,
  row: store.RefundRow,
): Promise<"asked" | "unknown"> {
  try {
    const gift = await findGiftById(ctx, row.gift_id);
    if (gift === undefined) throw new AppError("notFound");
    const money = { amount: row.amount, currency: gift.currency };
    const answer = await provider.refund(reference, money, noteOf(row.id));
    await withTransaction(ctx, async (ctx, transaction) => {
      await store.updateRefund(transaction, row, { partner_id: answer.id });
      if (answer.status !== "waiting") await settleRefund(ctx, row, answer.status, provider.name);
    });
    return "asked";
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    ctx.log.error("refund without answer of the partner", {
      provider: provider.name,
      refund: row.id,
      ...errorFields(error),
    });
    // A missing response is not a refusal: the refund stays pending, and the partner is asked about it later.
    if (!(error instanceof PaymentRefused)) return "unknown";
    await withTransaction(ctx, async (ctx, transaction) => {
      // No money moved, so the same form may be submitted again.
      await store.updateRefund(transaction, row, { idempotency_key: null });
      await settleRefund(ctx, row, "failed", provider.name);
    });
    throw new FormError(refundErrors.notRefunded(error.message));
  }
}
