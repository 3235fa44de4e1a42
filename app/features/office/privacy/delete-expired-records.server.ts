import { deleteDraftsBefore } from "../../../cms/draft-queries.server.ts";
import { draftsMs } from "../../../cms/drafts.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { findTrustedNow } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { deleteVisitsBefore } from "../../../server/visits/visit-queries.server.ts";
import { lagosDate, monthsBefore } from "../../../values/dates.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { deleteOldAddresses } from "../../people/users/find-settled-people.server.ts";
import * as store from "./erase-queries.server.ts";

/** Retention of rate limits (s); the longest window is a week. */
const rateLimitSeconds = 8 * 24 * 60 * 60;

/** Retention of visits: more than a year, which two years can be compared by. */
const visitsMs = 400 * 24 * 60 * 60 * 1_000;

/** Applies the retention; deletes expired links and sessions. Deletes nothing while the clock is untrusted. */
export async function deleteExpiredRecords(ctx: AppContext): Promise<void> {
  const now = await findTrustedNow(ctx);
  if (now === undefined) return;
  const { retention } = await findSettings(ctx);
  const before = (months: number) => monthsBefore(now, months).toISOString();
  const counts = await withTransaction(ctx, async ({ db: transaction }) => {
    await store.deleteExpired(transaction, now, rateLimitSeconds);
    await deleteDraftsBefore(transaction, new Date(now.getTime() - draftsMs).toISOString());
    await deleteVisitsBefore(transaction, lagosDate(new Date(now.getTime() - visitsMs)));
    await deleteOldAddresses({ db: transaction }, now);
    return {
      messages: await store.deleteMessagesBefore(transaction, before(retention.messageMonths)),
      reports: await store.deleteReportsBefore(transaction, before(retention.messageMonths)),
      takedowns: await store.deleteAnsweredTakedownsBefore(transaction, before(retention.messageMonths)),
      auditEvents: await store.deleteAuditEventsBefore(transaction, before(retention.auditLogMonths)),
    };
  });
  ctx.log.info("old records forgotten", counts);
}
