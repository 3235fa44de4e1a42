import type { Insertable, Selectable } from "kysely";
import { changesRows, countRows } from "../../server/db/count-rows.ts";
import type { Database } from "../../server/db/database.server.ts";
import type {
  PendingSubscriberTable,
  SubscriberTable,
  SuppressedAddressTable,
} from "../../server/db/newsletter-tables.ts";
import { findWord } from "../../server/db/search.ts";
import { newest } from "../../values/cursor.ts";
import { readerEmailKinds } from "./newsletter-emails.ts";

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
  by: "id" | "email" | "token" | "confirmed_by",
  value: string | number,
) {
  return db.selectFrom("subscribers").selectAll().where(by, "=", value).executeTakeFirst();
}

/** @returns whether the address was subscribed */
export function deleteSubscriber(db: Database, email: string): Promise<boolean> {
  return changesRows(db.deleteFrom("subscribers").where("email", "=", email));
}

export async function insertPending(db: Database, pending: PendingSubscriberTable): Promise<void> {
  await db.insertInto("pending_subscribers").values(pending).execute();
}

/** Unexpired ones only. @param now ISO date and time, UTC */
export async function findPending(db: Database, hash: string, now: string) {
  const query = db.selectFrom("pending_subscribers").selectAll().where("hash", "=", hash);
  return query.where("expires_at", ">", now).executeTakeFirst();
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
export async function findSubscribers(db: Database, limit: number, search = "", before = newest) {
  const query = db.selectFrom("subscribers").selectAll().orderBy("id", "desc").limit(limit);
  if (search === "") return { rows: await query.where("id", "<", before).execute() };
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

/** Deletes waiting newsletter e-mails to an address. @returns their idempotency keys */
export async function deleteQueuedEmails(db: Database, email: string): Promise<(string | null)[]> {
  const rows = await db
    .deleteFrom("outbox_emails")
    .where("recipient", "=", email)
    .where("kind", "in", readerEmailKinds)
    .where("state", "=", "waiting")
    .returning("idempotency_key")
    .execute();
  return rows.map(({ idempotency_key }) => idempotency_key);
}

/** Deletes all newsletter e-mails to an address, sent ones included. */
export async function deleteEmails(db: Database, email: string): Promise<void> {
  await db.deleteFrom("outbox_emails").where("recipient", "=", email).where("kind", "in", readerEmailKinds).execute();
}

export async function findEmailsTo(db: Database, email: string) {
  return db
    .selectFrom("outbox_emails")
    .select(["kind", "subject", "state", "created_at", "sent_at"])
    .where("recipient", "=", email)
    .where("kind", "in", readerEmailKinds)
    .orderBy("id")
    .execute();
}

/** Subscribed or pending addresses that bounced permanently. */
export async function findBouncedAddresses(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("outbox_emails")
    .select("recipient")
    .distinct()
    .where("state", "=", "failed")
    .where("permanent_failure", "=", "address")
    .where("kind", "in", readerEmailKinds)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb("recipient", "in", selectFrom("subscribers").select("email")),
        eb("recipient", "in", selectFrom("pending_subscribers").select("email")),
      ]),
    )
    .execute();
  return rows.map(({ recipient }) => recipient);
}
