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

/** Rows read at a time. */
const pageLength = 100;

/**
 * Before the site opens: encrypts what an earlier release wrote, rows and files, each in a transaction of its own. A start
 * that was killed goes on where it was; two processes do nothing twice. Then the database file is written anew, so that
 * no unused part of it has old words.
 */
export async function sealOldConcerns(ctx: AppContext): Promise<void> {
  const { db, config, clock } = ctx;
  const tables = ["concerns", "concern_notes"] as const;
  const isPlain = await keys.hasPlain(db);
  // First: a start that is killed below cleans up the next time.
  await keys.noteKey(db, { id: keyIdOf(config), made_at: clock.now().toISOString(), isClean: !isPlain });
  for (const table of tables)
    for (
      let page = await findPlain(db, table, pageLength);
      page.length > 0;
      page = await findPlain(db, table, pageLength)
    )
      for (const { id } of page) await withTransaction(ctx, (ctx) => sealPlain(ctx, table, id));
  // Without file storage the site opens all the same, and the job goes on.
  await sealPlainFiles(ctx).catch((error) => ctx.log.error("private files not encrypted", errorFields(error)));
  if (await keys.isUnclean(db)) await engineOf(db).rewrite(tables);
}

/**
 * Once the site is open, removes unencrypted files that a killed start left, empties the write-ahead log, and deletes the
 * copies of the database that the update made.
 */
export async function dropPlainCopies(ctx: AppContext): Promise<void> {
  if (!(await keys.isUnclean(ctx.db))) return;
  await removeAbandonedFiles(ctx);
  await dropErasedBytes(ctx);
  await keys.markClean(ctx.db, ctx.clock.now().toISOString());
}
