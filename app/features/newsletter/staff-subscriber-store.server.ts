import { sql } from "kysely";
import type { Database } from "../../platform/database/database.server.ts";
import type { Subscriber } from "./subscriber-store.server.ts";

/** Subscribers, the newest first. @param before number of the last one of the page before */
export async function findSubscribers(
  database: Database,
  wanted: { search: string; before?: number },
  limit: number,
): Promise<Subscriber[]> {
  let query = database.selectFrom("subscribers").selectAll();
  if (wanted.search !== "") {
    const pattern = `%${wanted.search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where(sql<boolean>`email like ${pattern} escape '\\'`);
  }
  if (wanted.before !== undefined) query = query.where("id", "<", wanted.before);
  return query.orderBy("id", "desc").limit(limit).execute();
}

/** How many addresses are on the list. */
export async function countSubscribers(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom("subscribers")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many addresses wait for their owners to confirm. @param now ISO date and time, UTC */
export async function countPending(database: Database, now: string): Promise<number> {
  const { count } = await database
    .selectFrom("pending_subscribers")
    .select(({ fn }) => fn.count<number>("email").distinct().as("count"))
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The address of a subscriber. */
export async function findEmail(database: Database, id: number): Promise<string | undefined> {
  const row = await database.selectFrom("subscribers").select("email").where("id", "=", id).executeTakeFirst();
  return row?.email;
}
