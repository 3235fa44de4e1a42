import type { Insertable, Selectable } from "kysely";
import { countRows } from "../../server/db/count-rows.ts";
import type { Database } from "../../server/db/database.server.ts";
import type {
  PendingSubscriberTable,
  SubscriberTable,
  SuppressedAddressTable,
} from "../../server/db/newsletter-tables.ts";
import { findWord } from "../../server/db/search.ts";

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
export async function findSubscriber(db: Database, by: "email" | "token" | "confirmed_by", value: string) {
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
export async function findPending(db: Database, hash: string, now: string) {
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

/** Newest first, after the cursor `before`. @returns `unsearchedFrom` the last one searched, if older ones were not */
export async function findSubscribers(
  db: Database,
  { search, before }: { search: string; before?: number | undefined },
  limit: number,
): Promise<{ rows: Subscriber[]; unsearchedFrom?: number | undefined }> {
  const query = db.selectFrom("subscribers").selectAll().orderBy("id", "desc").limit(limit);
  if (search === "") {
    return { rows: await (before === undefined ? query : query.where("id", "<", before)).execute() };
  }
  const wanted = { table: "subscribers", columns: ["email"], word: search.toLowerCase(), before };
  const { ids, unsearchedFrom } = await findWord(db, wanted, limit);
  return { rows: ids.length === 0 ? [] : await query.where("id", "in", ids).execute(), unsearchedFrom };
}

export function countSubscribers(db: Database): Promise<number> {
  return countRows(db.selectFrom("subscribers"));
}

/** Unexpired pending subscriptions. @param now ISO date and time, UTC */
export async function countPending(db: Database, now: string): Promise<number> {
  const { count } = await db
    .selectFrom("pending_subscribers")
    .select(({ fn }) => fn.count<number>("email").distinct().as("count"))
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findEmail(db: Database, id: number): Promise<string | undefined> {
  const row = await db.selectFrom("subscribers").select("email").where("id", "=", id).executeTakeFirst();
  return row?.email;
}

/** The first reason stays. */
export async function insertSuppressed(db: Database, suppressed: SuppressedAddressTable): Promise<void> {
  await db
    .insertInto("suppressed_addresses")
    .values(suppressed)
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
}

export async function isHashSuppressed(db: Database, hash: string): Promise<boolean> {
  const found = await db.selectFrom("suppressed_addresses").select("hash").where("hash", "=", hash).executeTakeFirst();
  return found !== undefined;
}

export function countSuppressed(db: Database): Promise<number> {
  return countRows(db.selectFrom("suppressed_addresses"));
}
