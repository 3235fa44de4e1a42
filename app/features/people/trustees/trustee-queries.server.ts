import type { Insertable, Selectable, Updateable } from "kysely";
import { changesRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { TrusteeRequestTable } from "./trustee-tables.ts";

export type TrusteeRequest = Selectable<TrusteeRequestTable>;

/** Inserts a question. @returns false if a question about this account is open */
export async function insertRequest(db: Database, row: Insertable<TrusteeRequestTable>): Promise<boolean> {
  const added = await db
    .insertInto("trustee_requests")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Lists open questions, oldest first. */
export const listOpen = (db: Database): Promise<TrusteeRequest[]> =>
  db
    .selectFrom("trustee_requests")
    .selectAll()
    .where("confirmed_at", "is", null)
    .where("stopped_at", "is", null)
    .orderBy("asked_at")
    .execute();

/** Lists confirmed questions, newest first. */
export const listConfirmed = (db: Database): Promise<TrusteeRequest[]> =>
  db
    .selectFrom("trustee_requests")
    .selectAll()
    .where("confirmed_at", "is not", null)
    .orderBy("confirmed_at", "desc")
    .execute();

export const findByHash = (db: Database, hash: string): Promise<TrusteeRequest | undefined> =>
  db.selectFrom("trustee_requests").selectAll().where("token_hash", "=", hash).executeTakeFirst();

/** Changes an open question. @returns false if it is closed */
export const updateOpen = (db: Database, id: string, changes: Updateable<TrusteeRequestTable>): Promise<boolean> =>
  changesRows(
    db
      .updateTable("trustee_requests")
      .set(changes)
      .where("id", "=", id)
      .where("confirmed_at", "is", null)
      .where("stopped_at", "is", null),
  );
