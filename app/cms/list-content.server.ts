import type { StaffMember } from "../server/auth/auth.ts";
import type { AppContext } from "../server/context.server.ts";
import { newest } from "../values/cursor.ts";
import { readList } from "../values/read-list.ts";
import { readFilter } from "./content-filters.ts";
import { countByFilter, findRows } from "./content-queries.server.ts";
import { type ContentType, permissionsOf, requireEditable, requireWrite, stateOf } from "./content-type.server.ts";
import { itemOf, labelsOf } from "./define-content-type.server.ts";
import { undoLimit } from "./delete-content.server.ts";
import { readPublishing } from "./versions/record-version.server.ts";

const pageLength = 20;

const momentsOf = ({ clock }: AppContext) => ({
  now: clock.now().toISOString(),
  deletedSince: undoLimit(clock.now()),
});

/** Returns the author whose items this person sees; undefined if the person sees all. */
const authorFor = (member: StaffMember, type: ContentType) => (type.seesOwnOnly?.(member) ? member.id : undefined);

/** Finds the visible items with these words, newest first. */
export async function searchContent(
  ctx: AppContext,
  member: StaffMember,
  type: ContentType,
  search: string,
  limit: number,
) {
  if (!type.canWrite(member)) return [];
  const { table, searched } = type;
  const all = { searched, filter: "all", moments: momentsOf(ctx), authorId: authorFor(member, type) } as const;
  return (await findRows(ctx.db, table, all, { search, before: newest, limit })).rows;
}

/**
 * Returns a page of a staff list with permissions on each item.
 * @param address with search words and cursor
 * @throws AppError adminsOnly
 */
export async function listContent(ctx: AppContext, member: StaffMember, type: ContentType, address: string) {
  requireWrite(type, member);
  const filter = readFilter(new URL(address));
  const moments = momentsOf(ctx);
  const authorId = authorFor(member, type);
  const counts = await countByFilter(ctx.db, type.table, moments, authorId);
  const { page, older, search } = await readList(address, pageLength, (wanted) =>
    findRows(ctx.db, type.table, { searched: type.searched, filter, moments, authorId }, wanted),
  );
  const rows = page.map((row) => {
    const { id, title } = row;
    const can = permissionsOf(type, member, row);
    return { ...type.listed(row), id, title, state: stateOf(row, moments.now), can };
  });
  return { rows, older, search, filter, counts, canCreate: true, labels: labelsOf(type) };
}

/** @throws AppError notFound, adminsOnly, notYours */
export async function openContent(ctx: AppContext, member: StaffMember, type: ContentType, id: number | undefined) {
  const row = await requireEditable(ctx.db, member, type, id);
  const values = Object.entries({ ...type.shownBeside?.(row), ...itemOf(type, row), ...readPublishing(row) });
  const { sensitive, approved_at, approved_by } = row;
  return {
    id: row.id,
    ...(sensitive !== "[]" && {
      approval: approved_at === null ? { by: "", at: "" } : { by: approved_by ?? "", at: approved_at },
    }),
    formValues: Object.fromEntries(values.map(([name, value]) => [name, [value].flat()])),
    labels: labelsOf(type),
    publicPath: stateOf(row, momentsOf(ctx).now) === "published" ? type.listed(row).publicPath : undefined,
  };
}
