import { sql } from "kysely";
import { migrations } from "../../app/server/db/migrations/index.ts";
import { MoveRefused } from "./copy-error.ts";
import type { AnyDatabase } from "./rows.ts";

/** A migration that a database has had. */
export interface Applied {
  name: string;
  /** ISO date and time, UTC. */
  timestamp: string;
}

/** The migrations that a database has had, in their order; none where there is no site in it. */
export async function readMigrations(database: AnyDatabase): Promise<Applied[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<Applied>`select name, timestamp from kysely_migration`.execute(database);
  return rows.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Does this code know all of these? */
export function isNewer(applied: readonly Applied[]): boolean {
  return applied.some(({ name }) => !Object.hasOwn(migrations, name));
}

/** @throws MoveRefused when the database of the site is not just as this code makes it */
export function needThisVersion(applied: readonly Applied[]): void {
  if (applied.length === 0) throw new MoveRefused("DATABASE_URL names a database in which there is no site.");
  if (isNewer(applied))
    throw new MoveRefused(
      "DATABASE_URL names a database made by a newer version of this site, or one into which a move is not finished.",
    );
  if (applied.length < Object.keys(migrations).length)
    throw new MoveRefused(
      "DATABASE_URL names a database of an older version. Start the site once with this version, stop it, and move then.",
    );
}
