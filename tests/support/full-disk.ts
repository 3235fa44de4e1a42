import { sql } from "kysely";
import type { Database } from "../../app/server/db/database.server.ts";

/** From now on the database can be read and takes nothing, as on a disk that is full. For SQLite. */
export async function fillDiskUnder(db: Database): Promise<void> {
  await sql`pragma query_only = on`.execute(db);
}
