import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { addressPattern } from "./erased-text.ts";

/** Whether an expression's text contains these words, as typed. */
export const contains = (text: RawBuilder<unknown>, words: string): RawBuilder<boolean> =>
  sql`${text} like ${`%${words.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;

export const findAccount = (db: Database, email: string) =>
  db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();

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
export const findRequests = (db: Database, subject: string) =>
  db.selectFrom("audit_log").select(["at", "what"]).where("subject", "=", subject).orderBy("id").execute();

/** Which of these names other staff have too. @param ids of the people themselves */
export async function findSharedNames(db: Database, names: string[], ids: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  let query = db.selectFrom("users").select("name").distinct().where("name", "in", names);
  if (ids.length > 0) query = query.where("id", "not in", ids);
  return (await query.execute()).map(({ name }) => name);
}

/** An account's ways and times of sign-in, without secrets. */
export async function findSignIns(db: Database, id: string) {
  const ways = db.selectFrom("accounts").select(["providerId", "accountId", "createdAt"]);
  const sessions = db.selectFrom("sessions").select(["createdAt", "expiresAt", "ipAddress", "userAgent"]);
  return {
    ways: await ways.where("userId", "=", id).execute(),
    sessions: await sessions.where("userId", "=", id).execute(),
  };
}

/** Every address of somebody, in lower case. */
export async function findAddresses(db: Database): Promise<string[]> {
  const all = new Set<string>();
  for (const table of addressTables) {
    const rows = db.selectFrom(table).select("email").distinct().where("email", "is not", null);
    for (const { email } of await rows.execute()) if (email !== null) all.add(email.toLowerCase());
  }
  return [...all];
}

/** Tables with the address of a person. */
const addressTables = [
  ...(["messages", "subscribers", "pending_subscribers", "pledges", "gifts", "guests", "volunteers", "users"] as const),
];

/** People by address, and the recent ones among them. @param since ISO date and time, UTC */
export async function countAddresses(db: Database, since: string): Promise<{ all: number; recent: number }> {
  const address = sql<string>`lower(email)`.as("address");
  const records = db
    .selectFrom("messages")
    .select([address, "created_at as since"])
    .unionAll(db.selectFrom("subscribers").select([address, "created_at as since"]))
    .unionAll(db.selectFrom("pending_subscribers").select([address, "requested_at as since"]))
    .unionAll(db.selectFrom("pledges").select([address, "created_at as since"]).where("email", "is not", null))
    .unionAll(db.selectFrom("gifts").select([address, "recorded_at as since"]).where("email", "is not", null))
    .unionAll(db.selectFrom("guests").select([address, "created_at as since"]).where("email", "is not", null))
    .unionAll(db.selectFrom("volunteers").select([address, "created_at as since"]).where("email", "is not", null))
    .unionAll(db.selectFrom("users").select([address, "createdAt as since"]));
  const people = db
    .selectFrom(records.as("kept"))
    .select(({ fn }) => ["address", fn.min<string>("since").as("since")])
    .groupBy("address");
  const counted = db.selectFrom(people.as("people")).select(({ fn }) => fn.countAll<number>().as("count"));
  const all = await counted.executeTakeFirstOrThrow();
  const recent = await counted.where("since", ">=", since).executeTakeFirstOrThrow();
  return { all: Number(all.count), recent: Number(recent.count) };
}

export async function findMessagesFrom(db: Database, email: string) {
  return db
    .selectFrom("messages")
    .select(["id", "first_name", "last_name", "email", "subject", "message", "created_at", "read_at"])
    .where(sql<string>`lower(email)`, "=", email)
    .orderBy("id")
    .execute();
}

export async function findRepliesTo(db: Database, messages: number[]) {
  if (messages.length === 0) return [];
  const replies = db.selectFrom("message_replies").select(["message_id", "text", "written_at"]);
  return replies.where("message_id", "in", messages).orderBy("id").execute();
}

/** E-mails to an address, with these idempotency keys, or with it as reply address; without their text. */
export async function findEmailsAbout(db: Database, email: string, idempotencyKeys: string[]) {
  return db
    .selectFrom("outbox_emails")
    .select(["id", "idempotency_key", "kind", "subject", "state", "reply_to", "created_at", "sent_at"])
    .where(({ eb, or }) =>
      or([
        eb(sql<string>`lower(recipient)`, "=", email),
        contains(sql`lower(reply_to)`, `"${email}"`),
        ...(idempotencyKeys.length > 0 ? [eb("idempotency_key", "in", idempotencyKeys)] : []),
      ]),
    )
    .orderBy("id")
    .execute();
}

/** Posts of these accounts, and posts without author under one of these names. */
export async function findPostsBy(db: Database, ids: string[], names: string[]) {
  return db
    .selectFrom("posts")
    .select(["id", "slug", "title", "post_text", "paragraphs", "author_name", "author_position", "timestamp", "status"])
    .where(({ eb, or, and }) =>
      or([
        ...(ids.length > 0 ? [eb("author_id", "in", ids)] : []),
        ...(names.length > 0 ? [and([eb("author_id", "is", null), eb("author_name", "in", names)])] : []),
      ]),
    )
    .orderBy("id")
    .execute();
}

/** What these accounts write and have not sent yet. */
export async function findDraftsOf(db: Database, ids: string[]) {
  if (ids.length === 0) return [];
  const drafts = db.selectFrom("drafts").select(["subject", "content", "saved_at", "seen_at"]);
  return drafts.where("user_id", "in", ids).orderBy("subject").execute();
}
