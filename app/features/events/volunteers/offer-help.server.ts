import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { fingerprintOf } from "../../../server/http/repeated-sends.server.ts";
import { findSiteAddress } from "../../../server/http/site-address.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findWords } from "../../foundation/words/find-words.server.ts";
import { enqueueToOffice } from "../../people/users/find-office.server.ts";
import { volunteerThanksEmail, volunteerWaitsEmail } from "./volunteer-emails.tsx";
import { insertVolunteer } from "./volunteer-queries.server.ts";
import type { VolunteerFields } from "./volunteer-schema.ts";

/** Rate limit of confirmations to one e-mail address, from all senders. */
const emailRateLimit = { what: "volunteer email", times: 3, minutes: 24 * 60 };

/**
 * Stores an offer, notifies the foundation, and e-mails thanks if the volunteer gave an address. The same form
 * submitted twice on a day stores one offer.
 */
export async function offerHelp(ctx: AppContext, fields: VolunteerFields): Promise<void> {
  const created_at = ctx.clock.now().toISOString();
  const { name: foundation } = await findSettings(ctx);
  const words = (await findWords(ctx)).emails?.volunteer;
  const fingerprint = fingerprintOf([created_at.slice(0, 10), fields]);
  await withTransaction(ctx, async (ctx, transaction) => {
    const row = { ...fields, state: "new" as const, created_at, changed_at: created_at, fingerprint };
    const id = await insertVolunteer(transaction, row);
    if (id === undefined) return;
    const site = findSiteAddress(ctx);
    const link = site && `${site}/admin/volunteers/${id}`;
    await enqueueToOffice(ctx, (to) => volunteerWaitsEmail({ to, foundation, link }), {
      kind: "volunteer-waits",
      idempotencyKey: `volunteer-waits:${id}`,
      priority: "visitor",
    });
    if (fields.email === null || !(await countTowardsRateLimit(ctx, emailRateLimit, fields.email))) return;
    const thanks = volunteerThanksEmail({ to: fields.email, foundation, words });
    await enqueueEmail(ctx, transaction, thanks, {
      kind: "volunteer-thanks",
      idempotencyKey: `volunteer-thanks:${id}`,
      priority: "visitor",
    });
  });
}
