import type { Insertable, Selectable, Updateable } from "kysely";
import { changesRows, countSince } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { PhotoRequestTable } from "./consent-tables.ts";

type RequestRow = Selectable<PhotoRequestTable>;

/** Subject of a request: a photo or a document. */
export type Asked = Pick<RequestRow, "photo_id" | "document_id">;

export async function insertRequest(db: Database, request: Insertable<PhotoRequestTable>): Promise<number> {
  const { id } = await db.insertInto("photo_requests").values(request).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function isHiding(db: Database, photoId: number): Promise<boolean> {
  const open = db.selectFrom("photo_requests").select("id").where("photo_id", "=", photoId);
  return (await open.where("hide_at", "is not", null).where("done_at", "is", null).executeTakeFirst()) !== undefined;
}

/** Finds requests that staff did not answer in time. @param now ISO 8601, UTC */
export const findToHide = (db: Database, now: string) =>
  db
    .selectFrom("photo_requests")
    .select("id")
    .where("hidden_at", "is", null)
    .where("done_at", "is", null)
    .where("hide_at", "<=", now)
    .orderBy("id")
    .execute();

/** Marks a request's photo as hidden. @returns undefined if the request was answered, or its photo hidden, before */
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

/** Finds ids of open requests. @param isShown true for only requests whose photo is still shown */
export async function findOpenIds(db: Database, isShown: boolean): Promise<number[]> {
  return (await selectOpen(db, isShown).select("id").orderBy("id").execute()).map(({ id }) => id);
}

export async function findHiddenPhotos(db: Database, limit: number): Promise<number[]> {
  const down = db.selectFrom("photos").select("id").where("hidden_at", "is not", null);
  return (await down.orderBy("hidden_at", "desc").orderBy("id", "desc").limit(limit).execute()).map(({ id }) => id);
}

/** Finds open requests, oldest first, then answered requests, newest first. */
export async function findRequests(db: Database, limit: number): Promise<RequestRow[]> {
  const all = db.selectFrom("photo_requests").selectAll();
  const open = await all.where("done_at", "is", null).orderBy("id").limit(limit).execute();
  return [...open, ...(await all.where("done_at", "is not", null).orderBy("id", "desc").limit(limit).execute())];
}

export const findRequest = (db: Database, id: number) =>
  db.selectFrom("photo_requests").selectAll().where("id", "=", id).executeTakeFirst();

export const findRequestOf = (db: Database, { photo_id, document_id }: Asked, created_at: string) =>
  db
    .selectFrom("photo_requests")
    .select("id")
    .where("photo_id", photo_id === null ? "is" : "=", photo_id)
    .where("document_id", document_id === null ? "is" : "=", document_id)
    .where("created_at", "=", created_at)
    .executeTakeFirst();

export const updateRequest = (db: Database, id: number, changes: Updateable<PhotoRequestTable>): Promise<boolean> =>
  changesRows(db.updateTable("photo_requests").set(changes).where("id", "=", id).where("done_at", "is", null));

/** Counts open requests. @param isShown true for only requests whose photo is still shown */
export const findOpenRequests = (db: Database, isShown: boolean) => countSince(selectOpen(db, isShown), "created_at");

/** Deletes answered requests. @returns the number of deleted requests */
export async function deleteAnsweredBefore(db: Database, moment: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("photo_requests").where("done_at", "<", moment).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes the requests about a document that is deleted for good. */
export async function deleteRequestsAbout(db: Database, documentId: number): Promise<void> {
  await db.deleteFrom("photo_requests").where("document_id", "=", documentId).execute();
}
