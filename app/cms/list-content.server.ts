import type { StaffMember } from "../server/auth/auth.ts";
import type { AppContext } from "../server/context.server.ts";
import { asRowId } from "../values/row-id.ts";
import { type ContentTable, findRows } from "./content-queries.server.ts";
import { type ContentType, permissionsOf, requireEditable } from "./content-type.server.ts";
import { itemOf, labelsOf } from "./define-content-type.server.ts";
import { undoLimit } from "./delete-content.server.ts";
import type { PublishingFields } from "./publishing-schema.ts";
import { publishingOf } from "./save-content.server.ts";
import { listVersions } from "./save-version.server.ts";

const pageLength = 20;

/**
 * A page of a staff list, with the person's permissions on each item.
 * @param address with search words and cursor in its query
 */
export async function listContent<Table extends ContentTable, Fields extends PublishingFields>(
  ctx: AppContext,
  member: StaffMember,
  type: ContentType<Table, Fields>,
  address: string,
) {
  const { searchParams } = new URL(address);
  const search = (searchParams.get("q") ?? "").slice(0, 100);
  const deleted = searchParams.has("deleted");
  const wanted = {
    search,
    searched: type.searched,
    deletedSince: deleted ? undoLimit(ctx.clock.now()) : undefined,
    before: asRowId(searchParams.get("before") ?? ""),
  };
  const { rows: found, unsearchedFrom } = await findRows(ctx.db, type.table, wanted, pageLength + 1);
  const now = ctx.clock.now().toISOString();
  const rows = found.slice(0, pageLength).map((row) => {
    const { id, title, status, publish_at, deleted_at } = row;
    const rights = permissionsOf(type, member, row);
    const isDue = status === "published" || (status === "scheduled" && publish_at !== null && publish_at <= now);
    return {
      ...type.listed(row),
      id,
      title,
      status,
      isPublic: deleted_at === null && isDue,
      isDeleted: deleted_at !== null,
      canEdit: rights.edit,
      canDelete: rights.delete,
      canUnpublish: rights.unpublish,
    };
  });
  return {
    rows,
    older: found.length > pageLength ? rows.at(-1)?.id : unsearchedFrom,
    search,
    deleted,
    canCreate: type.canWrite(member),
    labels: labelsOf(type),
  };
}

/** An item's form values and version history. @throws AppError notFound, adminsOnly, notYours */
export async function openContent<Table extends ContentTable, Fields extends PublishingFields>(
  ctx: AppContext,
  member: StaffMember,
  type: ContentType<Table, Fields>,
  id: number | undefined,
) {
  const row = await requireEditable(ctx.db, member, type, id);
  const formValues: Record<string, string[]> = {};
  for (const [name, value] of Object.entries({ ...itemOf(type, row), ...publishingOf(row) }))
    formValues[name] = [value].flat();
  return {
    id: row.id,
    formValues,
    labels: labelsOf(type),
    versions: await listVersions(ctx, `${type.noun}:${row.id}`),
  };
}
