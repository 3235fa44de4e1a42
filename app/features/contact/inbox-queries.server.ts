import type { Selectable } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import type { MessageTable } from "../../server/db/tables.ts";

export type MessageRow = Selectable<MessageTable>;

/** Newest first. @param before cursor: the previous page's last id */
export async function findMessages(db: Database, limit: number, before: number | undefined): Promise<MessageRow[]> {
  let query = db.selectFrom("messages").selectAll();
  if (before !== undefined) query = query.where("id", "<", before);
  return query.orderBy("id", "desc").limit(limit).execute();
}

export async function countNewMessages(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("messages")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @returns false for an unknown id */
export async function markMessage(
  db: Database,
  id: number,
  read: Pick<MessageRow, "read_at" | "read_by">,
): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("messages").set(read).where("id", "=", id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes permanently. @returns false for an unknown id */
export async function deleteMessage(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("messages").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}
