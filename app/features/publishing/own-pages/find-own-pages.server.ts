import { publicItemOf } from "../../../cms/define-content-type.server.ts";
import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { cacheLastRead } from "../../../server/db/last-read.ts";
import { AppError } from "../../../server/http/errors.ts";
import type { SharedPage } from "../../../server/share-card.ts";
import type { ShownPicture } from "../../../values/public-picture.ts";
import { asVisitor, openText, type Viewer, withPhotosFor } from "../../media/photos/find-photos.server.ts";
import { findRecordings } from "../../media/recordings/find-recordings.server.ts";
import { listContributors } from "../contributors/find-contributors.server.ts";
import { type OwnPageWithPhotos, ownPageType } from "./own-page.type.server.ts";
import { ownPageCardFacts } from "./own-page-card-facts.ts";
import * as store from "./own-page-queries.server.ts";
import { canBeOwn } from "./reserved-addresses.ts";

const nowOf = (ctx: AppContext) => ctx.clock.now().toISOString();

/** Finds a public page that the foundation added. @throws AppError notFound */
export async function requireOwnPage(ctx: AppContext, address: string) {
  const row = canBeOwn(address) ? await store.findOwnPage(ctx.db, address, nowOf(ctx)) : undefined;
  if (row === undefined) throw new AppError("notFound");
  return openOwnPage(ctx, row, asVisitor);
}

/** Returns the page's facts for its share card and printed papers. @throws AppError notFound */
export async function shareOwnPage(ctx: AppContext, _requestInfo: RequestInfo, address: string): Promise<SharedPage> {
  const { page } = await requireOwnPage(ctx, address);
  return { facts: ownPageCardFacts(page), photos: page.photos };
}

/** Loads a page, public or not. @returns the page's props @param viewer of the page */
export async function openOwnPage<Shown extends ShownPicture>(
  ctx: AppContext,
  row: store.OwnPageRow,
  viewer: Viewer<Shown>,
) {
  const [first] = await withPhotosFor(ctx, "page", [{ ...publicItemOf(ownPageType, row), id: row.id }], viewer);
  const { texts, textPhotos } = await openText(ctx, ownPageType, row, "paragraphs", viewer);
  return {
    page: { ...first, paragraphs: texts } as OwnPageWithPhotos<Shown>,
    textPhotos,
    contributors: await listContributors(ctx, row.contributors),
    recordings: await findRecordings(ctx, `page:${row.id}`),
  };
}

/** Finds the id of a page by its address, public or not. */
export const findOwnPageId = (db: AppContext["db"], slug: string) => store.findIdByAddress(db, slug);

/** Finds the public page that had this address before an update. */
export const findMovedPage = (ctx: AppContext, address: string) => store.findMovedPage(ctx.db, address, nowOf(ctx));

/** Lists the foundation's public pages, in the order of their links. */
export const listOwnPages = (ctx: AppContext) => store.findOwnPages(ctx.db, nowOf(ctx));

/** Finds links to the foundation's pages, in order. @throws Unavailable if they were never read */
export const findLinks = cacheLastRead(async (ctx: AppContext) => {
  const pages = await listOwnPages(ctx);
  return pages
    .filter(({ placement }) => placement !== "nowhere")
    .map(({ slug, title, placement }) => ({ label: title, to: `/${slug}`, isInHeader: placement === "header" }));
});
