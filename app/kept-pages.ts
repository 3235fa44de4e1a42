/**
 * The public pages that are rendered once and kept until something changes, each with the parts of the query that it
 * reads. Pages that a secret opens, and those that answer a form, are not among them.
 */
export const keptPages = {
  "/": [],
  "/about": [],
  "/what-we-do": [],
  "/media": [],
  "/contact": ["thanks"],
  "/donate": [],
  "/blog": ["before"],
  "/blog/:slug": [],
  "/events": ["before"],
  "/event/readmore/:id": [],
  "/project/readmore/:id": [],
  "/newsletter": ["thanks"],
  "/offline": [],
  "/privacy": [],
  "/feed.xml": [],
  "/sitemap.xml": [],
  "/robots.txt": [],
} as const;
