import { staffPosts as words } from "content/staff-posts.ts";
import { data, href } from "react-router";
import { senderOf, siteContext, staffContext } from "../../server/context.server.ts";
import avatar from "../../ui/art/avatar.svg";
import { writePostDate } from "../../values/dates.ts";
import { answerNew } from "../../cms/handle-content-form.server.ts";
import { ContentList } from "../../cms/content-list.tsx";
import { listContent } from "../../cms/list-content.server.ts";
import { withPhotos } from "../photos/find-photos.server.ts";
import type { Route } from "./+types/staff-posts-page";
import { PostForm } from "./post-form.tsx";
import { postKind } from "./post.type.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = await listContent(site, context.get(staffContext), postKind, request.url, (row) => ({
    slug: row.slug,
    author: row.author_name,
    day: writePostDate(row.timestamp),
  }));
  return { ...page, rows: await withPhotos(site, "post", page.rows) };
}

/** Creates a post. */
export async function action({ request, context }: Route.ActionArgs) {
  const { answer, status } = await answerNew(senderOf(context), postKind, words, request);
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
