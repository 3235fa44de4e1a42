import { findLastId, readSitemapRows } from "../../server/db/sitemap-rows.ts";
import { Refusal } from "../../server/http/errors.ts";
import type { Site } from "../../server/context.server.ts";
import { cutPage, type PageMark } from "../../values/cursor.ts";
import { countSitemaps } from "../../values/sitemap.ts";
import { findPortraits, withPhotos } from "../photos/find-photos.server.ts";
import type { Post, PostWithPhotos } from "./post.ts";
import * as store from "./post-queries.server.ts";

/** One large post and rows of three. */
const pageLength = 13;

/** The post with this slug. @throws Refusal notFound when there is none */
export async function needPost(site: Site, slug: string): Promise<PostWithPhotos> {
  const post =
    slug.length > 200 ? undefined : await store.findPost(site.database, slug, site.clock.now().toISOString());
  if (post === undefined) throw new Refusal("notFound");
  const [whole] = await withPictures(site, [post]);
  return whole as PostWithPhotos;
}

/** Posts with their own pictures and those of their authors. */
export async function withPictures(site: Site, posts: Post[]): Promise<PostWithPhotos[]> {
  const portraits = await findPortraits(
    site,
    posts.flatMap(({ author }) => author.id ?? []),
  );
  const whole = await withPhotos(site, "post", posts);
  return whole.map((post) => ({ ...post, portrait: portraits[post.author.id ?? ""] }));
}

/** One page of the blog. `older` is the address part of the next page, if there is one. */
export async function listPosts(site: Site, mark?: PageMark) {
  const found = await store.findPosts(site.database, site.clock.now().toISOString(), pageLength + 1, mark);
  const { page, older } = cutPage(found, pageLength, ({ timestamp }) => timestamp);
  return { posts: await withPictures(site, page), older, first: mark === undefined };
}

/** How many sitemaps the posts of a large site fill. */
export async function countPostSitemaps({ database }: Site): Promise<number> {
  return countSitemaps(await findLastId(database, "posts"));
}

/** The slugs of posts in one sitemap, some at a time; undefined when there is no such sitemap. @param part from 1 */
export async function readPostAddresses(site: Site, part: number): Promise<AsyncIterable<string[]> | undefined> {
  if (part > (await countPostSitemaps(site))) return undefined;
  return readSitemapRows(site.database, { table: "posts", column: "slug", part }, site.clock.now().toISOString());
}
