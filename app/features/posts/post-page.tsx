import { href } from "react-router";
import { appContext } from "../../server/context.server.ts";
import type { RouteHandle } from "../../server/page-cache/cached-routes.ts";
import type { Route } from "./+types/post-page";
import { requirePost } from "./find-posts.server.ts";
import { PostArticle } from "./post-article.tsx";

export const handle: RouteHandle = { cache: {} };

export const loader = ({ params, context }: Route.LoaderArgs) => requirePost(context.get(appContext), params.slug);

export default function PostPage({ loaderData }: Route.ComponentProps) {
  return <PostArticle {...loaderData} path={href("/blog/:slug", { slug: loaderData.post.slug })} />;
}
