import type { AppContext } from "../../../server/context.server.ts";
import { findWayOn } from "./find-redirect.server.ts";
import { shortLinkOf } from "./short-link.ts";

/**
 * For the home page, at whose address the short links of an earlier site stand: where one leads, or the home page without
 * it. @param url as asked for
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
