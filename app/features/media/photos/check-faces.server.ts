import { childrenChecks } from "content/doctor-children.ts";
import { writeCount } from "../../../cms/content-filters.ts";
import { bad, type Check, good, warning } from "../../../server/doctor/check.ts";
import { minFreeBytes, openFaceFinder } from "../../../server/faces/detect-faces.server.ts";
import type { FileStorage } from "../../../server/storage/storage.ts";
import { writeBytes } from "../../../values/bytes.ts";
import { findCounting } from "./face-queries.server.ts";
import { findSampleOfFiles } from "./photo-file-queries.server.ts";

const { faces, stored } = childrenChecks;

/** Warnings of the doctor command if faces cannot be counted. */
const obstacles = {
  missing: (waiting: number) => warning(faces.missing(faces.waiting(waiting)), faces.missingRemedy),
  memory: (waiting: number) =>
    warning(faces.memory(faces.waiting(waiting)), faces.memoryRemedy(writeBytes(minFreeBytes))),
  failed: (waiting: number) => warning(faces.failed(faces.waiting(waiting)), faces.failedRemedy),
};

/**
 * Checks that faces can be counted. First reports the site's last failure, because this command may have other memory
 * limits.
 */
const checkFaces: Check = async ({ openDb }) => {
  const db = await openDb();
  const tables = (await db?.introspection.getTables()) ?? [];
  const table = tables.find(({ name }) => name === "photo_faces");
  // Before the database is updated, the column is missing.
  if (db === undefined || !table?.columns.some(({ name }) => name === "next_at")) return undefined;
  const { waiting, isOff, why } = await findCounting(db);
  if (isOff) return good(faces.off);
  const { obstacle, freeBytes } = await openFaceFinder().check();
  const problem = waiting > 0 && why !== undefined ? why : obstacle;
  if (problem !== undefined) return obstacles[problem](waiting);
  return good(faces.good(writeBytes(Math.round(freeBytes)), waiting));
};

export const faceChecks = (): [name: string, check: Check][] => [[faces.name, checkFaces]];

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
  if (missing === 0) return good(stored.good(writeCount(paths.length)));
  return bad(stored.problem(writeCount(missing), writeCount(paths.length)), stored.remedy);
};

export const storedFileChecks = (): [name: string, check: Check][] => [[stored.name, checkStoredFiles]];
