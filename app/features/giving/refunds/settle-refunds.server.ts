import type { AppContext } from "../../../server/context.server.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { PaymentError } from "../../../server/payments/payment-provider.ts";
import { followDispute } from "../online-payments/follow-dispute.server.ts";
import { requirePartner } from "./ask-partner.server.ts";
import * as store from "./refund-queries.server.ts";

const maxUnsettled = 200;

/**
 * Asks the partner about refunds, because their notices may be lost.
 * @param since also asks about completed refunds since then, which may have failed
 */
export async function settleRefunds(ctx: AppContext, since?: Date): Promise<void> {
  if (ctx.payments.length === 0) return;
  for (const { source } of await store.findRefundedSources(ctx.db, since?.toISOString(), maxUnsettled)) {
    if (!ctx.payments.some(({ name }) => source?.startsWith(`${name}:`))) continue;
    const { provider, reference } = requirePartner(ctx, source);
    try {
      await followDispute(ctx, provider, reference);
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      return ctx.log.error("refunds not checked", { provider: provider.name, ...errorFields(error) });
    }
  }
}
