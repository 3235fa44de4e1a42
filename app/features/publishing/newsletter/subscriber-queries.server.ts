import { type Insertable, type Selectable, sql } from "kysely";
import { changesRows, countUpTo, type Rows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { inChunks } from "../../../server/db/in-chunks.ts";
import { findWord } from "../../../server/db/text-search.ts";
import type { WantedRows } from "../../../values/read-list.ts";
import { readerEmailKinds } from "./newsletter-emails.ts";
import type { PendingSubscriberTable, SubscriberTable, SuppressedAddressTable } from "./newsletter-tables.ts";

export type Subscriber = Selectable<SubscriberTable>;

/** Inserts a subscriber; an existing subscription is not changed. */
export async function insertSubscriber(db: Database, subscriber: Insertable<SubscriberTable>): Promise<void> {
  const query = db.insertInto("subscribers").values(subscriber);
  await query.onConflict((conflict) => conflict.column("email").doNothing()).execute();
}

export const findSubscriber = (db: Database, by: "id" | "email" | "token" | "confirmed_by", value: string | number) =>
  db.selectFrom("subscribers").selectAll().where(by, "=", value).executeTakeFirst();

export const listSubscribersAmong = (db: Database, emails: string[]) =>
  inChunks(emails, (some) =>
    db.selectFrom("subscribers").select(["email", "confirmed_at", "confirmed_by"]).where("email", "in", some).execute(),
  );

/** Deletes a subscriber. @returns true if the address was subscribed */
export const deleteSubscriber = (db: Database, email: string) =>
  changesRows(db.deleteFrom("subscribers").where("email", "=", email));

/** Lists the addresses of subscribers and unconfirmed requests, each once. */
export async function listSubscribedAddresses(db: Database): Promise<string[]> {
  const subscribed = await db.selectFrom("subscribers").select("email").execute();
  const pending = await db.selectFrom("pending_subscribers").select("email").execute();
  return [...new Set([...subscribed, ...pending].map(({ email }) => email))];
}

export const insertPending = (db: Database, pending: PendingSubscriberTable) =>
  db.insertInto("pending_subscribers").values(pending).execute();

/** Finds an unconfirmed request that has not expired. @param now ISO date and time, UTC */
export async function findPending(db: Database, hash: string, now: string) {
  const query = db.selectFrom("pending_subscribers").selectAll().where("hash", "=", hash);
  return query.where("expires_at", ">", now).executeTakeFirst();
}

export const findPendingOf = (db: Database, email: string) =>
  db.selectFrom("pending_subscribers").selectAll().where("email", "=", email).execute();

export const listPendingAmong = (db: Database, emails: string[]) =>
  inChunks(emails, (some) =>
    db.selectFrom("pending_subscribers").select(["email", "requested_at"]).where("email", "in", some).execute(),
  );

/** Deletes all confirmation links of an address. */
export const deletePending = (db: Database, email: string) =>
  db.deleteFrom("pending_subscribers").where("email", "=", email).execute();

/** Deletes expired requests. @param now ISO date and time, UTC @returns the number of deleted requests */
export async function deleteExpiredPending(db: Database, now: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("pending_subscribers")
    .where("expires_at", "<=", now)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Finds subscribers, newest first, below the cursor `before`.
 * @returns `unsearchedFrom` is the last searched row, if older rows remain
 */
export async function findSubscribers(db: Database, { search, before, limit }: WantedRows) {
  const query = db.selectFrom("subscribers").selectAll().orderBy("id", "desc").limit(limit);
  if (search === "") return { rows: await query.where("id", "<", before).execute() };
  const wanted = { table: "subscribers", columns: ["email"], word: search.toLowerCase(), before };
  const { ids, unsearchedFrom } = await findWord(db, wanted, limit);
  return { rows: ids.length === 0 ? [] : await query.where("id", "in", ids).execute(), unsearchedFrom };
}

export const listSubscribersOf = async (db: Database, ids: number[]): Promise<Subscriber[]> =>
  ids.length === 0
    ? []
    : db.selectFrom("subscribers").selectAll().where("id", "in", ids).orderBy("id", "desc").execute();

/** Counts subscribers; database triggers maintain the number. */
export const countSubscribers = async (db: Database): Promise<number> =>
  (await db.selectFrom("content_version").select("subscribers").executeTakeFirstOrThrow()).subscribers;

/** Counts subscribers and suppressed addresses, each up to `max + 1`: this value means more than `max`. */
export async function countLists(db: Database, max: number): Promise<{ count: number; suppressed: number }> {
  const subscribers = db.selectFrom("subscribers");
  const suppressed = db.selectFrom("suppressed_addresses");
  const { rows } = await sql<Record<"count" | "suppressed", number | string>>`select
    ${countUpTo(max, subscribers)} as count, ${countUpTo(max, suppressed)} as suppressed`.execute(db);
  return { count: Number(rows[0]?.count), suppressed: Number(rows[0]?.suppressed) };
}

/** Counts unconfirmed requests that have not expired. @param now ISO date and time, UTC */
export async function countPending(db: Database, now: string): Promise<number> {
  const { count } = await db
    .selectFrom("pending_subscribers")
    .select(({ fn }) => fn.count<number>("email").distinct().as("count"))
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Suppresses an address; if it is suppressed already, the first reason is kept. */
export async function insertSuppressed(db: Database, suppressed: SuppressedAddressTable): Promise<void> {
  const query = db.insertInto("suppressed_addresses").values(suppressed);
  await query.onConflict((conflict) => conflict.column("hash").doNothing()).execute();
}

export async function isHashSuppressed(db: Database, hash: string): Promise<boolean> {
  const found = await db.selectFrom("suppressed_addresses").select("hash").where("hash", "=", hash).executeTakeFirst();
  return found !== undefined;
}

export const listSuppressedHashes = async (db: Database): Promise<string[]> =>
  (await db.selectFrom("suppressed_addresses").select("hash").execute()).map(({ hash }) => hash);

export async function findEmailsTo(db: Database, email: string) {
  const columns = ["kind", "subject", "state", "created_at", "sent_at"] as const;
  const query = db.selectFrom("outbox_emails").select(columns).where("recipient", "=", email).orderBy("id");
  return query.where("kind", "in", readerEmailKinds).execute();
}

/** Finds addresses of subscribers and unconfirmed requests that bounced permanently. */
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

export const allSubscribers: Rows = (db) => db.selectFrom("subscribers");
