import type { AppContext } from "../../../server/context.server.ts";
import { type Cursor, cutPage } from "../../../values/cursor.ts";
import { withPhotos } from "../../media/photos/find-photos.server.ts";
import * as store from "./news-queries.server.ts";

const pageLength = 24;

/** Returns a page of news. `older` is the query string of the next page. */
export async function listNews(ctx: AppContext, mark?: Cursor) {
  const found = await store.findNews(ctx.db, ctx.clock.now().toISOString(), pageLength + 1, mark);
  const { page, older } = cutPage(found, pageLength, ({ date }) => date);
  return { items: await withPhotos(ctx, "news", page), older, first: mark === undefined };
}
