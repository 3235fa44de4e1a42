import { sql } from "kysely";
import { migrations } from "../../app/features/migrations.server.ts";
import { isKnownMigration } from "../../app/server/db/migrate.server.ts";
import { CopyError } from "./copy-error.ts";
import type { AnyDatabase } from "./rows.ts";

export interface Applied {
  name: string;
  /** ISO 8601, UTC. */
  timestamp: string;
}

/** Reads the applied migrations in order; empty for a database without a site. */
export async function readMigrations(db: AnyDatabase): Promise<Applied[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<Applied>`select name, timestamp from kysely_migration`.execute(db);
  return rows.sort((one, other) => (one.name < other.name ? -1 : 1));
}

export function isNewer(applied: readonly Applied[]): boolean {
  return applied.some(({ name }) => !isKnownMigration(name, migrations));
}

/** @throws CopyError unless the database belongs to exactly this version */
export function requireThisVersion(applied: readonly Applied[]): void {
  if (applied.length === 0) throw new CopyError("DATABASE_URL names a database in which there is no site.");
  if (isNewer(applied))
    throw new CopyError(
      "DATABASE_URL names a database made by a newer version of this site, or one into which a move is not finished.",
    );
  if (applied.filter(({ name }) => Object.hasOwn(migrations, name)).length < Object.keys(migrations).length)
    throw new CopyError(
      "DATABASE_URL names a database of an older version. Start the site once with this version, stop it, and move then.",
    );
}
