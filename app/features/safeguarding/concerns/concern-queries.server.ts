import { type ExpressionBuilder, type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { ConcernRange } from "../../../server/auth/auth.ts";
import { changesRows, countEachUpTo, countSince } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { Tables } from "../../../server/db/tables.ts";
import { outsideOf } from "../../../values/id-ranges.ts";
import type { RowsBelow } from "../../../values/read-list.ts";
import type { ConcernNoteTable, ConcernTable } from "./concern-tables.ts";

type ConcernRow = Selectable<ConcernTable>;

/** Stores a concern without its text; `writeTexts` adds the text. @returns the id */
export async function insertConcern(db: Database, concern: Insertable<ConcernTable>): Promise<number> {
  const { id } = await db.insertInto("concerns").values(concern).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Finds the concerns with this hash of a form: several if the forms had different files. */
export const findOfForm = (db: Database, form: string) =>
  db.selectFrom("concerns").select(["id", "reference", "fingerprint"]).where("form", "=", form).orderBy("id").execute();

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

const within =
  (ranges: ConcernRange[]) =>
  ({ eb, and, or }: ExpressionBuilder<Tables, "concerns">) =>
    or(
      ranges.map(({ after, until }) => and([eb("id", ">", after), ...(until === null ? [] : [eb("id", "<=", until)])])),
    );

/** SQLite uses a partial index only for literals, not for bound parameters. */
const selectConcerns = (db: Database, ranges: ConcernRange[], isClosed: boolean) =>
  db
    .selectFrom("concerns")
    .where("state", isClosed ? "=" : "!=", sql.lit("closed"))
    .where(within(ranges));

export const listConcerns = (db: Database, ranges: ConcernRange[], isClosed: boolean, { before, limit }: RowsBelow) =>
  selectConcerns(db, ranges, isClosed)
    .select(["id", "reference", "state", "is_danger", "created_at"])
    .where("id", "<", before)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

/** Counts open and closed concerns, each up to `max + 1`. */
export const countConcerns = (
  db: Database,
  ranges: ConcernRange[],
  max: number,
): Promise<Record<"open" | "closed", number>> =>
  countEachUpTo(db, max, [
    // This condition makes SQLite use the index of open concerns.
    ["open", selectConcerns(db, ranges, false).where("id", ">", 0)],
    ["closed", selectConcerns(db, ranges, true)],
  ]);

/** Counts concerns outside these ranges, each up to `max + 1`. */
export const countLocked = (
  db: Database,
  ranges: ConcernRange[],
  max: number,
): Promise<Record<"open" | "closed", number>> => {
  const outside = outsideOf(ranges);
  // These ranges cover all concerns.
  return outside.length === 0 ? Promise.resolve({ open: 0, closed: 0 }) : countConcerns(db, outside, max);
};

/** Finds a concern, with encrypted text. */
export const findConcernRow = (db: Database, id: number): Promise<ConcernRow | undefined> =>
  db.selectFrom("concerns").selectAll().where("id", "=", id).executeTakeFirst();

export async function findNewConcerns(
  db: Database,
  ranges: ConcernRange[],
): Promise<{ count: number; since: string } | undefined> {
  const fresh = db.selectFrom("concerns").where("state", "=", "new").where(within(ranges));
  const { count, since } = await countSince(fresh, "created_at");
  return since === null ? undefined : { count, since };
}

export const updateConcern = (db: Database, id: number, changes: Updateable<ConcernTable>): Promise<boolean> =>
  changesRows(db.updateTable("concerns").set(changes).where("id", "=", id));

/** Deletes a concern; the database also deletes its notes. */
export const deleteConcern = (db: Database, id: number): Promise<boolean> =>
  changesRows(db.deleteFrom("concerns").where("id", "=", id));

/** Finds notes with encrypted text, oldest first. */
export const findNoteRows = (db: Database, id: number) =>
  db.selectFrom("concern_notes").selectAll().where("concern_id", "=", id).orderBy("id").execute();

export const findNoteRow = (db: Database, id: number) =>
  db.selectFrom("concern_notes").selectAll().where("id", "=", id).executeTakeFirst();

/**
 * Stores a note without its text. A repeated idempotency key adds nothing.
 * @returns the id; undefined for a repeated key
 */
export async function insertNote(db: Database, note: Insertable<ConcernNoteTable>): Promise<number | undefined> {
  const kept = await db
    .insertInto("concern_notes")
    .values(note)
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return kept?.id;
}

export const updateNote = (db: Database, id: number, changes: Updateable<ConcernNoteTable>): Promise<boolean> =>
  changesRows(db.updateTable("concern_notes").set(changes).where("id", "=", id));

/** Finds unencrypted rows of earlier releases. */
export const findPlain = (db: Database, table: "concerns" | "concern_notes", limit: number) =>
  db.selectFrom(table).select("id").where("key_id", "is", null).orderBy("id").limit(limit).execute();
