import { type PageMark, readPageMark } from "../../values/cursor.ts";
import { isOwnMark, type List } from "../db/cursor.ts";
import type { Site } from "../context.server.ts";

/**
 * Reads the cursor of a public list from the address, `before`.
 *
 * @returns undefined on the first page, and for anything that is no cursor
 * @throws a redirect to the first page for a cursor that the site would not write: such a page is not rendered
 */
export async function readOwnMark(site: Site, request: Request, list: List): Promise<PageMark | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const mark = readPageMark(searchParams.get("before"), list.column);
  if (mark === undefined || (await isOwnMark(site.database, list, mark, site.clock.now().toISOString()))) return mark;
  throw new Response(null, { status: 302, headers: { Location: pathname } });
}
