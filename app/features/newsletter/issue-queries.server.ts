import type { Insertable, Selectable, Updateable } from "kysely";
import { countRows } from "../../server/db/count-rows.ts";
import type { Database } from "../../server/db/database.server.ts";
import type { IssueTable } from "../../server/db/newsletter-tables.ts";
import { isVisible } from "../../server/db/visible.ts";
import type { Subscriber } from "./subscriber-queries.server.ts";

export type Issue = Selectable<IssueTable>;
export type IssueState = Issue["state"];

/** Newest first. @param before cursor: the previous page's last id */
export async function findIssues(db: Database, before: number | undefined, limit: number): Promise<Issue[]> {
  let query = db.selectFrom("issues").selectAll();
  if (before !== undefined) query = query.where("id", "<", before);
  return query.orderBy("id", "desc").limit(limit).execute();
}

export async function findIssue(db: Database, id: number): Promise<Issue | undefined> {
  return db.selectFrom("issues").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The issue created under this key, if any. */
export async function findIssueByIdempotencyKey(db: Database, key: string): Promise<number | undefined> {
  const row = await db.selectFrom("issues").select("id").where("idempotency_key", "=", key).executeTakeFirst();
  return row?.id;
}

/** Issues in sending, oldest first. */
export async function findSending(db: Database): Promise<Issue[]> {
  return db.selectFrom("issues").selectAll().where("state", "=", "sending").orderBy("started_at").execute();
}

/** @returns the id */
export async function insertIssue(db: Database, issue: Insertable<IssueTable>): Promise<number> {
  const { id } = await db.insertInto("issues").values(issue).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Optimistic locking. @returns false when the issue changed since it was read */
export async function updateIssue(
  db: Database,
  { id, version, state }: Pick<Issue, "id" | "version" | "state">,
  changes: Updateable<IssueTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("issues")
    .set(changes)
    .where("id", "=", id)
    .where("version", "=", version)
    .where("state", "=", state)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Advances an issue to a subscriber. @returns false when it was paused, or advanced by another process */
export async function advanceIssue(db: Database, issue: Issue, to: number, count: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("issues")
    .set(({ eb }) => ({ last_subscriber: to, enqueued: eb("enqueued", "+", count) }))
    .where("id", "=", issue.id)
    .where("state", "=", "sending")
    .where("last_subscriber", "=", issue.last_subscriber)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** For an e-mail removed from the outbox. */
export async function decrementQueued(db: Database, id: number): Promise<void> {
  await db
    .updateTable("issues")
    .set(({ eb }) => ({ enqueued: eb("enqueued", "-", 1) }))
    .where("id", "=", id)
    .execute();
}

/** @returns false for an unknown id */
export async function deleteDraft(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("issues")
    .where("id", "=", id)
    .where("state", "=", "draft")
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function remainingReaders(db: Database, issue: Issue) {
  return db.selectFrom("subscribers").where("id", ">", issue.last_subscriber).where("id", "<=", issue.until_subscriber);
}

export async function findNextReaders(db: Database, issue: Issue, limit: number): Promise<Subscriber[]> {
  return remainingReaders(db, issue).selectAll().orderBy("id").limit(limit).execute();
}

export function countRemaining(db: Database, issue: Issue): Promise<number> {
  return countRows(remainingReaders(db, issue));
}

/** Id of the newest subscriber; 0 without any. */
export async function findLastSubscriber(db: Database): Promise<number> {
  const row = await db.selectFrom("subscribers").select("id").orderBy("id", "desc").limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

const postColumns = ["id", "slug", "title", "timestamp", "post_text", "paragraphs"] as const;
const eventColumns = ["id", "title", "date", "date_precision", "theme", "location", "description"] as const;

/** Those with `ids`, of any age, otherwise the newest. @param now items public then: ISO date and time, UTC */
export async function findPostItems(db: Database, { now, ids }: { now: string; ids?: number[] }, limit: number) {
  if (ids?.length === 0) return [];
  let query = db.selectFrom("posts").select(postColumns).where(isVisible(now));
  if (ids !== undefined) query = query.where("id", "in", ids);
  return query.orderBy("timestamp", "desc").orderBy("id", "desc").limit(limit).execute();
}

/** As `findPostItems`. */
export async function findEventItems(db: Database, { now, ids }: { now: string; ids?: number[] }, limit: number) {
  if (ids?.length === 0) return [];
  let query = db.selectFrom("events").select(eventColumns).where(isVisible(now));
  if (ids !== undefined) query = query.where("id", "in", ids);
  return query.orderBy("date", "desc").orderBy("id", "desc").limit(limit).execute();
}
