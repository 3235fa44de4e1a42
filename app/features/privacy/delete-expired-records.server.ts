import { findTrustedNow } from "../../server/db/trusted-time.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import type { Site } from "../../server/context.server.ts";
import { monthsBefore } from "../../values/months-before.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import * as store from "./retention-queries.server.ts";

/** Longer than any limit counts, in seconds: the longest is a week. */
const attemptsKept = 8 * 24 * 60 * 60;

/**
 * Deletes what has been kept for as long as the settings say, and what opens nothing any more. While the clock is not
 * trusted, nothing.
 */
export async function forgetOldRecords(site: Site): Promise<void> {
  const now = await findTrustedNow(site);
  if (now === undefined) return;
  const { retention } = await findSettings(site);
  const before = (months: number) => monthsBefore(now, months).toISOString();
  const counts = await withTransaction(site, async ({ database: transaction }) => {
    await store.deleteExpired(transaction, now.toISOString());
    await store.deleteAttemptsBefore(transaction, Math.floor(now.getTime() / 1_000) - attemptsKept);
    return {
      messages: await store.deleteMessagesBefore(transaction, before(retention.messageMonths)),
      deeds: await store.deleteDeedsBefore(transaction, before(retention.deedMonths)),
    };
  });
  site.log.info("old records forgotten", counts);
}
