import { href } from "react-router";
import { siteContext, visitContext } from "../../platform/site.server.ts";
import { xml } from "../../values/xml.ts";
import { listEvents } from "../events/find-events.server.ts";
import { listPosts } from "../posts/find-posts.server.ts";
import { listProjects } from "../projects/find-projects.server.ts";
import { projectKey } from "../projects/project.ts";
import type { Route } from "./+types/sitemap-endpoint";

const fixed = [
  href("/"),
  href("/about"),
  href("/what-we-do"),
  href("/donate"),
  href("/contact"),
  href("/blog"),
  href("/events"),
  href("/media"),
  href("/privacy"),
];

/** What search engines may find: the fixed pages and the newest of everything; the rest is linked from the lists. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  const { origin } = context.get(visitContext);
  const { posts } = await listPosts(site, null);
  const { upcoming, past } = await listEvents(site, null);
  const paths = [
    ...fixed,
    ...(await listProjects(site)).map((project) => href("/project/readmore/:id", { id: projectKey(project) })),
    ...[...upcoming, ...past].map(({ id }) => href("/event/readmore/:id", { id: String(id) })),
    ...posts.map(({ slug }) => href("/blog/:slug", { slug })),
  ];
  const urls = paths.map((path) => xml`<url><loc>${origin}${path}</loc></url>`).join("");
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
    { headers: { "Content-Type": "application/xml; charset=utf-8" } },
  );
}
