import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import type { FaceBox } from "../../../server/faces/face-boxes.ts";
import { DetectorError } from "../../../server/faces/face-finder.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { applyCount } from "../consent/mark-nobody.server.ts";
import { readPhotoFile } from "./answer-file.server.ts";
import * as store from "./face-queries.server.ts";

/** Time after which a counting process has certainly ended (ms); longer than any time limit of the detector. */
const staleMs = 10 * 60_000;

/** Time until the next try if memory or the detector is missing (ms). */
const skippedMs = 10 * 60_000;

/** Times until the next try after each failure (ms); the last one repeats. */
const failedMs = [10 * 60_000, 3_600_000, 6 * 3_600_000, 24 * 3_600_000];

const after = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

const failedAgain = (now: Date, before: number) => ({
  tries: before + 1,
  next: after(now, failedMs[Math.min(before, failedMs.length - 1)] ?? 0),
});

/** Job that counts faces in photographs, newest first. While the machine is busy, failed counts are not repeated. */
export async function countFaces(ctx: AppContext, stopping: AbortSignal): Promise<void> {
  const at = () => ctx.clock.now().toISOString();
  for (const { id, tries } of await store.findStale(ctx.db, after(ctx.clock.now(), -staleMs)))
    await store.moveFaces(ctx.db, id, ["counting", "failed"], {
      at: at(),
      failed: failedAgain(ctx.clock.now(), tries),
    });
  while (!stopping.aborted) {
    if ((await findSettings(ctx)).countFaces === false) return;
    const photo = await store.findNext(ctx.db, at());
    if (photo === undefined) return;
    const { obstacle, isBusy } = await ctx.faces.check();
    if (obstacle !== undefined) {
      const next = after(ctx.clock.now(), skippedMs);
      return store.skipDue(ctx.db, { at: at(), next, why: obstacle });
    }
    if (photo.state !== "waiting" && isBusy) return;
    if (!(await store.claimPhoto(ctx.db, photo.id, photo.state, at()))) return;
    const { state, boxes } = await countInPhoto(ctx, photo, stopping);
    const failed = state === "failed" ? failedAgain(ctx.clock.now(), photo.tries) : undefined;
    const entered = { at: state === "waiting" ? null : at(), boxes, failed };
    await withTransaction(ctx, async (ctx, transaction) => {
      if (await store.moveFaces(transaction, photo.id, ["counting", state], entered)) await applyCount(ctx, photo.id);
    });
  }
}

type Counted = { state: "counted" | "failed" | "waiting"; boxes?: FaceBox[] };

async function countInPhoto(ctx: AppContext, { path }: { path: string }, stopping: AbortSignal): Promise<Counted> {
  try {
    const bytes = await readPhotoFile(ctx, path);
    const pixels = bytes === undefined ? undefined : await ctx.images.readPixels(bytes);
    if (pixels === undefined || "problem" in pixels) return { state: "failed" };
    return { state: "counted", boxes: await ctx.faces.find(pixels, stopping) };
  } catch (error) {
    // Counted again after the next start.
    if (stopping.aborted) return { state: "waiting" };
    if (!(error instanceof DetectorError)) ctx.log.error("faces not counted", errorFields(error));
    else ctx.log.info("faces not counted", errorFields(error));
    return { state: "failed" };
  }
}

/** Finds the faces in a photograph, for staff. `off` means that a setting disables counting. */
export async function findPhotoFaces(ctx: AppContext, id: number) {
  const found = await store.findFaces(ctx.db, id);
  const boxes = found?.boxes ?? [];
  if (found?.state === "counted") return { state: "counted" as const, boxes };
  if ((await findSettings(ctx)).countFaces === false) return { state: "off" as const, boxes };
  const isComing = found?.state === "waiting" || found?.state === "counting";
  return { state: isComing ? ("waiting" as const) : ("uncounted" as const), boxes };
}

export type PhotoFaces = Awaited<ReturnType<typeof findPhotoFaces>>;

/** Queues a skipped or failed photograph again. @returns false if it is in another state */
export const countAgain = (ctx: AppContext, id: number): Promise<boolean> => store.queueUncounted(ctx.db, id);
