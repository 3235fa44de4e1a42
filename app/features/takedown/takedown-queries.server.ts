import type { Insertable, Selectable, Updateable } from "kysely";
import type { TakedownRequestTable } from "../../server/db/consent-tables.ts";
import { changesRows, countSince } from "../../server/db/count-rows.ts";
import type { Database } from "../../server/db/database.server.ts";

type RequestRow = Selectable<TakedownRequestTable>;

export const insertRequest = (db: Database, request: Insertable<TakedownRequestTable>) =>
  db.insertInto("takedown_requests").values(request).execute();

/** Those that wait, oldest first, then the last answered ones. */
export async function findRequests(db: Database, limit: number): Promise<RequestRow[]> {
  const all = db.selectFrom("takedown_requests").selectAll();
  const open = await all.where("done_at", "is", null).orderBy("id").limit(limit).execute();
  return [...open, ...(await all.where("done_at", "is not", null).orderBy("id", "desc").limit(limit).execute())];
}

export const findRequest = (db: Database, id: number) =>
  db.selectFrom("takedown_requests").selectAll().where("id", "=", id).executeTakeFirst();

export const updateRequest = (db: Database, id: number, changes: Updateable<TakedownRequestTable>): Promise<boolean> =>
  changesRows(db.updateTable("takedown_requests").set(changes).where("id", "=", id).where("done_at", "is", null));

/** Open requests, and when the first of them came. */
export const findOpenRequests = (db: Database) =>
  countSince(db.selectFrom("takedown_requests").where("done_at", "is", null), "created_at");
