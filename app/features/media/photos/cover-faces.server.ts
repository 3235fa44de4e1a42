import { notePictureWriter } from "../../../cms/protection/approve-story.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { recordClosing } from "../../../server/closings/record-closing.server.ts";
import type { Actor, AppContext, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import type { FaceBox } from "../../../server/faces/face-boxes.ts";
import { AppError } from "../../../server/http/errors.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { photoFolders } from "../../../server/storage/storage.ts";
import { isLookClosed } from "../consent/closed-looks.server.ts";
import { closeLooks } from "../consent/refresh-photo-consent.server.ts";
import { removeOwnerless, storeSizes } from "./add-photo.server.ts";
import { readPhotoFile } from "./answer-file.server.ts";
import { deleteFiles, requireFiles } from "./delete-photo.server.ts";
import { queueChanged, queuePhoto } from "./face-queries.server.ts";
import type { UncoveredChoice } from "./face-schema.ts";
import { filesOf } from "./photo-file-queries.server.ts";
import type { StoredPhoto } from "./photo-queries.server.ts";
import * as store from "./photo-queries.server.ts";

const coverLimit = { what: "cover", times: 60, minutes: 60 };

export type CoverProblem = "drawing" | "gone" | "missing" | "changed" | "already" | "tooMany";

type Cover = { areas: FaceBox[]; uncovered: UncoveredChoice };

type NewFiles = Pick<StoredPhoto, "path" | "sizes" | "width" | "height" | "dominant_color" | "look">;

/** Stores the uncovered picture in the private store, in the same transaction as `work`. */
type StoreUncovered = <Result>(
  bytes: Uint8Array,
  work: (attach: (ctx: InTransaction, photoId: number) => Promise<unknown>) => Promise<Result>,
) => Promise<Result>;

/**
 * Covers areas of a photograph. With `delete` and `keep`, the photo gets the covered files, which every page then
 * shows. With `both`, the covered copy is a new photo that no page shows yet.
 * @returns id of the covered photo
 * @throws AppError notFound, filesAway, filesStay
 */
export async function coverFaces(
  actor: Actor,
  id: number,
  cover: Cover,
  storeUncovered: StoreUncovered,
): Promise<number | { problem: CoverProblem }> {
  const { ctx, member } = actor;
  const [photo] = await store.findPhotosById(ctx.db, [id]);
  if (photo === undefined) throw new AppError("notFound");
  if (photo.kind === "drawing") return { problem: "drawing" };
  if (photo.withdrawn_at !== null) return { problem: "gone" };
  if (!(await countTowardsRateLimit(ctx, coverLimit, member.id))) return { problem: "tooMany" };
  await requireFiles(ctx);
  const bytes = await readPhotoFile(ctx, photo.path);
  if (bytes === undefined) return { problem: "missing" };
  const folder = photoFolders.find((name) => photo.path.startsWith(`${name}/`)) ?? "images";
  const shape = folder === "profile_images" ? "portrait" : "whole";
  const made = await ctx.images.makeCovered(bytes, cover.areas, shape);
  if ("problem" in made) return { problem: "missing" };
  const kept: string[] = [];
  let saved: Awaited<ReturnType<typeof saveCovered>> | undefined;
  try {
    const files = { ...(await storeSizes(ctx, folder, made, kept)), look: made.look };
    const save = (attach?: (ctx: InTransaction, photoId: number) => Promise<unknown>) =>
      withTransaction(ctx, async (ctx) => {
        const answer = await saveCovered({ ctx, member }, photo, files, cover);
        if (!("problem" in answer)) await attach?.(ctx, photo.id);
        return answer;
      });
    saved = cover.uncovered === "keep" ? await storeUncovered(bytes, save) : await save();
  } finally {
    if (saved === undefined || "problem" in saved) await removeOwnerless(ctx, kept);
  }
  if ("problem" in saved) return saved;
  await removeUncovered(ctx, photo, cover.uncovered);
  return saved.id;
}

async function saveCovered(
  { ctx, member }: { ctx: InTransaction; member: Actor["member"] },
  before: StoredPhoto,
  files: NewFiles,
  { areas, uncovered }: Cover,
): Promise<{ id: number } | { problem: CoverProblem }> {
  const { db } = ctx;
  const [photo] = await store.findPhotosById(db, [before.id]);
  if (photo === undefined || photo.path !== before.path || photo.withdrawn_at !== null) return { problem: "changed" };
  if (await store.hasPhotoAt(db, files.path)) return { problem: "already" };
  const id = uncovered === "both" ? await addCopy(ctx, member, photo, files) : photo.id;
  if (uncovered !== "both") {
    await store.replacePhotoFiles(db, id, files);
    await recordClosing(ctx, { kind: "picture", key: photo.path });
    await closeLooks(ctx, [photo], member, id);
    await queueChanged(db, id);
    await notePictureWriter(ctx, member, await store.findAttachments(db, id));
  }
  const after = { faces: areas.length, uncovered };
  await recordAuditEvent(ctx, db, member, { what: "faces covered", subject: `photo:${photo.id}`, after });
  return { id };
}

async function addCopy(ctx: InTransaction, member: Actor["member"], photo: StoredPhoto, files: NewFiles) {
  const { path, sizes, width, height, dominant_color, look } = files;
  const { alt, focal_x, focal_y } = photo;
  const id = await store.addPhoto(ctx.db, {
    path,
    sizes,
    width,
    height,
    dominant_color,
    look,
    alt,
    focal_x,
    focal_y,
    // Ignores the uncovered photo, which may wait for the safeguarding lead, because the covered copy shows less.
    looks_closed: (await isLookClosed(ctx.db, files, { besides: photo.id })) ? 1 : 0,
    kind: "photograph",
    uploaded_by: member.name,
    uploaded_by_id: member.id,
    uploaded_at: ctx.clock.now().toISOString(),
  });
  await queuePhoto(ctx.db, id);
  return id;
}

async function removeUncovered(ctx: AppContext, photo: StoredPhoto, uncovered: UncoveredChoice): Promise<void> {
  if (uncovered === "both") return;
  ctx.cdn?.changed("pictures");
  await deleteFiles(ctx, filesOf(photo));
}
