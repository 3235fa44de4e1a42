import type { Database } from "../../server/db/database.server.ts";
import { findWord } from "../../server/db/search.ts";
import type { Subscriber } from "./subscriber-queries.server.ts";

/**
 * Newest first.
 * @param before cursor: the previous page's last id
 * @returns with `unsearchedFrom`, the last one searched, if older ones were not
 */
export async function findSubscribers(
  db: Database,
  { search, before }: { search: string; before?: number | undefined },
  limit: number,
): Promise<{ rows: Subscriber[]; unsearchedFrom?: number | undefined }> {
  let query = db.selectFrom("subscribers").selectAll();
  let unsearchedFrom: number | undefined;
  if (search === "") {
    if (before !== undefined) query = query.where("id", "<", before);
  } else {
    const wanted = { table: "subscribers", columns: ["email"], word: search.toLowerCase(), before };
    const found = await findWord(db, wanted, limit);
    if (found.ids.length === 0) return { rows: [], unsearchedFrom: found.unsearchedFrom };
    query = query.where("id", "in", found.ids);
    unsearchedFrom = found.unsearchedFrom;
  }
  return { rows: await query.orderBy("id", "desc").limit(limit).execute(), unsearchedFrom };
}

export async function countSubscribers(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("subscribers")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Unexpired pending subscriptions. @param now ISO date and time, UTC */
export async function countPending(db: Database, now: string): Promise<number> {
  const { count } = await db
    .selectFrom("pending_subscribers")
    .select(({ fn }) => fn.count<number>("email").distinct().as("count"))
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findEmail(db: Database, id: number): Promise<string | undefined> {
  const row = await db.selectFrom("subscribers").select("email").where("id", "=", id).executeTakeFirst();
  return row?.email;
}
