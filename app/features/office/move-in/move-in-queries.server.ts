import { type Insertable, type Selectable, sql } from "kysely";
import { changesRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { inChunks } from "../../../server/db/in-chunks.ts";
import type { StoryTables, Tables } from "../../../server/db/tables.ts";
import { type ImportAct, importActs, waitingStates, workingStates } from "./import-states.ts";
import type { ImportState } from "./move-in-tables.ts";

export type Import = Selectable<Tables["imports"]>;
export type ImportNote = Selectable<Tables["import_notes"]>;
export type ImportedRow = Selectable<Tables["imported_rows"]>;

export async function insertImport(db: Database, row: Insertable<Tables["imports"]>): Promise<number> {
  return (await db.insertInto("imports").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

export const findImport = (db: Database, id: number): Promise<Import | undefined> =>
  db.selectFrom("imports").selectAll().where("id", "=", id).executeTakeFirst();

/** Finds all imports, newest first. */
export const listImports = (db: Database): Promise<Import[]> =>
  db.selectFrom("imports").selectAll().orderBy("id", "desc").execute();

/**
 * Changes the state by an act, if the act may begin with the present one.
 * @param changes columns to change with it
 * @returns false if the state was another one
 */
export function act(
  db: Database,
  id: number,
  name: ImportAct,
  changes: Partial<
    Pick<Import, "answers" | "summary" | "problem" | "rows" | "done" | "ended_at" | "made_by" | "made_by_id">
  > = {},
): Promise<boolean> {
  const { from, to } = importActs[name];
  return changesRows(
    db
      .updateTable("imports")
      .set({ ...changes, state: to, holder: null, held_until: null })
      .where("id", "=", id)
      .where("state", "in", [...from]),
  );
}

/** Stores the answers of staff while they still decide. @returns false if the import has begun */
export const saveAnswers = (db: Database, id: number, answers: string): Promise<boolean> =>
  changesRows(
    db.updateTable("imports").set({ answers }).where("id", "=", id).where("state", "in", ["asked", "stopped"]),
  );

export const findWaitingWork = (db: Database, now: string): Promise<Import[]> =>
  db
    .selectFrom("imports")
    .selectAll()
    .where("state", "in", [...workingStates])
    .where(({ or, eb }) => or([eb("held_until", "is", null), eb("held_until", "<", now)]))
    .orderBy("id")
    .execute();

/** Takes an import for a process. @returns false if another process has it */
export const hold = (db: Database, { id, state }: Import, holder: string, now: string, until: string) =>
  changesRows(
    db
      .updateTable("imports")
      .set({ holder, held_until: until })
      .where("id", "=", id)
      .where("state", "=", state)
      .where(({ or, eb }) => or([eb("held_until", "is", null), eb("held_until", "<", now)])),
  );

/**
 * Notes progress, and keeps the import for the process. In the transaction of a row, it makes the row fail if a person
 * stopped the import, or another process took it over.
 * @returns false if the process has lost it
 */
export const keepHold = (
  db: Database,
  { id, state, holder }: { id: number; state: ImportState; holder: string },
  until: string,
  done?: number,
): Promise<boolean> =>
  changesRows(
    db
      .updateTable("imports")
      .set({ held_until: until, ...(done !== undefined && { done }) })
      .where("id", "=", id)
      .where("state", "=", state)
      .where("holder", "=", holder),
  );

export const letGo = (db: Database, id: number, holder: string) =>
  db
    .updateTable("imports")
    .set({ holder: null, held_until: null })
    .where("id", "=", id)
    .where("holder", "=", holder)
    .execute();

export const noteRow = (db: Database, note: ImportNote) =>
  db
    .insertInto("import_notes")
    .values(note)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteNotes = (db: Database, id: number) =>
  db.deleteFrom("import_notes").where("import_id", "=", id).execute();

export const deleteNotesOf = (db: Database, id: number, code: string) =>
  db.deleteFrom("import_notes").where("import_id", "=", id).where("code", "=", code).execute();

export const findNotes = (db: Database, id: number, limit: number): Promise<ImportNote[]> =>
  db.selectFrom("import_notes").selectAll().where("import_id", "=", id).orderBy("row").limit(limit).execute();

/** Finds notes in order, after one of them. */
export const findNotesAfter = (db: Database, id: number, after: ImportNote | undefined, limit: number) => {
  const notes = db.selectFrom("import_notes").selectAll().where("import_id", "=", id);
  const next =
    after === undefined
      ? notes
      : notes.where(sql<boolean>`(row, code, about) > (${after.row}, ${after.code}, ${after.about})`);
  return next.orderBy("row").orderBy("code").orderBy("about").limit(limit).execute();
};

export async function countNotes(db: Database, id: number): Promise<{ code: string; about: string; count: number }[]> {
  const rows = await db
    .selectFrom("import_notes")
    .select(({ fn }) => ["code", "about", fn.countAll().as("count")])
    .where("import_id", "=", id)
    .groupBy(["code", "about"])
    .execute();
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}

export const insertImported = (db: Database, row: Insertable<Tables["imported_rows"]>) =>
  db.insertInto("imported_rows").values(row).execute();

/** Finds what rows became in this or an earlier import, by key. */
export async function findBecame(db: Database, keys: string[]): Promise<Map<string, string>> {
  const rows = await inChunks(keys, (some) =>
    db.selectFrom("imported_rows").select(["key", "became"]).where("key", "in", some).execute(),
  );
  return new Map(rows.map(({ key, became }) => [key, became]));
}

/** Finds which of these rows came in, by key, with the import that brought each; null for a very old one. */
export async function findImportsOf(db: Database, keys: string[]): Promise<Map<string, number | null>> {
  const rows = await inChunks(keys, (some) =>
    db.selectFrom("imported_rows").select(["key", "import_id"]).where("key", "in", some).execute(),
  );
  return new Map(rows.map(({ key, import_id }) => [key, import_id]));
}

/** Finds what an import brought, in the order of the keys, after a key. */
export const findImported = (db: Database, id: number, after: string, limit: number): Promise<ImportedRow[]> =>
  db
    .selectFrom("imported_rows")
    .selectAll()
    .where("import_id", "=", id)
    .where("key", ">", after)
    .orderBy("key")
    .limit(limit)
    .execute();

/** Finds the items of an import that were public on the old site. */
export const findFormerlyPublic = (db: Database, id: number): Promise<ImportedRow[]> =>
  db
    .selectFrom("imported_rows")
    .selectAll()
    .where("import_id", "=", id)
    .where(({ or, eb }) => or([eb("was", "=", "public"), eb("was", "like", "2%")]))
    .orderBy("key")
    .execute();

/** Finds the photos that an import brought. */
export async function findImportedPhotos(db: Database, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom("imported_rows")
    .select("became")
    .where("import_id", "=", id)
    .where("became", "like", "photo:%")
    .execute();
  return rows.map(({ became }) => Number(became.split(":")[1]));
}

/** Counts what an import brought, by noun. */
export async function countImported(db: Database, id: number): Promise<Record<string, number>> {
  const rows = await db.selectFrom("imported_rows").select("became").where("import_id", "=", id).execute();
  const counts: Record<string, number> = {};
  for (const { became } of rows) {
    const noun = became.split(":")[0] ?? "";
    counts[noun] = (counts[noun] ?? 0) + 1;
  }
  return counts;
}

export const deleteImported = (db: Database, key: string) =>
  db.deleteFrom("imported_rows").where("key", "=", key).execute();

/** Notes that an item was published here, so that a later press leaves it to staff. */
export const notePublished = (db: Database, key: string, version: number) =>
  db.updateTable("imported_rows").set({ version, was: "published" }).where("key", "=", key).execute();

/** Returns true for an item that was published on this site once. */
export const wasPublished = async (db: Database, subject: string): Promise<boolean> =>
  (await db
    .selectFrom("versions")
    .select("version")
    .where("subject", "=", subject)
    .where("content", "like", '%"status":"published"%')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Deletes an import that brought nothing yet. @returns false if it has begun */
export async function deleteWaiting(db: Database, id: number): Promise<boolean> {
  const isDeleted = await changesRows(
    db
      .deleteFrom("imports")
      .where("id", "=", id)
      .where("state", "in", [...waitingStates]),
  );
  if (isDeleted) await deleteNotes(db, id);
  return isDeleted;
}

/** Finds the titles of drafts among items. @param tables by noun @param subjects such as `post:12` */
export async function findDraftsAmong(
  db: Database,
  tables: StoryTables,
  subjects: string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [noun, table] of Object.entries(tables)) {
    const ids = subjects.flatMap((subject) => (subject.startsWith(`${noun}:`) ? Number(subject.split(":")[1]) : []));
    const rows = await inChunks(ids, (some) =>
      db
        .selectFrom(table as "posts")
        .select(["id", "title"])
        .where("id", "in", some)
        .where("status", "=", "draft")
        .where("deleted_at", "is", null)
        .execute(),
    );
    for (const { id, title } of rows) found.set(`${noun}:${id}`, title);
  }
  return found;
}
