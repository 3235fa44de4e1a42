import type { Database } from "../../../server/db/database.server.ts";

const giftsOf = (db: Database, year: number) =>
  db
    .selectFrom("gifts")
    .where("state", "=", "received")
    .where("value_date", ">=", `${year}-01-01`)
    .where("value_date", "<=", `${year}-12-31`);

/** Lists the e-mail addresses of donors who gave in a year, in lower case. */
export async function listAddresses(db: Database, year: number): Promise<string[]> {
  const rows = await giftsOf(db, year).select("email").where("email", "is not", null).distinct().execute();
  return rows.flatMap(({ email }) => email ?? []).sort();
}

export const listUnaddressed = (db: Database, year: number, limit: number) =>
  giftsOf(db, year)
    .select(["id", "promise_id", "name", "name_folded"])
    .where("email", "is", null)
    .orderBy("value_date")
    .orderBy("id")
    .limit(limit)
    .execute();

export const findNameOf = async (db: Database, email: string): Promise<string | null> =>
  (
    await db
      .selectFrom("gifts")
      .select("name")
      .where("email", "=", email)
      .where("name", "is not", null)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst()
  )?.name ?? null;
