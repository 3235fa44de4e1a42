import type { Selectable } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import type { UploadTable } from "./photo-tables.ts";

export type Upload = Selectable<UploadTable>;

export const findUpload = (db: Database, userId: string, key: string) =>
  db
    .selectFrom("uploads")
    .selectAll()
    .where("user_id", "=", userId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();

export async function insertUpload(
  db: Database,
  upload: Pick<Upload, "user_id" | "idempotency_key" | "size" | "changed_at">,
): Promise<void> {
  const row = { ...upload, received: 0, photo_id: null };
  await db
    .insertInto("uploads")
    .values(row)
    .onConflict((conflict) => conflict.columns(["user_id", "idempotency_key"]).doNothing())
    .execute();
}

/** Finds a user's unfinished uploads, last changed first. */
export async function findOpenUploads(db: Database, userId: string): Promise<number[]> {
  const uploads = db.selectFrom("uploads").select("id").where("user_id", "=", userId).where("photo_id", "is", null);
  return (await uploads.orderBy("changed_at", "desc").orderBy("id", "desc").execute()).map(({ id }) => id);
}

/** Adds a piece. @returns false if another request added one first */
export async function addPiece(
  db: Database,
  { id }: Pick<Upload, "id">,
  { start, bytes, now }: { start: number; bytes: Uint8Array; now: string },
): Promise<boolean> {
  const changed = await db
    .updateTable("uploads")
    .set({ received: start + bytes.byteLength, changed_at: now })
    .where("id", "=", id)
    .where("received", "=", start)
    .where("photo_id", "is", null)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  const piece = { upload_id: id, start, bytes: Buffer.from(bytes).toString("base64") };
  await db.insertInto("upload_pieces").values(piece).execute();
  return true;
}

export async function* readPieces(db: Database, { id }: Pick<Upload, "id">): AsyncGenerator<Uint8Array> {
  const pieces = db.selectFrom("upload_pieces").where("upload_id", "=", id);
  for (const { start } of await pieces.select("start").orderBy("start").execute()) {
    const { bytes } = await pieces.select("bytes").where("start", "=", start).executeTakeFirstOrThrow();
    yield Buffer.from(bytes, "base64");
  }
}

/** Stores the photo's id. The key is kept, so that a repeated request finds the photo. */
export async function finishUpload(db: Database, { id }: Pick<Upload, "id">, photo_id: number): Promise<void> {
  await db.deleteFrom("upload_pieces").where("upload_id", "=", id).execute();
  await db.updateTable("uploads").set({ photo_id }).where("id", "=", id).execute();
}

export async function deleteUploads(db: Database, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom("uploads").where("id", "in", ids).execute();
}

/** Deletes old uploads. @param moment ISO 8601, UTC @returns the number of deleted uploads */
export async function deleteUploadsBefore(db: Database, moment: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("uploads").where("changed_at", "<", moment).executeTakeFirst();
  return Number(numDeletedRows);
}
