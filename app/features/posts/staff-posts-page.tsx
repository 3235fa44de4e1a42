import { staffPosts as words } from "content/staff-posts.ts";
import { data, href } from "react-router";
import { siteContext, staffContext } from "../../platform/site.server.ts";
import avatar from "../../ui/art/avatar.svg";
import { asRowId } from "../../values/row-id.ts";
import type { StaffAnswer } from "../../values/staff-answer.ts";
import { checkStaffForm, readStaffForm } from "../desk/check-staff-form.server.ts";
import { ContentList } from "../desk/content-list-card.tsx";
import { ContentRow } from "../desk/content-row-card.tsx";
import { readChosenPhotos, unreadyPhotos } from "../photos/chosen-photos.ts";
import type { Route } from "./+types/staff-posts-page";
import { listStaffPosts } from "./list-staff-posts.server.ts";
import { emptyPost, PostForm } from "./post-form-card.tsx";
import { postSchema } from "./post-schema.ts";
import { createPost } from "./save-post.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return listStaffPosts(context.get(siteContext), context.get(staffContext), {
    search: (searchParams.get("q") ?? "").slice(0, 100),
    deleted: searchParams.has("deleted"),
    before: asRowId(searchParams.get("before") ?? ""),
  });
}

/** Creates a post. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readStaffForm(request);
  const { fields, refused } = checkStaffForm(typed, postSchema, words.notYet, ["paragraphs"]);
  if (refused) return data(refused, 422);
  const photos = readChosenPhotos(typed);
  const outcome = await createPost(context.get(siteContext), context.get(staffContext), fields, photos);
  if ("unready" in outcome) return data(unreadyPhotos(words.notYet), 422);
  return { done: words.saved } satisfies StaffAnswer;
}

export default function StaffPostsPage({ loaderData: { posts, ...page } }: Route.ComponentProps) {
  const path = href("/admin/post");
  return (
    <ContentList
      {...page}
      words={words}
      path={path}
      mayCreate
      isEmpty={posts.length === 0}
      form={(say) => <PostForm id="new-post" action={path} button={words.publish} initial={emptyPost} onDone={say} />}
    >
      {(say) =>
        posts.map((post) => (
          <ContentRow
            key={post.id}
            words={words}
            row={post}
            picture={avatar}
            note={`${post.author}, ${post.day}`}
            path={href("/admin/post/:id", { id: String(post.id) })}
            publicPath={href("/blog/:slug", { slug: post.slug })}
            onSaid={say}
          />
        ))
      }
    </ContentList>
  );
}
