import { staffPosts as words } from "content/staff-posts.ts";
import { data, href } from "react-router";
import type { StaffMember } from "../../platform/sign-in/sign-in.ts";
import { type Site, siteContext, staffContext } from "../../platform/site.server.ts";
import { toLagosTime } from "../../values/lagos-time.ts";
import { asRowId } from "../../values/row-id.ts";
import type { StaffAnswer } from "../../values/staff-answer.ts";
import { checkStaffForm, readStaffForm } from "../desk/check-staff-form.server.ts";
import { ContentEdit } from "../desk/content-edit-card.tsx";
import { listVersions } from "../desk/keep-version.server.ts";
import { readChosenPhotos, unreadyPhotos } from "../photos/chosen-photos.ts";
import { findChosenPhotos } from "../photos/hang-photos.server.ts";
import type { Route } from "./+types/staff-post-page";
import { deletePost, undeletePost, unpublishPost } from "./delete-post.server.ts";
import { needEditablePost } from "./need-staff-post.server.ts";
import { PostForm } from "./post-form-card.tsx";
import { postSchema } from "./post-schema.ts";
import { restorePost } from "./restore-post.server.ts";
import { changePost, writtenOf } from "./save-post.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const post = await needEditablePost(site.database, context.get(staffContext), asRowId(params.id));
  const { title, postText, paragraphs } = writtenOf(post);
  return {
    id: post.id,
    photos: await findChosenPhotos(site.database, `post:${post.id}`),
    versions: await listVersions(site, `post:${post.id}`),
    typed: {
      title: [title],
      postText: [postText],
      paragraphs,
      status: [post.status],
      publishAt: [post.publish_at === null ? "" : toLagosTime(post.publish_at)],
      version: [String(post.version)],
    },
  };
}

/** The small verbs, by the name that their buttons send. */
const verbs: Record<string, { run(site: Site, member: StaffMember, id: number): Promise<void>; done: string }> = {
  delete: { run: deletePost, done: words.deleted },
  undelete: { run: undeletePost, done: words.undeleted },
  unpublish: { run: unpublishPost, done: words.unpublished },
};

export async function action({ params, request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const member = context.get(staffContext);
  const id = asRowId(params.id) ?? 0;
  const typed = await readStaffForm(request);
  const intent = typed.intent?.[0] ?? "save";
  const verb = Object.hasOwn(verbs, intent) ? verbs[intent] : undefined;
  if (verb !== undefined) {
    await verb.run(site, member, id);
    return { done: verb.done } satisfies StaffAnswer;
  }
  if (intent === "restore") {
    await restorePost(site, member, id, Number(typed.restore?.[0]));
    return { done: words.restored } satisfies StaffAnswer;
  }
  const { fields, refused } = checkStaffForm(typed, postSchema, words.notYet, ["paragraphs"]);
  if (refused) return data(refused, 422);
  const outcome = await changePost(site, member, id, fields, readChosenPhotos(typed));
  if ("unready" in outcome) return data(unreadyPhotos(words.notYet), 422);
  if ("saved" in outcome) return { done: words.saved } satisfies StaffAnswer;
  const { title, postText, paragraphs } = writtenOf(outcome.newer);
  const newer = { version: outcome.newer.version, text: [title, postText, ...paragraphs].filter(Boolean).join("\n\n") };
  return data({ message: words.newer, errors: {}, newer } satisfies StaffAnswer, 409);
}

export default function StaffPostPage({ loaderData }: Route.ComponentProps) {
  const { id, typed, versions, photos } = loaderData;
  const path = href("/admin/post/:id", { id: String(id) });
  return (
    <ContentEdit
      words={words}
      path={path}
      preview={href("/admin/post/:id/preview", { id: String(id) })}
      versions={versions}
      form={(say) => (
        <PostForm id={`post-${id}`} action={path} button={words.publish} initial={typed} photos={photos} onDone={say} />
      )}
    />
  );
}
