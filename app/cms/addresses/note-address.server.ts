import type { InTransaction } from "../../server/context.server.ts";
import { plainPath } from "../../values/address.ts";
import type { ContentTable, RowOf } from "../content-queries.server.ts";
import { type ContentType, isPublic } from "../content-type.server.ts";
import * as store from "../redirect-queries.server.ts";

type Row = RowOf<ContentTable>;

const wasPublic = (row: Row | undefined, now: string) => row !== undefined && isPublic(row, now);

/**
 * Stores a redirect from an item's earlier address, and queues public addresses for search engines.
 * @param before undefined for a new item
 */
export async function noteAddress(ctx: InTransaction, type: ContentType, before: Row | undefined, after: Row) {
  const now = ctx.clock.now().toISOString();
  const path = pathOf(type, after);
  const earlier = before && pathOf(type, before);
  if (before !== undefined && earlier !== path) await saveEarlier(ctx, type, before, { earlier, path, now });
  if (ctx.config.indexNow === undefined || path === undefined) return;
  if (wasPublic(before, now) && earlier !== undefined) await store.saveChangedAddress(ctx.db, earlier, now, now);
  if (wasPublic(before, now) || isPublic(after, now)) await store.saveChangedAddress(ctx.db, path, now, now);
  else if (after.status === "scheduled" && after.publish_at !== null && after.deleted_at === null)
    await store.saveChangedAddress(ctx.db, path, now, after.publish_at);
  else await store.removeChangedAddress(ctx.db, path);
}

const pathOf = (type: ContentType, row: Row) => plainPath(type.listed(row).publicPath);

interface Moved {
  earlier: string | undefined;
  path: string | undefined;
  now: string;
}

/** Stores an earlier address; one that was never public needs no redirect. */
async function saveEarlier(ctx: InTransaction, type: ContentType, row: Row, { earlier, path, now }: Moved) {
  const { noun } = type;
  if (path !== undefined) await store.removeRedirectsTo(ctx.db, noun, row.id, path);
  const wasSeen = row.status !== "draft" || (await store.wasPublished(ctx.db, `${noun}:${row.id}`));
  if (earlier === undefined || !wasSeen) return;
  await store.saveRedirect(ctx.db, { path: earlier, noun, content_id: row.id, made_by: "rename", created_at: now });
}
