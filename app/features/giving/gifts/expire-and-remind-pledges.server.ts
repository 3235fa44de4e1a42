import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { findSiteAddress } from "../../../server/http/site-address.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import type { Retention } from "../../../server/retention.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findWords } from "../../foundation/words/find-words.server.ts";
import { findReferenceField } from "../bank-details/find-bank.server.ts";
import { endPledge } from "./erase-donor.server.ts";
import { giftReminderEmail } from "./gift-emails.tsx";
import { emailDetails, recordMove, reminderKey } from "./pledge-commands.server.ts";
import * as store from "./pledge-queries.server.ts";

/** Rows of one reading. */
const batch = 100;

/** An unsent pledge ends, with the donor's data. */
export const pledgeRetention: Retention = {
  what: "pledges",
  after: 60,
  why: "docs/decisions/039-gifts.md",
  job: { name: "promised gifts", every: 3_600, afterwards: remindDonors },
  async expire(ctx, before) {
    for (let count = 0; ; ) {
      const old = await store.findPledgesBefore(ctx.db, before.toISOString(), batch);
      for (const { id } of old) if (await withTransaction(ctx, (ctx) => endPledge(ctx, id, "expired"))) count++;
      if (old.length < batch) return count;
    }
  },
};

/** Sends the reminders that donors asked for. */
async function remindDonors(ctx: AppContext, now: Date): Promise<void> {
  const { name: foundation } = await findSettings(ctx);
  const { emails } = await findWords(ctx);
  const siteUrl = findSiteAddress(ctx);
  // Links need an address.
  if (siteUrl === undefined) return;
  for (const pledge of await store.findPledgesToRemind(ctx.db, now.toISOString(), batch)) {
    const field = await findReferenceField(ctx, pledge.currency);
    await withTransaction(ctx, async (ctx, transaction) => {
      if (!(await store.updatePledge(transaction, pledge.id, { remind_at: null }, ["open"]))) return;
      const about = { to: pledge.email ?? "", foundation, words: emails?.reminder, field };
      const details = emailDetails(siteUrl, pledge);
      const options = { kind: "gift-reminder", idempotencyKey: reminderKey(pledge.id) };
      await enqueueEmail(ctx, transaction, giftReminderEmail({ ...about, ...details }), options);
      await recordMove(ctx, { pledge_id: pledge.id, what: "reminded" });
    });
  }
}
