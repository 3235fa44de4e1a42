import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { Unavailable } from "../../../server/http/errors.ts";
import type { CachedRoutes } from "../../../server/page-cache/cached-routes.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { keyPath } from "../feeds/notify-search-engines.server.ts";
import { findNearest, type NearPage } from "./find-nearest.server.ts";
import { findElsewhere } from "./find-redirect.server.ts";

/** Paths with secret links and forms; no similar pages are suggested for them. */
const isPrivate = /^\/(?:[eg]|receipt|newsletter|admin)(?:[/.]|$)/i;

/** Maximum length of a query that is copied to the new address (characters). */
const maxQuery = 200;

/** Similar pages, for the page about an unknown address. */
export interface Near {
  heading: string;
  pages: NearPage[];
}

/**
 * Responds to an unknown address: with the key file of IndexNow, with a redirect from an earlier address, or with links
 * to similar pages.
 * @param routes rules of the fixed pages
 * @returns the response, or the links; null if there are none
 */
export async function answerMissing(
  ctx: AppContext,
  requestInfo: RequestInfo,
  { method, url }: Request,
  routes: CachedRoutes,
): Promise<Response | Near | null> {
  const { pathname, search } = new URL(url);
  if (method !== "GET" || isPrivate.test(pathname)) return null;
  if (pathname === keyPath(ctx))
    return new Response(ctx.config.indexNow?.key, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
  try {
    const to = await findElsewhere(ctx, pathname + search, (path) => Object.hasOwn(routes, path));
    if (to !== undefined) return leadOn(to, search);
    const pages = await findNearest(ctx, decode(pathname));
    if (pages.length === 0) return null;
    return { heading: (await findWordsOfOnce(ctx, requestInfo))("missing").notFound.near, pages };
  } catch (error) {
    if (error instanceof Unavailable) return null;
    throw error;
  }
}

/**
 * Redirects permanently for search engines; browsers ask again each time, because an address can become valid again.
 */
function leadOn(to: string, search: string): Response {
  const query = search.length <= maxQuery ? search : "";
  return new Response(null, { status: 301, headers: { Location: to + query, "Cache-Control": "no-cache" } });
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}

/**
 * Corrects capitals in the fixed parts of a public page's address, such as `/About`, because the router ignores case.
 * @param route pattern of the page, for example `blog/:slug`
 * @returns a redirect to the correct spelling; undefined if the spelling is correct
 */
export function correctCapitals({ method, url }: Request, route: string | undefined): Response | undefined {
  const { pathname, search } = new URL(url);
  if (method !== "GET" || route === undefined || !/[A-Z]/.test(pathname)) return undefined;
  const typed = pathname.slice(1).replace(/\/$/, "").split("/");
  const parts = route.split("/");
  const spelled = `/${parts.map((part, index) => (/^[:*]/.test(part) ? typed[index] : part)).join("/")}`;
  const isOther =
    parts.length === typed.length && spelled !== pathname && spelled.toLowerCase() === pathname.toLowerCase();
  return isOther ? leadOn(spelled, search) : undefined;
}
