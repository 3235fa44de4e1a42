import { requirePreview } from "../../cms/require-preview.server.ts";
import { appContext } from "../../server/context.server.ts";
import { asRowId } from "../../values/row-id.ts";
import type { Route } from "./+types/post-preview-page";
import { withPictures } from "./find-posts.server.ts";
import type { PostWithPhotos } from "./post.ts";
import { postType } from "./post.type.server.ts";
import { PostArticle } from "./post-page.tsx";
import { asPost } from "./post-queries.server.ts";

/** Unpublished: not cacheable. */
export const headers = () => ({ "Cache-Control": "no-store" });

/** A post as published, for those who can edit it; otherwise 404. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const row = await requirePreview(ctx, request.headers, postType, asRowId(params.id));
  const [whole] = await withPictures(ctx, [asPost(row)]);
  return { post: whole as PostWithPhotos };
}

export default function PostPreviewPage({ loaderData }: Route.ComponentProps) {
  return <PostArticle post={loaderData.post} path={undefined} />;
}
