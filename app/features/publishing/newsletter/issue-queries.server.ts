import type { Insertable, Selectable, Updateable } from "kysely";
import { changesRows, countRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { isVisible } from "../../../server/db/visible.ts";
import { eventColumns } from "../../../values/event-description.ts";
import type { RowsBelow } from "../../../values/read-list.ts";
import { emailKinds, makeIdempotencyKey } from "./newsletter-emails.ts";
import type { IssueTable } from "./newsletter-tables.ts";
import type { Subscriber } from "./subscriber-queries.server.ts";

export type Issue = Selectable<IssueTable>;

/** Finds issues, newest first. */
export const findIssues = (db: Database, { before, limit }: RowsBelow) =>
  db.selectFrom("issues").selectAll().where("id", "<", before).orderBy("id", "desc").limit(limit).execute();

export const findIssue = (db: Database, id: number) =>
  db.selectFrom("issues").selectAll().where("id", "=", id).executeTakeFirst();

export async function findIssueByIdempotencyKey(db: Database, key: string): Promise<number | undefined> {
  const row = await db.selectFrom("issues").select("id").where("idempotency_key", "=", key).executeTakeFirst();
  return row?.id;
}

/** Finds issues that are being sent, oldest first. */
export const findSending = (db: Database) =>
  db.selectFrom("issues").selectAll().where("state", "=", "sending").orderBy("started_at").execute();

export async function insertIssue(db: Database, issue: Insertable<IssueTable>): Promise<number> {
  const { id } = await db.insertInto("issues").values(issue).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Changes an issue, with optimistic locking. @returns false if it has changed since it was read */
export function updateIssue(
  db: Database,
  { id, version, state }: Pick<Issue, "id" | "version" | "state">,
  changes: Updateable<IssueTable>,
): Promise<boolean> {
  const query = db.updateTable("issues").set(changes).where("id", "=", id);
  return changesRows(query.where("version", "=", version).where("state", "=", state));
}

/**
 * Records that an issue was enqueued up to a subscriber.
 * @returns false if it was paused, or another process advanced it
 */
export function advanceIssue(db: Database, issue: Issue, to: number, count: number): Promise<boolean> {
  return changesRows(
    db
      .updateTable("issues")
      .set(({ eb }) => ({ last_subscriber: to, enqueued: eb("enqueued", "+", count) }))
      .where("id", "=", issue.id)
      .where("state", "=", "sending")
      .where("last_subscriber", "=", issue.last_subscriber),
  );
}

/** Decreases the number of enqueued e-mails after one was removed from the outbox. */
export async function decrementQueued(db: Database, id: number): Promise<void> {
  const query = db.updateTable("issues").set(({ eb }) => ({ enqueued: eb("enqueued", "-", 1) }));
  await query.where("id", "=", id).execute();
}

export const deleteDraft = (db: Database, id: number) =>
  changesRows(db.deleteFrom("issues").where("id", "=", id).where("state", "=", "draft"));

const remainingReaders = (db: Database, issue: Issue) =>
  db.selectFrom("subscribers").where("id", ">", issue.last_subscriber).where("id", "<=", issue.until_subscriber);

export const findNextReaders = (db: Database, issue: Issue, limit: number): Promise<Subscriber[]> =>
  remainingReaders(db, issue).selectAll().orderBy("id").limit(limit).execute();

export const countRemaining = (db: Database, issue: Issue) => countRows(remainingReaders(db, issue));

/** Returns the id of the newest subscriber; 0 if there is none. */
export async function findLastSubscriber(db: Database): Promise<number> {
  const row = await db.selectFrom("subscribers").select("id").orderBy("id", "desc").limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

/** Maximum number of posts, and of events, that the form offers. */
const offered = 12;

/** Finds public posts: those with these ids, of any age, or the newest. @param now ISO date and time, UTC */
export async function findPostItems(db: Database, now: string, ids?: number[]) {
  if (ids?.length === 0) return [];
  const columns = ["id", "slug", "title", "timestamp", "post_text", "paragraphs"] as const;
  const query = db.selectFrom("posts").select(columns).where(isVisible(now));
  const wanted = ids ? query.where("id", "in", ids) : query.limit(offered);
  return wanted.orderBy("timestamp", "desc").orderBy("id", "desc").execute();
}

export async function findEventItems(db: Database, now: string, ids?: number[]) {
  if (ids?.length === 0) return [];
  const columns = [...eventColumns, "id", "title", "theme", "description"] as const;
  const query = db.selectFrom("events").select(columns).where(isVisible(now));
  const wanted = ids ? query.where("id", "in", ids) : query.limit(offered);
  return wanted.orderBy("date", "desc").orderBy("id", "desc").execute();
}

/** Finds sensitive items, and if visitors can see each. @param now ISO date and time, UTC */
export async function findSensitiveItems(db: Database, now: string, table: "posts" | "events", ids: number[]) {
  if (ids.length === 0) return [];
  const query = db.selectFrom(table as "posts").select(["id", isVisible(now).as("is_visible")]);
  const rows = await query.where("id", "in", ids).where("sensitive", "!=", "[]").execute();
  return rows.map(({ id, is_visible }) => ({ id, isVisible: Boolean(is_visible) }));
}

/** Counts issue e-mails that were not tried yet; e-mails that are tried again block nothing. */
export function countNotTried(db: Database): Promise<number> {
  const waiting = db.selectFrom("outbox_emails").where("state", "=", "waiting");
  return countRows(waiting.where("kind", "=", emailKinds.issue).where("attempts", "=", 0));
}

export async function countUnsent(db: Database, issue: number): Promise<{ waiting: number; failed: number }> {
  const pattern = makeIdempotencyKey(issue, 0).replace(/0$/, "%");
  const emails = db.selectFrom("outbox_emails").where("idempotency_key", "like", pattern);
  return {
    waiting: await countRows(emails.where("state", "=", "waiting")),
    failed: await countRows(emails.where("state", "=", "failed")),
  };
}
