import { hashToken, randomToken } from "../../server/auth/random-token.server.ts";
import type { AppContext } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError, defineErrors } from "../../server/http/errors.ts";
import * as store from "./subscriber-queries.server.ts";

const confirmErrors = defineErrors({
  deadConfirmation: {
    status: 404,
    sentence: "It was used already, or it is too old. Subscribe again, and we write to you.",
  },
});

/**
 * Whether a link would confirm or has confirmed. Read-only, as mail scanners open links.
 * @throws AppError deadConfirmation when expired, never sent, or unsubscribed since
 */
export async function requireConfirmation(ctx: AppContext, token: string | null): Promise<"open" | "done"> {
  const hash = hashToken(token ?? "");
  const now = ctx.clock.now().toISOString();
  if ((await store.findPending(ctx.db, hash, now)) !== undefined) return "open";
  if ((await store.findSubscriber(ctx.db, "confirmed_by", hash)) !== undefined) return "done";
  throw new AppError(confirmErrors.deadConfirmation);
}

/** Confirms a subscription; idempotent. @throws AppError as `requireConfirmation` */
export async function confirmSubscriber(ctx: AppContext, token: string | null): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const state = await requireConfirmation({ ...ctx, db: transaction }, token);
    if (state === "done") return;
    const now = ctx.clock.now().toISOString();
    const hash = hashToken(token ?? "");
    const pending = await store.findPending(transaction, hash, now);
    if (pending === undefined) throw new AppError(confirmErrors.deadConfirmation);
    await store.insertSubscriber(transaction, {
      email: pending.email,
      created_at: pending.requested_at,
      confirmed_at: now,
      confirmed_by: hash,
      consent: pending.consent,
      page: pending.page,
      token: randomToken(),
    });
    await store.deletePending(transaction, pending.email);
  });
}
