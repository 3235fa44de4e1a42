import { href } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { findCard } from "../../media/cards/find-card.server.ts";
import type { Route } from "./+types/post-page";
import { requirePost } from "./find-posts.server.ts";
import { PostArticle } from "./post-article.tsx";
import { postCardFacts } from "./post-card-facts.ts";

export const handle: RouteHandle = { cache: {} };

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const found = await requirePost(ctx, params.slug);
  return { ...found, card: await findCard(ctx, context.get(requestInfoContext), postCardFacts(found.post)) };
}

export default function PostPage({ loaderData }: Route.ComponentProps) {
  return <PostArticle {...loaderData} path={href("/blog/:slug", { slug: loaderData.post.slug })} />;
}
