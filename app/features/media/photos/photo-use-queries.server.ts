import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import type { StoryTables } from "../../../server/db/tables.ts";
import type { PhotoTable } from "./photo-tables.ts";

/** Selects owners in the trash. @param tables tables of items */
const ownersInTrash = (tables: StoryTables): RawBuilder<string> =>
  sql.join(
    Object.entries(tables).flatMap(([kind, table]) =>
      // A literal, because PostgreSQL cannot infer the type of a bound parameter.
      [`${kind}:`, `text:${kind}:`].map(
        (owner) => sql`select ${sql.lit(owner)} || id from ${sql.table(table)} where deleted_at is not null`,
      ),
    ),
    sql` union all `,
  );

/** SQL condition for a photo that has no uses except in the trash. Badge, filter, count and deletion use it. */
export function isUnused(tables: StoryTables): RawBuilder<boolean> {
  const trash = ownersInTrash(tables);
  // Each part uses an index; few photos are used only in the trash.
  return sql<boolean>`(photos.is_attached = 0 or (
    photos.id in (select photo_id from photo_attachments where owner in (${trash}))
    and not exists (
      select 1 from photo_attachments as live where live.photo_id = photos.id and live.owner not in (${trash})
    )
  ))`;
}

/** Adds the items that use each photo; items in the trash are listed separately. */
export async function withOwners<Row extends Pick<Selectable<PhotoTable>, "id">>(
  db: Database,
  tables: StoryTables,
  rows: Row[],
) {
  const uses = await findUses(
    db,
    tables,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, ...(uses.get(row.id) ?? { owners: [], uses: [], deletedUses: [] }) }));
}

/** Finds all owners of each photo, its visible uses, and its uses in the trash. */
export async function findUses(db: Database, tables: StoryTables, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { owners: string[]; uses: string[]; deletedUses: string[] }>();
  const attachments = await db
    .selectFrom("photo_attachments")
    .select(["photo_id", "owner"])
    .select(sql<number>`case when owner in (${ownersInTrash(tables)}) then 1 else 0 end`.as("in_trash"))
    .where("photo_id", "in", ids)
    .orderBy("owner")
    .execute();
  const byPhoto = Map.groupBy(attachments, ({ photo_id }) => photo_id);
  return new Map(
    [...byPhoto].map(([id, all]) => [
      id,
      {
        owners: itemsOf(all),
        uses: itemsOf(all.filter(({ in_trash }) => in_trash === 0)),
        deletedUses: itemsOf(all.filter(({ in_trash }) => in_trash === 1)),
      },
    ]),
  );
}

/** Returns each item once, even if its text also contains the photo. */
export const itemsOf = (attachments: { owner: string }[]): string[] => [
  ...new Set(attachments.map(({ owner }) => owner.replace(/^text:/, ""))),
];

export async function countUnusedPhotographs(db: Database, tables: StoryTables, max: number): Promise<number> {
  const rows = await db
    .selectFrom("photos")
    .select("id")
    .where("kind", "=", sql.lit("photograph"))
    .where("consent_at", "is not", null)
    .where("withdrawn_at", "is", null)
    .where(isUnused(tables))
    .limit(max)
    .execute();
  return rows.length;
}

/** Finds titles of items, for example `post:12`, including items in the trash. Places and people have no titles. */
export async function findSubjectTitles(
  db: Database,
  tables: StoryTables,
  subjects: string[],
): Promise<Record<string, string>> {
  const titles: [string, string][] = [];
  for (const [kind, table] of Object.entries(tables)) {
    const ids = idsOf(kind, subjects);
    if (ids.length === 0) continue;
    const rows = await db.selectFrom(table).select(["id", "title"]).where("id", "in", ids).execute();
    titles.push(...rows.map(({ id, title }): [string, string] => [`${kind}:${id}`, title]));
  }
  return Object.fromEntries(titles);
}

const idsOf = (kind: string, subjects: string[]): number[] =>
  subjects.filter((subject) => subject.startsWith(`${kind}:`)).map((subject) => Number(subject.slice(kind.length + 1)));
