import { labelled } from "content/labelled.ts";
import { href } from "react-router";
import { findProjectInList } from "../../../cms/belongs-to/find-project-in-list.server.ts";
import { appContext } from "../../../server/context.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { readOwnCursor } from "../../../server/page-cache/own-cursor.server.ts";
import { DetailStyle } from "../../../ui/detail.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { PartOfProject } from "../../foundation/words/project-parts.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { Route } from "./+types/blog-page";
import { listPosts } from "./find-posts.server.ts";
import { BlogStyle, PostCard } from "./post-card.tsx";

export const handle: RouteHandle = { cache: { query: { project: "key", before: "timestamp" } } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const project = await findProjectInList(ctx, request);
  const mark = await readOwnCursor(ctx, request, { table: "posts", column: "timestamp" });
  return { ...(await listPosts(ctx, mark, project?.id)), project };
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const blog = useWords("blog");
  const { posts, older, first, project } = loaderData;
  const path = href("/blog") + (project ? `?project=${encodeURIComponent(project.key)}` : "");
  const leading = first ? posts[0] : undefined;
  const rest = first ? posts.slice(1) : posts;
  return (
    <>
      <PageMeta
        title={project ? labelled(blog.title, project.title) : blog.title}
        description={blog.description}
        path={first && !project ? path : undefined}
        feed="posts"
      />
      <DetailStyle />
      <BlogStyle />
      <PageHead ground="green" heading={blog.heading} />
      <div className="wrap section stack">
        <PartOfProject project={project} />
        <div className={rest.length === 2 ? "posts posts--two" : "posts"}>
          {leading && <PostCard post={leading} leads />}
          {rest.map((post) => (
            <PostCard key={post.id} post={post} isAlone={rest.length === 1} />
          ))}
        </div>
        {posts.length === 0 && <p className="lede">{blog.empty}</p>}
        <Pager
          older={older && `${path}${project ? "&" : "?"}before=${older}`}
          newest={first ? undefined : path}
          words={blog}
        />
      </div>
    </>
  );
}
