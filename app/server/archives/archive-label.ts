import * as v from "valibot";

const labelSchema = v.object({
  /** Time of the snapshot (ISO 8601, UTC). */
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  bytes: v.number(),
  /** Number of picture files found when the archive was read back. */
  pictures: v.number(),
  rows: v.number(),
  /** Number of files that the database names and the site did not have. */
  missing: v.number(),
  /** False if more files were missing than in the last good archive before. */
  isGood: v.boolean(),
  /** True if the pictures are in the folder that archives share. */
  isShared: v.boolean(),
  /** True if the archive was read to its end and cannot be restored. */
  isDamaged: v.optional(v.boolean()),
});

/** File `NAME.json` beside an archive, written after the archive was read back. */
export type ArchiveLabel = v.InferOutput<typeof labelSchema>;

/** Reads a label; undefined for a damaged one. */
export function readLabel(text: string): ArchiveLabel | undefined {
  try {
    const read = v.safeParse(labelSchema, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
