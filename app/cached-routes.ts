import type { CachedRoutes } from "./server/page-cache/cache-pages.server.ts";
import { isPageMark } from "./values/cursor.ts";

/** For pages that read only the presence of a parameter. */
const presence = () => "";

/** Accepts cursors in the app's own format only. */
const cursor = (by: Parameters<typeof isPageMark>[1]) => (value: string) => (isPageMark(value, by) ? value : undefined);

/**
 * The routes of the page cache, each with the query parameters that it reads. Excludes pages behind a secret link and
 * pages that answer a form.
 */
export const cachedRoutes = {
  "/": {},
  "/about": {},
  "/what-we-do": {},
  "/media": { before: cursor("date") },
  "/contact": { thanks: presence },
  "/donate": {},
  "/blog": { before: cursor("timestamp") },
  "/blog/:slug": {},
  "/events": { before: cursor("date") },
  "/event/readmore/:id": {},
  "/project/readmore/:id": {},
  "/newsletter": { thanks: presence },
  "/offline": {},
  "/privacy": {},
  "/feed.xml": {},
  "/sitemap.xml": {},
  "/robots.txt": {},
} satisfies CachedRoutes;
