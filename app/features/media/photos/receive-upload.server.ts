import type { Actor, AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import type { Body } from "../../../server/http/read-body.server.ts";
import type { Retention } from "../../../server/retention.ts";
import type { Folder } from "../../../server/storage/storage.ts";
import { pictureBytes } from "../../../staff-kit/offline/send-picture.ts";
import { siteDate } from "../../../values/dates.ts";
import { type AddedPhoto, addPhoto } from "./add-photo.server.ts";
import { asChosenPhoto } from "./attach-photos.server.ts";
import { findPhotosById } from "./photo-queries.server.ts";
import * as store from "./upload-queries.server.ts";

/** Unfinished uploads of one user; older ones start again. */
export const maxOpen = 8;

export interface Piece {
  /** Idempotency key of the whole upload. */
  key: string;
  folder: Folder;
  size: number;
  /** Offset in the photo (bytes). */
  start: number;
  /** Empty to ask how much has arrived. */
  bytes: Uint8Array;
}

/** The complete photo; a problem; or the number of bytes, and whether this piece was accepted. */
export type ReceivedPiece = AddedPhoto | { problem: "deleted" } | { received: number; isTaken: boolean };

/** Receives a piece of a photo, and stores the photo with the last one. A repeat adds nothing. @throws as `addPhoto` */
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
      store.addPiece(transaction, upload, { start, bytes, now }),
    ));
  if (!isTaken) return { received: upload.received, isTaken };
  return end === upload.size ? finish(actor, piece.folder, upload) : { received: end, isTaken };
}

/** Finds the upload of this key, or starts it. A different size means another picture: it starts again. */
async function begin({ ctx, member }: Actor, { key, size }: Piece): Promise<store.Upload> {
  const changed_at = ctx.clock.now().toISOString();
  return withTransaction(ctx, async (_, transaction) => {
    const before = await store.findUpload(transaction, member.id, key);
    if (before !== undefined && (before.photo_id !== null || before.size === size)) return before;
    if (before !== undefined) await store.deleteUploads(transaction, [before.id]);
    const open = await store.findOpenUploads(transaction, member.id);
    await store.deleteUploads(transaction, open.slice(maxOpen - 1));
    await store.insertUpload(transaction, { user_id: member.id, idempotency_key: key, size, changed_at });
    const upload = await store.findUpload(transaction, member.id, key);
    if (upload === undefined) throw new Error("The new upload is missing in the database.");
    return upload;
  });
}

/** Finds the photo that a user sent under this key; undefined until complete. */
export async function findReceived({ ctx, member }: Actor, key: string): Promise<ReceivedPiece | undefined> {
  const upload = await store.findUpload(ctx.db, member.id, key);
  return upload === undefined || upload.photo_id === null ? undefined : findMade(ctx, upload.photo_id);
}

/** Receives a photo in one request. No unprocessed bytes, which may contain a location, are stored. */
export async function receiveWhole(actor: Actor, key: string, folder: Folder, body: Body): Promise<ReceivedPiece> {
  const before = await findReceived(actor, key);
  if (before !== undefined) return before;
  const added = await addPhoto(actor, folder, body);
  if ("problem" in added) return added;
  const { db, clock } = actor.ctx;
  const about = { user_id: actor.member.id, idempotency_key: key, size: 0, changed_at: clock.now().toISOString() };
  await store.insertUpload(db, about);
  const upload = await store.findUpload(db, actor.member.id, key);
  if (upload !== undefined) await store.finishUpload(db, upload, added.id);
  return added;
}

async function findMade({ db, clock }: AppContext, id: number): Promise<ReceivedPiece> {
  const [photo] = await findPhotosById(db, [id]);
  if (photo === undefined) return { problem: "deleted" };
  return { ...asChosenPhoto(photo, siteDate(clock.now())), width: photo.width, height: photo.height };
}

/** Stores the photo. A busy server keeps the upload for a retry; an unreadable picture deletes it. */
async function finish(actor: Actor, folder: Folder, upload: store.Upload): Promise<AddedPhoto> {
  const { db } = actor.ctx;
  const added = await addPhoto(actor, folder, store.readPieces(db, upload));
  if (!("problem" in added)) await store.finishUpload(db, upload, added.id);
  else if (added.problem !== "busy" && added.problem !== "tooMany") await store.deleteUploads(db, [upload.id]);
  return added;
}

/** Deletes unfinished uploads and the keys of finished ones. */
export const uploadRetention: Retention = {
  what: "uploads",
  after: 7,
  why: "docs/decisions/035-phone-as-the-office.md",
  job: { name: "old uploads", every: 3_600 },
  expire: ({ db }, before) => store.deleteUploadsBefore(db, before.toISOString()),
};
