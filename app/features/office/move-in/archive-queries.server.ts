import { type Insertable, type Selectable, sql } from "kysely";
import { changesRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { Tables } from "../../../server/db/tables.ts";

export type SiteArchive = Selectable<Tables["site_archives"]>;
export type Row = Record<string, string | number | null>;

const pageRows = 200;

/** A refund has the currency of its gift. */
const currencyOfGift = sql`(select gifts.currency from gifts where gifts.id = refunds.gift_id) as currency`;

/**
 * Yields the rows of a table in the order of its key, without its secret columns.
 * @param columns names from the declaration of the table
 */
export async function* readTable(
  db: Database,
  table: keyof Tables,
  columns: readonly string[],
  key: readonly string[],
): AsyncGenerator<Row[]> {
  const order = key.length > 0 ? sql`order by ${sql.join(key.map((name) => sql.ref(name)))}` : sql``;
  for (let offset = 0; ; offset += pageRows) {
    const wanted = columns.map((name) => (table === "refunds" && name === "currency" ? currencyOfGift : sql.ref(name)));
    const query = sql<Row>`select ${sql.join(wanted)} from ${sql.table(table)} ${order} limit ${sql.lit(pageRows)} offset ${sql.lit(offset)}`;
    const { rows } = await query.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < pageRows) return;
  }
}

/** Yields photos that a visitor may have seen: those that were withdrawn or hidden stay here. */
export async function* readPhotos(db: Database): AsyncGenerator<{ id: number; path: string; sizes: string }[]> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("photos")
      .select(["id", "path", "sizes"])
      .where("id", ">", after)
      .where("withdrawn_at", "is", null)
      .where("hidden_at", "is", null)
      .orderBy("id")
      .limit(pageRows)
      .execute();
    if (rows.length > 0) yield rows;
    after = rows.at(-1)?.id ?? 0;
    if (rows.length < pageRows) return;
  }
}

export const listArchives = (db: Database): Promise<SiteArchive[]> =>
  db.selectFrom("site_archives").selectAll().orderBy("id", "desc").execute();

export const findArchive = (db: Database, id: number): Promise<SiteArchive | undefined> =>
  db.selectFrom("site_archives").selectAll().where("id", "=", id).executeTakeFirst();

export const insertArchive = (db: Database, row: Insertable<Tables["site_archives"]>) =>
  db.insertInto("site_archives").values(row).execute();

export const findUnmade = (db: Database, now: string): Promise<SiteArchive[]> =>
  db
    .selectFrom("site_archives")
    .selectAll()
    .where("ended_at", "is", null)
    .where(({ or, eb }) => or([eb("held_until", "is", null), eb("held_until", "<", now)]))
    .execute();

/** Takes an archive for a process. @returns false if another process makes it */
export const holdArchive = (db: Database, id: number, now: string, until: string): Promise<boolean> =>
  changesRows(
    db
      .updateTable("site_archives")
      .set({ held_until: until })
      .where("id", "=", id)
      .where("ended_at", "is", null)
      .where(({ or, eb }) => or([eb("held_until", "is", null), eb("held_until", "<", now)])),
  );

export const endArchive = (db: Database, id: number, ended: { ended_at: string; bytes: number | null }) =>
  db.updateTable("site_archives").set(ended).where("id", "=", id).execute();

export const deleteArchive = (db: Database, id: number) =>
  db.deleteFrom("site_archives").where("id", "=", id).execute();

export async function readRow(
  db: Database,
  table: keyof Tables,
  columns: readonly string[],
  id: number,
): Promise<Row[]> {
  const query = sql<Row>`select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)} where id = ${id}`;
  return (await query.execute(db)).rows;
}
