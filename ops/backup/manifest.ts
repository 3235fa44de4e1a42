import * as v from "valibot";
import { isFilePath } from "../../app/server/storage/storage.ts";

/** Goes up when older code could not restore what newer code writes. */
export const newestFormat = 1;

/** The last entry of an archive: without it the archive ends too early. */
export const manifestEntry = "manifest.json";
/** The secret of the installation: codes of the second factor are encrypted with it. */
export const secretEntry = "secret";
/** Pictures stand below it, each under its path in the file store. */
export const pictureFolder = "files/";

const entrySchema = v.object({ sha256: v.pipe(v.string(), v.regex(/^[a-f0-9]{64}$/)), bytes: v.number() });

/** What an archive says about itself. */
export const manifestSchema = v.object({
  format: v.number(),
  /** ISO date and time, UTC: the moment of the database. */
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  siteVersion: v.string(),
  /** Names of the migrations that the database has. */
  migrations: v.array(v.string()),
  /** Number of rows by table. */
  rows: v.record(v.string(), v.number()),
  /** Every other entry of the archive, by name. */
  entries: v.record(v.string(), entrySchema),
  /** Pictures that the database names and the file store did not have. */
  missing: v.array(v.string()),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;
/** An entry of an archive: what it weighs, and the fingerprint of its content. */
export type EntryFacts = v.InferOutput<typeof entrySchema>;

/** The path in the file store of an entry that is a picture. */
export function picturePathOf(entry: string): string | undefined {
  const path = entry.slice(pictureFolder.length);
  return entry.startsWith(pictureFolder) && isFilePath(path) ? path : undefined;
}

/** How many pictures, sizes of one counted one by one, an archive has. */
export function countPictures({ entries }: Manifest): number {
  return Object.keys(entries).filter((name) => picturePathOf(name) !== undefined).length;
}

/** How many rows all tables of an archive have together. */
export function countRows({ rows }: Manifest): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}
