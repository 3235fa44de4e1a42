import { logActors } from "content/log-actors.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { plainLook } from "../../../values/look-hash.ts";
import { writePoints } from "../../../values/look-points.ts";
import { closeLooks, hideLookalike } from "../consent/refresh-photo-consent.server.ts";
import { readPhotoFile } from "./answer-file.server.ts";
import * as store from "./photo-file-queries.server.ts";

/** Maximum number of photos in a run of the job. */
const perRun = 20;

const noLook = `${plainLook} ${writePoints(new Uint32Array(0))}`;

const job = () => ({ id: "", name: logActors.looks });

/**
 * Job that computes fingerprints for photos of earlier releases. Closes those of withdrawn photos, and hides similar
 * photos.
 */
export async function findLooks(ctx: AppContext, stopping: AbortSignal): Promise<void> {
  for (const photo of await store.findPhotosWithoutLook(ctx.db, perRun)) {
    if (stopping.aborted) return;
    const bytes = await readPhotoFile(ctx, photo.path);
    const look = bytes === undefined ? noLook : await ctx.images.look(bytes).catch(() => noLook);
    await withTransaction(ctx, (ctx) => storeLook(ctx, photo, look));
  }
}

async function storeLook(ctx: InTransaction, photo: { id: number; path: string }, look: string): Promise<void> {
  const before = await store.setLook(ctx.db, photo, look);
  if (before === undefined) return;
  // Replaces the closing of an earlier fingerprint.
  if (before.withdrawn_at !== null) await closeLooks(ctx, [{ path: photo.path, look }], job(), photo.id);
  else await hideLookalike(ctx, photo.id, job());
}
