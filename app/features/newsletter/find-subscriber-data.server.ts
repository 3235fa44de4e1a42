import type { Database } from "../../server/db/database.server.ts";
import { findEmailsTo } from "./newsletter-outbox-queries.server.ts";
import { findPendingOf, findSubscriber } from "./subscriber-queries.server.ts";

export async function findSubscriberData(db: Database, email: string) {
  const address = email.trim().toLowerCase();
  const subscriber = await findSubscriber(db, "email", address);
  const pending = await findPendingOf(db, address);
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
    emails: await findEmailsTo(db, address),
  };
}
