import { staffPosts as words } from "content/staff-posts.ts";
import { data, href } from "react-router";
import { senderOf, siteContext, staffContext } from "../../server/context.server.ts";
import { asRowId } from "../../values/row-id.ts";
import { answerOne } from "../../cms/handle-content-form.server.ts";
import { ContentEdit } from "../../cms/content-editor.tsx";
import { openContent } from "../../cms/list-content.server.ts";
import { findChosenPhotos } from "../photos/attach-photos.server.ts";
import type { Route } from "./+types/staff-post-page";
import { PostForm } from "./post-form.tsx";
import { postKind } from "./post.type.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const opened = await openContent(site, context.get(staffContext), postKind, asRowId(params.id));
  return { ...opened, photos: await findChosenPhotos(site.database, `post:${opened.id}`) };
}

/** Changes, deletes, brings back, unpublishes and restores a post. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { answer, status } = await answerOne(senderOf(context), postKind, words, asRowId(params.id), request);
  return data(answer, status);
}

export default function StaffPostPage({ loaderData: post }: Route.ComponentProps) {
  const id = String(post.id);
  return (
    <ContentEdit
      words={words}
      path={href("/admin/post/:id", { id })}
      preview={href("/admin/post/:id/preview", { id })}
      versions={post.versions}
      form={(say) => <PostForm post={post} onDone={say} />}
    />
  );
}
