import type { Insertable, Selectable, Updateable } from "kysely";
import { changesRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { PurseActTable } from "./purse-tables.ts";

export type PurseAct = Selectable<PurseActTable>;

export const insertAct = (db: Database, act: Insertable<PurseActTable>): Promise<{ id: number }> =>
  db.insertInto("purse_acts").values(act).returning("id").executeTakeFirstOrThrow();

export const findAct = (db: Database, id: number): Promise<PurseAct | undefined> =>
  db.selectFrom("purse_acts").selectAll().where("id", "=", id).executeTakeFirst();

export const findActByKey = (db: Database, key: string): Promise<PurseAct | undefined> =>
  db.selectFrom("purse_acts").selectAll().where("key", "=", key).executeTakeFirst();

/** Changes a waiting act. @returns false if it was decided before */
export const changeAct = (db: Database, id: number, changes: Updateable<PurseActTable>): Promise<boolean> =>
  changesRows(db.updateTable("purse_acts").set(changes).where("id", "=", id).where("state", "=", "waiting"));

/** Stops what waits of one kind, after one of them was done. */
export const stopActs = (db: Database, what: PurseAct["what"], done_at: string) =>
  db
    .updateTable("purse_acts")
    .set({ state: "stopped", done_at })
    .where("what", "=", what)
    .where("state", "=", "waiting")
    .execute();

export const findWaitingActs = (db: Database): Promise<PurseAct[]> =>
  db.selectFrom("purse_acts").selectAll().where("state", "=", "waiting").orderBy("id").execute();

export const findActsWaitingSince = (db: Database, before: string): Promise<PurseAct[]> =>
  db
    .selectFrom("purse_acts")
    .selectAll()
    .where("state", "=", "waiting")
    .where("waiting_since", "<=", before)
    .orderBy("id")
    .execute();
