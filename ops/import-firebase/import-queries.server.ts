import type { Database } from "../../app/server/db/database.server.ts";

/** Finds the imported row of the old site, like `post:12`; undefined for one that was never imported. */
export async function findImported(db: Database, key: string): Promise<string | undefined> {
  const row = await db.selectFrom("imported_rows").select("became").where("key", "=", key).executeTakeFirst();
  return row?.became;
}

/** Records permanently that a row is imported: a row deleted here does not come back with the next run. */
export async function saveImported(db: Database, row: { key: string; became: string; at: string }): Promise<void> {
  await db.insertInto("imported_rows").values(row).execute();
}

/**
 * True for a site that was started before. Its first start gives the numbers 1, 2, 3 to the three programmes (decisions
 * R1).
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
