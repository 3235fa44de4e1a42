import { staffPosts as words } from "content/staff-posts.ts";
import { data, href } from "react-router";
import { ContentList } from "../../cms/content-list.tsx";
import { handleCreate } from "../../cms/handle-content-form.server.ts";
import { listContent } from "../../cms/list-content.server.ts";
import { appContext, senderOf, staffContext } from "../../server/context.server.ts";
import avatar from "../../ui/art/avatar.svg";
import { writePostDate } from "../../values/dates.ts";
import { withPhotos } from "../photos/find-photos.server.ts";
import type { Route } from "./+types/staff-posts-page";
import { postType } from "./post.type.server.ts";
import { PostForm } from "./post-form.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const page = await listContent(ctx, context.get(staffContext), postType, request.url, (row) => ({
    slug: row.slug,
    author: row.author_name,
    day: writePostDate(row.timestamp),
  }));
  return { ...page, rows: await withPhotos(ctx, "post", page.rows) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { answer, status } = await handleCreate(senderOf(context), postType, words, request);
  return data(answer, status);
}

export default function StaffPostsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ContentList
      {...loaderData}
      words={words}
      path={href("/admin/post")}
      drawing={avatar}
      about={(row) => ({
        note: `${row.author}, ${row.day}`,
        path: href("/admin/post/:id", { id: String(row.id) }),
        publicPath: href("/blog/:slug", { slug: row.slug }),
      })}
      form={(say, close) => <PostForm onDone={say} onCancel={close} />}
    />
  );
}
