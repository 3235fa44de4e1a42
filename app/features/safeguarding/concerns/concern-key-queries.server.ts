import { changesRows, countRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";

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

/** Did a start encrypt what was there, and not clean up afterwards? */
export const isUnclean = async (db: Database): Promise<boolean> =>
  (await db.selectFrom("concern_keys").select("id").where("cleaned_at", "is", null).limit(1).executeTakeFirst()) !==
  undefined;

export const markClean = (db: Database, cleaned_at: string): Promise<boolean> =>
  changesRows(db.updateTable("concern_keys").set({ cleaned_at }).where("cleaned_at", "is", null));

/** Tables whose rows name the key that encrypted them, or with which their hashes were made. */
const keyed = ["concerns", "concern_notes", "private_files", "consent_names"] as const;

/** Rows of each table that none of these keys opens. Of names, the consents. @param keys their ids */
export async function countLocked(db: Database, keys: string[]): Promise<Record<(typeof keyed)[number], number>> {
  const [concerns, concern_notes, private_files] = await Promise.all(
    (["concerns", "concern_notes", "private_files"] as const).map((table) =>
      countRows(db.selectFrom(table).where("key_id", "is not", null).where("key_id", "not in", keys)),
    ),
  );
  const { names } = await db
    .selectFrom("consent_names")
    .select(({ fn }) => fn.count("consent_id").distinct().as("names"))
    .where("key_id", "is not", null)
    .where("key_id", "not in", keys)
    .executeTakeFirstOrThrow();
  return {
    concerns: concerns ?? 0,
    concern_notes: concern_notes ?? 0,
    private_files: private_files ?? 0,
    consent_names: Number(names),
  };
}

/** Files of before that are not encrypted yet. */
export const countPlainFiles = (db: Database): Promise<number> =>
  countRows(db.selectFrom("private_files").where("key_id", "is", null).where("path", "!=", ""));

/** Is there anything whose loss the key would be: a concern, or a consent with names? */
export async function hasSecrets(db: Database): Promise<boolean> {
  for (const table of ["concerns", "consent_names"] as const)
    if ((await db.selectFrom(table).select("key_id").limit(1).executeTakeFirst()) !== undefined) return true;
  return false;
}

/** Consents whose names an earlier release hashed. */
export async function countOldNames(db: Database): Promise<number> {
  const { names } = await db
    .selectFrom("consent_names")
    .select(({ fn }) => fn.count("consent_id").distinct().as("names"))
    .where("key_id", "is", null)
    .executeTakeFirstOrThrow();
  return Number(names);
}
