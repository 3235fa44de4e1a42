import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import { addressPattern } from "./erased-text.ts";

/** Whether an expression's text contains these words, as typed. */
export function contains(text: RawBuilder<unknown>, words: string): RawBuilder<boolean> {
  return sql`${text} like ${`%${words.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
}

export async function findAccount(db: Database, email: string) {
  return db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
}

export async function findAccountAuditEvents(db: Database, email: string) {
  const rows = await db
    .selectFrom("audit_log")
    .select(["subject", "before", "after"])
    .where("subject", "like", "user:%")
    .where(({ or }) => or(["before", "after"].map((column) => contains(sql`lower(${sql.ref(column)})`, email))))
    .execute();
  const pattern = addressPattern(email);
  return rows.filter(({ before, after }) => `${before} ${after}`.search(pattern) >= 0);
}

export async function findLivingIds(db: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("users").select("id").where("id", "in", ids).execute();
  return rows.map(({ id }) => id);
}

export async function findAuditEventsOf(db: Database, ids: string[]) {
  if (ids.length === 0) return [];
  const subjects = ids.map((id) => `user:${id}`);
  return db
    .selectFrom("audit_log")
    .select(["id", "at", "what", "subject", "who_id", "who", "before", "after"])
    .where(({ eb, or }) => or([eb("who_id", "in", ids), eb("subject", "in", subjects)]))
    .orderBy("id")
    .execute();
}

/** Earlier data requests, by the person's name in the audit log. */
export async function findRequests(db: Database, subject: string) {
  return db.selectFrom("audit_log").select(["at", "what"]).where("subject", "=", subject).orderBy("id").execute();
}

/** Which of these names other staff have too. @param ids of the people themselves */
export async function findSharedNames(db: Database, names: string[], ids: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  let query = db.selectFrom("users").select("name").distinct().where("name", "in", names);
  if (ids.length > 0) query = query.where("id", "not in", ids);
  return (await query.execute()).map(({ name }) => name);
}

/** An account's ways and times of sign-in, without secrets. */
export async function findSignIns(db: Database, id: string) {
  const ways = await db
    .selectFrom("accounts")
    .select(["providerId", "accountId", "createdAt"])
    .where("userId", "=", id)
    .execute();
  const sessions = await db
    .selectFrom("sessions")
    .select(["createdAt", "expiresAt", "ipAddress", "userAgent"])
    .where("userId", "=", id)
    .execute();
  return { ways, sessions };
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
