import type { Insertable, Selectable, Updateable } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import type { GiftLimitTable } from "./gift-tables.ts";

export type LimitRow = Selectable<GiftLimitTable>;

/** Lists the few rows, oldest first. */
export const findLimitRows = (db: Database): Promise<LimitRow[]> =>
  db.selectFrom("gift_limits").selectAll().orderBy("id").execute();

export const insertLimits = (db: Database, row: Insertable<GiftLimitTable>) =>
  db.insertInto("gift_limits").values(row).execute();

export const updateLimits = (db: Database, id: number, changes: Updateable<GiftLimitTable>) =>
  db.updateTable("gift_limits").set(changes).where("id", "=", id).execute();
