import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FileWorkerBusy } from "../../../server/file-worker/file-worker.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { type Body, readUpTo } from "../../../server/http/read-body.server.ts";
import type { MadePicture, PictureProblem } from "../../../server/images/image-maker.ts";
import { errorFields } from "../../../server/log/log.server.ts";
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

/** An uploaded photo; with stored details if it was uploaded before. */
export type AddedPhoto =
  | (ChosenPhoto & Pick<store.StoredPhoto, "width" | "height">)
  | { problem: PictureProblem | "tooLarge" | "tooMany" | "busy" };

/** Uploads of one person: more than an event needs, less than fills a small disk in a day. */
const uploadLimit = { what: "upload", times: 200, minutes: 60 };

/** Photos in memory, arriving or queued: up to 20 MB each. */
export const maxAtOnce = 6;
let atOnce = 0;

/** Stores a photo in all sizes. The original, with its location, never reaches the disk. @throws if not stored */
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

/** Stores a photo without upload limits, for the import. @throws if not stored */
export async function makePhoto(actor: Actor, folder: Folder, body: Body): Promise<AddedPhoto> {
  const bytes = await readUpTo(body, pictureBytes);
  if (bytes === undefined) return { problem: "tooLarge" };
  const made = await actor.ctx.images.make(bytes, folder === "profile_images" ? "portrait" : "whole");
  if ("problem" in made) return made;
  const kept: string[] = [];
  try {
    return await savePhoto(actor, folder, made, kept);
  } catch (error) {
    await removeOwnerless(actor.ctx, kept);
    throw error;
  }
}

/** @param kept collects the file paths */
async function savePhoto({ ctx, member }: Actor, folder: Folder, made: MadePicture, kept: string[]) {
  const files = { ...(await storeSizes(ctx, folder, made, kept)), look: made.look };
  return withTransaction(ctx, async (ctx, transaction) => {
    const id = await store.addPhoto(transaction, {
      ...files,
      alt: "",
      kind: "photograph",
      uploaded_by: member.name,
      uploaded_by_id: member.id,
      uploaded_at: ctx.clock.now().toISOString(),
      looks_closed: (await isLookClosed(transaction, files)) ? 1 : 0,
    });
    await refreshPhotoConsent(ctx, id, member);
    await queuePhoto(transaction, id);
    await recordAuditEvent(ctx, transaction, member, { what: "picture uploaded", subject: `photo:${id}` });
    const [photo] = await store.findPhotosById(transaction, [id]);
    if (photo === undefined) throw new Error("The new photo is missing in the database.");
    return { ...asChosenPhoto(photo, siteDate(ctx.clock.now())), width: made.width, height: made.height };
  });
}

/** Stores each size. @param kept collects the file paths @returns columns of the photo */
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

/** Removes files that no photo or record owns: no job would find them later. */
export async function removeOwnerless({ db, storage: files, log }: AppContext, paths: string[]): Promise<void> {
  try {
    const owned = await findOwned(db, paths);
    for (const path of paths) if (!owned.includes(path)) await files.remove(path);
  } catch (error) {
    log.error("files of a failed photo not removed", errorFields(error));
  }
}
