import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { countTowardsRateLimit } from "../../server/http/rate-limit.server.ts";
import type { MadePicture, PictureProblem } from "../../server/images/image-maker.ts";
import { errorFields } from "../../server/log/log.server.ts";
import type { Folder } from "../../server/storage/storage.ts";
import { asChosenPhoto } from "./attach-photos.server.ts";
import type { ChosenPhoto } from "./photo.ts";
import { findOwned } from "./photo-file-queries.server.ts";
import * as store from "./photo-queries.server.ts";
import { photoBytes } from "./photo-schema.ts";

/** What became of an upload: a picture, with what is said about it if it was there before; or why it is none. */
export type AddedPhoto = ChosenPhoto | { problem: PictureProblem | "tooLarge" | "tooMany" | "busy" };

/** How many pictures one person may send: more than any outreach has, and less than what fills a small disk in a day. */
const uploadLimit = { what: "upload", times: 200, minutes: 60 };

/** How many pictures may be in memory at once, on their way in or waiting to be made: 20 MB each at the most. */
export const maxAtOnce = 6;
let atOnce = 0;

/**
 * Makes a picture of what was sent and keeps all its sizes. Nothing of the original reaches the disk: where and when it
 * was taken is gone before anything is written.
 *
 * @throws when it could not be kept
 */
export async function addPhoto(
  ctx: AppContext,
  member: StaffMember,
  folder: Folder,
  body: ReadableStream<Uint8Array> | null,
): Promise<AddedPhoto> {
  if (atOnce >= maxAtOnce) return { problem: "busy" };
  atOnce++;
  try {
    if (!(await countTowardsRateLimit(ctx, uploadLimit, member.id))) return { problem: "tooMany" };
    return await makePhoto(ctx, member, folder, body);
  } finally {
    atOnce--;
  }
}

/**
 * Makes a picture for somebody who is not bound by the limits of a form: the import of an old site.
 *
 * @throws when it could not be kept
 */
export async function makePhoto(
  ctx: AppContext,
  member: StaffMember,
  folder: Folder,
  body: ReadableStream<Uint8Array> | null,
): Promise<AddedPhoto> {
  const bytes = await readUpTo(body, photoBytes);
  if (bytes === undefined) return { problem: "tooLarge" };
  const made = await ctx.images.make(bytes, folder === "profile_images" ? "portrait" : "whole");
  if ("problem" in made) return made;
  const kept: string[] = [];
  try {
    return await keepPhoto(ctx, member, folder, made, kept);
  } catch (error) {
    await removeOwnerless(ctx, kept);
    throw error;
  }
}

/** @param kept is filled with the paths of the files */
async function keepPhoto(
  ctx: AppContext,
  member: StaffMember,
  folder: Folder,
  made: MadePicture,
  kept: string[],
): Promise<AddedPhoto> {
  const sizes: { format: string; width: number; path: string }[] = [];
  for (const { format, width, bytes } of made.sizes) {
    const path = await ctx.storage.keep(folder, format, bytes);
    kept.push(path);
    sizes.push({ format, width, path });
  }
  const path = sizes.filter(({ format }) => format === "jpg").at(-1)?.path ?? "";
  return withTransaction(ctx, async (ctx, transaction) => {
    const id = await store.addPhoto(transaction, {
      path,
      alt: "",
      width: made.width,
      height: made.height,
      tone: made.tone,
      kind: "photograph",
      sizes: JSON.stringify(sizes),
      uploaded_by: member.name,
      uploaded_at: ctx.clock.now().toISOString(),
    });
    await recordAuditEvent(ctx, transaction, member, { what: "picture uploaded", subject: `photo:${id}` });
    const [photo] = await store.findPhotosById(transaction, [id]);
    if (photo === undefined) throw new Error("The picture that was just added is not there.");
    return asChosenPhoto(photo);
  });
}

/** Takes away files that no picture of the site has: what nobody knows of, nobody would ever delete. */
async function removeOwnerless({ db, storage: files, log }: AppContext, paths: string[]): Promise<void> {
  try {
    const owned = await findOwned(db, paths);
    for (const path of paths) if (!owned.includes(path)) await files.remove(path);
  } catch (error) {
    log.error("half a picture not removed", errorFields(error));
  }
}

/** Reads a body to its end; undefined as soon as it is longer than the limit. */
async function readUpTo(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
