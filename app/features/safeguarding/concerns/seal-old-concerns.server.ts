import type { AppContext } from "../../../server/context.server.ts";
import { engineOf } from "../../../server/db/database.server.ts";
import { dropErasedBytes } from "../../../server/db/drop-deleted-bytes.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { keyIdOf } from "../../../server/sealing/seal.server.ts";
import { removeAbandonedFiles } from "../../media/photos/delete-photo.server.ts";
import { sealPlainFiles } from "../../media/private-files/seal-plain-files.server.ts";
import * as keys from "./concern-key-queries.server.ts";
import { findPlain } from "./concern-queries.server.ts";
import { sealPlain } from "./sealed-concerns.server.ts";

const pageLength = 100;

/**
 * Encrypts rows and files of an earlier release before the site opens. Each row has its own transaction, so that the
 * next start or another process can continue. Then rewrites the database file to remove unencrypted remains.
 */
export async function sealOldConcerns(ctx: AppContext): Promise<void> {
  const { db, config, clock } = ctx;
  const tables = ["concerns", "concern_notes"] as const;
  const isPlain = await keys.hasPlain(db);
  // Stored first, so that the next start cleans up if this one is interrupted.
  await keys.noteKey(db, { id: keyIdOf(config), made_at: clock.now().toISOString(), isClean: !isPlain });
  for (const table of tables)
    for (
      let page = await findPlain(db, table, pageLength);
      page.length > 0;
      page = await findPlain(db, table, pageLength)
    )
      for (const { id } of page) await withTransaction(ctx, (ctx) => sealPlain(ctx, table, id));
  // The site opens even without file storage; a job encrypts the files later.
  await sealPlainFiles(ctx).catch((error) => ctx.log.error("private files not encrypted", errorFields(error)));
  if (await keys.isUnclean(db)) await engineOf(db).rewrite(tables);
}

/** Removes unencrypted files, the write-ahead log, and the update's copies, when the site is open. */
export async function dropPlainCopies(ctx: AppContext): Promise<void> {
  if (!(await keys.isUnclean(ctx.db))) return;
  await removeAbandonedFiles(ctx);
  await dropErasedBytes(ctx);
  await keys.markClean(ctx.db, ctx.clock.now().toISOString());
}
