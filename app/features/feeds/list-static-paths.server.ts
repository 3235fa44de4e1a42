import type { AppContext } from "../../server/context.server.ts";
import type { CachedRoutes } from "../../server/page-cache/cached-routes.ts";
import { listProjects } from "../projects/find-projects.server.ts";
import { projectKey } from "../projects/project.ts";

/** The fixed pages and the projects: always few. */
export async function listFewPaths(ctx: AppContext, routes: CachedRoutes): Promise<string[]> {
  const fixed = Object.keys(routes).filter((path) => routes[path]?.isListed !== false && !path.includes(":"));
  const projects = await listProjects(ctx);
  return [...fixed, ...projects.map((project) => `/project/readmore/${encodeURIComponent(projectKey(project))}`)];
}
