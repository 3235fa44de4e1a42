import type { ReactNode } from "react";
import type { ContentTable } from "../../../cms/content-queries.server.ts";
import { type ContentType, requireEditable } from "../../../cms/content-type.server.ts";
import { findOwnDraft } from "../../../cms/drafts/drafts.server.ts";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import type { DocumentHandle } from "../../../ui/document.ts";
import { asRowId } from "../../../values/row-id.ts";
import { EventArticle } from "../../events/events/event-article.tsx";
import { openEvent } from "../../events/events/find-events.server.ts";
import { asStaff } from "../../media/photos/find-photos.server.ts";
import { openOwnPage } from "../own-pages/find-own-pages.server.ts";
import { OwnPageArticle } from "../own-pages/own-page-article.tsx";
import { openPost } from "../posts/find-posts.server.ts";
import { PostArticle } from "../posts/post-article.tsx";
import { openProject } from "../projects/find-projects.server.ts";
import { ProjectArticle } from "../projects/project-article.tsx";
import type { Route } from "./+types/content-preview-page";
import { contentTypes, readNoun } from "./content-types.server.ts";
import { previewDraft } from "./preview-draft.server.ts";
import { requireSubject } from "./require-subject.server.ts";

/** The page is not public and must not be cached. */
export const headers = () => ({ "Cache-Control": "no-store" });

export const handle: DocumentHandle = { isFramedByStaff: true };

/**
 * Shows an item to its editors like the published page; `?draft` shows the member's own draft. The permission is
 * checked here, because the public layout has no staff middleware.
 */
export async function loader({ params, request, pattern, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const member = await ctx.auth.getSession(request.headers);
  if (member === undefined) throw new AppError("notFound");
  const noun = readNoun(pattern);
  const requestInfo = context.get(requestInfoContext);
  if (new URL(request.url).searchParams.has("draft")) {
    const subject = await requireSubject({ ctx, member }, `${noun}:${params.id}`);
    const draft = await findOwnDraft({ ctx, member }, subject);
    if (draft) return previewDraft({ ctx, member }, requestInfo, noun, asRowId(params.id), draft.formValues);
    if (params.id === "new") return previewDraft({ ctx, member }, requestInfo, noun, undefined, {});
  }
  const find = <Table extends ContentTable>(type: ContentType<Table>) =>
    requireEditable(ctx.db, member, type, asRowId(params.id));
  const { event, post, project, page } = contentTypes;
  switch (noun) {
    case "event":
      return { event: await openEvent(ctx, await find(event), asStaff) };
    case "post":
      return { post: await openPost(ctx, await find(post), asStaff) };
    case "project":
      return { project: await openProject(ctx, requestInfo, await find(project), asStaff) };
    case "page":
      return { page: await openOwnPage(ctx, await find(page), asStaff) };
    default:
      throw new AppError("notFound");
  }
}

export default function ContentPreviewPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { event, post, project, page } = loaderData;
  if (event) return <EventArticle {...event} path={undefined} />;
  if (post) return <PostArticle {...post} path={undefined} />;
  if (page) return <OwnPageArticle {...page} path={undefined} />;
  return project && <ProjectArticle {...project} path={undefined} />;
}
