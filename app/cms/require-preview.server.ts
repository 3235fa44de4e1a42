import { Refusal } from "../server/http/errors.ts";
import type { Site } from "../server/context.server.ts";
import { type ContentKind, needEditable } from "./content-type.server.ts";
import type { ContentTable, RowOf } from "./content-queries.server.ts";
import type { PublishingFields } from "./publishing-schema.ts";

/**
 * A thing for its preview, which stands outside the guard of the staff pages because it wears the public layout.
 *
 * @param headers of the request
 * @throws Refusal notFound, to the signed-out too
 */
export async function needPreview<Table extends ContentTable, Fields extends PublishingFields>(
  site: Site,
  headers: Headers,
  kind: ContentKind<Table, Fields>,
  id: number | undefined,
): Promise<RowOf<Table>> {
  const member = await site.signIn.whoIs(headers);
  if (member === undefined) throw new Refusal("notFound");
  return needEditable(site.database, member, kind, id);
}
