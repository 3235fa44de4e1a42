import { Refusal } from "../../server/http/errors.ts";
import type { Site, Visit } from "../../server/context.server.ts";
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

const nowOf = (site: Site) => site.clock.now().toISOString();

/**
 * The project with this slug or number. Old links carried only the first digit's meaning, so an id that matches
 * nothing is read once more by its first digit (decisions R1).
 *
 * @throws Refusal noData when nothing matches
 */
export async function needProject(site: Site, key: string): Promise<ProjectWithPhotos> {
  const project = keyShape.test(key) ? await findByKey(site, key) : undefined;
  if (project === undefined) throw new Refusal("noData");
  const [whole] = await withPhotos(site, "project", [project]);
  return whole as ProjectWithPhotos;
}

async function findByKey(site: Site, key: string): Promise<Project | undefined> {
  return (
    (await store.findProjectBySlug(site.database, key, nowOf(site))) ??
    (await findByNumber(site, key)) ??
    (await findByNumber(site, /\d/.exec(key)?.[0] ?? ""))
  );
}

async function findByNumber(site: Site, text: string): Promise<Project | undefined> {
  const id = asRowId(text);
  return id === undefined ? undefined : store.findProjectById(site.database, id, nowOf(site));
}

/** The projects that the home page shows, each with its pictures. */
export async function findHomeProjects(site: Site): Promise<(ProjectPanel & { photos: Photo[] })[]> {
  return withPhotos(site, "project", await store.findProjectPanels(site.database, panels, nowOf(site)));
}

/** What stands below every project: the way to join and to give. */
export async function findBanner(site: Site, visit: Visit) {
  const { volunteerFormUrl } = await findSettingsOnce(site, visit);
  return { volunteerFormUrl, photos: await findPlacePhotos(site, ["banner"]) };
}

/** All projects that the public may see, without pictures, for the sitemap. */
export async function listProjects(site: Site): Promise<ProjectPanel[]> {
  return store.findProjectPanels(site.database, sitemapLength, nowOf(site));
}
