import type { Insertable, Selectable, Updateable } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import type { GiftTable } from "../../server/db/gift-tables.ts";

export type GiftRow = Selectable<GiftTable>;

/** @returns the id; undefined for a source or idempotency key that has a gift already */
export async function insertGift(db: Database, gift: Insertable<GiftTable>): Promise<number | undefined> {
  const query = db.insertInto("gifts").values(gift);
  return (
    await query
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst()
  )?.id;
}

export const findGift = (db: Database, by: "id" | "source" | "idempotency_key", value: string | number) =>
  db.selectFrom("gifts").selectAll().where(by, "=", value).executeTakeFirst();

/** Oldest first. */
export const findGiftsOf = (db: Database, pledge: number) =>
  db.selectFrom("gifts").selectAll().where("pledge_id", "=", pledge).orderBy("part").execute();

export const updateGiftsOf = (db: Database, pledge: number, changes: Updateable<GiftTable>) =>
  db.updateTable("gifts").set(changes).where("pledge_id", "=", pledge).execute();
