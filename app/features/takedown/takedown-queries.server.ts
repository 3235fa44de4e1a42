import type { Insertable, Selectable, Updateable } from "kysely";
import type { TakedownRequestTable } from "../../server/db/consent-tables.ts";
import { changesRows } from "../../server/db/count-rows.ts";
import type { Database } from "../../server/db/database.server.ts";

export type RequestRow = Selectable<TakedownRequestTable>;

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

/** @returns when the oldest open request came, and how many are open */
export async function findOpenRequests(db: Database): Promise<{ count: number; oldest: string | null }> {
  const { count, oldest } = await db
    .selectFrom("takedown_requests")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("created_at").as("oldest")])
    .where("done_at", "is", null)
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest };
}
