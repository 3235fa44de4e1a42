import { type ExpressionBuilder, type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { ConcernRange } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { changesRows, countEachUpTo, countSince } from "../../server/db/count-rows.ts";
import type { Database } from "../../server/db/database.server.ts";
import type { ConcernNoteTable, ConcernTable } from "../../server/db/safeguarding-tables.ts";
import type { Tables } from "../../server/db/tables.ts";
import { keyIdOf } from "../../server/sealing/seal.server.ts";
import {
  type ConcernTexts,
  openConcernRow,
  openNoteRow,
  sealConcernTexts,
  sealNoteText,
} from "./sealed-rows.server.ts";

type Ctx = Pick<AppContext, "db" | "config">;
type ConcernRow = Selectable<ConcernTable>;

/**
 * What was written is encrypted under the id that the row gets, in the same transaction.
 * @returns the id; undefined for a form that was sent twice
 */
export async function insertConcern(
  { db, config }: Ctx,
  concern: Omit<Insertable<ConcernTable>, "key_id" | "passed_to">,
): Promise<number | undefined> {
  const { story, place, name, contact, ...facts } = concern;
  const kept = await db
    .insertInto("concerns")
    .values({ ...facts, story: "", key_id: keyIdOf(config) })
    .onConflict((conflict) => conflict.column("fingerprint").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (kept === undefined) return undefined;
  const texts = { story, place: place ?? null, name: name ?? null, contact: contact ?? null, passed_to: null };
  await db
    .updateTable("concerns")
    .set(sealConcernTexts(config, kept.id, texts))
    .where("id", "=", kept.id)
    .execute();
  return kept.id;
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

/** Only what is in one of these ranges. */
const within =
  (ranges: ConcernRange[]) =>
  ({ eb, and, or }: ExpressionBuilder<Tables, "concerns">) =>
    or(
      ranges.map(({ after, until }) => and([eb("id", ">", after), ...(until === null ? [] : [eb("id", "<=", until)])])),
    );

/** A literal: SQLite uses no partial index for a bound parameter. */
const those = (db: Database, ranges: ConcernRange[], isClosed: boolean) =>
  db
    .selectFrom("concerns")
    .where("state", isClosed ? "=" : "!=", sql.lit("closed"))
    .where(within(ranges));

/** A page of the list, newest first: without what was written. */
export const listConcerns = (db: Database, ranges: ConcernRange[], isClosed: boolean, before: number, limit: number) =>
  those(db, ranges, isClosed)
    .select(["id", "reference", "state", "is_danger", "created_at"])
    .where("id", "<", before)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

/** Each up to `max + 1`, which means more. */
export const countConcerns = (
  db: Database,
  ranges: ConcernRange[],
  max: number,
): Promise<Record<"open" | "closed", number>> =>
  countEachUpTo(db, max, [
    // With the key SQLite chooses the index of the open ones.
    ["open", those(db, ranges, false).where("id", ">", 0)],
    ["closed", those(db, ranges, true)],
  ]);

/** With its words, or `isLocked` where another key encrypted them. */
export async function findConcern(
  { db, config }: Ctx,
  id: number,
): Promise<(Omit<ConcernRow, keyof ConcernTexts> & ConcernTexts & { isLocked: boolean }) | undefined> {
  const row = await db.selectFrom("concerns").selectAll().where("id", "=", id).executeTakeFirst();
  return row && openConcernRow(config, row);
}

/** How many are new, and since when. */
export async function findNewConcerns(
  db: Database,
  ranges: ConcernRange[],
): Promise<{ count: number; since: string } | undefined> {
  const fresh = db.selectFrom("concerns").where("state", "=", "new").where(within(ranges));
  const { count, since } = await countSince(fresh, "created_at");
  return since === null ? undefined : { count, since };
}

export const updateConcern = (
  db: Database,
  id: number,
  changes: Omit<Updateable<ConcernTable>, keyof ConcernTexts | "key_id">,
): Promise<boolean> => changesRows(db.updateTable("concerns").set(changes).where("id", "=", id));

/** Encrypts all words of a concern anew. @returns whether it is there */
export const writeTexts = ({ db, config }: Ctx, id: number, texts: ConcernTexts): Promise<boolean> =>
  changesRows(
    db
      .updateTable("concerns")
      .set(sealConcernTexts(config, id, texts))
      .where("id", "=", id),
  );

/** Its notes go with it. */
export const deleteConcern = (db: Database, id: number): Promise<boolean> =>
  changesRows(db.deleteFrom("concerns").where("id", "=", id));

/** Oldest first. */
export async function findNotes({ db, config }: Ctx, id: number) {
  const rows = await db.selectFrom("concern_notes").selectAll().where("concern_id", "=", id).orderBy("id").execute();
  return rows.map((row) => openNoteRow(config, row));
}

/** Encrypted under the id that it gets. A repeated idempotency key adds nothing. */
export async function insertNote(
  { db, config }: Ctx,
  { text, ...note }: Omit<Insertable<ConcernNoteTable>, "key_id">,
): Promise<void> {
  const kept = await db
    .insertInto("concern_notes")
    .values({ ...note, text: "", key_id: keyIdOf(config) })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (kept === undefined) return;
  await db
    .updateTable("concern_notes")
    .set(sealNoteText(config, kept.id, text))
    .where("id", "=", kept.id)
    .execute();
}

/** Rows of before the update, in their order: their words are not encrypted. */
export const findPlain = (db: Database, table: "concerns" | "concern_notes", limit: number) =>
  db.selectFrom(table).select("id").where("key_id", "is", null).orderBy("id").limit(limit).execute();

/** Encrypts one of them. A row that another process has encrypted stays as it is. */
export async function sealPlain({ db, config }: Ctx, table: "concerns" | "concern_notes", id: number): Promise<void> {
  if (table === "concerns") {
    const row = await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
    if (row !== undefined && row.key_id === null) await writeTexts({ db, config }, id, row);
    return;
  }
  const row = await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
  if (row !== undefined && row.key_id === null)
    await db
      .updateTable(table)
      .set(sealNoteText(config, id, row.text))
      .where("id", "=", id)
      .execute();
}
