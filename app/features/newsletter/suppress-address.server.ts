import { createHmac } from "node:crypto";
import type { AppContext } from "../../server/context.server.ts";
import type { Database } from "../../server/db/database.server.ts";
import type { SuppressedAddressTable } from "../../server/db/newsletter-tables.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { lagosDate } from "../../values/dates.ts";
import { decrementQueued } from "./issue-queries.server.ts";
import { issueOf } from "./newsletter-emails.ts";
import * as outbox from "./newsletter-outbox-queries.server.ts";
import * as store from "./subscriber-queries.server.ts";

/** Unsubscribes; deletes pending confirm links and waiting e-mails. @returns whether it was subscribed */
export async function unsubscribeAddress(transaction: Database, email: string): Promise<boolean> {
  const wasThere = await store.deleteSubscriber(transaction, email);
  await store.deletePending(transaction, email);
  for (const key of await outbox.deleteQueuedEmails(transaction, email)) {
    const issue = issueOf(key);
    if (issue !== undefined) await decrementQueued(transaction, issue);
  }
  return wasThere;
}

/** Keyed: only the holder of the secret can test an address. */
function hashOfAddress({ config: settings }: Pick<AppContext, "config">, email: string): string {
  return createHmac("sha256", settings.secret).update(`newsletter ${email.toLowerCase()}`).digest("hex");
}

/** Is this address suppressed, whoever asks for the newsletter? */
export function isSuppressed(ctx: Pick<AppContext, "config" | "db">, email: string): Promise<boolean> {
  return store.isHashSuppressed(ctx.db, hashOfAddress(ctx, email));
}

/** Unsubscribes and suppresses an address. @param transaction of the caller */
export async function suppressAddress(
  ctx: Pick<AppContext, "config" | "clock">,
  transaction: Database,
  email: string,
  reason: SuppressedAddressTable["reason"],
): Promise<void> {
  await unsubscribeAddress(transaction, email);
  const day = lagosDate(ctx.clock.now());
  await store.insertSuppressed(transaction, { hash: hashOfAddress(ctx, email), reason, day });
}

/** Deletes all newsletter data of an address, for its owner; a keyed hash stays, which blocks new subscriptions. */
export async function eraseSubscriber(ctx: Pick<AppContext, "config" | "clock">, transaction: Database, email: string) {
  const address = email.trim().toLowerCase();
  await suppressAddress(ctx, transaction, address, "erased");
  await outbox.deleteEmails(transaction, address);
}

/** Suppresses permanently bounced addresses. */
export async function suppressBounced(ctx: AppContext): Promise<void> {
  for (const email of await outbox.findBouncedAddresses(ctx.db)) {
    await withTransaction(ctx, (ctx, transaction) => suppressAddress(ctx, transaction, email, "bounce"));
    ctx.log.info("address suppressed", { reason: "bounce" });
  }
}

export async function findSubscriberData(db: Database, email: string) {
  const address = email.trim().toLowerCase();
  const subscriber = await store.findSubscriber(db, "email", address);
  const pending = await store.findPendingOf(db, address);
  return {
    subscription: subscriber && {
      email: subscriber.email,
      requestedAt: subscriber.created_at,
      confirmedAt: subscriber.confirmed_at,
      consent: subscriber.consent,
      page: subscriber.page,
    },
    unconfirmed: pending.map(({ consent, page, requested_at, expires_at }) => ({
      consent,
      page,
      requestedAt: requested_at,
      forgottenAt: expires_at,
    })),
    emails: await outbox.findEmailsTo(db, address),
  };
}
