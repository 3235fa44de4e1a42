import { type Insertable, type Selectable, sql } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import type { PhotoTable } from "../../server/db/tables.ts";
import type { Photo, PhotoOwner, PhotoSize } from "./photo.ts";
import { abandonPhotoFiles, filesOf, insertPhotoFiles } from "./photo-file-queries.server.ts";

type Row = Pick<
  Selectable<PhotoTable>,
  "path" | "alt" | "width" | "height" | "sizes" | "focal_x" | "focal_y" | "dominant_color"
>;

function asPhoto({ path, alt, width, height, sizes, focal_x, focal_y, dominant_color }: Row): Photo {
  const made = JSON.parse(sizes) as { format: PhotoSize["format"]; width: number; path: string }[];
  return {
    src: `/files/${path}`,
    alt,
    width,
    height,
    ...(made.length > 0 && { sizes: made.map(({ path: of, ...size }) => ({ ...size, src: `/files/${of}` })) }),
    ...((focal_x !== 50 || focal_y !== 50) && { focus: `${focal_x}-${focal_y}` }),
    ...(dominant_color !== null && { dominantColor: dominant_color }),
  };
}

/** Photos of several owners in one query, each list in order, cover first. Excludes photographs without consent. */
export async function findPhotos<Owner extends PhotoOwner>(
  db: Database,
  owners: Owner[],
): Promise<Record<Owner, Photo[]>> {
  const found = Object.fromEntries(owners.map((owner) => [owner, [] as Photo[]])) as Record<Owner, Photo[]>;
  if (owners.length === 0) return found;
  const rows = await db
    .selectFrom("photo_attachments")
    .innerJoin("photos", "photos.id", "photo_attachments.photo_id")
    .select(["owner", "path", "alt", "width", "height", "sizes", "focal_x", "focal_y", "dominant_color"])
    .where("owner", "in", owners)
    .where((where) => where.or([where("kind", "=", "drawing"), where("consent_at", "is not", null)]))
    .orderBy("owner")
    .orderBy("position")
    .execute();
  for (const row of rows) found[row.owner as Owner].push(asPhoto(row));
  return found;
}

/** Adds a file as a photo, or finds it. @returns its id */
export async function addPhoto(db: Database, photo: Insertable<PhotoTable>): Promise<number> {
  const { id, path, sizes } = await db
    .insertInto("photos")
    .values(photo)
    .onConflict((conflict) => conflict.column("path").doUpdateSet({ path: photo.path }))
    .returning(["id", "path", "sizes"])
    .executeTakeFirstOrThrow();
  await insertPhotoFiles(db, id, filesOf({ path, sizes }));
  return id;
}

export async function attachPhoto(
  db: Database,
  attachment: { owner: PhotoOwner; position: number; photo_id: number },
): Promise<void> {
  await db.insertInto("photo_attachments").values(attachment).execute();
}

export type PhotoRow = Selectable<PhotoTable> & { uses: string[] };

/** Newest first. @param before cursor: the previous page's last id */
export async function findPhotoRows(db: Database, limit: number, before: number | undefined): Promise<PhotoRow[]> {
  let query = db.selectFrom("photos").selectAll();
  if (before !== undefined) query = query.where("id", "<", before);
  const rows = await query.orderBy("id", "desc").limit(limit).execute();
  if (rows.length === 0) return [];
  const uses = await db
    .selectFrom("photo_attachments")
    .selectAll()
    .where(
      "photo_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("owner")
    .execute();
  return rows.map((row) => ({
    ...row,
    uses: uses.filter(({ photo_id }) => photo_id === row.id).map(({ owner }) => owner),
  }));
}

/** Unordered; omits unknown ids. */
export async function findPhotosById(db: Database, ids: number[]): Promise<Selectable<PhotoTable>[]> {
  if (ids.length === 0) return [];
  return db.selectFrom("photos").selectAll().where("id", "in", ids).execute();
}

export async function findPhotosByAlt(db: Database, names: string[]): Promise<Selectable<PhotoTable>[]> {
  if (names.length === 0) return [];
  return db.selectFrom("photos").selectAll().where("alt", "in", names).execute();
}

export async function changePhoto(
  db: Database,
  id: number,
  changes: Pick<Selectable<PhotoTable>, "alt" | "focal_x" | "focal_y" | "consent_by" | "consent_at">,
): Promise<void> {
  await db.updateTable("photos").set(changes).where("id", "=", id).execute();
}

/** Deletes a photo; its files stay abandoned until removed. @throws while it is attached */
export async function deletePhoto(db: Database, id: number): Promise<void> {
  await abandonPhotoFiles(db, id);
  await db.deleteFrom("photos").where("id", "=", id).execute();
}

/** An owner's photo ids, in order. */
export async function findAttachedPhotos(db: Database, owner: PhotoOwner): Promise<number[]> {
  const rows = await db
    .selectFrom("photo_attachments")
    .select("photo_id")
    .where("owner", "=", owner)
    .orderBy("position")
    .execute();
  return rows.map(({ photo_id }) => photo_id);
}

export async function detachPhotos(db: Database, owner: string): Promise<void> {
  await db.deleteFrom("photo_attachments").where("owner", "=", owner).execute();
}

/** Replaces an owner's photos, in this order. */
export async function replaceAttachedPhotos(db: Database, owner: PhotoOwner, ids: number[]): Promise<void> {
  await detachPhotos(db, owner);
  for (const [position, photo_id] of ids.entries()) await attachPhoto(db, { owner, position, photo_id });
}

export async function findAttachments(db: Database, id: number): Promise<string[]> {
  const rows = await db.selectFrom("photo_attachments").select("owner").where("photo_id", "=", id).execute();
  return rows.map(({ owner }) => owner);
}

/** Photographs without alt text or consent. */
export async function countUnconfirmedPhotos(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("photos")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    // A literal: SQLite uses no partial index for a bound parameter.
    .where("kind", "=", sql.lit("photograph"))
    .where("consent_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
