import { sql } from "kysely";
import type { Database } from "../../server/db/database.server.ts";

/** Deletes messages before a time, and their e-mails. @returns how many */
export async function deleteMessagesBefore(db: Database, moment: string): Promise<number> {
  const rows = await db.deleteFrom("messages").where("created_at", "<", moment).returning("id").execute();
  // In chunks: engines limit bound parameters.
  for (let from = 0; from < rows.length; from += 500) {
    const idempotencyKeys = rows.slice(from, from + 500).map(({ id }) => `message:${id}`);
    await db.deleteFrom("outbox_emails").where("idempotency_key", "in", idempotencyKeys).execute();
  }
  return rows.length;
}

/** @returns how many */
export async function deleteAuditEventsBefore(db: Database, moment: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("audit_log").where("at", "<", moment).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes expired links, sessions and verifications. @param now ISO date and time, UTC */
export async function deleteExpired(db: Database, now: string): Promise<void> {
  await db.deleteFrom("one_time_links").where("expires_at", "<=", now).execute();
  await db.deleteFrom("sessions").where("expiresAt", "<=", now).execute();
  await db.deleteFrom("verifications").where("expiresAt", "<=", now).execute();
}

/** Deletes rate limits whose window began before. @param moment Unix time (s) */
export async function deleteRateLimitsBefore(db: Database, moment: number): Promise<void> {
  await db.deleteFrom("rate_limits").where("window_start", "<", moment).execute();
}

function people(db: Database) {
  const address = sql<string>`lower(email)`.as("address");
  const all = db
    .selectFrom("messages")
    .select([address, "created_at as since"])
    .unionAll(db.selectFrom("subscribers").select([address, "created_at as since"]))
    .unionAll(db.selectFrom("pending_subscribers").select([address, "requested_at as since"]))
    .unionAll(db.selectFrom("users").select([address, "createdAt as since"]));
  return db
    .selectFrom(all.as("kept"))
    .select(({ fn }) => ["address", fn.min<string>("since").as("since")])
    .groupBy("address");
}

/** People by address, and the recent ones among them. @param since ISO date and time, UTC */
export async function countAddresses(db: Database, since: string): Promise<{ all: number; recent: number }> {
  const counted = db.selectFrom(people(db).as("people")).select(({ fn }) => fn.countAll<number>().as("count"));
  const all = await counted.executeTakeFirstOrThrow();
  const recent = await counted.where("since", ">=", since).executeTakeFirstOrThrow();
  return { all: Number(all.count), recent: Number(recent.count) };
}
