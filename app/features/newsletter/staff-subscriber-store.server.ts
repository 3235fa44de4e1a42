import { type Selectable, sql } from "kysely";
import type { Database } from "../../platform/database/database.server.ts";
import type { SubscriberTable } from "../../platform/database/tables.ts";

export type SubscriberRow = Selectable<SubscriberTable>;

/** Subscribers, the newest first. @param before number of the last one of the page before */
export async function findSubscribers(
  database: Database,
  wanted: { search: string; before?: number },
  limit: number,
): Promise<SubscriberRow[]> {
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

/** Takes an address off the list. @returns false when there is none of this number */
export async function deleteSubscriber(database: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await database.deleteFrom("subscribers").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}
