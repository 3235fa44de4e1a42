import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { changesRows, countEachUpTo, countSince } from "../../server/db/count-rows.ts";
import type { Database } from "../../server/db/database.server.ts";
import type { ConcernNoteTable, ConcernTable } from "../../server/db/safeguarding-tables.ts";

type ConcernRow = Selectable<ConcernTable>;

/** @returns the id; undefined for a form that was sent twice */
export async function insertConcern(db: Database, concern: Insertable<ConcernTable>): Promise<number | undefined> {
  const kept = await db
    .insertInto("concerns")
    .values(concern)
    .onConflict((conflict) => conflict.column("fingerprint").doNothing())
    .returning("id")
    .executeTakeFirst();
  return kept?.id;
}

export async function findReference(db: Database, fingerprint: string): Promise<string | undefined> {
  const found = db.selectFrom("concerns").select("reference").where("fingerprint", "=", fingerprint);
  return (await found.executeTakeFirst())?.reference;
}

/** The id of a concern that was reported since then. */
export async function findRecentId(db: Database, reference: string, since: string): Promise<number | undefined> {
  const found = db
    .selectFrom("concerns")
    .select("id")
    .where("reference", "=", reference)
    .where("created_at", ">=", since);
  return (await found.executeTakeFirst())?.id;
}

export const isReferenceTaken = async (db: Database, reference: string): Promise<boolean> =>
  (await db.selectFrom("concerns").select("id").where("reference", "=", reference).executeTakeFirst()) !== undefined;

/** A literal: SQLite uses no partial index for a bound parameter. */
const those = (db: Database, isClosed: boolean) =>
  db.selectFrom("concerns").where("state", isClosed ? "=" : "!=", sql.lit("closed"));

/** A page of the list, newest first: without what was written. */
export const listConcerns = (db: Database, isClosed: boolean, before: number, limit: number) =>
  those(db, isClosed)
    .select(["id", "reference", "state", "is_danger", "created_at"])
    .where("id", "<", before)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

/** Each up to `max + 1`, which means more. */
export const countConcerns = (db: Database, max: number): Promise<Record<"open" | "closed", number>> =>
  countEachUpTo(db, max, [
    // With the key SQLite chooses the index of the open ones.
    ["open", those(db, false).where("id", ">", 0)],
    ["closed", those(db, true)],
  ]);

export const findConcern = (db: Database, id: number): Promise<ConcernRow | undefined> =>
  db.selectFrom("concerns").selectAll().where("id", "=", id).executeTakeFirst();

/** How many are new, and since when. */
export async function findNewConcerns(db: Database): Promise<{ count: number; since: string } | undefined> {
  const { count, since } = await countSince(db.selectFrom("concerns").where("state", "=", "new"), "created_at");
  return since === null ? undefined : { count, since };
}

export const updateConcern = (db: Database, id: number, changes: Updateable<ConcernTable>): Promise<boolean> =>
  changesRows(db.updateTable("concerns").set(changes).where("id", "=", id));

/** Its notes go with it. */
export const deleteConcern = (db: Database, id: number): Promise<boolean> =>
  changesRows(db.deleteFrom("concerns").where("id", "=", id));

export const findNotes = (db: Database, id: number) =>
  db
    .selectFrom("concern_notes")
    .select(["id", "text", "written_at", "written_by"])
    .where("concern_id", "=", id)
    .orderBy("id")
    .execute();

/** A repeated idempotency key adds nothing. */
export async function insertNote(db: Database, note: Insertable<ConcernNoteTable>): Promise<void> {
  await db
    .insertInto("concern_notes")
    .values(note)
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .execute();
}
