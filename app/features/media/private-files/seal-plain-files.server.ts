import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { removeOwnerless } from "../photos/add-photo.server.ts";
import { abandonPaths, deleteFiles } from "../photos/delete-photo.server.ts";
import * as store from "./private-file-queries.server.ts";
import { putSealed, readSealed } from "./sealed-files.server.ts";

/** Job that encrypts private files of earlier releases, then removes the originals. @throws StorageError */
export async function sealPlainFiles(ctx: AppContext): Promise<void> {
  for (let after = 0; ; ) {
    const file = await store.findPlainFile(ctx.db, after);
    if (file === undefined) return;
    after = file.id;
    const bytes = await readSealed(ctx, { path: file.path, key_id: null });
    // After a restore, the record may exist without the file.
    if (bytes === undefined || bytes === "locked") continue;
    const sealed = await putSealed(ctx, file.path.split(".").at(-1) ?? "raw", bytes);
    try {
      await withTransaction(ctx, async (_, transaction) => {
        // If several records share a file, it is kept until each has an encrypted copy.
        if (await store.replacePlainFile(transaction, file, sealed)) await abandonPaths(transaction, [file.path]);
      });
    } finally {
      await removeOwnerless(ctx, [sealed.path]);
    }
    await deleteFiles(ctx, [file.path]);
  }
}
