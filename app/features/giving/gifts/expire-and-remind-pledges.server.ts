import type { AppContext } from "../../../server/context.server.ts";
import { findTrustedNow } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findWords } from "../../foundation/words/find-words.server.ts";
import { endPledge } from "./erase-donor.server.ts";
import { giftReminderEmail } from "./gift-emails.tsx";
import { emailDetails, recordMove, reminderKey } from "./pledge-commands.server.ts";
import * as store from "./pledge-queries.server.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** An unsent pledge ends after this time, with the donor's data. */
const pledgeDays = 60;

/** Rows of a job's transaction. */
const batch = 100;

/** Ends unsent pledges after sixty days, and sends the reminders that donors asked for. */
export async function expireAndRemindPledges(ctx: AppContext): Promise<void> {
  const now = await findTrustedNow(ctx);
  if (now === undefined) return;
  const before = new Date(now.getTime() - pledgeDays * dayMs).toISOString();
  for (;;) {
    const old = await store.findPledgesBefore(ctx.db, before, batch);
    for (const { id } of old) await withTransaction(ctx, (ctx) => endPledge(ctx, id, "expired"));
    if (old.length < batch) break;
  }
  const { name: foundation } = await findSettings(ctx);
  const { emails } = await findWords(ctx);
  const { siteUrl } = ctx.config;
  // Links need an address.
  if (siteUrl === undefined) return;
  for (const pledge of await store.findPledgesToRemind(ctx.db, now.toISOString(), batch)) {
    await withTransaction(ctx, async (ctx, transaction) => {
      if (!(await store.updatePledge(transaction, pledge.id, { remind_at: null }, ["open"]))) return;
      const about = { to: pledge.email ?? "", foundation, words: emails?.reminder };
      const details = emailDetails(siteUrl, pledge);
      const options = { kind: "gift-reminder", idempotencyKey: reminderKey(pledge.id) };
      await enqueueEmail(ctx, transaction, giftReminderEmail({ ...about, ...details }), options);
      await recordMove(ctx, { pledge_id: pledge.id, what: "reminded" });
    });
  }
}
