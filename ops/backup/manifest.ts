import * as v from "valibot";
import { isFilePath } from "../../app/server/storage/storage.ts";

/** Format of an archive with every picture inside, which the previous release also reads. */
export const wholeFormat = 1;

/**
 * Format of an archive whose pictures are in the shared folder. Incremented when older code cannot restore newer
 * backups.
 */
export const newestFormat = 2;

/** The last entry. An archive without it is truncated. */
export const manifestEntry = "manifest.json";
/** The installation's secret, which encrypts TOTP secrets. */
export const secretEntry = "secret";
/** Prefix of pictures in the archive, before their path in file storage. */
export const pictureFolder = "files/";

const entrySchema = v.object({ sha256: v.pipe(v.string(), v.regex(/^[a-f0-9]{64}$/)), bytes: v.number() });

export const manifestSchema = v.object({
  format: v.number(),
  /** Time of the snapshot (ISO 8601, UTC). */
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  siteVersion: v.string(),
  migrations: v.array(v.string()),
  rows: v.record(v.string(), v.number()),
  /** All other entries; for a shared archive also its pictures, which are in the folder beside it. */
  entries: v.record(v.string(), entrySchema),
  /** Set if the pictures are in the shared folder; `key` encrypts them. */
  shared: v.optional(v.object({ key: v.optional(v.string()) })),
  /** Pictures in the database that file storage lacked. */
  missing: v.array(v.string()),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;
export type EntryDetails = v.InferOutput<typeof entrySchema>;

/** Returns the path of a picture; undefined for any other entry. */
export function picturePathOf(entry: string): string | undefined {
  const path = entry.slice(pictureFolder.length);
  return entry.startsWith(pictureFolder) && isFilePath(path) ? path : undefined;
}

/** Counts pictures, each size as one. */
export function countPictures({ entries }: Manifest): number {
  return Object.keys(entries).filter((name) => picturePathOf(name) !== undefined).length;
}

export function countRows({ rows }: Manifest): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}
