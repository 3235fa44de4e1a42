import { appendStep } from "../../app/features/bank/bank-queries.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { withTransaction } from "../../app/server/db/with-transaction.ts";

/** First bank details of a site, as the welcome gives them. */
export async function giveBank(ctx: AppContext, bankName = "Own Bank", nairaAccount = "1234567890"): Promise<void> {
  const details = { bank_name: bankName, naira_account: nairaAccount, dollar_account: "0987654321" };
  const step = { what: "first" as const, at: ctx.clock.now().toISOString(), by_id: "admin", by: "Sample Admin" };
  await withTransaction(ctx, (ctx) =>
    appendStep(ctx.db, ctx.config.secret, { ...details, ...step, account_name: "Upendo Children’s Home" }),
  );
}
