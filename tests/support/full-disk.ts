import { sql } from "kysely";
import type { Database } from "../../app/server/db/database.server.ts";

/** Makes the database read-only, as on a full disk. SQLite only. */
export async function fillDiskUnder(db: Database): Promise<void> {
  await sql`pragma query_only = on`.execute(db);
}
