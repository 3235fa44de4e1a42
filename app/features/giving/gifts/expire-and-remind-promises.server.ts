import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { findSiteAddress } from "../../../server/http/site-address.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import type { Retention } from "../../../server/retention.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findWords } from "../../foundation/words/find-words.server.ts";
import { findReferenceField } from "../bank-details/find-bank.server.ts";
import { endPromise } from "./erase-donor.server.ts";
import { giftReminderEmail } from "./gift-emails.tsx";
import { emailDetails, recordMove, reminderKey } from "./promise-commands.server.ts";
import * as store from "./promise-queries.server.ts";

const batch = 100;

/** Ends old promises that were not sent, and erases their donors' data. */
export const promiseRetention: Retention = {
  what: "promises",
  after: 60,
  why: "docs/decisions/039-gifts.md",
  job: { name: "promised gifts", every: 3_600, afterwards: remindDonors },
  async expire(ctx, before) {
    for (let count = 0; ; ) {
      const old = await store.findPromisesBefore(ctx.db, before.toISOString(), batch);
      for (const { id } of old) if (await withTransaction(ctx, (ctx) => endPromise(ctx, id, "expired"))) count++;
      if (old.length < batch) return count;
    }
  },
};

async function remindDonors(ctx: AppContext, now: Date): Promise<void> {
  const { name: foundation } = await findSettings(ctx);
  const { emails } = await findWords(ctx);
  const siteUrl = findSiteAddress(ctx);
  // E-mails contain links, which need the site's address.
  if (siteUrl === undefined) return;
  for (const promise of await store.findPromisesToRemind(ctx.db, now.toISOString(), batch)) {
    const field = await findReferenceField(ctx, promise.currency);
    await withTransaction(ctx, async (ctx, transaction) => {
      if (!(await store.updatePromise(transaction, promise.id, { remind_at: null }, ["open"]))) return;
      const about = { to: promise.email ?? "", foundation, words: emails?.reminder, field };
      const details = emailDetails(siteUrl, promise);
      const options = { kind: "gift-reminder", idempotencyKey: reminderKey(promise.id) };
      await enqueueEmail(ctx, transaction, giftReminderEmail({ ...about, ...details }), options);
      await recordMove(ctx, { promise_id: promise.id, what: "reminded" });
    });
  }
}
