import type { Insertable, Selectable } from "kysely";
import { countRows } from "../../server/db/count-rows.ts";
import type { Database } from "../../server/db/database.server.ts";
import type { MessageTable } from "../../server/db/tables.ts";

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
export async function findMessages(db: Database, limit: number, before: number | undefined): Promise<MessageRow[]> {
  let query = db.selectFrom("messages").selectAll();
  if (before !== undefined) query = query.where("id", "<", before);
  return query.orderBy("id", "desc").limit(limit).execute();
}

export function countNewMessages(db: Database): Promise<number> {
  return countRows(db.selectFrom("messages").where("read_at", "is", null));
}

/** @returns false for an unknown id */
export async function markMessage(db: Database, id: number, read: Pick<MessageRow, "read_at" | "read_by">) {
  const { numUpdatedRows } = await db.updateTable("messages").set(read).where("id", "=", id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes permanently. @returns false for an unknown id */
export async function deleteMessage(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("messages").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}
