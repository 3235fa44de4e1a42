import type { Insertable, Selectable } from "kysely";
import { changesRows, countRows } from "../../server/db/count-rows.ts";
import type { Database } from "../../server/db/database.server.ts";
import type { MessageTable } from "../../server/db/tables.ts";
import { newest } from "../../values/cursor.ts";

/** @returns the id; undefined for a duplicate */
export async function insertMessage(db: Database, message: Insertable<MessageTable>): Promise<number | undefined> {
  const kept = await db
    .insertInto("messages")
    .values(message)
    .onConflict((conflict) => conflict.column("fingerprint").doNothing())
    .returning("id")
    .executeTakeFirst();
  return kept?.id;
}

export type MessageRow = Selectable<MessageTable>;

/** Newest first. @param before cursor: the previous page's last id */
export const findMessages = (db: Database, limit: number, before = newest) =>
  db.selectFrom("messages").selectAll().where("id", "<", before).orderBy("id", "desc").limit(limit).execute();

export const countNewMessages = (db: Database) => countRows(db.selectFrom("messages").where("read_at", "is", null));

/** @returns false for an unknown id */
export const markMessage = (db: Database, id: number, read: Pick<MessageRow, "read_at" | "read_by">) =>
  changesRows(db.updateTable("messages").set(read).where("id", "=", id));

/** Deletes permanently. @returns false for an unknown id */
export const deleteMessage = (db: Database, id: number) => changesRows(db.deleteFrom("messages").where("id", "=", id));
