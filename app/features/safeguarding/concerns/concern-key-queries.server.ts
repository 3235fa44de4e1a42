import { type RawBuilder, sql } from "kysely";
import { changesRows, countEachUpTo } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";

/** Returns true if the database contains unencrypted text of an earlier release. */
export async function hasPlain(db: Database): Promise<boolean> {
  for (const table of ["concerns", "concern_notes"] as const) {
    const plain = db.selectFrom(table).select("id").where("key_id", "is", null).limit(1);
    if ((await plain.executeTakeFirst()) !== undefined) return true;
  }
  return false;
}

/** Stores a key that is used for encryption from now on. @param isClean true if there was no unencrypted text */
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

/** Returns true if unencrypted text was encrypted, but its remains were not removed yet. */
export const isUnclean = async (db: Database): Promise<boolean> =>
  (await db.selectFrom("concern_keys").select("id").where("cleaned_at", "is", null).limit(1).executeTakeFirst()) !==
  undefined;

export const markClean = (db: Database, cleaned_at: string): Promise<boolean> =>
  changesRows(db.updateTable("concern_keys").set({ cleaned_at }).where("cleaned_at", "is", null));

/** Tables whose rows contain the id of their key. */
const keyed = ["concerns", "concern_notes", "private_files", "consent_names"] as const;

/** Selects rows with unknown keys by ranges, because no index supports `not in`. @param keys ids of known keys */
function listOtherRanges(keys: string[]): RawBuilder<boolean>[] {
  const known = keys.toSorted();
  const others = known.length === 0 ? sql`` : sql` and key_id not in (${sql.join(known)})`;
  return [...known, undefined].map((until, index) => {
    const after = known[index - 1];
    const sides = [
      ...(after === undefined ? [] : [sql`key_id > ${after}`]),
      ...(until === undefined ? [] : [sql`key_id < ${until}`]),
    ];
    return sql<boolean>`${sides.length === 0 ? sql`key_id is not null` : sql.join(sides, sql` and `)}${others}`;
  });
}

/**
 * Counts consents with names in these ranges, up to `max + 1`. With one query for all ranges, SQLite would scan the
 * table.
 */
async function countConsents(db: Database, ranges: RawBuilder<boolean>[], max: number): Promise<number> {
  const ofRanges = ranges.map((range) => sql`select consent_id from consent_names where ${range}`);
  const { rows } = await sql<{ names: number | string }>`select count(*) as names from (
    select distinct consent_id from (${sql.join(ofRanges, sql` union all `)}) as listed limit ${max + 1}
  ) as named`.execute(db);
  return Number(rows[0]?.names);
}

/**
 * Counts rows that none of these keys can decrypt, each up to `max + 1`; for names, counts the consents.
 * @param keys ids
 */
export async function countLocked(
  db: Database,
  keys: string[],
  max: number,
): Promise<Record<(typeof keyed)[number], number>> {
  const ranges = listOtherRanges(keys);
  const others = sql<boolean>`((${sql.join(ranges, sql`) or (`)}))`;
  const rows = await countEachUpTo(
    db,
    max,
    (["concerns", "concern_notes", "private_files"] as const).map((table) => [
      table,
      db.selectFrom(table).where(others),
    ]),
  );
  return { ...rows, consent_names: await countConsents(db, ranges, max) };
}

/** Counts unencrypted files of earlier releases, up to `max + 1`. */
export const countPlainFiles = async (db: Database, max: number): Promise<number> => {
  const plain = db.selectFrom("private_files").where("key_id", "is", null).where("path", "!=", "");
  return (await countEachUpTo(db, max, [["files", plain]])).files;
};

/** Counts consents whose names an earlier release hashed, up to `max + 1`. */
export const countOldNames = (db: Database, max: number): Promise<number> =>
  countConsents(db, [sql<boolean>`key_id is null`], max);

/** Returns true if there are texts or names that would be lost with the key. */
export async function hasSecrets(db: Database): Promise<boolean> {
  for (const table of ["concerns", "consent_names"] as const)
    if ((await db.selectFrom(table).select("key_id").limit(1).executeTakeFirst()) !== undefined) return true;
  return false;
}
