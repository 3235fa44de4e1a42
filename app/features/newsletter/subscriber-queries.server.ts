import type { Insertable, Selectable } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import type { PendingSubscriberTable, SubscriberTable } from "../../server/db/newsletter-tables.ts";

export type Subscriber = Selectable<SubscriberTable>;

/** Puts an address on the list; one that is there already stays as it is. */
export async function insertSubscriber(database: Database, subscriber: Insertable<SubscriberTable>): Promise<void> {
  await database
    .insertInto("subscribers")
    .values(subscriber)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
}

/** Finds a subscriber by one thing that only one of them has. */
export async function findSubscriber(
  database: Database,
  by: "email" | "token" | "confirmed_by",
  value: string,
): Promise<Subscriber | undefined> {
  return database.selectFrom("subscribers").selectAll().where(by, "=", value).executeTakeFirst();
}

/** Takes an address off the list. @returns whether it was on it */
export async function deleteSubscriber(database: Database, email: string): Promise<boolean> {
  const { numDeletedRows } = await database.deleteFrom("subscribers").where("email", "=", email).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Keeps a subscription that nobody has confirmed yet. */
export async function insertPending(database: Database, pending: PendingSubscriberTable): Promise<void> {
  await database.insertInto("pending_subscribers").values(pending).execute();
}

/** Finds a subscription that its link may still confirm. @param now ISO date and time, UTC */
export async function findPending(
  database: Database,
  hash: string,
  now: string,
): Promise<PendingSubscriberTable | undefined> {
  return database
    .selectFrom("pending_subscribers")
    .selectAll()
    .where("hash", "=", hash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Every subscription of an address that waits for its link. */
export async function findPendingOf(database: Database, email: string): Promise<PendingSubscriberTable[]> {
  return database.selectFrom("pending_subscribers").selectAll().where("email", "=", email).execute();
}

/** Makes every link of an address stop working. */
export async function deletePending(database: Database, email: string): Promise<void> {
  await database.deleteFrom("pending_subscribers").where("email", "=", email).execute();
}

/** Removes what nobody confirmed in time. @param now ISO date and time, UTC */
export async function deleteExpiredPending(database: Database, now: string): Promise<void> {
  await database.deleteFrom("pending_subscribers").where("expires_at", "<=", now).execute();
}
