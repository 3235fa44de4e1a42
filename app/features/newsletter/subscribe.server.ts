import { alreadySubscribedEmail } from "../../emails/already-subscribed-email.tsx";
import { confirmSubscriptionEmail } from "../../emails/confirm-subscription-email.tsx";
import { hashToken, randomToken } from "../../server/auth/random-token.server.ts";
import type { AppContext } from "../../server/context.server.ts";
import { findTrustedNow } from "../../server/db/trusted-time.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { countTowardsRateLimit } from "../../server/http/rate-limit.server.ts";
import { enqueueEmail } from "../../server/mail/outbox.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { emailKinds } from "./newsletter-email-kinds.ts";
import { confirmLink, unsubscribeLink } from "./newsletter-links.ts";
import * as store from "./subscriber-queries.server.ts";
import { isSuppressed } from "./suppress-address.server.ts";

/** Rate limits of e-mails to one address, from all senders. */
const emailRateLimits = [
  { what: "newsletter email, day", times: 1, minutes: 24 * 60 },
  { what: "newsletter email, week", times: 3, minutes: 7 * 24 * 60 },
];

/** Lifetime of a confirm link (ms). */
const linkLife = 7 * 24 * 60 * 60 * 1000;

export interface Asked {
  email: string;
  /** The form's text. */
  consent: string;
  /** Path of the form's page. */
  page: string;
}

/**
 * E-mails a confirm link, or that the address is subscribed already. The form's answer is always the same, so it
 * reveals no subscriber (decisions M3).
 * @param origin for the links
 * @throws when it cannot be stored
 */
export async function requestSubscription(ctx: AppContext, origin: string, asked: Asked): Promise<void> {
  const { name } = await findSettings(ctx);
  await withTransaction(ctx, async (ctx, transaction) => {
    const here = { ...ctx, db: transaction };
    for (const limit of emailRateLimits) if (!(await countTowardsRateLimit(here, limit, asked.email))) return;
    if (await isSuppressed(here, asked.email)) return;
    const subscriber = await store.findSubscriber(transaction, "email", asked.email);
    if (subscriber !== undefined) {
      const unsubscribe = unsubscribeLink(origin, subscriber.token);
      const email = alreadySubscribedEmail({ to: asked.email, foundation: name, unsubscribe });
      await enqueueEmail(ctx, transaction, email, { kind: emailKinds.already });
      return;
    }
    const token = randomToken();
    const now = ctx.clock.now();
    const expiresAt = new Date(now.getTime() + linkLife).toISOString();
    const requestedAt = now.toISOString();
    await store.insertPending(transaction, {
      ...asked,
      hash: hashToken(token),
      requested_at: requestedAt,
      expires_at: expiresAt,
    });
    const email = confirmSubscriptionEmail({ to: asked.email, foundation: name, link: confirmLink(origin, token) });
    await enqueueEmail(ctx, transaction, email, { kind: emailKinds.confirm, expiresAt: expiresAt });
  });
}

/** Deletes expired pending subscriptions; none while the clock is untrusted. */
export async function deleteUnconfirmed(ctx: AppContext): Promise<void> {
  const now = await findTrustedNow(ctx);
  if (now !== undefined) await store.deleteExpiredPending(ctx.db, now.toISOString());
}
