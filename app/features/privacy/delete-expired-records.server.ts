import type { AppContext } from "../../server/context.server.ts";
import { findTrustedNow } from "../../server/db/trusted-time.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { monthsBefore } from "../../values/dates.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import * as store from "./erase-queries.server.ts";

/** Retention of rate limits (s); the longest window is a week. */
const rateLimitSeconds = 8 * 24 * 60 * 60;

/** Applies the retention; deletes expired links and sessions. Deletes nothing while the clock is untrusted. */
export async function deleteExpiredRecords(ctx: AppContext): Promise<void> {
  const now = await findTrustedNow(ctx);
  if (now === undefined) return;
  const { retention } = await findSettings(ctx);
  const before = (months: number) => monthsBefore(now, months).toISOString();
  const counts = await withTransaction(ctx, async ({ db: transaction }) => {
    await store.deleteExpired(transaction, now, rateLimitSeconds);
    return {
      messages: await store.deleteMessagesBefore(transaction, before(retention.messageMonths)),
      auditEvents: await store.deleteAuditEventsBefore(transaction, before(retention.auditLogMonths)),
    };
  });
  ctx.log.info("old records forgotten", counts);
}
