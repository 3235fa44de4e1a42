import type { Insertable } from "kysely";
import type { Database } from "../../app/server/db/database.server.ts";
import type { Tables } from "../../app/server/db/tables.ts";

/** Finds the row that was imported from a document, such as `post:12`; undefined if it was never imported. */
export async function findImported(db: Database, key: string): Promise<string | undefined> {
  const row = await db.selectFrom("imported_rows").select("became").where("key", "=", key).executeTakeFirst();
  return row?.became;
}

/**
 * Records permanently that a document was imported: if its row is deleted here, the next run does not import it again.
 */
export async function saveImported(db: Database, row: Insertable<Tables["imported_rows"]>): Promise<void> {
  await db.insertInto("imported_rows").values(row).execute();
}

/** Begins an import, which staff see and can undo at `/admin/move-in`. @returns its id */
export async function insertImport(db: Database, now: string): Promise<number> {
  const { id } = await db
    .insertInto("imports")
    .values({
      kind: "firebase",
      state: "running",
      folder: "0".repeat(32),
      made_by: "Import",
      made_by_id: "import",
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const endImport = (db: Database, id: number, ended_at: string) =>
  db.updateTable("imports").set({ state: "brought", ended_at }).where("id", "=", id).execute();

/**
 * Returns true for a site that was started before. The first start gives the ids 1, 2 and 3 to the three programmes
 * (decisions R1).
 */
export async function wasStarted(db: Database): Promise<boolean> {
  const row = await db.selectFrom("settings").select("name").where("name", "=", "samplesLoadedAt").executeTakeFirst();
  return row !== undefined;
}

export async function findPostSlug(db: Database, id: number): Promise<string | undefined> {
  const row = await db.selectFrom("posts").select("slug").where("id", "=", id).executeTakeFirst();
  return row?.slug;
}

export async function findProjectSlug(db: Database, id: number): Promise<string | undefined> {
  const row = await db.selectFrom("projects").select("slug").where("id", "=", id).executeTakeFirst();
  return row?.slug ?? undefined;
}
