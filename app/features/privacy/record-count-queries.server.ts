import { sql } from "kysely";
import type { Database } from "../../server/db/database.server.ts";

/** Every address that is kept as a person's, and since when. */
function people(database: Database) {
  const address = sql<string>`lower(email)`.as("address");
  const all = database
    .selectFrom("messages")
    .select([address, "created_at as since"])
    .unionAll(database.selectFrom("subscribers").select([address, "created_at as since"]))
    .unionAll(database.selectFrom("pending_subscribers").select([address, "asked_at as since"]))
    .unionAll(database.selectFrom("users").select([address, "createdAt as since"]));
  return database
    .selectFrom(all.as("kept"))
    .select(({ fn }) => ["address", fn.min<string>("since").as("since")])
    .groupBy("address");
}

/** How many people there are by their addresses, and how many of them came since then. @param since ISO date and time, UTC */
export async function countAddresses(database: Database, since: string): Promise<{ all: number; recent: number }> {
  const counted = database
    .selectFrom(people(database).as("people"))
    .select(({ fn }) => fn.countAll<number>().as("count"));
  const all = await counted.executeTakeFirstOrThrow();
  const recent = await counted.where("since", ">=", since).executeTakeFirstOrThrow();
  return { all: Number(all.count), recent: Number(recent.count) };
}
