import type { Insertable } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import type { PrivateFileTable } from "../../server/db/safeguarding-tables.ts";

/** @returns its id */
export async function insertPrivateFile(db: Database, file: Insertable<PrivateFileTable>): Promise<number> {
  const { id } = await db.insertInto("private_files").values(file).returning("id").executeTakeFirstOrThrow();
  return id;
}

export const findPrivateFile = (db: Database, id: number) =>
  db.selectFrom("private_files").selectAll().where("id", "=", id).executeTakeFirst();

export const findPrivateFilesOf = (db: Database, owner: string) =>
  db
    .selectFrom("private_files")
    .select(["id", "type", "bytes", "name", "created_at"])
    .where("owner", "=", owner)
    .orderBy("id")
    .execute();

/** @returns the paths that no other record has */
export async function deletePrivateFiles(db: Database, owner: string): Promise<string[]> {
  const gone = await db.deleteFrom("private_files").where("owner", "=", owner).returning("path").execute();
  const paths = [...new Set(gone.map(({ path }) => path))];
  if (paths.length === 0) return [];
  const shared = await db.selectFrom("private_files").select("path").where("path", "in", paths).execute();
  return paths.filter((path) => shared.every((file) => file.path !== path));
}
