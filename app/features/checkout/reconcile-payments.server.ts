import type { AppContext } from "../../server/context.server.ts";
import { findTrustedNow } from "../../server/db/trusted-time.ts";
import { findGiftBySource } from "../gifts/gift-records.server.ts";
import * as store from "./checkout-queries.server.ts";
import { handleNotices } from "./handle-notices.server.ts";
import { sourceOf } from "./settle-payment.server.ts";

/** Successful payments of this time are compared each night. */
const reconciliationDays = 3;

/** Finds payments whose notice got lost, and receives their gifts. */
export async function reconcilePayments(ctx: AppContext): Promise<void> {
  const now = await findTrustedNow(ctx);
  if (now === undefined) return;
  const since = new Date(now.getTime() - reconciliationDays * 24 * 60 * 60 * 1000);
  for (const provider of ctx.payments) {
    for (const { reference } of await provider.listSince(since)) {
      if ((await findGiftBySource(ctx, sourceOf(provider.name, reference))) !== undefined) continue;
      const event_id = `reconciled ${reference}`;
      const about = { provider: provider.name, event_id, kind: "payment", reference, due_at: null };
      const unhandled = { handled_at: null, problem: null, settled_by: null, settled_why: null };
      await store.insertNotice(ctx.db, { ...about, received_at: now.toISOString(), ...unhandled });
    }
  }
  await handleNotices(ctx);
}
