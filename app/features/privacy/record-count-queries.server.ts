import { sql } from "kysely";
import type { Database } from "../../server/db/database.server.ts";

function people(db: Database) {
  const address = sql<string>`lower(email)`.as("address");
  const all = db
    .selectFrom("messages")
    .select([address, "created_at as since"])
    .unionAll(db.selectFrom("subscribers").select([address, "created_at as since"]))
    .unionAll(db.selectFrom("pending_subscribers").select([address, "requested_at as since"]))
    .unionAll(db.selectFrom("users").select([address, "createdAt as since"]));
  return db
    .selectFrom(all.as("kept"))
    .select(({ fn }) => ["address", fn.min<string>("since").as("since")])
    .groupBy("address");
}

/** People by address, and the recent ones among them. @param since ISO date and time, UTC */
export async function countAddresses(db: Database, since: string): Promise<{ all: number; recent: number }> {
  const counted = db.selectFrom(people(db).as("people")).select(({ fn }) => fn.countAll<number>().as("count"));
  const all = await counted.executeTakeFirstOrThrow();
  const recent = await counted.where("since", ">=", since).executeTakeFirstOrThrow();
  return { all: Number(all.count), recent: Number(recent.count) };
}
