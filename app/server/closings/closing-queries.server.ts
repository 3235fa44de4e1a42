import type { Insertable, Selectable } from "kysely";
import type { ClosingKind, ClosingTable } from "../db/closing-tables.ts";
import type { Database } from "../db/database.server.ts";
import { inChunks } from "../db/in-chunks.ts";

export type ClosingRow = Omit<Selectable<ClosingTable>, "number">;

const columns = ["id", "at", "kind", "key", "value", "is_release"] as const;

/** Stores closings, and ignores those that exist. */
export async function insertClosings(db: Database, closings: Insertable<ClosingTable>[]): Promise<void> {
  await inChunks(closings, async (some) => {
    await db
      .insertInto("closings")
      .values(some)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    return [];
  });
}

/** Finds all closings, in the order of storing. */
export const findClosings = (db: Database): Promise<ClosingRow[]> =>
  db.selectFrom("closings").select(columns).orderBy("number").execute();

/** Returns the number of the last closing; 0 without any. */
export async function findLastNumber(db: Database): Promise<number> {
  const last = db.selectFrom("closings").select("number").orderBy("number", "desc").limit(1);
  return Number((await last.executeTakeFirst())?.number ?? 0);
}

/** Finds closings of a kind about these keys; those of one key are in the order of storing. */
export const findClosingsAbout = (db: Database, kind: ClosingKind, keys: string[]): Promise<ClosingRow[]> =>
  inChunks(keys, (some) =>
    db
      .selectFrom("closings")
      .select(columns)
      .where("kind", "=", kind)
      .where("key", "in", some)
      .orderBy("number")
      .execute(),
  );

/** Finds closings of a kind whose keys begin with `start`. @param start of letters, digits, hyphens and spaces */
export const findClosingsFrom = (db: Database, kind: ClosingKind, start: string): Promise<ClosingRow[]> =>
  db
    .selectFrom("closings")
    .select(columns)
    .where("kind", "=", kind)
    .where("key", "like", `${start}%`)
    .orderBy("number")
    .execute();

/** Finds closings of a kind whose values contain `part`. @param part of letters, digits, dots, slashes and spaces */
export const findClosingsWith = (db: Database, kind: ClosingKind, part: string): Promise<ClosingRow[]> =>
  db
    .selectFrom("closings")
    .select(columns)
    .where("kind", "=", kind)
    .where("value", "like", `%${part}%`)
    .orderBy("number")
    .execute();

export const findClosingsOf = (db: Database, kind: ClosingKind): Promise<ClosingRow[]> =>
  db.selectFrom("closings").select(columns).where("kind", "=", kind).orderBy("number").execute();

/** Returns the highest numbers used before restores, by kind of number. */
export async function listNumbersUsed(db: Database): Promise<Record<string, number>> {
  const used: Record<string, number> = {};
  const noted = db.selectFrom("closings").select(["key", "value"]).where("kind", "=", "numbers");
  for (const { key, value } of await noted.execute()) used[key] = Math.max(used[key] ?? 0, Number(value));
  return used;
}
