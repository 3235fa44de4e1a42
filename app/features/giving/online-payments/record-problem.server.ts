import type { InTransaction } from "../../../server/context.server.ts";
import { insertNotice } from "./checkout-queries.server.ts";

/** Stores a problem of a payment without a notice of the partner, once. */
export async function recordProblem(
  ctx: InTransaction,
  {
    eventId: event_id,
    ...problem
  }: { provider: string; eventId: string; kind: string; reference: string; problem: string },
): Promise<void> {
  const at = ctx.clock.now().toISOString();
  const settled = { due_at: null, settled_by: null, settled_why: null };
  await insertNotice(ctx.db, { ...problem, ...settled, event_id, received_at: at, handled_at: at });
}
