import { itemOf } from "../../cms/define-content-type.server.ts";
import type { AppContext } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";
import { type Cursor, cutPage } from "../../values/cursor.ts";
import { findProfilePhotos, findTextPhotos, withPhotos } from "../photos/find-photos.server.ts";
import { findRecordings } from "../recordings/find-recordings.server.ts";
import { type Post, type PostWithPhotos, postType } from "./post.type.server.ts";
import * as store from "./post-queries.server.ts";

/** One large post and rows of three. */
const pageLength = 13;

/** The props of a public post's page. @throws AppError notFound */
export async function requirePost(ctx: AppContext, slug: string) {
  const post = slug.length > 200 ? undefined : await store.findPost(ctx.db, slug, ctx.clock.now().toISOString());
  if (post === undefined) throw new AppError("notFound");
  return previewPost(ctx, post);
}

/** @returns the props of a post's page, published or not */
export async function previewPost(ctx: AppContext, row: store.PostRow) {
  const [first] = await withPictures(ctx, [row]);
  const post = first as PostWithPhotos;
  return {
    post,
    textPhotos: await findTextPhotos(ctx, post.paragraphs),
    recordings: await findRecordings(ctx, `post:${row.id}`),
  };
}

function asPost(row: store.PostRow): Post {
  const { id, slug, author_id, author_name, author_position, timestamp } = row;
  const author = { id: author_id, name: author_name, position: author_position };
  return { ...itemOf(postType, row), id, slug, author, timestamp };
}

async function withPictures(ctx: AppContext, rows: store.PostRow[]): Promise<PostWithPhotos[]> {
  const portraits = await findProfilePhotos(
    ctx,
    rows.flatMap(({ author_id }) => author_id ?? []),
  );
  const whole = await withPhotos(ctx, "post", rows.map(asPost));
  return whole.map((post) => ({ ...post, portrait: portraits[post.author.id ?? ""] }));
}

/** A page of the blog. `older` is the next page's query. */
export async function listPosts(ctx: AppContext, mark?: Cursor) {
  const found = await store.findPosts(ctx.db, ctx.clock.now().toISOString(), pageLength + 1, mark);
  const { page, older } = cutPage(found, pageLength, ({ timestamp }) => timestamp);
  return { posts: await withPictures(ctx, page), older, first: mark === undefined };
}
