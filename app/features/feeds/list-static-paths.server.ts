import type { AppContext } from "../../server/context.server.ts";
import { listProjects } from "../projects/find-projects.server.ts";
import { projectKey } from "../projects/project.ts";

const fixed = ["/", "/about", "/what-we-do", "/donate", "/contact", "/blog", "/events", "/media", "/privacy"];

/** The fixed pages and the projects: always few. */
export async function listFewPaths(ctx: AppContext): Promise<string[]> {
  const projects = await listProjects(ctx);
  return [...fixed, ...projects.map((project) => `/project/readmore/${encodeURIComponent(projectKey(project))}`)];
}
