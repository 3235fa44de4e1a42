import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { plainLook } from "../../../values/look-hash.ts";
import { writePoints } from "../../../values/look-points.ts";
import { closeLooks, hideLookalike } from "../consent/refresh-photo-consent.server.ts";
import * as store from "./look-queries.server.ts";
import { readPhotoFile } from "./read-photo-file.server.ts";

/** Photos of earlier releases that are looked at in one run of the job. */
const perRun = 20;

/** The stored look of a picture that cannot be read. */
const noLook = `${plainLook} ${writePoints(new Uint32Array(0))}`;

/** Actor in the records of photos that it hides. */
const job = { id: "", name: "the comparison of pictures" };

/**
 * Job: what photos of earlier releases look like. A withdrawn one closes it; one that looks like what was closed is hidden.
 * A picture that cannot be read has no look.
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
  // What it closes takes the place of an earlier look.
  if (before.withdrawn_at !== null) await closeLooks(ctx, [{ path: photo.path, look }], job, photo.id);
  else await hideLookalike(ctx, photo.id, job);
}
