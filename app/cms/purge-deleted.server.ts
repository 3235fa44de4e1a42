import type { AppContext } from "../server/context.server.ts";
import type { Database } from "../server/db/database.server.ts";
import { findTrustedNow } from "../server/db/trusted-time.ts";
import { withTransaction } from "../server/db/with-transaction.ts";
import { type ContentTable, findDeletedIds, removeRow } from "./content-queries.server.ts";
import { undoLimit } from "./delete-content.server.ts";
import { removeVersions } from "./version-queries.server.ts";

/** The rooms of what is deleted, with the name of one thing in each. */
const nouns: Record<ContentTable, string> = { posts: "post", events: "event", projects: "project", news_items: "news" };

/**
 * Removes for good what was deleted longer ago than it can be brought back, with its earlier versions. The pictures that
 * hung there stay in the media list, where they can be deleted. While the clock is not trusted, nothing is removed.
 *
 * @param takeDown takes the pictures off a thing, like `post:12`, in a transaction
 */
export async function purgeDeleted(
  ctx: AppContext,
  takeDown: (db: Database, subject: string) => Promise<void>,
): Promise<void> {
  const now = await findTrustedNow(ctx);
  if (now === undefined) return;
  for (const [table, noun] of Object.entries(nouns) as [ContentTable, string][]) {
    for (const id of await findDeletedIds(ctx.db, table, undoLimit(now))) {
      await withTransaction(ctx, async ({ db: transaction }) => {
        const subject = `${noun}:${id}`;
        await removeVersions(transaction, subject);
        await takeDown(transaction, subject);
        await removeRow(transaction, table, id);
      });
      ctx.log.info("removed for good", { what: noun, id });
    }
  }
}
