import { type Cursor, readCursor } from "../../values/cursor.ts";
import type { AppContext } from "../context.server.ts";
import { isOwnCursor, type List } from "../db/after-cursor.ts";

/**
 * Reads the cursor `before`; undefined on the first page, and for an invalid cursor.
 * @throws a redirect to the first page for a cursor that the site never issued, so that no page is rendered
 */
export async function readOwnCursor(ctx: AppContext, request: Request, list: List): Promise<Cursor | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const mark = readCursor(searchParams.get("before"), list.column);
  if (mark === undefined || (await isOwnCursor(ctx.db, list, mark, ctx.clock.now().toISOString()))) return mark;
  throw new Response(null, { status: 302, headers: { Location: pathname } });
}
