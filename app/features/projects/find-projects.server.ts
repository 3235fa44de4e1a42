import type { AppContext, RequestInfo } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";
import { asRowId } from "../../values/row-id.ts";
import { findPlacePhotos, withPhotos } from "../photos/find-photos.server.ts";
import type { Photo } from "../photos/photo.ts";
import { findSettingsOnce } from "../settings/find-settings.server.ts";
import type { Project, ProjectPanel, ProjectWithPhotos } from "./project.ts";
import * as store from "./project-queries.server.ts";

/** The panels on the home page: three, as drawn. */
const panels = 3;

/** A sitemap may have 50,000 addresses; a foundation with more than this many projects is no foundation. */
const sitemapLength = 1_000;

/** What an address of a project may look like; anything else is no address. */
const keyShape = /^[\p{Letter}\p{Number}_-]{1,100}$/u;

const nowOf = (ctx: AppContext) => ctx.clock.now().toISOString();

/**
 * The project with this slug or number. Old links carried only the first digit's meaning, so an id that matches
 * nothing is read once more by its first digit (decisions R1).
 *
 * @throws Refusal noData when nothing matches
 */
export async function requireProject(ctx: AppContext, key: string): Promise<ProjectWithPhotos> {
  const project = keyShape.test(key) ? await findByKey(ctx, key) : undefined;
  if (project === undefined) throw new AppError("noData");
  const [whole] = await withPhotos(ctx, "project", [project]);
  return whole as ProjectWithPhotos;
}

async function findByKey(ctx: AppContext, key: string): Promise<Project | undefined> {
  return (
    (await store.findProjectBySlug(ctx.db, key, nowOf(ctx))) ??
    (await findByNumber(ctx, key)) ??
    (await findByNumber(ctx, /\d/.exec(key)?.[0] ?? ""))
  );
}

async function findByNumber(ctx: AppContext, text: string): Promise<Project | undefined> {
  const id = asRowId(text);
  return id === undefined ? undefined : store.findProjectById(ctx.db, id, nowOf(ctx));
}

/** The projects that the home page shows, each with its pictures. */
export async function findHomeProjects(ctx: AppContext): Promise<(ProjectPanel & { photos: Photo[] })[]> {
  return withPhotos(ctx, "project", await store.findProjectPanels(ctx.db, panels, nowOf(ctx)));
}

/** What stands below every project: the way to join and to give. */
export async function findBanner(ctx: AppContext, visit: RequestInfo) {
  const { volunteerFormUrl } = await findSettingsOnce(ctx, visit);
  return { volunteerFormUrl, photos: await findPlacePhotos(ctx, ["banner"]) };
}

/** All projects that the public may see, without pictures, for the sitemap. */
export async function listProjects(ctx: AppContext): Promise<ProjectPanel[]> {
  return store.findProjectPanels(ctx.db, sitemapLength, nowOf(ctx));
}
