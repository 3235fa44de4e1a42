import { findRedirect } from "../../../cms/redirect-queries.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { findWayOn } from "./find-redirect.server.ts";
import { shortLinkOf } from "./short-link.ts";

/**
 * Follows short links of an earlier website, such as `/?p=123`, which have the address of the home page. Redirects to
 * the new page, or to the home page without the parameters if the number is unknown.
 * @param url requested URL
 * @throws AppError notFound if visitors cannot see the item
 */
export async function followShortLink(
  ctx: Pick<AppContext, "db" | "clock">,
  url: string,
): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  const link = shortLinkOf(pathname + search);
  if (link === undefined) return undefined;
  const way = await findWayOn(ctx, link);
  // The item is a draft, or in the trash: its other addresses also answer 404.
  if (way === undefined && (await findRedirect(ctx.db, [link])) !== undefined) throw new AppError("notFound");
  const to = way ?? pathname;
  return new Response(null, { status: 301, headers: { Location: to, "Cache-Control": "no-cache" } });
}
