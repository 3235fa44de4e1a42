import { alreadySubscribedEmail } from "../../emails/already-subscribed-email.ts";
import { confirmSubscriptionEmail } from "../../emails/confirm-subscription-email.ts";
import type { AppContext } from "../../server/context.server.ts";
import { findTrustedNow } from "../../server/db/trusted-time.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { countTowardsRateLimit } from "../../server/http/rate-limit.server.ts";
import { enqueueEmail } from "../../server/mail/outbox.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { emailKinds } from "./newsletter-email-kinds.ts";
import { confirmLink, unsubscribeLink } from "./newsletter-links.ts";
import { hashToken, randomToken } from "./random-token.server.ts";
import * as store from "./subscriber-queries.server.ts";
import { isSuppressed } from "./suppress-address.server.ts";

/** How many letters the form may make the site write to one address, whoever sends it. */
const letterLimits = [
  { what: "newsletter letter, day", times: 1, minutes: 24 * 60 },
  { what: "newsletter letter, week", times: 3, minutes: 7 * 24 * 60 },
];

/** How long a link confirms, in milliseconds. */
const linkLife = 7 * 24 * 60 * 60 * 1000;

/** What somebody said yes to, and where. */
export interface Asked {
  email: string;
  /** What the form said. */
  consent: string;
  /** Path of the page with the form. */
  page: string;
}

/**
 * Writes to an address that somebody wants on the list: a link to confirm it, or that it is on it already. The form
 * answers the same in every case, so that nobody can ask it who subscribes (decisions M3).
 *
 * @param origin where the site is, for the links in the letter
 * @throws when it could not be kept
 */
export async function requestSubscription(ctx: AppContext, origin: string, asked: Asked): Promise<void> {
  const { name } = await findSettings(ctx);
  await withTransaction(ctx, async (ctx, transaction) => {
    const here = { ...ctx, db: transaction };
    for (const limit of letterLimits) if (!(await countTowardsRateLimit(here, limit, asked.email))) return;
    if (await isSuppressed(here, asked.email)) return;
    const subscriber = await store.findSubscriber(transaction, "email", asked.email);
    if (subscriber !== undefined) {
      const unsubscribe = unsubscribeLink(origin, subscriber.token);
      const letter = alreadySubscribedEmail({ to: asked.email, foundation: name, unsubscribe });
      await enqueueEmail(ctx, transaction, letter, { kind: emailKinds.already });
      return;
    }
    const token = randomToken();
    const now = ctx.clock.now();
    const expiresAt = new Date(now.getTime() + linkLife).toISOString();
    const askedAt = now.toISOString();
    await store.insertPending(transaction, {
      ...asked,
      hash: hashToken(token),
      asked_at: askedAt,
      expires_at: expiresAt,
    });
    const letter = confirmSubscriptionEmail({ to: asked.email, foundation: name, link: confirmLink(origin, token) });
    await enqueueEmail(ctx, transaction, letter, { kind: emailKinds.confirm, usefulUntil: expiresAt });
  });
}

/** Deletes the subscriptions that were not confirmed in time; none while the clock is not trusted. */
export async function deleteUnconfirmed(ctx: AppContext): Promise<void> {
  const now = await findTrustedNow(ctx);
  if (now !== undefined) await store.deleteExpiredPending(ctx.db, now.toISOString());
}
