import { Refusal } from "../../platform/refusals.ts";
import { siteContext } from "../../platform/site.server.ts";
import { asRowId } from "../../values/row-id.ts";
import type { Route } from "./+types/post-preview-page";
import { withPictures } from "./find-posts.server.ts";
import { needEditablePost } from "./need-staff-post.server.ts";
import type { PostWithPhotos } from "./post.ts";
import { PostArticle } from "./post-page.tsx";
import { asPost } from "./post-store.server.ts";

/** Nobody on the way keeps what is not public yet. */
export const headers = () => ({ "Cache-Control": "no-store" });

/** A post exactly as the public will see it, for those who may change it. Everybody else finds nothing here. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const member = await site.signIn.whoIs(request.headers);
  if (member === undefined) throw new Refusal("notFound");
  const post = await needEditablePost(site.database, member, asRowId(params.id));
  const [whole] = await withPictures(site, [asPost(post)]);
  return { post: whole as PostWithPhotos };
}

export default function PostPreviewPage({ loaderData }: Route.ComponentProps) {
  return <PostArticle post={loaderData.post} path={undefined} />;
}
