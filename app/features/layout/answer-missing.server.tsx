import { missing } from "content/site.ts";
import type { ReactNode } from "react";
import type { AppContext, RequestInfo } from "../../server/context.server.ts";
import { Unavailable } from "../../server/http/errors.ts";
import { findWayOn } from "../redirects/find-redirect.server.ts";
import { findWordsOnce } from "../words/find-words.server.ts";
import { findNearest } from "./find-nearest.server.ts";

/** Secret links and forms: what is missing there has no like. */
const isPrivate = /^\/(?:[eg]|receipt|newsletter|admin)(?:[/.]|$)/i;

/** Longest query that goes on to the new address, in characters. */
const maxQuery = 200;

/**
 * What follows a page that was not found: an earlier address leads on, others get the nearest pages.
 * @returns the redirect, or what stands on the page
 */
export async function answerMissing(
  ctx: AppContext,
  requestInfo: RequestInfo,
  { method, url }: Request,
): Promise<Response | ReactNode> {
  const { pathname, search } = new URL(url);
  if (method !== "GET" || isPrivate.test(pathname)) return null;
  try {
    const to = await findWayOn(ctx, pathname + search);
    if (to !== undefined) return leadOn(to, search);
    const pages = await findNearest(ctx, requestInfo, decode(pathname));
    if (pages.length === 0) return null;
    const words = (await findWordsOnce(ctx, requestInfo)).missing ?? missing;
    return <NearestPages heading={words.notFound.near} pages={pages} />;
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

function NearestPages({ heading, pages }: { heading: string; pages: { path: string; title: string }[] }) {
  return (
    <nav className="stack near" aria-label={heading}>
      <p>{heading}</p>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
