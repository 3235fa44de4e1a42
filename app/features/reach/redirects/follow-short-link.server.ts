import type { AppContext } from "../../../server/context.server.ts";
import { findWayOn } from "./find-redirect.server.ts";
import { shortLinkOf } from "./short-link.ts";

/**
 * Follows short links of an earlier website, such as `/?p=123`, which have the address of the home page. Redirects to
 * the new page, or to the home page without the parameters.
 * @param url requested URL
 */
export async function followShortLink(
  ctx: Pick<AppContext, "db" | "clock">,
  url: string,
): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  const link = shortLinkOf(pathname + search);
  if (link === undefined) return undefined;
  const to = (await findWayOn(ctx, link)) ?? pathname;
  return new Response(null, { status: 301, headers: { Location: to, "Cache-Control": "no-cache" } });
}
