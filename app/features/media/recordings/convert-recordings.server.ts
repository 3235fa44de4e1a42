import { buffer } from "node:stream/consumers";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FileTooCostly, FileWorkerBusy } from "../../../server/file-worker/file-worker.ts";
import { removeOwnerless } from "../photos/add-photo.server.ts";
import * as store from "./recording-queries.server.ts";

/**
 * Job: makes the copy of one recording that not every phone plays. The recording stays; visitors get the copy from the
 * moment on at which it is stored whole and as long as the recording.
 * @throws StorageError
 */
export async function convertRecordings(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  const waiting = await store.findUnconverted(ctx.db);
  if (waiting === undefined) return;
  const stored = await ctx.storage.open(waiting.path);
  const copy = stored && (await encode(ctx, await buffer(stored.stream), stopping));
  if (copy === "busy") return;
  if (copy === undefined) {
    ctx.log.info("recording not converted", { path: waiting.path });
    return store.failConversion(ctx.db, waiting.path);
  }
  const path = await ctx.storage.put("recordings", copy.extension, copy.bytes);
  try {
    await withTransaction(ctx, async (_, transaction) =>
      store.setCopy(transaction, waiting.path, { copy_path: path, copy_bytes: copy.bytes.byteLength }),
    );
  } finally {
    // The recording may have been deleted meanwhile.
    await removeOwnerless(ctx, [path]);
  }
}

/** @returns undefined where it cannot be converted */
async function encode({ fileWorker }: AppContext, bytes: Uint8Array, stopping?: AbortSignal) {
  try {
    const made = await fileWorker.open("mp3", undefined, bytes, "staff", stopping);
    return "problem" in made ? undefined : made;
  } catch (error) {
    if (error instanceof FileWorkerBusy || stopping?.aborted) return "busy";
    if (error instanceof FileTooCostly) return undefined;
    throw error;
  }
}
