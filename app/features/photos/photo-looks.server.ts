import { findClosingsOf } from "../../server/closings/closing-queries.server.ts";
import { lastWords, recordClosing } from "../../server/closings/record-closing.server.ts";
import type { AppContext } from "../../server/context.server.ts";
import type { Database } from "../../server/db/database.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { isAlike, plainLook } from "../../values/look-hash.ts";
import * as store from "./look-queries.server.ts";
import { readPhotoFile } from "./read-photo-file.server.ts";

/** Does it look like a photo that was taken back, deleted or covered? @param look perceptual hash */
export async function isLookClosed(db: Database, look: string): Promise<boolean> {
  if (look === plainLook) return false;
  const closed = [...lastWords(await findClosingsOf(db, "look")).values()].filter(({ is_release }) => is_release === 0);
  return closed.some(({ key }) => isAlike(key, look));
}

/** Photos of earlier releases that are looked at in one run of the job. */
const perRun = 20;

/** Job: what photos of earlier releases look like. A picture that cannot be read has no look. */
export async function findLooks(ctx: AppContext, stopping: AbortSignal): Promise<void> {
  for (const { id, path } of await store.findPhotosWithoutLook(ctx.db, perRun)) {
    if (stopping.aborted) return;
    const bytes = await readPhotoFile(ctx, path);
    const look = bytes === undefined ? plainLook : await ctx.images.look(bytes).catch(() => plainLook);
    await withTransaction(ctx, async (ctx, transaction) => {
      const isWithdrawn = await store.setLook(transaction, id, look);
      if (isWithdrawn && look !== plainLook) await recordClosing(ctx, { kind: "look", key: look });
    });
  }
}
