import { coming } from "content/coming.ts";
import { href } from "react-router";
import { checkForm } from "../../../cms/protection/check-form.server.ts";
import { findUnguardedCountry, hasUnreadText } from "../../../cms/protection/find-unguarded.server.ts";
import type { PublishFacts } from "../../../cms/publishing/check-text.ts";
import { findRejections } from "../../../cms/save-form.server.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { type Sender, senderOf } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import type { SentForm } from "../../../server/http/handle-form.server.ts";
import { cachedRoutesContext } from "../../../server/page-cache/cached-routes.ts";
import { pageWordsOf } from "../../../server/page-words.ts";
import { handleStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { describeEvent } from "../../../values/event-description.ts";
import { projectKey } from "../../../values/project-key.ts";
import type { StaffPicture } from "../../../values/public-picture.ts";
import { canWrite } from "../../../values/roles.ts";
import { asRowId } from "../../../values/row-id.ts";
import { shareablePhoto } from "../../../values/shareable-photo.ts";
import { shorten } from "../../../values/shorten.ts";
import { eventMeta } from "../../events/events/event-meta.ts";
import { checkWords } from "../../foundation/words/check-words.server.ts";
import { requirePage } from "../../foundation/words/open-words.server.ts";
import { textFieldsOf } from "../../foundation/words/words-form-values.ts";
import type { ShownPhotos } from "../../media/photos/photo.ts";
import { postMeta } from "../posts/post-meta.ts";
import { projectMeta } from "../projects/project-meta.ts";
import type { Route } from "./+types/checks-endpoint";
import { checkContent, findDeadLinks } from "./check-content.server.ts";
import { contentTypeOf, contentTypes, type Noun } from "./content-types.server.ts";
import { foreseePhotos } from "./foresee-photos.server.ts";
import { previewDraft } from "./preview-draft.server.ts";

export const handle: StaffHandle = { staff: { who: canWrite } };

/** Checks a form before publishing, and previews its card in messengers. Stores nothing. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const sender = senderOf(context);
  const cached = Object.keys(context.get(cachedRoutesContext)).filter((path) => !path.includes(":"));
  // Pages that are never cached are missing in this list.
  const fixedPaths = [...cached, href("/safeguarding")];
  const { ctx, requestInfo } = sender;
  // Reads a field in the same way as the form of its page.
  const texts = Object.values(pageWordsOf(ctx.features)).flatMap(textFieldsOf);
  const { done, rejected } = await handleStaffForm(
    ctx,
    requestInfo,
    request,
    { name: "checks", texts },
    async (form) => ({
      ...(await check(sender, form, fixedPaths)),
      unguarded: await findUnguardedCountry(ctx),
    }),
  );
  if (rejected) return Response.json({ message: rejected.answer.message }, { status: rejected.status });
  return Response.json(done, { headers: { "Cache-Control": "no-store" } });
}

async function check(sender: Sender, form: SentForm, fixedPaths: string[]): Promise<PublishFacts> {
  const { "draft-subject": asked, ...formValues } = form.formValues;
  if (asked?.[0]?.startsWith("words:")) {
    const page = requirePage(sender, asked[0].replace("words:", ""));
    return checkWords(sender, page, formValues, (links) => findDeadLinks(sender.ctx, { ...sender, fixedPaths }, links));
  }
  const [noun = "", key = ""] = asked?.[0]?.split(":") ?? [];
  if (!Object.hasOwn(contentTypes, noun)) throw new AppError("notFound");
  const type = contentTypeOf(noun as Noun);
  const id = asRowId(key);
  const { requestInfo } = sender;
  const foreseen = await foreseePhotos(sender, type, id, formValues);
  const { rejections, questions, isGone } = await findRejections(sender, type, key === "new" ? key : id, form);
  if (isGone) {
    const options = { requestInfo, fixedPaths, photos: [], foreseen };
    return { ...(await checkContent(sender, noun as Noun, formValues, options)), rejections };
  }
  const shown = await previewDraft(sender, requestInfo, noun as Noun, id, formValues);
  const found = about(shown);
  const options = { requestInfo, fixedPaths, photos: found?.photos ?? [], foreseen };
  const story = await checkForm(sender, type, id, formValues);
  const known = new Set(story.questions.map((question) => question.id));
  const facts = {
    ...(await checkContent(sender, noun as Noun, formValues, options)),
    missing: story.missing,
    isUnread: await hasUnreadText(sender, type, formValues),
    questions: [...story.questions, ...questions.filter((question) => !known.has(question.id))],
    rejections,
  };
  if (found === undefined) return facts;
  const { title, description } = found.meta;
  const image = shareablePhoto(found.attached)?.src;
  const origin = sender.ctx.config.siteUrl ?? requestInfo.origin;
  const address = `${origin.replace(/^https?:\/\//, "")}${found.path}`;
  return { ...facts, card: { title, description: description && shorten(description), image, address } };
}

function about({ post, event, project }: Awaited<ReturnType<typeof previewDraft>>) {
  if (post)
    return {
      meta: postMeta(post.post),
      attached: post.post.photos,
      photos: shownPhotos(post.post.photos, post.textPhotos),
      path: `/blog/${post.post.slug}`,
    };
  if (event)
    return {
      meta: eventMeta(event.event, describeEvent(event.event, coming.states).label),
      attached: event.event.photos,
      photos: shownPhotos(event.event.photos, event.textPhotos),
      path: `/event/readmore/${event.event.id || ""}`,
    };
  if (project)
    return {
      meta: projectMeta(project.project),
      attached: project.project.photos,
      photos: shownPhotos(project.project.photos, project.textPhotos),
      path: `/project/readmore/${projectKey(project.project)}`,
    };
  return undefined;
}

const shownPhotos = (attached: StaffPicture[], inText: ShownPhotos<StaffPicture>): StaffPicture[] => [
  ...attached,
  ...Object.values(inText).filter((photo) => photo !== "gone"),
];
