import { type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import { changesRows, countEachUpTo, countRows, type Rows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { deleteEmails } from "../../../server/db/stored-emails.ts";
import { findWord } from "../../../server/db/text-search.ts";
import { newest } from "../../../values/cursor.ts";
import type { WantedRows } from "../../../values/read-list.ts";
import { type MessageFilter, messageFilters } from "./message-filters.ts";
import type { MessageReplyTable, MessageTable } from "./message-tables.ts";

/** @returns the id; undefined for a duplicate */
export async function insertMessage(db: Database, message: Insertable<MessageTable>): Promise<number | undefined> {
  const kept = await db
    .insertInto("messages")
    .values(message)
    .onConflict((conflict) => conflict.column("fingerprint").doNothing())
    .returning("id")
    .executeTakeFirst();
  return kept?.id;
}

export type MessageRow = Selectable<MessageTable>;

const conditions: Record<MessageFilter, RawBuilder<boolean>> = {
  new: sql`read_at is null`,
  answered: sql`answered_at is not null and spam_at is null and read_at is not null`,
  done: sql`read_at is not null and answered_at is null and spam_at is null`,
  spam: sql`spam_at is not null`,
};

const searched = ["subject", "message", "first_name", "last_name", "email"];

/** All of them, for the export. Newest first. @param before cursor: the previous page's last id */
export const findMessages = (db: Database, limit: number, before = newest) =>
  db.selectFrom("messages").selectAll().where("id", "<", before).orderBy("id", "desc").limit(limit).execute();

/**
 * A page of the inbox, newest first: those that contain the words of a search, or those of the filter
 * @returns with `unsearchedFrom`, the last row searched, if older ones were not
 */
export async function listMessages(db: Database, filter: MessageFilter, { search: word, before, limit }: WantedRows) {
  const query = db.selectFrom("messages").selectAll().orderBy("id", "desc").limit(limit);
  if (word === "") return { rows: await query.where(conditions[filter]).where("id", "<", before).execute() };
  const { ids, unsearchedFrom } = await findWord(db, { table: "messages", columns: searched, word, before }, limit);
  return { rows: ids.length === 0 ? [] : await query.where("id", "in", ids).execute(), unsearchedFrom };
}

/** Messages per filter, up to `max + 1`, which means more. */
export const countMessages = (db: Database, max: number): Promise<Record<MessageFilter, number>> =>
  countEachUpTo(
    db,
    max,
    messageFilters.map((filter) => [filter, db.selectFrom("messages").where(conditions[filter])]),
  );

export const findMessage = (db: Database, id: number) =>
  db.selectFrom("messages").selectAll().where("id", "=", id).executeTakeFirst();

/** The answers to a message, oldest first, each with the state of its e-mail; null once the outbox has deleted it. */
export async function findReplies(db: Database, message: number) {
  const replies = await db
    .selectFrom("message_replies")
    .selectAll()
    .where("message_id", "=", message)
    .orderBy("id")
    .execute();
  const keys = replies.map(({ id }) => replyKey(id));
  if (keys.length === 0) return [];
  const emails = await db
    .selectFrom("outbox_emails")
    .select(["idempotency_key", "state"])
    .where("idempotency_key", "in", keys)
    .execute();
  const states = new Map(emails.map(({ idempotency_key, state }) => [idempotency_key, state]));
  return replies.map(({ idempotency_key: _, ...reply }) => ({
    ...reply,
    state: states.get(replyKey(reply.id)) ?? null,
  }));
}

/** Idempotency key of a reply's e-mail. */
export const replyKey = (id: number) => `reply:${id}`;

/** @returns the id; undefined for a reply that is stored already */
export async function insertReply(db: Database, reply: Insertable<MessageReplyTable>): Promise<number | undefined> {
  const stored = await db
    .insertInto("message_replies")
    .values(reply)
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return stored?.id;
}

/** @returns false for an unknown id */
export const updateMessage = (db: Database, id: number, marks: Partial<MessageRow>) =>
  changesRows(db.updateTable("messages").set(marks).where("id", "=", id));

/** Deletes permanently. @returns false for an unknown id */
export const deleteMessage = (db: Database, id: number) => changesRows(db.deleteFrom("messages").where("id", "=", id));

/** New messages, and the oldest of them. */
export async function findNewMessages(db: Database) {
  const unread = db.selectFrom("messages").where("read_at", "is", null);
  const count = await countRows(unread);
  const oldest = await unread.select(["first_name", "created_at"]).orderBy("id").limit(1).executeTakeFirst();
  return oldest && { count, from: oldest.first_name, since: oldest.created_at };
}

/** The oldest message that waits for this person. */
export const findGivenMessage = (db: Database, memberId: string) =>
  db
    .selectFrom("messages")
    .select(["id", "subject", "first_name", "created_at"])
    .where("read_at", "is", null)
    .where("given_to", "=", memberId)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();

export const countReadMessages = (db: Database, since: string): Promise<number> =>
  countRows(db.selectFrom("messages").where("created_at", ">=", since).where("read_at", "is not", null));

export const findMessagesFrom = (db: Database, email: string) =>
  db
    .selectFrom("messages")
    .select(["id", "first_name", "last_name", "email", "subject", "message", "created_at", "read_at"])
    .where(sql<string>`lower(email)`, "=", email)
    .orderBy("id")
    .execute();

export async function findRepliesTo(db: Database, messages: number[]) {
  if (messages.length === 0) return [];
  const replies = db.selectFrom("message_replies").select(["message_id", "text", "written_at"]);
  return replies.where("message_id", "in", messages).orderBy("id").execute();
}

export const deleteMessagesFrom = (db: Database, email: string) =>
  db.deleteFrom("messages").where(sql<string>`lower(email)`, "=", email).execute();

/** Deletes messages before a time, and their e-mails. @returns how many */
export async function deleteMessagesBefore(db: Database, moment: string): Promise<number> {
  const rows = await db.deleteFrom("messages").where("created_at", "<", moment).returning("id").execute();
  await deleteEmails(
    db,
    "idempotency_key",
    rows.map(({ id }) => `message:${id}`),
  );
  return rows.length;
}

/** Selects unread messages, to count them. */
export const unreadMessages: Rows = (db) => db.selectFrom("messages").where("read_at", "is", null);
