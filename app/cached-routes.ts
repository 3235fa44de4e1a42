import type { CachedRoutes } from "./server/page-cache/cache-pages.server.ts";
import { isPageMark } from "./values/cursor.ts";

/** The page reads whether the name is there, and not its value. */
const presence = () => "";

/** A cursor as the site writes it; anything else is no cursor. */
const cursor = (by: Parameters<typeof isPageMark>[1]) => (value: string) => (isPageMark(value, by) ? value : undefined);

/**
 * The public pages that are rendered once and kept until something changes, each with the parts of the query that it
 * reads. Pages that a secret opens, and those that answer a form, are not among them.
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
