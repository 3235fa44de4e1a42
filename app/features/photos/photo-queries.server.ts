import type { Insertable, Selectable } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import type { PhotoTable } from "../../server/db/tables.ts";
import { type Photo, type PhotoOwner, type PhotoSize, textOwner } from "./photo.ts";
import { abandonPhotoFiles, filesOf, insertPhotoFiles } from "./photo-file-queries.server.ts";

type PhotoRow = Selectable<PhotoTable>;

const publicColumns = ["path", "alt", "width", "height", "sizes", "focal_x", "focal_y", "dominant_color"] as const;

export function asPhoto(row: Pick<PhotoRow, (typeof publicColumns)[number]>): Photo {
  const { path, alt, width, height, sizes, focal_x, focal_y, dominant_color } = row;
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
export async function findPhotos<Owner extends PhotoOwner>(db: Database, owners: Owner[]) {
  const found = Object.fromEntries(owners.map((owner) => [owner, [] as Photo[]])) as Record<Owner, Photo[]>;
  if (owners.length === 0) return found;
  const rows = await db
    .selectFrom("photo_attachments")
    .innerJoin("photos", "photos.id", "photo_attachments.photo_id")
    .select(["owner", ...publicColumns])
    .where("owner", "in", owners)
    .where((where) => where.or([where("kind", "=", "drawing"), where("consent_at", "is not", null)]))
    .orderBy("owner")
    .orderBy("position")
    .execute();
  for (const row of rows) found[row.owner as Owner].push(asPhoto(row));
  return found;
}

/** Photos by id, for between paragraphs. Excludes photographs without consent. */
export async function findShownPhotos(
  db: Database,
  ids: number[],
  agreed: number[] = [],
): Promise<Record<number, Photo>> {
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom("photos")
    .select(["id", ...publicColumns])
    .where("id", "in", ids)
    .where((where) =>
      where.or([where("kind", "=", "drawing"), where("consent_at", "is not", null), where("id", "in", [0, ...agreed])]),
    )
    .execute();
  return Object.fromEntries(rows.map((row) => [row.id, asPhoto(row)]));
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

export const attachPhoto = (db: Database, attachment: { owner: string; position: number; photo_id: number }) =>
  db.insertInto("photo_attachments").values(attachment).execute();

/** With their owners, newest first. @param before cursor: the previous page's last id */
export async function findPhotoRows(db: Database, limit: number, before: number) {
  const query = db.selectFrom("photos").selectAll().where("id", "<", before);
  const rows = await query.orderBy("id", "desc").limit(limit).execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const attachments = db.selectFrom("photo_attachments").selectAll().where("photo_id", "in", ids).orderBy("owner");
  const owners = Map.groupBy(await attachments.execute(), ({ photo_id }) => photo_id);
  return rows.map((row) => ({ ...row, uses: itemsOf(owners.get(row.id) ?? []) }));
}

/** An item with a photo in its text, or attached, or both: once. */
const itemsOf = (attachments: { owner: string }[]): string[] => [
  ...new Set(attachments.map(({ owner }) => owner.replace(/^text:/, ""))),
];

/** Unordered; omits unknown ids. */
export const findPhotosById = async (db: Database, ids: number[]) =>
  ids.length === 0 ? [] : db.selectFrom("photos").selectAll().where("id", "in", ids).execute();

export const findPhotosByAlt = async (db: Database, names: string[]) =>
  names.length === 0 ? [] : db.selectFrom("photos").selectAll().where("alt", "in", names).execute();

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
  const attachments = db.selectFrom("photo_attachments").select("photo_id").where("owner", "=", owner);
  return (await attachments.orderBy("position").execute()).map(({ photo_id }) => photo_id);
}

/** Those in its text too. */
export const detachPhotos = (db: Database, owner: string) =>
  db
    .deleteFrom("photo_attachments")
    .where("owner", "in", [owner, textOwner(owner)])
    .execute();

/** Replaces an owner's photos, in this order. @param owner an item, or its text */
export async function replaceAttachedPhotos(db: Database, owner: string, ids: number[]): Promise<void> {
  await db.deleteFrom("photo_attachments").where("owner", "=", owner).execute();
  for (const [position, photo_id] of ids.entries()) await attachPhoto(db, { owner, position, photo_id });
}

export async function findAttachments(db: Database, id: number): Promise<string[]> {
  const rows = await db.selectFrom("photo_attachments").select("owner").where("photo_id", "=", id).execute();
  return itemsOf(rows);
}

/** The owners that can be deleted and restored. */
const deletable = { post: "posts", event: "events", project: "projects", news: "news_items" } as const;

/** Which of these owners are in the trash (like `post:12`): deleted, and still restorable. Never places or people. */
export async function findDeletedSubjects(db: Database, subjects: string[]): Promise<string[]> {
  const deleted: string[] = [];
  for (const [kind, table] of Object.entries(deletable)) {
    const ids = subjects.filter((one) => one.startsWith(`${kind}:`)).map((one) => Number(one.slice(kind.length + 1)));
    if (ids.length === 0) continue;
    const query = db.selectFrom(table).select("id").where("id", "in", ids);
    const rows = await query.where("deleted_at", "is not", null).execute();
    deleted.push(...rows.map(({ id }) => `${kind}:${id}`));
  }
  return deleted;
}

export const detachPhoto = (db: Database, id: number) =>
  db.deleteFrom("photo_attachments").where("photo_id", "=", id).execute();
