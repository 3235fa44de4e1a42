import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Actor, AppContext, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FileWorkerBusy } from "../../../server/file-worker/file-worker.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { type Body, readUpTo } from "../../../server/http/read-body.server.ts";
import type { MadePicture, PictureProblem } from "../../../server/images/image-maker.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import type { Retention } from "../../../server/retention.ts";
import type { Folder } from "../../../server/storage/storage.ts";
import { pictureBytes } from "../../../staff-kit/offline/send-picture.ts";
import { siteDate } from "../../../values/dates.ts";
import { isLookClosed } from "../consent/closed-looks.server.ts";
import { refreshPhotoConsent } from "../consent/refresh-photo-consent.server.ts";
import { asChosenPhoto } from "./attach-photos.server.ts";
import { queuePhoto } from "./face-queries.server.ts";
import type { ChosenPhoto } from "./photo.ts";
import { findOwned } from "./photo-file-queries.server.ts";
import * as store from "./photo-queries.server.ts";
import { findPhotosById } from "./photo-queries.server.ts";
import * as uploads from "./upload-queries.server.ts";

/** An uploaded photo; if it was uploaded before, with its stored details. */
export type AddedPhoto =
  | (ChosenPhoto & Pick<store.StoredPhoto, "width" | "height">)
  | { problem: PictureProblem | "tooLarge" | "tooMany" | "busy" };

/** Maximum number of uploads by one person: more than an event needs, but a day of uploads cannot fill a small disk. */
const uploadLimit = { what: "upload", times: 200, minutes: 60 };

/** Maximum number of photos in memory, including queued ones; each has up to 20 MB. */
export const maxAtOnce = 6;
let atOnce = 0;

/**
 * Stores a photo in all sizes. The original, with its location, never reaches the disk.
 * @throws if the photo cannot be stored
 */
export async function addPhoto(actor: Actor, folder: Folder, body: Body): Promise<AddedPhoto> {
  if (atOnce >= maxAtOnce) return { problem: "busy" };
  atOnce++;
  try {
    if (!(await countTowardsRateLimit(actor.ctx, uploadLimit, actor.member.id))) return { problem: "tooMany" };
    return await makePhoto(actor, folder, body);
  } catch (error) {
    if (error instanceof FileWorkerBusy) return { problem: "busy" };
    throw error;
  } finally {
    atOnce--;
  }
}

/** Facts that an import adds to a new photo. */
interface Imported {
  alt: string;
  /** Percent from the left and from the top. */
  focus?: Pick<store.StoredPhoto, "focal_x" | "focal_y">;
  /** Runs in the transaction that stores the photo. */
  whenSaved(ctx: InTransaction, photo: { id: number; path: string; isNew: boolean }): Promise<void>;
}

/** Stores a photo without upload limits, for the import. @throws if the photo cannot be stored */
export async function makePhoto(actor: Actor, folder: Folder, body: Body, imported?: Imported): Promise<AddedPhoto> {
  const bytes = await readUpTo(body, pictureBytes);
  if (bytes === undefined) return { problem: "tooLarge" };
  const made = await actor.ctx.images.make(bytes, folder === "profile_images" ? "portrait" : "whole");
  if ("problem" in made) return made;
  const kept: string[] = [];
  try {
    return await savePhoto(actor, folder, { made, kept, imported });
  } catch (error) {
    await removeOwnerless(actor.ctx, kept);
    throw error;
  }
}

/**
 * Stores a drawing, which needs no consent. The caller checks that the drawing is the program's own.
 * @throws StorageError
 */
export async function addDrawing(
  ctx: AppContext,
  folder: Folder,
  svg: string,
  facts: Pick<store.StoredPhoto, "alt" | "width" | "height" | "focal_x" | "focal_y">,
  whenSaved: Imported["whenSaved"],
): Promise<void> {
  const path = await ctx.storage.put(folder, "svg", Buffer.from(svg));
  try {
    await withTransaction(ctx, async (ctx, transaction) => {
      const isNew = !(await store.hasPhotoAt(transaction, path));
      await whenSaved(ctx, { id: await store.addPhoto(transaction, { ...facts, path, kind: "drawing" }), path, isNew });
    });
  } finally {
    await removeOwnerless(ctx, [path]);
  }
}

interface Saving {
  made: MadePicture;
  /** The paths of stored files are added to this list. */
  kept: string[];
  imported: Imported | undefined;
}

async function savePhoto({ ctx, member }: Actor, folder: Folder, { made, kept, imported }: Saving) {
  const files = { ...(await storeSizes(ctx, folder, made, kept)), look: made.look };
  return withTransaction(ctx, async (ctx, transaction) => {
    const isNew = !(await store.hasPhotoAt(transaction, files.path));
    const id = await store.addPhoto(transaction, {
      ...files,
      alt: imported?.alt ?? "",
      ...imported?.focus,
      kind: "photograph",
      uploaded_by: member.name,
      uploaded_by_id: member.id,
      uploaded_at: ctx.clock.now().toISOString(),
      looks_closed: (await isLookClosed(transaction, files)) ? 1 : 0,
    });
    await refreshPhotoConsent(ctx, id, member);
    await queuePhoto(transaction, id);
    await imported?.whenSaved(ctx, { id, path: files.path, isNew });
    await recordAuditEvent(ctx, transaction, member, { what: "picture uploaded", subject: `photo:${id}` });
    const [photo] = await store.findPhotosById(transaction, [id]);
    if (photo === undefined) throw new Error("The new photo is missing in the database.");
    return { ...asChosenPhoto(photo, siteDate(ctx.clock.now())), width: made.width, height: made.height };
  });
}

/** Stores each size. @param kept the paths of stored files are added to this list @returns columns of the photo */
export async function storeSizes({ storage }: AppContext, folder: Folder, made: MadePicture, kept: string[]) {
  const { width, height, dominantColor: dominant_color } = made;
  const sizes: { format: string; width: number; path: string }[] = [];
  for (const { format, width, bytes } of made.sizes) {
    const path = await storage.put(folder, format, bytes);
    kept.push(path);
    sizes.push({ format, width, path });
  }
  const path = sizes.filter(({ format }) => format === "jpg").at(-1)?.path ?? "";
  return { path, width, height, dominant_color, sizes: JSON.stringify(sizes) };
}

/** Removes files that belong to no photo or record, because no job would find them later. */
export async function removeOwnerless({ db, storage: files, log }: AppContext, paths: string[]): Promise<void> {
  try {
    const owned = await findOwned(db, paths);
    for (const path of paths) if (!owned.includes(path)) await files.remove(path);
  } catch (error) {
    log.error("files of a failed photo not removed", errorFields(error));
  }
}

/** Maximum number of unfinished uploads of a user; the oldest ones are dropped. */
export const maxOpen = 8;

export interface Piece {
  /** Idempotency key of the whole upload. */
  key: string;
  folder: Folder;
  size: number;
  /** Offset of the piece in the photo (bytes). */
  start: number;
  /** Empty to ask how many bytes the server has. */
  bytes: Uint8Array;
}

/** The complete photo, a problem, or the number of received bytes and whether this piece was accepted. */
export type ReceivedPiece = AddedPhoto | { problem: "deleted" } | { received: number; isTaken: boolean };

/**
 * Receives a piece of a photo. With the last piece, stores the photo. A repeated piece adds nothing.
 * @throws like `addPhoto`
 */
export async function receivePiece(actor: Actor, piece: Piece): Promise<ReceivedPiece> {
  if (piece.size > pictureBytes) return { problem: "tooLarge" };
  const upload = await begin(actor, piece);
  if (upload.photo_id !== null) return findMade(actor.ctx, upload.photo_id);
  if (upload.received === upload.size) return finish(actor, piece.folder, upload);
  const { bytes, start } = piece;
  if (bytes.byteLength === 0) return { received: upload.received, isTaken: true };
  const end = start + bytes.byteLength;
  const now = actor.ctx.clock.now().toISOString();
  const isTaken =
    end <= upload.size &&
    (await withTransaction(actor.ctx, async (_, transaction) =>
      uploads.addPiece(transaction, upload, { start, bytes, now }),
    ));
  if (!isTaken) return { received: upload.received, isTaken };
  return end === upload.size ? finish(actor, piece.folder, upload) : { received: end, isTaken };
}

/** Finds the upload with this key, or begins it. A different size means another picture, so the upload begins again. */
async function begin({ ctx, member }: Actor, { key, size }: Piece): Promise<uploads.Upload> {
  const changed_at = ctx.clock.now().toISOString();
  return withTransaction(ctx, async (_, transaction) => {
    const before = await uploads.findUpload(transaction, member.id, key);
    if (before !== undefined && (before.photo_id !== null || before.size === size)) return before;
    if (before !== undefined) await uploads.deleteUploads(transaction, [before.id]);
    const open = await uploads.findOpenUploads(transaction, member.id);
    await uploads.deleteUploads(transaction, open.slice(maxOpen - 1));
    await uploads.insertUpload(transaction, { user_id: member.id, idempotency_key: key, size, changed_at });
    const upload = await uploads.findUpload(transaction, member.id, key);
    if (upload === undefined) throw new Error("The new upload is missing in the database.");
    return upload;
  });
}

/** Finds the photo that a user uploaded with this key; undefined until it is complete. */
export async function findReceived({ ctx, member }: Actor, key: string): Promise<ReceivedPiece | undefined> {
  const upload = await uploads.findUpload(ctx.db, member.id, key);
  return upload === undefined || upload.photo_id === null ? undefined : findMade(ctx, upload.photo_id);
}

/** Receives a photo in one request. The original bytes, which may contain a location, are never stored. */
export async function receiveWhole(actor: Actor, key: string, folder: Folder, body: Body): Promise<ReceivedPiece> {
  const before = await findReceived(actor, key);
  if (before !== undefined) return before;
  const added = await addPhoto(actor, folder, body);
  if ("problem" in added) return added;
  const { db, clock } = actor.ctx;
  const about = { user_id: actor.member.id, idempotency_key: key, size: 0, changed_at: clock.now().toISOString() };
  await uploads.insertUpload(db, about);
  const upload = await uploads.findUpload(db, actor.member.id, key);
  if (upload !== undefined) await uploads.finishUpload(db, upload, added.id);
  return added;
}

async function findMade({ db, clock }: AppContext, id: number): Promise<ReceivedPiece> {
  const [photo] = await findPhotosById(db, [id]);
  if (photo === undefined) return { problem: "deleted" };
  return { ...asChosenPhoto(photo, siteDate(clock.now())), width: photo.width, height: photo.height };
}

/**
 * Stores the complete photo. If the server is busy, the upload is kept for a retry; an unreadable picture is deleted.
 */
async function finish(actor: Actor, folder: Folder, upload: uploads.Upload): Promise<AddedPhoto> {
  const { db } = actor.ctx;
  const added = await addPhoto(actor, folder, uploads.readPieces(db, upload));
  if (!("problem" in added)) await uploads.finishUpload(db, upload, added.id);
  else if (added.problem !== "busy" && added.problem !== "tooMany") await uploads.deleteUploads(db, [upload.id]);
  return added;
}

/** Deletes unfinished uploads and the keys of finished ones. */
export const uploadRetention: Retention = {
  what: "uploads",
  after: 7,
  why: "docs/decisions/035-phone-as-the-office.md",
  job: { name: "old uploads", every: 3_600 },
  expire: ({ db }, before) => uploads.deleteUploadsBefore(db, before.toISOString()),
};
