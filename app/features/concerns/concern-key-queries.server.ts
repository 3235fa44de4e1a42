import { changesRows } from "../../server/db/count-rows.ts";
import type { Database } from "../../server/db/database.server.ts";

/** Has the database words of an earlier release, which are not encrypted yet? */
export async function hasPlain(db: Database): Promise<boolean> {
  for (const table of ["concerns", "concern_notes"] as const) {
    const plain = db.selectFrom(table).select("id").where("key_id", "is", null).limit(1);
    if ((await plain.executeTakeFirst()) !== undefined) return true;
  }
  return false;
}

/** Notes a key that encrypts from now on; `isClean` where nothing unencrypted was there. */
export async function noteKey(
  db: Database,
  { id, made_at, isClean }: { id: string; made_at: string; isClean: boolean },
): Promise<void> {
  await db
    .insertInto("concern_keys")
    .values({ id, made_at, cleaned_at: isClean ? made_at : null })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  if (!isClean) await db.updateTable("concern_keys").set({ cleaned_at: null }).where("id", "=", id).execute();
}

export const isUnclean = async (db: Database, id: string): Promise<boolean> =>
  (await db
    .selectFrom("concern_keys")
    .select("id")
    .where("id", "=", id)
    .where("cleaned_at", "is", null)
    .executeTakeFirst()) !== undefined;

export const markClean = (db: Database, id: string, cleaned_at: string): Promise<boolean> =>
  changesRows(db.updateTable("concern_keys").set({ cleaned_at }).where("id", "=", id));
