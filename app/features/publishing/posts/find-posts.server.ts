import { findProjectOf, type ProjectLink } from "../../../cms/belonging-queries.server.ts";
import { publicItemOf } from "../../../cms/define-content-type.server.ts";
import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import type { SharedPage } from "../../../server/share-card.ts";
import { type Cursor, cutPage } from "../../../values/cursor.ts";
import type { ShownPicture } from "../../../values/public-picture.ts";
import {
  asVisitor,
  findProfilePhotos,
  openText,
  type Viewer,
  withPhotosFor,
} from "../../media/photos/find-photos.server.ts";
import type { ShownPhotos } from "../../media/photos/photo.ts";
import { findRecordings } from "../../media/recordings/find-recordings.server.ts";
import type { Recording } from "../../media/recordings/recording.ts";
import { type Post, type PostCardFields, type PostWithPhotos, postType } from "./post.type.server.ts";
import { postCardFacts } from "./post-card-facts.ts";
import * as store from "./post-queries.server.ts";

/** Number of posts on a page: one large post and rows of three. */
const pageLength = 13;

/** @throws AppError notFound */
export async function requirePost(ctx: AppContext, slug: string) {
  const post = slug.length > 200 ? undefined : await store.findPost(ctx.db, slug, ctx.clock.now().toISOString());
  if (post === undefined) throw new AppError("notFound");
  return { ...(await openPost(ctx, post, asVisitor)), next: await findNextPost(ctx, post) };
}

/** Finds the previous post; for the oldest post, the newest one; undefined if there is only one. */
async function findNextPost(ctx: AppContext, row: store.PostRow): Promise<PostCardFields | undefined> {
  const now = ctx.clock.now().toISOString();
  const [older] = await store.findPosts(ctx.db, now, 1, {
    before: { at: String(row.timestamp), id: row.id },
  });
  const [next] = older ? [older] : (await store.findPosts(ctx.db, now, 1)).filter(({ id }) => id !== row.id);
  if (next === undefined) return undefined;
  const [post] = await withPictures(ctx, [next], asVisitor);
  return post && cardOf(post);
}

function cardOf({ id, slug, title, postText, author, portrait, timestamp, photos }: PostWithPhotos): PostCardFields {
  return { id, slug, title, postText, author, portrait, timestamp, photos: photos.slice(0, 1) };
}

/** Loads a post's page, published or not. @returns the page's props @param viewer of the page */
export async function openPost<Shown extends ShownPicture>(
  ctx: AppContext,
  row: store.PostRow,
  viewer: Viewer<Shown>,
): Promise<{
  post: PostWithPhotos<Shown>;
  project: ProjectLink | undefined;
  textPhotos: ShownPhotos<Shown>;
  recordings: Recording[];
}> {
  const [post] = await withPictures(ctx, [row], viewer);
  if (post === undefined) throw new AppError("notFound");
  const { texts, textPhotos } = await openText(ctx, postType, row, "paragraphs", viewer);
  return {
    post: { ...post, paragraphs: texts },
    project: await findProjectOf(ctx.db, row.project_id, ctx.clock.now().toISOString()),
    textPhotos,
    recordings: await findRecordings(ctx, `post:${row.id}`),
  };
}

function asPost(row: store.PostRow): Post {
  const { id, slug, author_id, author_name, author_position, timestamp } = row;
  const author = { id: author_id, name: author_name, position: author_position };
  return { ...publicItemOf(postType, row), id, slug, author, timestamp };
}

async function withPictures<Shown extends ShownPicture>(
  ctx: AppContext,
  rows: store.PostRow[],
  viewer: Viewer<Shown>,
): Promise<PostWithPhotos<Shown>[]> {
  const portraits = await findProfilePhotos(
    ctx,
    rows.flatMap(({ author_id }) => author_id ?? []),
  );
  const whole = await withPhotosFor(ctx, "post", rows.map(asPost), viewer);
  return whole.map((post) => ({ ...post, portrait: portraits[post.author.id ?? ""] }));
}

/** Returns a page of the blog, or of a project's posts. `older` is the query string of the next page. */
export async function listPosts(ctx: AppContext, mark?: Cursor, project?: number) {
  const wanted = { before: mark, project };
  const found = await store.findPosts(ctx.db, ctx.clock.now().toISOString(), pageLength + 1, wanted);
  const { page, older } = cutPage(found, pageLength, ({ timestamp }) => timestamp);
  return { posts: await withPictures(ctx, page, asVisitor), older, first: mark === undefined };
}

/** Finds a project's latest public posts. `hasMore` is true if there are others. */
export async function findPostsOfProject(ctx: AppContext, project: number, most: number) {
  const found = await store.findPosts(ctx.db, ctx.clock.now().toISOString(), most + 1, { project });
  const posts = (await withPictures(ctx, found.slice(0, most), asVisitor)).map(cardOf);
  return { posts, hasMore: found.length > most };
}

/** Lists posts for the sitemap. @returns `isAll` true if the first page of the blog has all posts */
export async function listPostsForSitemap(ctx: AppContext) {
  const { posts, older } = await listPosts(ctx);
  return { items: posts.map(({ id, slug }) => ({ id, value: slug })), isAll: older === undefined };
}

/** Returns a post's facts for its share card and printed papers. @throws AppError notFound */
export async function sharePost(ctx: AppContext, _requestInfo: RequestInfo, slug: string): Promise<SharedPage> {
  const { post } = await requirePost(ctx, slug);
  return { facts: postCardFacts(post), photos: post.photos };
}

/** Finds the first public post whose author has an account on this site. */
export async function findFirstOwnPost(ctx: AppContext): Promise<PostWithPhotos | undefined> {
  const row = await store.findFirstOwnPost(ctx.db, ctx.clock.now().toISOString());
  return row && (await withPictures(ctx, [row], asVisitor))[0];
}
