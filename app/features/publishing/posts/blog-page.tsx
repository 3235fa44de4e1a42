import { href } from "react-router";
import { appContext } from "../../../server/context.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { readOwnCursor } from "../../../server/page-cache/own-cursor.server.ts";
import { DetailStyle, LeadPicture } from "../../../ui/detail.tsx";
import { useIsLeftOut } from "../../../ui/low-data.ts";
import { PageHead } from "../../../ui/page-head.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { Style } from "../../../ui/style.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { Route } from "./+types/blog-page";
import css from "./blog.css?inline";
import { Byline } from "./byline.tsx";
import { listPosts } from "./find-posts.server.ts";
import type { PostWithPhotos } from "./post.type.server.ts";

/** Cover widths of the newest post and of the others: one, two, then three per row. */
const leadingWidth = "(min-width: 80em) 672px, (min-width: 48em) 54vw, calc(100vw - 40px)";
const cardWidth = "(min-width: 80em) 379px, (min-width: 68em) 30vw, (min-width: 48em) 45vw, calc(100vw - 40px)";

export const handle: RouteHandle = { cache: { query: { before: "timestamp" } } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  return listPosts(ctx, await readOwnCursor(ctx, request, { table: "posts", column: "timestamp" }));
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const blog = useWords("blog");
  const { posts, older, first } = loaderData;
  const path = href("/blog");
  return (
    <>
      <PageMeta title={blog.title} description={blog.description} path={first ? path : undefined} feed="posts" />
      <DetailStyle />
      <Style name="blog" layer="feature" css={css} />
      <PageHead ground="green" heading={blog.heading} />
      <div className="wrap section">
        <div className="posts">
          {posts.map((post, place) => (
            <PostCard key={post.id} post={post} leads={first && place === 0} />
          ))}
        </div>
        {posts.length === 0 && <p className="lede">{blog.empty}</p>}
        <Pager older={older && `${path}?before=${older}`} newest={first ? undefined : path} words={blog} />
      </div>
    </>
  );
}

/** A post in the list; the newest is larger, with its summary. */
function PostCard({ post, leads }: { post: PostWithPhotos; leads: boolean }) {
  const [cover] = post.photos;
  const isLeftOut = useIsLeftOut(cover ?? {});
  const isShown = cover !== undefined && !isLeftOut;
  return (
    <article
      className={["post", leads && "post--first", leads && isShown && "post--pictured"].filter(Boolean).join(" ")}
    >
      {isShown && (
        <LeadPicture picture={{ ...cover, alt: "" }} first={leads} layout={leads ? leadingWidth : cardWidth} />
      )}
      <div className="post-text stack">
        <h2>
          <a href={href("/blog/:slug", { slug: post.slug })}>{post.title}</a>
        </h2>
        {leads && post.postText && <p className="lede">{post.postText}</p>}
        <Byline post={post} />
      </div>
    </article>
  );
}
