import { buffer } from "node:stream/consumers";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FileTooCostly, FileWorkerBusy } from "../../../server/file-worker/file-worker.ts";
import { removeOwnerless } from "../photos/add-photo.server.ts";
import * as store from "./recording-queries.server.ts";

/**
 * Job: makes a copy of one recording in a format that every phone plays. Visitors get the copy once it is stored. @throws
 * StorageError
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
    // The recording may have been deleted in the meantime.
    await removeOwnerless(ctx, [path]);
  }
}

/** @returns undefined if the recording cannot be converted */
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
