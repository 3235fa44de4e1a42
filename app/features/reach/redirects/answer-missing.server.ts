import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { Unavailable } from "../../../server/http/errors.ts";
import type { CachedRoutes } from "../../../server/page-cache/cached-routes.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { keyPath } from "../feeds/notify-search-engines.server.ts";
import { findNearest, type NearPage } from "./find-nearest.server.ts";
import { findWayOn, findWithoutCapitals, findWithoutEnd } from "./find-redirect.server.ts";

/** Secret links and forms: what is missing there has no like. */
const isPrivate = /^\/(?:[eg]|receipt|newsletter|admin)(?:[/.]|$)/i;

/** Longest query that goes on to the new address, in characters. */
const maxQuery = 200;

/** Links of the page for an unknown address. */
export interface Near {
  heading: string;
  pages: NearPage[];
}

/**
 * Answers an unknown address. The key file of IndexNow is no page. An earlier address redirects; other addresses get
 * the nearest pages.
 * @param routes rules of the fixed pages
 * @returns the redirect, or the links of the page
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
    const to =
      (await findWayOn(ctx, pathname + search)) ??
      (await findWithoutCapitals(ctx, pathname)) ??
      (await findWithoutEnd(ctx, pathname, (path) => Object.hasOwn(routes, path)));
    if (to !== undefined) return leadOn(to, search);
    const pages = await findNearest(ctx, decode(pathname));
    if (pages.length === 0) return null;
    return { heading: (await findWordsOfOnce(ctx, requestInfo))("missing").notFound.near, pages };
  } catch (error) {
    if (error instanceof Unavailable) return null;
    throw error;
  }
}

/** Permanent for search engines; browsers ask again each time, because an address can come back. */
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
 * A public page that was asked for with capitals in its fixed parts, like `/About`: the router knows no difference.
 * @param route its pattern, like `blog/:slug` @returns a redirect to the one spelling; undefined for that one
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
