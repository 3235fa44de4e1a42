import type { ServerBuild } from "react-router";

/** Rows in the middle of their tables, and what opens one of them. */
export interface Middle {
  post: string;
  row: number;
  event: number;
  /** Key of a promise. */
  promise: string;
  /** Key of a place at an event. */
  place: string;
}

/** Pages that are not opened, and why. */
const left: Record<string, string> = {
  "/login": "leads on, with a session",
  "/login/code": "leads on, with a session",
  "/login/forgot": "leads on, with a session",
  "/login/oidc": "is there with a provider alone",
  "/login/owner": "needs the token of a link; reads one row by its hash",
  "/login/stop": "needs the signed link of an e-mail; reads one row by its key",
  "/password": "needs the token of a link; reads one row by its hash",
  "/setup": "is there as long as nobody has an account",
  "/welcome/mail": "needs the token of a link",
  "/newsletter/confirm": "needs the token of a link; reads one row by its hash",
  "/photo": "needs the path of a photo that pages show",
  "/offline": "reads no row",
  "/g/:key/pay": "asks the payment partner",
  "/g/:key/stop": "is there for a monthly gift alone; reads the same row as its page",
  "/g/:key/receipt/:number": "reads one row by its number",
  "/:address": "reads one row by its address, as a post does",
  "/*": "is no page: answers that are kept",
  "/admin/media/:id/faces": "needs the file of a photo",
  "/admin/approvals/:subject": "is there for a story that waits alone; its list is opened",
  "/admin/signout": "ends the session",
  "/admin/welcome": "leads on, once all of it is done",
};

/** Pages with the words that wait: they render a page of this list again. */
const isPreview = (path: string): boolean => path.startsWith("/admin/preview") || path.endsWith("/preview");

/** Answers without a page that read growing tables. */
const endpoints = (row: number): [name: string, path: string][] => [
  ["/events.ics", "/events.ics"],
  ["/feeds/:file", "/feeds/posts.json"],
  ["/sitemap/:part", "/sitemap/posts-1.xml"],
  ["jump box with a word that is nowhere", "/admin/jump/results?q=trampolines"],
  ["/admin/media/photos", "/admin/media/photos"],
  ["/admin/consents/recent", `/admin/consents/recent?of=post:${row}`],
  ["search with a word that is nowhere", "/search?q=trampolines"],
];

/** Tables of a few rows, which lack the middle row of the others. */
const ofFew = /^\/(?:project\/readmore|admin\/(?:project|page|newsletter|manageusers|undo))\/:id/;

/**
 * @returns all pages, also those of staff: the path of the route, and an address with a row in the place of its parameters
 * @throws for a page without an address here that is not left out, and for one that is left out and is none
 */
export function pagesOf(routes: ServerBuild["routes"], middle: Middle): [name: string, path: string][] {
  const { post, row, event, promise, place } = middle;
  const paths = new Set<string>();
  for (const route of Object.values(routes)) {
    if (route?.module.default === undefined || !(route.index || route.path)) continue;
    const parts: string[] = [];
    for (let at: typeof route | undefined = route; at !== undefined; at = routes[at.parentId ?? ""])
      if (at.path) parts.unshift(at.path);
    paths.add(`/${parts.join("/")}`);
  }
  const unknown = Object.keys(left).filter((path) => !paths.has(path));
  if (unknown.length > 0) throw new Error(`Left out, and no page: ${unknown.join(" ")}`);
  const pages = [...paths].filter((path) => !isPreview(path) && !(path in left));
  const found = pages.map((path): [string, string] => {
    const id = ofFew.test(path) ? 1 : /event/.test(path) ? event : row;
    const address = path
      .replace(/^\/g\/:key/, `/g/${promise}`)
      .replace(/^\/e\/:key/, `/e/${place}`)
      .replace("/:kind/:key", `/event/${event}`)
      .replace(":page", "about")
      .replace(":slug", post)
      .replace(":subject", `post-${row}`)
      .replace("/receipt/:id?", "/receipt")
      .replace("/of-donor", `/of-donor?email=person${row}@example.org`)
      .replace(/:id\b\??/, String(id));
    if (address.includes(":")) throw new Error(`No row opens ${path}.`);
    return [path, address];
  });
  return [...found, ...endpoints(row)];
}
