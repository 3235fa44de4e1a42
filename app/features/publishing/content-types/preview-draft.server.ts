import { itemOf } from "../../../cms/define-content-type.server.ts";
import { rowOfForm } from "../../../cms/row-of-form.server.ts";
import type { Actor, RequestInfo } from "../../../server/context.server.ts";
import type { FormValues } from "../../../staff-kit/local-draft.ts";
import { isPlainDate, siteDate } from "../../../values/dates.ts";
import { openEvent } from "../../events/events/find-events.server.ts";
import { asStaff, findFormPictures } from "../../media/photos/find-photos.server.ts";
import { openOwnPage } from "../own-pages/find-own-pages.server.ts";
import { openPost } from "../posts/find-posts.server.ts";
import { openProject } from "../projects/find-projects.server.ts";
import { contentTypes, type Noun } from "./content-types.server.ts";

/**
 * Returns the props of the public page that a form would make; undefined for a content type without pages.
 * @param id undefined for a new item
 * @throws AppError notFound, adminsOnly, notYours
 */
export async function previewDraft(
  actor: Actor,
  requestInfo: RequestInfo,
  noun: Noun,
  id: number | undefined,
  formValues: FormValues,
) {
  const { ctx } = actor;
  const picturesOf = (texts: string[]) => findFormPictures(actor, texts, formValues);
  switch (noun) {
    case "event": {
      // If the date is missing, today's date is used, so that the page can be shown.
      const date = isPlainDate(formValues.date?.[0] ?? "") ? formValues.date : [siteDate(ctx.clock.now())];
      const row = await rowOfForm(actor, contentTypes.event, id, { ...formValues, date: date ?? [] });
      const shown = await openEvent(ctx, row, asStaff);
      const { texts, textPhotos, ...pictures } = await picturesOf(itemOf(contentTypes.event, row).description);
      return { event: { ...shown, textPhotos, event: { ...shown.event, ...pictures, description: texts } } };
    }
    case "post": {
      const row = await rowOfForm(actor, contentTypes.post, id, formValues);
      const { post, project } = await openPost(ctx, row, asStaff);
      const { texts, textPhotos, ...pictures } = await picturesOf(itemOf(contentTypes.post, row).paragraphs);
      return { post: { project, textPhotos, post: { ...post, ...pictures, paragraphs: texts } } };
    }
    case "project": {
      const row = await rowOfForm(actor, contentTypes.project, id, formValues);
      const shown = await openProject(ctx, requestInfo, row, asStaff);
      const { texts, textPhotos, ...pictures } = await picturesOf(itemOf(contentTypes.project, row).paragraphs);
      return { project: { ...shown, textPhotos, project: { ...shown.project, ...pictures, paragraphs: texts } } };
    }
    case "page": {
      const row = await rowOfForm(actor, contentTypes.page, id, formValues);
      const { contributors, page } = await openOwnPage(ctx, row, asStaff);
      const { texts, textPhotos, ...pictures } = await picturesOf(itemOf(contentTypes.page, row).paragraphs);
      return { page: { contributors, textPhotos, page: { ...page, ...pictures, paragraphs: texts } } };
    }
    default:
      return {};
  }
}
