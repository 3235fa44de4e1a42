import type { Insertable, Selectable } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import type { PendingSubscriberTable, SubscriberTable } from "../../server/db/newsletter-tables.ts";

export type Subscriber = Selectable<SubscriberTable>;

/** An existing subscription stays unchanged. */
export async function insertSubscriber(db: Database, subscriber: Insertable<SubscriberTable>): Promise<void> {
  await db
    .insertInto("subscribers")
    .values(subscriber)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
}

/** By one unique column. */
export async function findSubscriber(
  db: Database,
  by: "email" | "token" | "confirmed_by",
  value: string,
): Promise<Subscriber | undefined> {
  return db.selectFrom("subscribers").selectAll().where(by, "=", value).executeTakeFirst();
}

/** @returns whether the address was subscribed */
export async function deleteSubscriber(db: Database, email: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("subscribers").where("email", "=", email).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertPending(db: Database, pending: PendingSubscriberTable): Promise<void> {
  await db.insertInto("pending_subscribers").values(pending).execute();
}

/** Unexpired ones only. @param now ISO date and time, UTC */
export async function findPending(
  db: Database,
  hash: string,
  now: string,
): Promise<PendingSubscriberTable | undefined> {
  return db
    .selectFrom("pending_subscribers")
    .selectAll()
    .where("hash", "=", hash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

export async function findPendingOf(db: Database, email: string): Promise<PendingSubscriberTable[]> {
  return db.selectFrom("pending_subscribers").selectAll().where("email", "=", email).execute();
}

/** Invalidates all confirm links of an address. */
export async function deletePending(db: Database, email: string): Promise<void> {
  await db.deleteFrom("pending_subscribers").where("email", "=", email).execute();
}

/** @param now ISO date and time, UTC */
export async function deleteExpiredPending(db: Database, now: string): Promise<void> {
  await db.deleteFrom("pending_subscribers").where("expires_at", "<=", now).execute();
}
