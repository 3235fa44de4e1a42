import type { Insertable, Selectable } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import type { PageTextTable } from "./page-text-tables.ts";

export type PageTextRow = Selectable<PageTextTable>;

/** Finds the texts of all pages in one query: there are few rows. */
export const findPageTexts = (db: Database): Promise<PageTextRow[]> =>
  db.selectFrom("page_texts").selectAll().execute();

export const findPageText = (db: Database, name: string): Promise<PageTextRow | undefined> =>
  db.selectFrom("page_texts").selectAll().where("name", "=", name).executeTakeFirst();

export async function savePageText(db: Database, row: Insertable<PageTextTable>): Promise<void> {
  const { name: _name, ...columns } = row;
  await db
    .insertInto("page_texts")
    .values(row)
    .onConflict((conflict) => conflict.column("name").doUpdateSet(columns))
    .execute();
}

/** Finds saves of pages by a person, newest first. */
export const findLastSaved = (db: Database, subjects: string[]) =>
  db
    .selectFrom("versions")
    .select(["subject", "saved_at", "saved_by"])
    .where("subject", "in", subjects)
    .where("saved_by", "!=", "")
    .orderBy("version", "desc")
    .execute();

/** Finds the last version with this content. */
export const findLastWith = (db: Database, subject: string, content: string) =>
  db
    .selectFrom("versions")
    .select(["version", "saved_at"])
    .where("subject", "=", subject)
    .where("content", "=", content)
    .orderBy("version", "desc")
    .executeTakeFirst();

/** Finds texts that an update replaced and that no admin has hidden. */
export const findEndedRows = (db: Database) =>
  db.selectFrom("ended_texts").selectAll().orderBy("page").orderBy("field").execute();

export const deleteEndedWords = (db: Database) => db.deleteFrom("ended_texts").execute();
