import { siteContext } from "../../server/context.server.ts";
import { asRowId } from "../../values/row-id.ts";
import { needPreview } from "../../cms/require-preview.server.ts";
import type { Route } from "./+types/post-preview-page";
import { withPictures } from "./find-posts.server.ts";
import type { PostWithPhotos } from "./post.ts";
import { postKind } from "./post.type.server.ts";
import { PostArticle } from "./post-page.tsx";
import { asPost } from "./post-queries.server.ts";

/** Nobody on the way keeps what is not public yet. */
export const headers = () => ({ "Cache-Control": "no-store" });

/** A post exactly as the public will see it, for those who may change it. Everybody else finds nothing here. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const row = await needPreview(site, request.headers, postKind, asRowId(params.id));
  const [whole] = await withPictures(site, [asPost(row)]);
  return { post: whole as PostWithPhotos };
}

export default function PostPreviewPage({ loaderData }: Route.ComponentProps) {
  return <PostArticle post={loaderData.post} path={undefined} />;
}
