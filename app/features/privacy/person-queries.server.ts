import { sql } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import { addressPattern } from "./address-in-text.ts";

/** A pattern for `like … escape '\'` that any text with these words matches. */
export function likeText(words: string): string {
  return `%${words.replace(/[\\%_]/g, "\\$&")}%`;
}

/** The account of this address. */
export async function findAccount(db: Database, email: string) {
  return db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
}

/** Lines of the log about accounts, in which an address stands. */
export async function findAccountAuditEvents(db: Database, email: string) {
  const like = likeText(email);
  const rows = await db
    .selectFrom("deeds")
    .select(["subject", "before", "after"])
    .where("subject", "like", "user:%")
    .where(
      sql<boolean>`(lower(${sql.ref("before")}) like ${like} escape '\\' or lower(${sql.ref("after")}) like ${like} escape '\\')`,
    )
    .execute();
  const pattern = addressPattern(email);
  return rows.filter(({ before, after }) => `${before} ${after}`.search(pattern) >= 0);
}

/** Which of these numbers of accounts are still somebody's. */
export async function findLivingIds(db: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("users").select("id").where("id", "in", ids).execute();
  return rows.map(({ id }) => id);
}

/** Lines of the log that these people wrote, and those about their accounts. */
export async function findAuditEventsOf(db: Database, ids: string[]) {
  if (ids.length === 0) return [];
  const subjects = ids.map((id) => `user:${id}`);
  return db
    .selectFrom("deeds")
    .select(["id", "at", "what", "subject", "who_id", "who", "before", "after"])
    .where(({ eb, or }) => or([eb("who_id", "in", ids), eb("subject", "in", subjects)]))
    .orderBy("id")
    .execute();
}

/** What was done about a person before, by the name of the person in the log. */
export async function findRequests(db: Database, subject: string) {
  return db.selectFrom("deeds").select(["at", "what"]).where("subject", "=", subject).orderBy("id").execute();
}

/** Which of these names somebody else on the staff has as well. @param ids of the people who are not somebody else */
export async function findSharedNames(db: Database, names: string[], ids: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  let query = db.selectFrom("users").select("name").distinct().where("name", "in", names);
  if (ids.length > 0) query = query.where("id", "not in", ids);
  return (await query.execute()).map(({ name }) => name);
}

/** How and when an account signs in, without its secrets. */
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
