import { writeCount } from "../../../cms/content-filters.ts";
import { bad, type Check, good } from "../../../server/doctor/check.ts";
import type { FileStorage } from "../../../server/storage/storage.ts";
import { findSampleOfFiles } from "./photo-file-queries.server.ts";

/** Parallel requests to an object store. */
const atOnce = 16;

/** Counts missing and empty files. */
async function countMissing(storage: Pick<FileStorage, "sizeOf">, paths: readonly string[]): Promise<number> {
  let missing = 0;
  for (let start = 0; start < paths.length; start += atOnce) {
    const sizes = await Promise.all(paths.slice(start, start + atOnce).map((path) => storage.sizeOf(path)));
    missing += sizes.filter((size) => !size).length;
  }
  return missing;
}

/** Does the storage have the files that the database names? */
const checkStoredFiles: Check = async ({ openDb, openFiles }) => {
  const db = await openDb();
  const tables = (await db?.introspection.getTables()) ?? [];
  if (db === undefined || !tables.some(({ name }) => name === "photo_files")) return undefined;
  // Another check reports that the storage is missing.
  const storage = await openFiles().catch(() => undefined);
  if (storage === undefined) return undefined;
  const paths = await findSampleOfFiles(db);
  if (paths.length === 0) return undefined;
  const missing = await countMissing(storage, paths);
  const sample = `${writeCount(paths.length)} files of the newest and oldest photos, papers and recordings`;
  if (missing === 0) return good(`All ${sample} are there.`);
  return bad(
    `${writeCount(missing)} of ${sample} are missing.`,
    "Was the disk or the store of FILES_URL changed? Put it back. Else stop the site and restore the newest whole backup: npm run backup -- --list names it, docs/how-to/restore-backup.md says how.",
  );
};

export const storedFileChecks: [name: string, check: Check][] = [["Stored files", checkStoredFiles]];
