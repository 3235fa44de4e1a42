import type { Kysely } from "kysely";

/** Photos read at a time. */
const pageLength = 500;

interface PhotoRow {
  id: number;
  path: string;
  sizes: string;
}

/**
 * Which picture has which file. File names are content hashes, so two pictures can have one file: it is sent only when
 * every picture that has it may be seen, and removed only when none has it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("photo_files")
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("photo_id", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("photo_files_key", ["path", "photo_id"])
    .execute();
  await database.schema.createIndex("photo_files_by_photo").on("photo_files").column("photo_id").execute();
  const tables = database as Kysely<{ photos: PhotoRow; photo_files: { path: string; photo_id: number } }>;
  for (let after = 0; ; ) {
    const rows = await tables
      .selectFrom("photos")
      .select(["id", "path", "sizes"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(pageLength)
      .execute();
    for (const row of rows) await tables.insertInto("photo_files").values(filesOf(row)).execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

function filesOf({ id, path, sizes }: PhotoRow) {
  const made = JSON.parse(sizes) as { path: string }[];
  const paths = new Set([path, ...made.map((size) => size.path)]);
  return [...paths].map((one) => ({ path: one, photo_id: id }));
}
