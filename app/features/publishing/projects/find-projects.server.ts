import { errors } from "content/error-sentences.ts";
import { publicItemOf } from "../../../cms/define-content-type.server.ts";
import { findRedirect } from "../../../cms/redirect-queries.server.ts";
import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { AppError, defineErrors } from "../../../server/http/errors.ts";
import type { SharedPage } from "../../../server/share-card.ts";
import { plainPath } from "../../../values/address.ts";
import { isAddressKey } from "../../../values/address-key.ts";
import { projectKey } from "../../../values/project-key.ts";
import type { PublicPicture, ShownPicture } from "../../../values/public-picture.ts";
import { asRowId } from "../../../values/row-id.ts";
import { writeFirst } from "../../events/counted-figures/counted-sums.ts";
import { findSums } from "../../events/counted-figures/find-counted.server.ts";
import { findEventsOfProject } from "../../events/events/find-events.server.ts";
import { findBannerLinks } from "../../foundation/settings/find-banner-links.server.ts";
import {
  asVisitor,
  findPlacePhotos,
  openText,
  type Viewer,
  withPhotos,
  withPhotosFor,
} from "../../media/photos/find-photos.server.ts";
import { findRecordings } from "../../media/recordings/find-recordings.server.ts";
import { findPostsOfProject } from "../posts/find-posts.server.ts";
import { findGoal, findRest, hasAccount, writeGoal } from "./find-goal.server.ts";
import { type Project, type ProjectPanel, type ProjectWithPhotos, projectType } from "./project.type.server.ts";
import { projectCardFacts } from "./project-card-facts.ts";
import * as store from "./project-queries.server.ts";

const projectErrors = defineErrors({ noData: 404 }, errors.project);

/** Number of projects on the home page, as in the design. */
const panels = 3;

/** Number of events and posts on the page of their project: two rows of two, and one of three. */
const shown = { events: 4, posts: 3 };

/** Maximum number of projects in the sitemap; more than any foundation has. A sitemap may contain 50,000 URLs. */
const sitemapLength = 1_000;

const nowOf = (ctx: AppContext) => ctx.clock.now().toISOString();

/**
 * Finds a public project by slug or id. In old links, only the first digit of an id counted, so an unknown id is tried
 * again by its first digit (decisions R1).
 * @throws AppError noData
 */
export async function requireProject(ctx: AppContext, requestInfo: RequestInfo, key: string) {
  const row = isAddressKey(key) ? await findByKey(ctx, key) : undefined;
  if (row === undefined) throw new AppError(projectErrors.noData);
  return openProject(ctx, requestInfo, row, asVisitor);
}

/** Loads a project's page, published or not. @returns the page's props @param viewer of the page */
export async function openProject<Shown extends ShownPicture>(
  ctx: AppContext,
  requestInfo: RequestInfo,
  row: store.ProjectRow,
  viewer: Viewer<Shown>,
) {
  const whole: Project = { ...publicItemOf(projectType, row), id: row.id, slug: row.slug };
  const [first] = await withPhotosFor(ctx, "project", [whole], viewer);
  const { texts, textPhotos } = await openText(ctx, projectType, row, "paragraphs", viewer);
  const project = { ...first, paragraphs: texts } as ProjectWithPhotos<Shown>;
  const recordings = await findRecordings(ctx, `project:${row.id}`);
  const events = await findEventsOfProject(ctx, row.id, shown.events);
  const posts = await findPostsOfProject(ctx, row.id, shown.posts);
  const goal = await findGoal(ctx, row);
  const account = await hasAccount(ctx, requestInfo, row.id);
  const rest = await findRest(ctx, requestInfo, row);
  const onCard = {
    counted: writeFirst(await findSums(ctx, row.id)),
    goal: await writeGoal(ctx, requestInfo, row, true),
  };
  const banner = await findBanner(ctx, requestInfo);
  return { project, events, posts, textPhotos, recordings, goal, account, rest, onCard, ...banner };
}

async function findByKey(ctx: AppContext, key: string): Promise<store.ProjectRow | undefined> {
  return (
    (await store.findProject(ctx.db, { slug: key }, nowOf(ctx))) ??
    (await findByNumber(ctx, key)) ??
    // An earlier address redirects to the project's current address.
    ((await leadsOn(ctx, key)) ? undefined : await findByNumber(ctx, /\d/.exec(key)?.[0] ?? ""))
  );
}

const leadsOn = ({ db }: AppContext, key: string) => findRedirect(db, [plainPath(`/project/readmore/${key}`) ?? ""]);

/** Finds the public project that `?for=` names by its address now or earlier. Another name is ignored. */
export const findProjectInQuery = (ctx: AppContext, { url }: Request, projects: readonly ProjectPanel[]) =>
  findNamed(ctx, new URL(url).searchParams.get("for") ?? "", projects);

/** Finds the public project that has this key in its address, or had it earlier. */
export const findProjectByKey = async (ctx: AppContext, key: string) => findNamed(ctx, key, await listProjects(ctx));

async function findNamed(ctx: AppContext, key: string, projects: readonly ProjectPanel[]) {
  if (!isAddressKey(key)) return undefined;
  const named = projects.find((project) => projectKey(project) === key);
  if (named !== undefined) return named;
  const { noun, content_id: id } = (await leadsOn(ctx, key)) ?? {};
  return noun === "project" ? projects.find((project) => project.id === id) : undefined;
}

/** Finds the photos of a project that visitors may see. */
export async function findPanelPhotos(ctx: AppContext, project: ProjectPanel): Promise<PublicPicture[]> {
  const [panel] = await withPhotos(ctx, "project", [project]);
  return panel?.photos ?? [];
}

async function findByNumber(ctx: AppContext, text: string): Promise<store.ProjectRow | undefined> {
  const id = asRowId(text);
  return id === undefined ? undefined : store.findProject(ctx.db, { id }, nowOf(ctx));
}

/** A project in a list, with its photos and the progress of its goal. */
type HomeProject = ProjectPanel & { photos: PublicPicture[]; goal: string | undefined };

export async function findHomeProjects(ctx: AppContext, requestInfo: RequestInfo): Promise<HomeProject[]> {
  const rows = await store.findProjectPanels(ctx.db, panels, nowOf(ctx));
  const projects = await Promise.all(
    rows.map(async (row) => ({ ...row, goal: await writeGoal(ctx, requestInfo, row) })),
  );
  return withPhotos(ctx, "project", projects);
}

async function findBanner(ctx: AppContext, requestInfo: RequestInfo) {
  return { banner: await findBannerLinks(ctx, requestInfo), photos: await findPlacePhotos(ctx, ["banner"]) };
}

export async function listProjects(ctx: AppContext): Promise<ProjectPanel[]> {
  return store.findProjectPanels(ctx.db, sitemapLength, nowOf(ctx));
}

/** Returns a project's facts for its share card and printed papers. @throws AppError notFound */
export async function shareProject(ctx: AppContext, requestInfo: RequestInfo, key: string): Promise<SharedPage> {
  const { project, onCard } = await requireProject(ctx, requestInfo, key);
  const facts = projectCardFacts(project, onCard);
  return { facts, photos: project.photos };
}
