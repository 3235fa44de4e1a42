import type { Insertable, Selectable, Updateable } from "kysely";
import { changesRows, countSince } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { PurposeChangeTable } from "./gift-tables.ts";

export type PurposeChangeRow = Selectable<PurposeChangeTable>;

/** Inserts a change. @returns undefined while another change of the gift waits */
export const insertPurposeChange = (db: Database, change: Insertable<PurposeChangeTable>) =>
  db
    .insertInto("purpose_changes")
    .values(change)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const findPurposeChange = (db: Database, id: number): Promise<PurposeChangeRow | undefined> =>
  db.selectFrom("purpose_changes").selectAll().where("id", "=", id).executeTakeFirst();

export const findWaitingPurpose = (db: Database, gift: number) =>
  db
    .selectFrom("purpose_changes")
    .leftJoin("users", "users.id", "asked_by_id")
    .selectAll("purpose_changes")
    .select("users.name as by")
    .where("gift_id", "=", gift)
    .where("state", "=", "waiting")
    .executeTakeFirst();

/** Decides about a change. @returns false if it no longer waits */
export const updatePurposeChange = (db: Database, id: number, changes: Updateable<PurposeChangeTable>) =>
  changesRows(db.updateTable("purpose_changes").set(changes).where("id", "=", id).where("state", "=", "waiting"));

/** Lists changes that wait. @param before latest start of the wait (ISO date and time, UTC) */
export const listPurposesWaitingSince = (db: Database, before: string, limit: number) =>
  db
    .selectFrom("purpose_changes")
    .select("id")
    .where("state", "=", "waiting")
    .where("waiting_since", "<=", before)
    .orderBy("id")
    .limit(limit)
    .execute();

const waiting = (db: Database) => db.selectFrom("purpose_changes").where("state", "=", "waiting");

export const countWaitingPurposes = (db: Database) => countSince(waiting(db), "asked_at");

export const findFirstWaitingPurpose = (db: Database) =>
  waiting(db).select("gift_id").orderBy("id").limit(1).executeTakeFirst();
