import type { Insertable, Selectable, Updateable } from "kysely";
import { changesRows, countSince } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { PhotoRequestTable } from "./consent-tables.ts";

type RequestRow = Selectable<PhotoRequestTable>;

export async function insertRequest(db: Database, request: Insertable<PhotoRequestTable>): Promise<number> {
  const { id } = await db.insertInto("photo_requests").values(request).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Whether an open request hides this photo by itself. */
export async function isHiding(db: Database, photoId: number): Promise<boolean> {
  const open = db.selectFrom("photo_requests").select("id").where("photo_id", "=", photoId);
  return (await open.where("hide_at", "is not", null).where("done_at", "is", null).executeTakeFirst()) !== undefined;
}

/** Requests that nobody answered in time. @param now ISO 8601, UTC */
export const findToHide = (db: Database, now: string) =>
  db
    .selectFrom("photo_requests")
    .select("id")
    .where("hidden_at", "is", null)
    .where("done_at", "is", null)
    .where("hide_at", "<=", now)
    .orderBy("id")
    .execute();

/** @returns the request; undefined for one that was answered or hidden meanwhile */
export const markHidden = (db: Database, id: number, hidden_at: string) =>
  db
    .updateTable("photo_requests")
    .set({ hidden_at })
    .where("id", "=", id)
    .where("hidden_at", "is", null)
    .where("done_at", "is", null)
    .returningAll()
    .executeTakeFirst();

const selectOpen = (db: Database, isShown: boolean) => {
  const open = db.selectFrom("photo_requests").where("done_at", "is", null);
  return isShown ? open.where("hidden_at", "is", null) : open;
};

/** @param isShown only requests whose photo was not hidden yet */
export async function findOpenIds(db: Database, isShown: boolean): Promise<number[]> {
  return (await selectOpen(db, isShown).select("id").orderBy("id").execute()).map(({ id }) => id);
}

/** Ids of photos that were taken down by themselves, the last one first. */
export async function findHiddenPhotos(db: Database, limit: number): Promise<number[]> {
  const down = db.selectFrom("photos").select("id").where("hidden_at", "is not", null);
  return (await down.orderBy("hidden_at", "desc").orderBy("id", "desc").limit(limit).execute()).map(({ id }) => id);
}

/** Finds requests that wait, oldest first, then those that were answered last. */
export async function findRequests(db: Database, limit: number): Promise<RequestRow[]> {
  const all = db.selectFrom("photo_requests").selectAll();
  const open = await all.where("done_at", "is", null).orderBy("id").limit(limit).execute();
  return [...open, ...(await all.where("done_at", "is not", null).orderBy("id", "desc").limit(limit).execute())];
}

export const findRequest = (db: Database, id: number) =>
  db.selectFrom("photo_requests").selectAll().where("id", "=", id).executeTakeFirst();

/** A request for a photo. @param created_at when it came */
export const findRequestOf = (db: Database, photo_id: number, created_at: string) =>
  db
    .selectFrom("photo_requests")
    .select("id")
    .where("photo_id", "=", photo_id)
    .where("created_at", "=", created_at)
    .executeTakeFirst();

export const updateRequest = (db: Database, id: number, changes: Updateable<PhotoRequestTable>): Promise<boolean> =>
  changesRows(db.updateTable("photo_requests").set(changes).where("id", "=", id).where("done_at", "is", null));

/** Open requests, and when the first of them came. @param isShown only requests whose photo was not hidden yet */
export const findOpenRequests = (db: Database, isShown: boolean) => countSince(selectOpen(db, isShown), "created_at");

/** Deletes requests that were answered before then. @returns how many */
export async function deleteAnsweredBefore(db: Database, moment: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("photo_requests").where("done_at", "<", moment).executeTakeFirst();
  return Number(numDeletedRows);
}
