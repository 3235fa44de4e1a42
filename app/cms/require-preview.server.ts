import type { AppContext } from "../server/context.server.ts";
import { AppError } from "../server/http/errors.ts";
import type { ContentTable, RowOf } from "./content-queries.server.ts";
import { type ContentType, requireEditable } from "./content-type.server.ts";
import type { PublishingFields } from "./publishing-schema.ts";

/**
 * A thing for its preview, which stands outside the guard of the staff pages because it wears the public layout.
 *
 * @param headers of the request
 * @throws Refusal notFound, to the signed-out too
 */
export async function requirePreview<Table extends ContentTable, Fields extends PublishingFields>(
  ctx: AppContext,
  headers: Headers,
  kind: ContentType<Table, Fields>,
  id: number | undefined,
): Promise<RowOf<Table>> {
  const member = await ctx.auth.whoIs(headers);
  if (member === undefined) throw new AppError("notFound");
  return requireEditable(ctx.db, member, kind, id);
}
