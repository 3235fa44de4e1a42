import { sql } from "kysely";
import type { AppContext } from "../../../server/context.server.ts";
import { contains } from "../../../server/db/contains.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { tablesOf } from "../../../server/define-feature.server.ts";
import { addressPattern } from "../../../values/without-address.ts";

type Place = ReturnType<typeof placesWhere>[number];

type Site = Pick<AppContext, "db" | "features">;

/**
 * Lists the tables with free text. Erasing replaces an e-mail address in tables that are not public; in public texts,
 * staff decide about it.
 * @param isPublished true for public tables
 */
function placesWhere({ features }: Site, isPublished: boolean) {
  return Object.entries(tablesOf(features))
    .filter(([, table]) => table.isPublished === isPublished && !table.isConfidential)
    .map(([table, { noun, key, columns }]) => {
      const typed = Object.keys(columns).filter(
        (column) => columns[column] === "typed" || columns[column] === "byline",
      );
      return { table, noun, key: key as string[], columns: typed };
    })
    .filter(({ columns }) => columns.length > 0);
}

type Row = Record<string, string | number | null>;

async function findRows(db: Database, { table, key, columns }: Place, email: string): Promise<Row[]> {
  const matches = columns.map((column) => contains(sql`lower(${sql.ref(column)})`, email));
  const { rows } = await sql<Row>`
    select ${sql.join([...key, ...columns].map((column) => sql.ref(column)))}
    from ${sql.table(table)} where ${sql.join(matches, sql` or `)}`.execute(db);
  const pattern = addressPattern(email);
  return rows.filter((row) => columns.some((column) => String(row[column] ?? "").search(pattern) >= 0));
}

const findOccurrences = (isPublished: boolean) => async (site: Site, email: string) => {
  const found: string[] = [];
  for (const place of placesWhere(site, isPublished)) {
    for (const row of await findRows(site.db, place, email)) found.push(`${place.noun}:${row[place.key[0] ?? ""]}`);
  }
  return found;
};

/** Finds public texts that contain an e-mail address, for example `post:12`. */
export const findPublishedOccurrences = findOccurrences(true);

/** Finds other records that contain an e-mail address, for example `message:12`, including the person's own records. */
export const findRecordOccurrences = findOccurrences(false);

/** Replaces an e-mail address in other people's records. @param replace returns the text without the address */
export async function replaceInRecords(site: Site, email: string, replace: (text: string) => string): Promise<void> {
  const { db } = site;
  for (const place of placesWhere(site, false)) {
    for (const row of await findRows(db, place, email)) {
      const changes = place.columns.map((column) => {
        const value = row[column];
        return sql`${sql.ref(column)} = ${typeof value === "string" ? replace(value) : null}`;
      });
      const isRow = place.key.map((column) => sql`${sql.ref(column)} = ${row[column]}`);
      await sql`update ${sql.table(place.table)} set ${sql.join(changes)} where ${sql.join(isRow, sql` and `)}`.execute(
        db,
      );
    }
  }
}
