/**
 * For how long, in seconds, shared caches keep a page that they were not told to forget; how long they may send it while
 * they fetch it anew; and how long while the site does not answer. The first bounds how old a page can be when the
 * telling fails, so it is short: fetching every page every five minutes costs the site nothing.
 */
export const shared = { fresh: 300, whileFetching: 30, whileDown: 86_400 };

const lasting = `stale-while-revalidate=${shared.whileFetching}, stale-if-error=${shared.whileDown}`;

/** What a page says where shared caches may keep it. Browsers ask again before they show it, as ever. */
const pageHeaders = {
  "Cache-Control": `public, max-age=0, must-revalidate, s-maxage=${shared.fresh}, ${lasting}`,
  // For caches that know it (RFC 9213): `must-revalidate` above is for browsers, and would forbid what is stale here too.
  "CDN-Cache-Control": `max-age=${shared.fresh}, ${lasting}`,
  ...tagged("pages"),
};

/** The names under which what was kept is forgotten; caches differ in what they call them. */
function tagged(tag: "pages" | "pictures"): Record<string, string> {
  return { "Surrogate-Key": tag, "Cache-Tag": tag };
}

/**
 * Marks an answer that shared caches may keep: public pages, and pictures, which may be kept anyway but must be
 * forgotten when they are deleted. Everything else stays as it is.
 *
 * @param isPage is this the address of a public page?
 */
export function sharePages({ method, url }: Request, response: Response, isPage: (url: URL) => boolean): void {
  if (response.status !== 200 || (method !== "GET" && method !== "HEAD")) return;
  const address = new URL(url);
  if (isPage(address)) setAll(response, pageHeaders);
  else if (address.pathname.startsWith("/files/")) setAll(response, pictureHeadersFor(response));
}

/**
 * A photograph is asked for again as soon as a page is: its consent can be withdrawn, and the purge can fail. One that only
 * staff may see has no tag, because no cache keeps it.
 */
function pictureHeadersFor({ headers }: Response): Record<string, string> {
  const caching = headers.get("Cache-Control") ?? "";
  if (!caching.startsWith("public")) return {};
  return {
    ...tagged("pictures"),
    ...(!caching.includes("immutable") && { "CDN-Cache-Control": `max-age=${shared.fresh}` }),
  };
}

function setAll(response: Response, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
}
