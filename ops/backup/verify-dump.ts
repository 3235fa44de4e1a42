import { BackupError } from "./backup-error.ts";
import type { DatabaseDetails } from "./database-dumper.ts";
import type { Manifest } from "./manifest.ts";

/** @throws BackupError for a dump that is damaged or differs from its manifest */
export function verifyDump({ problems, migrations, rows }: DatabaseDetails, manifest: Manifest): void {
  if (problems.length > 0) throw new BackupError("The database in the archive is damaged.", { cause: problems });
  const agree =
    same(migrations, manifest.migrations) &&
    same(Object.keys(rows).sort(), Object.keys(manifest.rows).sort()) &&
    Object.entries(rows).every(([table, count]) => manifest.rows[table] === count);
  if (!agree) throw new BackupError("The database in the archive is not the one that the archive was made with.");
}

function same(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index]);
}
