import type { StaffMember } from "../server/auth/auth.ts";
import type { AppContext } from "../server/context.server.ts";
import { cutPageById, readIdCursor } from "../values/cursor.ts";
import { findRows, findVersions } from "./content-queries.server.ts";
import { type ContentType, permissionsOf, requireEditable } from "./content-type.server.ts";
import { itemOf, labelsOf } from "./define-content-type.server.ts";
import { undoLimit } from "./delete-content.server.ts";
import { publishingOf } from "./save-content.server.ts";

const pageLength = 20;

/** A page of a staff list, with the person's permissions on each item. @param address with search words and cursor */
export async function listContent(ctx: AppContext, member: StaffMember, type: ContentType, address: string) {
  const { searchParams } = new URL(address);
  const search = (searchParams.get("q") ?? "").slice(0, 100);
  const deleted = searchParams.has("deleted");
  const deletedSince = deleted ? undoLimit(ctx.clock.now()) : undefined;
  const wanted = { search, searched: type.searched, deletedSince, before: readIdCursor(address) };
  const { rows: found, unsearchedFrom } = await findRows(ctx.db, type.table, wanted, pageLength + 1);
  const { page, older = unsearchedFrom } = cutPageById(found, pageLength);
  const now = ctx.clock.now().toISOString();
  const rows = page.map((row) => {
    const { id, title, status, publish_at, deleted_at } = row;
    const isDue = status === "published" || (status === "scheduled" && publish_at !== null && publish_at <= now);
    const isDeleted = deleted_at !== null;
    const can = permissionsOf(type, member, row);
    return { ...type.listed(row), id, title, status, isPublic: !isDeleted && isDue, isDeleted, can };
  });
  return { rows, older, search, deleted, canCreate: type.canWrite(member), labels: labelsOf(type) };
}

/** An item's form values and version history. @throws AppError notFound, adminsOnly, notYours */
export async function openContent(ctx: AppContext, member: StaffMember, type: ContentType, id: number | undefined) {
  const row = await requireEditable(ctx.db, member, type, id);
  const values = Object.entries({ ...itemOf(type, row), ...publishingOf(row) });
  const versions = await findVersions(ctx.db, `${type.noun}:${row.id}`);
  return {
    id: row.id,
    formValues: Object.fromEntries(values.map(([name, value]) => [name, [value].flat()])),
    labels: labelsOf(type),
    versions: versions.map(({ version, saved_at, saved_by }) => ({ version, savedAt: saved_at, savedBy: saved_by })),
  };
}
