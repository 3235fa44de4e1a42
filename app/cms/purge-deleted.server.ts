import type { AppContext } from "../server/context.server.ts";
import type { Database } from "../server/db/database.server.ts";
import { findTrustedNow } from "../server/db/trusted-time.ts";
import { withTransaction } from "../server/db/with-transaction.ts";
import { type ContentTable, findDeletedIds, removeRow } from "./content-queries.server.ts";
import { undoLimit } from "./delete-content.server.ts";
import { removeVersions } from "./version-queries.server.ts";

/**
 * Purges items, with their version history, after the undo period; never while the clock is untrusted. Their photos
 * stay in the media library, where staff can delete them.
 * @param detach detaches an item's photos, like `post:12`, in a transaction
 */
export async function purgeDeleted(
  ctx: AppContext,
  types: { table: ContentTable; noun: string }[],
  detach: (db: Database, subject: string) => Promise<void>,
): Promise<void> {
  const now = await findTrustedNow(ctx);
  if (now === undefined) return;
  for (const { table, noun } of types) {
    for (const id of await findDeletedIds(ctx.db, table, undoLimit(now))) {
      await withTransaction(ctx, async ({ db: transaction }) => {
        const subject = `${noun}:${id}`;
        await removeVersions(transaction, subject);
        await detach(transaction, subject);
        await removeRow(transaction, table, id);
      });
      ctx.log.info("removed for good", { what: noun, id });
    }
  }
}
