import type { Insertable } from "kysely";
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
