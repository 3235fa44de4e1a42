import type { Insertable, Selectable } from "kysely";
import type { ClosingKind, ClosingTable } from "../db/closing-tables.ts";
import type { Database } from "../db/database.server.ts";
import { inChunks } from "../db/in-chunks.ts";

export type ClosingRow = Omit<Selectable<ClosingTable>, "number">;

const columns = ["id", "at", "kind", "key", "value", "is_release"] as const;

/** Known ones stay as they are. */
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

/** All, in the order in which they came here. */
export const findClosings = (db: Database): Promise<ClosingRow[]> =>
  db.selectFrom("closings").select(columns).orderBy("number").execute();

/** The number of the last one; 0 without any. */
export async function findLastNumber(db: Database): Promise<number> {
  const last = db.selectFrom("closings").select("number").orderBy("number", "desc").limit(1);
  return Number((await last.executeTakeFirst())?.number ?? 0);
}

/** Those of a kind about these keys. */
export const findClosingsAbout = (db: Database, kind: ClosingKind, keys: string[]): Promise<ClosingRow[]> =>
  inChunks(keys, (some) =>
    db.selectFrom("closings").select(columns).where("kind", "=", kind).where("key", "in", some).execute(),
  );

/** All of a kind. */
export const findClosingsOf = (db: Database, kind: ClosingKind): Promise<ClosingRow[]> =>
  db.selectFrom("closings").select(columns).where("kind", "=", kind).orderBy("number").execute();
