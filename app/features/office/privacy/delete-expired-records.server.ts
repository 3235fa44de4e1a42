import type { AppContext } from "../../../server/context.server.ts";
import { findTrustedNow } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import type { NightlyRetention } from "../../../server/retention.ts";
import { daysBefore } from "../../../server/schedule-retention.server.ts";
import { monthsBefore } from "../../../values/dates.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";

/** Deletes the expired data of all features, each night. Deletes nothing while the clock is not trusted. */
export async function deleteExpiredRecords(ctx: AppContext): Promise<void> {
  const now = await findTrustedNow(ctx);
  if (now === undefined) return;
  const { retention } = await findSettings(ctx);
  const beginOf = ({ after }: NightlyRetention): Date =>
    typeof after === "number" ? daysBefore(now, after) : monthsBefore(now, retention[after]);
  const counts: Record<string, number> = {};
  await withTransaction(ctx, async (_, transaction) => {
    for (const kind of ctx.features.flatMap(({ retention = [] }) => retention))
      if (kind.job === undefined) counts[kind.what] = await kind.delete(transaction, beginOf(kind));
  });
  ctx.log.info("old records deleted", counts);
}
