import { errors } from "content/error-sentences.ts";
import { hashToken, randomToken } from "../../../server/auth/random-token.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError, defineErrors } from "../../../server/http/errors.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import type { Retention } from "../../../server/retention.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findWords } from "../../foundation/words/find-words.server.ts";
import { confirmLink, emailKinds, unsubscribeLink } from "./newsletter-emails.ts";
import { isSuppressed, recordReturn } from "./subscriber-commands.server.ts";
import * as store from "./subscriber-queries.server.ts";
import { alreadySubscribedEmail, confirmSubscriptionEmail } from "./subscription-emails.tsx";

/** Rate limits of e-mails to one address, from all senders. */
const emailRateLimits = [
  { what: "newsletter email, day", times: 1, minutes: 24 * 60 },
  { what: "newsletter email, week", times: 3, minutes: 7 * 24 * 60 },
];

/** Lifetime of a confirm link (ms). */
const linkLife = 7 * 24 * 60 * 60 * 1000;

/**
 * E-mails a confirm link, or that the address is subscribed already. The form's answer is always the same, so it
 * reveals no subscriber (decisions M3).
 * @param asked with the form's text as consent, and the path of its page
 */
export async function requestSubscription(
  ctx: AppContext,
  origin: string,
  asked: { email: string; consent: string; page: string },
): Promise<void> {
  const { name } = await findSettings(ctx);
  const { emails } = await findWords(ctx);
  await withTransaction(ctx, async (ctx, transaction) => {
    for (const limit of emailRateLimits) if (!(await countTowardsRateLimit(ctx, limit, asked.email))) return;
    if (await isSuppressed(ctx, asked.email)) return;
    const subscriber = await store.findSubscriber(transaction, "email", asked.email);
    if (subscriber !== undefined) {
      const unsubscribe = unsubscribeLink(origin, subscriber.token);
      const email = alreadySubscribedEmail({ to: asked.email, foundation: name, unsubscribe, words: emails?.already });
      await enqueueEmail(ctx, transaction, email, { kind: emailKinds.already, priority: "visitor" });
      return;
    }
    const token = randomToken();
    const now = ctx.clock.now();
    const expiresAt = new Date(now.getTime() + linkLife).toISOString();
    const dates = { requested_at: now.toISOString(), expires_at: expiresAt };
    await store.insertPending(transaction, { ...asked, hash: hashToken(token), ...dates });
    const about = { to: asked.email, foundation: name, words: emails?.confirm };
    const email = confirmSubscriptionEmail({ ...about, link: confirmLink(origin, token) });
    await enqueueEmail(ctx, transaction, email, { kind: emailKinds.confirm, expiresAt, priority: "visitor" });
  });
}

/** Pending subscriptions expire at their own time. */
export const subscriptionRetention: Retention = {
  what: "unconfirmedSubscribers",
  after: 0,
  why: "docs/decisions/017-newsletter.md",
  job: { name: "unconfirmed subscribers", every: 3_600 },
  expire: ({ db }, now) => store.deleteExpiredPending(db, now.toISOString()),
};

const confirmErrors = defineErrors({ deadConfirmation: 404 }, errors.confirm);

/**
 * Finds a link's pending subscription, or "done". Read-only, as mail scanners open links.
 * @throws AppError deadConfirmation when expired, never sent, or unsubscribed since
 */
export async function requireConfirmation(ctx: AppContext, token: string | null) {
  const hash = hashToken(token ?? "");
  const pending = await store.findPending(ctx.db, hash, ctx.clock.now().toISOString());
  if (pending !== undefined) return pending;
  if ((await store.findSubscriber(ctx.db, "confirmed_by", hash)) !== undefined) return "done";
  throw new AppError(confirmErrors.deadConfirmation);
}

/** Confirms a subscription; idempotent. @throws AppError as `requireConfirmation` */
export async function confirmSubscriber(ctx: AppContext, token: string | null): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const pending = await requireConfirmation(ctx, token);
    if (pending === "done") return;
    const { hash, email, consent, page, requested_at: created_at } = pending;
    const confirmation = { created_at, confirmed_at: ctx.clock.now().toISOString(), confirmed_by: hash };
    await store.insertSubscriber(transaction, { email, consent, page, ...confirmation, token: randomToken() });
    await store.deletePending(transaction, email);
    await recordReturn(ctx, email);
  });
}
