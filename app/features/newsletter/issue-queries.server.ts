import type { Insertable, Selectable, Updateable } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import type { IssueTable } from "../../server/db/newsletter-tables.ts";
import type { Subscriber } from "./subscriber-queries.server.ts";

export type Issue = Selectable<IssueTable>;
export type IssueState = Issue["state"];

/** Issues, the newest first. @param before number of the last one of the page before */
export async function findIssues(db: Database, before: number | undefined, limit: number): Promise<Issue[]> {
  let query = db.selectFrom("issues").selectAll();
  if (before !== undefined) query = query.where("id", "<", before);
  return query.orderBy("id", "desc").limit(limit).execute();
}

/** Finds an issue. */
export async function findIssue(db: Database, id: number): Promise<Issue | undefined> {
  return db.selectFrom("issues").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The number of what this sending made, if it arrived before. */
export async function findIssueBySubmitKey(db: Database, key: string): Promise<number | undefined> {
  const row = await db.selectFrom("issues").select("id").where("submit_key", "=", key).executeTakeFirst();
  return row?.id;
}

/** Issues that are being sent, the oldest first. */
export async function findSending(db: Database): Promise<Issue[]> {
  return db.selectFrom("issues").selectAll().where("state", "=", "sending").orderBy("started_at").execute();
}

/** Adds an issue. @returns its number */
export async function insertIssue(db: Database, issue: Insertable<IssueTable>): Promise<number> {
  const { id } = await db.insertInto("issues").values(issue).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Changes an issue that is as it was read. @returns whether it was */
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

/**
 * Moves an issue on to a subscriber, past this many. Of two processes that want to, one may.
 *
 * @returns false when it was paused or moved on meanwhile
 */
export async function advanceIssue(db: Database, issue: Issue, to: number, count: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("issues")
    .set(({ eb }) => ({ last_subscriber: to, put: eb("put", "+", count) }))
    .where("id", "=", issue.id)
    .where("state", "=", "sending")
    .where("last_subscriber", "=", issue.last_subscriber)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** One letter of an issue was taken out of the outbox again. */
export async function decrementQueued(db: Database, id: number): Promise<void> {
  await db
    .updateTable("issues")
    .set(({ eb }) => ({ put: eb("put", "-", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Deletes a draft. @returns false when there is none of this number */
export async function deleteDraft(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("issues")
    .where("id", "=", id)
    .where("state", "=", "draft")
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whose turn is next. */
export async function findNextReaders(db: Database, issue: Issue, limit: number): Promise<Subscriber[]> {
  return db
    .selectFrom("subscribers")
    .selectAll()
    .where("id", ">", issue.last_subscriber)
    .where("id", "<=", issue.until_subscriber)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** How many still have their turn before them. */
export async function countRemaining(db: Database, issue: Issue): Promise<number> {
  const { count } = await db
    .selectFrom("subscribers")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("id", ">", issue.last_subscriber)
    .where("id", "<=", issue.until_subscriber)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Number of the newest subscriber; 0 while there is none. */
export async function findLastSubscriber(db: Database): Promise<number> {
  const row = await db.selectFrom("subscribers").select("id").orderBy("id", "desc").limit(1).executeTakeFirst();
  return row?.id ?? 0;
}
