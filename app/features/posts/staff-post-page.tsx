import { staffPosts as words } from "content/staff-posts.ts";
import { data, href } from "react-router";
import { ContentEdit } from "../../cms/content-editor.tsx";
import { handleEdit } from "../../cms/handle-content-form.server.ts";
import { openContent } from "../../cms/list-content.server.ts";
import { appContext, senderOf, staffContext } from "../../server/context.server.ts";
import { asRowId } from "../../values/row-id.ts";
import { findChosenPhotos } from "../photos/attach-photos.server.ts";
import type { Route } from "./+types/staff-post-page";
import { postType } from "./post.type.server.ts";
import { PostForm } from "./post-form.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const opened = await openContent(ctx, context.get(staffContext), postType, asRowId(params.id));
  return { ...opened, photos: await findChosenPhotos(ctx.db, `post:${opened.id}`) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { answer, status } = await handleEdit(senderOf(context), postType, words, asRowId(params.id), request);
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
