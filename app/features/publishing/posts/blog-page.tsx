import { href } from "react-router";
import { appContext } from "../../../server/context.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { readOwnCursor } from "../../../server/page-cache/own-cursor.server.ts";
import { DetailStyle } from "../../../ui/detail.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { Style } from "../../../ui/style.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { Route } from "./+types/blog-page";
import css from "./blog.css?inline";
import { listPosts } from "./find-posts.server.ts";
import { PostCard } from "./post-card.tsx";

export const handle: RouteHandle = { cache: { query: { before: "timestamp" } } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  return listPosts(ctx, await readOwnCursor(ctx, request, { table: "posts", column: "timestamp" }));
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const blog = useWords("blog");
  const { posts, older, first } = loaderData;
  const path = href("/blog");
  const leading = first ? posts[0] : undefined;
  const rest = first ? posts.slice(1) : posts;
  return (
    <>
      <PageMeta title={blog.title} description={blog.description} path={first ? path : undefined} feed="posts" />
      <DetailStyle />
      <Style name="blog" layer="feature" css={css} />
      <PageHead ground="green" heading={blog.heading} />
      <div className="wrap section">
        <div className={rest.length === 2 ? "posts posts--two" : "posts"}>
          {leading && <PostCard post={leading} leads />}
          {rest.map((post) => (
            <PostCard key={post.id} post={post} isAlone={rest.length === 1} />
          ))}
        </div>
        {posts.length === 0 && <p className="lede">{blog.empty}</p>}
        <Pager older={older && `${path}?before=${older}`} newest={first ? undefined : path} words={blog} />
      </div>
    </>
  );
}
