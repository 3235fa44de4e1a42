import { writeCount } from "../../../cms/content-filters.ts";
import { bad, type Check, good, warning } from "../../../server/doctor/check.ts";
import { minFreeBytes, openFaceFinder } from "../../../server/faces/detect-faces.server.ts";
import type { FileStorage } from "../../../server/storage/storage.ts";
import { writeBytes } from "../../../values/bytes.ts";
import { findCounting } from "./face-queries.server.ts";
import { findSampleOfFiles } from "./photo-file-queries.server.ts";

const meanwhile =
  "Until then, photos marked “nobody can be recognised” by one person wait for a second person, or a day.";

/** Warnings of the doctor command if faces cannot be counted. */
const obstacles = {
  missing: (waiting: number) =>
    warning(
      `The detector of faces is not there: ${photos(waiting)}. ${meanwhile}`,
      "Its files are in vendor/faces of a checkout: take the whole version.",
    ),
  memory: (waiting: number) =>
    warning(
      `Too little memory is free to count faces: ${photos(waiting)}. ${meanwhile}`,
      `Counting needs ${writeBytes(minFreeBytes)} beside the site: take a machine with 1 GB, or stop other programs; under systemd, the unit’s MemoryHigh must leave as much.`,
    ),
  failed: (waiting: number) =>
    warning(
      `The detector of faces ended without a count the last time: ${photos(waiting)}. ${meanwhile}`,
      "The journal says why, at “faces not counted”. The site tries again by itself, at last once a day.",
    ),
};

const photos = (count: number) => (count === 1 ? "1 photograph waits" : `${count} photographs wait`);

/**
 * Checks that faces can be counted. First reports the site's last failure, because this command may have other memory
 * limits.
 */
const checkFaces: Check = async ({ openDb }) => {
  const db = await openDb();
  const tables = (await db?.introspection.getTables()) ?? [];
  const faces = tables.find(({ name }) => name === "photo_faces");
  // Before the database is updated, the column is missing.
  if (db === undefined || !faces?.columns.some(({ name }) => name === "next_at")) return undefined;
  const { waiting, isOff, why } = await findCounting(db);
  if (isOff) return good("Faces are not counted: a setting switches it off.");
  const { obstacle, freeBytes } = await openFaceFinder().check();
  const problem = waiting > 0 && why !== undefined ? why : obstacle;
  if (problem !== undefined) return obstacles[problem](waiting);
  return good(
    `${writeBytes(Math.round(freeBytes))} of memory are free, enough to count faces. ${photos(waiting)} for it.`,
  );
};

export const faceChecks: [name: string, check: Check][] = [["Faces", checkFaces]];

/** Maximum number of parallel requests to an object store. */
const atOnce = 16;

async function countMissing(storage: Pick<FileStorage, "sizeOf">, paths: readonly string[]): Promise<number> {
  let missing = 0;
  for (let start = 0; start < paths.length; start += atOnce) {
    const sizes = await Promise.all(paths.slice(start, start + atOnce).map((path) => storage.sizeOf(path)));
    missing += sizes.filter((size) => !size).length;
  }
  return missing;
}

const checkStoredFiles: Check = async ({ openDb, openFiles }) => {
  const db = await openDb();
  const tables = (await db?.introspection.getTables()) ?? [];
  if (db === undefined || !tables.some(({ name }) => name === "photo_files")) return undefined;
  // Another check reports a missing storage.
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
