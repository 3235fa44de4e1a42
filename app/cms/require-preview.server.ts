import type { AppContext } from "../server/context.server.ts";
import { AppError } from "../server/http/errors.ts";
import type { ContentTable, RowOf } from "./content-queries.server.ts";
import { type ContentType, requireEditable } from "./content-type.server.ts";
import type { PublishingFields } from "./publishing-schema.ts";

/**
 * Finds an item for its preview, which uses the public layout and so runs outside the staff middleware.
 * @param headers of the request
 * @throws AppError notFound, also without a session
 */
export async function requirePreview<Table extends ContentTable, Fields extends PublishingFields>(
  ctx: AppContext,
  headers: Headers,
  type: ContentType<Table, Fields>,
  id: number | undefined,
): Promise<RowOf<Table>> {
  const member = await ctx.auth.getSession(headers);
  if (member === undefined) throw new AppError("notFound");
  return requireEditable(ctx.db, member, type, id);
}
