import type { Site } from "../../server/context.server.ts";
import { cutPage, type PageMark } from "../../values/cursor.ts";
import { withPhotos } from "../photos/find-photos.server.ts";
import * as store from "./news-queries.server.ts";

const pageLength = 24;

/** One page of the news. `older` is the address part of the next page, if there is one. */
export async function listNews(site: Site, mark?: PageMark) {
  const found = await store.findNews(site.database, site.clock.now().toISOString(), pageLength + 1, mark);
  const { page, older } = cutPage(found, pageLength, ({ date }) => date);
  return { items: await withPhotos(site, "news", page), older, first: mark === undefined };
}
