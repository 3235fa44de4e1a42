import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { DetectorError } from "../../../server/faces/face-finder.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { applyCount } from "../consent/mark-nobody.server.ts";
import * as store from "./face-queries.server.ts";
import { readPhotoFile } from "./read-photo-file.server.ts";

/** Longer than any limit of the detector: the process that counted is gone. */
const staleMs = 10 * 60_000;

/** Job: counts the faces of waiting photographs, the newest first, each once. */
export async function countFaces(ctx: AppContext, stopping: AbortSignal): Promise<void> {
  const now = () => ctx.clock.now().toISOString();
  await withTransaction(ctx, async (ctx, transaction) => {
    const before = new Date(ctx.clock.now().getTime() - staleMs).toISOString();
    for (const id of await store.failStale(transaction, before)) await applyCount(ctx, id);
  });
  while (!stopping.aborted) {
    if ((await findSettings(ctx)).countFaces === false) return clearUncounted(ctx);
    const photo = await store.findWaiting(ctx.db);
    if (photo === undefined) return;
    if (!(await store.claimPhoto(ctx.db, photo.id, now()))) return;
    const counted = await countOne(ctx, photo, stopping);
    const { state, boxes } = counted;
    const entered = { at: state === "waiting" ? null : now(), boxes };
    await withTransaction(ctx, async (ctx, transaction) => {
      if (await store.moveFaces(transaction, photo.id, ["counting", state], entered)) await applyCount(ctx, photo.id);
    });
  }
}

/** Photographs cleared in one run of the job, where counting was switched off while they waited. */
const perRun = 50;

async function clearUncounted(ctx: AppContext): Promise<void> {
  for (const id of await store.findWaitingForCount(ctx.db, perRun))
    await withTransaction(ctx, (ctx) => applyCount(ctx, id));
}

type Counted = Parameters<typeof store.moveFaces>[3] & { state: "counted" | "skipped" | "failed" | "waiting" };

interface WaitingPhoto {
  path: string;
  withdrawn_at: string | null;
}

async function countOne(
  ctx: AppContext,
  { path, withdrawn_at }: WaitingPhoto,
  stopping: AbortSignal,
): Promise<Omit<Counted, "at">> {
  const { obstacle } = await ctx.faces.check();
  if (obstacle !== undefined || withdrawn_at !== null) return { state: "skipped" };
  try {
    const bytes = await readPhotoFile(ctx, path);
    const pixels = bytes === undefined ? undefined : await ctx.images.readPixels(bytes);
    if (pixels === undefined || "problem" in pixels) return { state: "failed" };
    return { state: "counted", boxes: await ctx.faces.find(pixels, stopping) };
  } catch (error) {
    // At the next start it has its turn again.
    if (stopping.aborted) return { state: "waiting" };
    if (!(error instanceof DetectorError)) ctx.log.error("faces not counted", errorFields(error));
    else ctx.log.info("faces not counted", errorFields(error));
    return { state: "failed" };
  }
}
