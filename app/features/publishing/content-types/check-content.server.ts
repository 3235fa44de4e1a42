import { textPhotoFields } from "../../../cms/editor/photo-port.ts";
import { type AccessFinding, checkAlt, checkParagraphs } from "../../../cms/publishing/check-access.ts";
import { checkPhotos, type PhotoToCheck, type PublishFacts, readOutline } from "../../../cms/publishing/check-text.ts";
import type { Actor, AppContext, RequestInfo } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import type { FormValues } from "../../../staff-kit/local-draft.ts";
import { photoIdsIn } from "../../../values/media-block.ts";
import type { StaffPicture } from "../../../values/public-picture.ts";
import { requireEvent } from "../../events/events/find-events.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { requireDocument } from "../../media/documents/find-documents.server.ts";
import { altTextsIn } from "../../media/photos/attach-from-form.server.ts";
import { findTypedPhotos, photoFields } from "../../media/photos/chosen-photos.ts";
import { findEditorPhotos } from "../../media/photos/find-editor-photos.server.ts";
import { requireOwnPage } from "../own-pages/find-own-pages.server.ts";
import { requirePost } from "../posts/find-posts.server.ts";
import { requireProject } from "../projects/find-projects.server.ts";
import { contentTypes, type Noun } from "./content-types.server.ts";
import type { ForeseenPhotos } from "./foresee-photos.server.ts";

interface Options {
  requestInfo: RequestInfo;
  /** Paths of public pages without parameters. */
  fixedPaths: string[];
  photos: StaffPicture[];
  /** States that the form's photos will have after saving. */
  foreseen: ForeseenPhotos;
}

/** Checks a form before publishing; its findings do not prevent publishing. */
export async function checkContent(
  { ctx, member }: Actor,
  noun: Noun,
  formValues: FormValues,
  { requestInfo, fixedPaths, photos, foreseen }: Options,
): Promise<Omit<PublishFacts, "rejections">> {
  const fields = Object.entries(contentTypes[noun].fields);
  const texts = fields.filter(([, { isList }]) => isList).flatMap(([name]) => formValues[name] ?? []);
  const { headings, links } = readOutline(texts);
  const dead = await findDeadLinks(ctx, { requestInfo, fixedPaths }, links);
  const photoBytes = await measurePhotos(ctx, photos);
  return {
    hasTitle: (formValues.title?.[0] ?? "").trim() !== "",
    access: findAccess(fields, formValues),
    photos: {
      ...checkPhotos([...photosOf(formValues, foreseen), ...(await textPhotosOf({ ctx, member }, texts, foreseen))]),
      isCountingOff: (await findSettings(ctx)).countFaces === false,
    },
    headings,
    links: { count: links.length, dead },
    ...(photoBytes > 0 && { photoBytes }),
  };
}

function findAccess(fields: [string, { isList: boolean }][], formValues: FormValues): AccessFinding[] {
  const lists = fields.filter(([, { isList }]) => isList);
  return [
    ...lists.flatMap(([name]) => checkParagraphs(name, formValues[name] ?? [])),
    ...photosOf(formValues, new Map()).flatMap(({ alt, fields }) => checkAlt(fields.alt, alt)),
  ];
}

const unknown = { state: "waits", isAsked: true, isCounted: false, hasMoreFaces: false } as const;

const photosOf = (formValues: FormValues, foreseen: ForeseenPhotos): PhotoToCheck[] =>
  (findTypedPhotos(formValues) ?? []).map(({ id, alt, kind }) => ({
    alt,
    isDrawing: kind === "drawing",
    ...(foreseen.get(id) ?? unknown),
    fields: { alt: photoFields.alt(id), consent: photoFields.consent(id) },
  }));

async function textPhotosOf(actor: Actor, texts: string[], foreseen: ForeseenPhotos): Promise<PhotoToCheck[]> {
  const alts = altTextsIn(texts);
  return (await findEditorPhotos(actor, photoIdsIn(texts))).map(({ id, description, consent }) => ({
    alt: alts.get(id) ?? description,
    isDrawing: consent === "noPeople",
    ...(foreseen.get(id) ?? unknown),
    fields: { alt: textPhotoFields.alt(id), consent: textPhotoFields.consent(id) },
  }));
}

/** Returns the links that lead to missing pages of this site. */
export async function findDeadLinks(
  ctx: AppContext,
  { requestInfo, fixedPaths }: Pick<Options, "requestInfo" | "fixedPaths">,
  links: string[],
): Promise<string[]> {
  const dead: string[] = [];
  for (const link of links) if (!(await leadsSomewhere(ctx, requestInfo, fixedPaths, link))) dead.push(link);
  return dead;
}

/** Returns false for a missing page of this site to which no redirect leads. Does not request other sites. */
async function leadsSomewhere(ctx: AppContext, requestInfo: RequestInfo, fixed: string[], link: string) {
  const url = URL.parse(link, requestInfo.origin);
  const isOwn = url?.origin === requestInfo.origin || url?.origin === ctx.config.siteUrl;
  if (url === null || !isOwn) return true;
  const path = decodePath(url.pathname);
  const [, slug, event, project] =
    /^\/(?:blog\/([^/]+)|event\/readmore\/([^/]+)|project\/readmore\/([^/]+))\/?$/.exec(path) ?? [];
  // The file of a document is there as long as its page.
  const document = /^\/documents\/([^/.]+)(?:\.pdf)?\/?$/.exec(path)?.[1];
  try {
    if (slug !== undefined) await requirePost(ctx, slug);
    else if (event !== undefined) await requireEvent(ctx, event);
    else if (project !== undefined) await requireProject(ctx, requestInfo, project);
    else if (document !== undefined) await requireDocument(ctx, document);
    else {
      const page = path.replace(/(?<=.)\/$/, "");
      if (!path.startsWith("/files/") && !fixed.includes(page)) await requireOwnPage(ctx, page.slice(1));
    }
    return true;
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 404) throw error;
    const target = url.pathname + url.search;
    return (await ctx.facts.findElsewhere(ctx, target, (page) => fixed.includes(page))) !== undefined;
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Width of a photo on a phone with a pixel ratio of 2 (pixels). */
const phoneWidth = 780;

/** Sums the bytes of photos on a phone: of each photo's smallest AVIF that is wide enough, or of the photo itself. */
async function measurePhotos({ storage }: AppContext, photos: StaffPicture[]): Promise<number> {
  let sum = 0;
  for (const { src, sizes = [] } of photos) {
    const made = sizes.filter(({ format }) => format === "avif").toSorted((a, b) => a.width - b.width);
    const chosen = made.find(({ width }) => width >= phoneWidth) ?? made.at(-1) ?? { src };
    const file = await storage.open(chosen.src.replace("/files/", ""));
    file?.stream.destroy();
    sum += file?.size ?? 0;
  }
  return sum;
}
