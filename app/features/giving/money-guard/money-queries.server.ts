import type { Insertable, Selectable, Updateable } from "kysely";
import { changesRows, countSince } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { Tables } from "../../../server/db/tables.ts";
import type { MoneyFindingTable, MoneyNumberTable } from "./money-tables.ts";

export type MoneyNumber = Selectable<MoneyNumberTable>;
export type Finding = Selectable<MoneyFindingTable>;

export const listNumbers = (db: Database): Promise<MoneyNumber[]> =>
  db.selectFrom("money_numbers").selectAll().orderBy("asked_at", "desc").orderBy("id").execute();

export const findNumber = (db: Database, id: string): Promise<MoneyNumber | undefined> =>
  db.selectFrom("money_numbers").selectAll().where("id", "=", id).executeTakeFirst();

/** Inserts a number. @returns false if the number was asked for already */
export async function insertNumber(db: Database, row: Insertable<MoneyNumberTable>): Promise<boolean> {
  const added = await db
    .insertInto("money_numbers")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

export const updateNumber = (db: Database, id: string, changes: Updateable<MoneyNumberTable>): Promise<boolean> =>
  changesRows(db.updateTable("money_numbers").set(changes).where("id", "=", id));

export const deleteNumber = (db: Database, id: string) => db.deleteFrom("money_numbers").where("id", "=", id).execute();

export const countWaiting = (db: Database) =>
  countSince(db.selectFrom("money_numbers").where("live_at", "is", null), "asked_at");

export const listFindings = (db: Database): Promise<Finding[]> =>
  db.selectFrom("money_findings").selectAll().orderBy("place").orderBy("number").execute();

export const countFindings = (db: Database) => countSince(db.selectFrom("money_findings"), "found_at");

export async function replaceFindings(db: Database, findings: readonly Finding[]): Promise<void> {
  await db.deleteFrom("money_findings").execute();
  for (const finding of findings) await db.insertInto("money_findings").values(finding).execute();
}

/** A small number, because a small server has little memory. */
const batch = 200;

/** Reads a table in batches, sorted by key. */
export async function* readTable(
  db: Database,
  table: keyof Tables,
  key: string,
): AsyncGenerator<Record<string, unknown>> {
  const { ref } = db.dynamic;
  for (let from = 0; ; from += batch) {
    const rows = await db
      .selectFrom(table as "posts")
      .selectAll()
      .orderBy(ref<string>(key))
      .limit(batch)
      .offset(from)
      .execute();
    yield* rows as Record<string, unknown>[];
    if (rows.length < batch) return;
  }
}
