import type { Insertable } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import type { ReadingRightTable } from "../../server/db/safeguarding-tables.ts";

/** In their order. */
export const findFactsOf = (db: Database, member: string) =>
  db.selectFrom("reading_rights").selectAll().where("member_id", "=", member).orderBy("id").execute();

/** What was done since then, newest first, with the name of who it is about, if the account is still there. */
export const findFactsSince = (db: Database, since: string) =>
  db
    .selectFrom("reading_rights")
    .leftJoin("users", "users.id", "member_id")
    .select(["reading_rights.id", "what", "by_id", "at", "from_at", "users.name"])
    .where("what", "!=", "kept")
    .where("at", ">=", since)
    .orderBy("reading_rights.id", "desc")
    .limit(50)
    .execute();

export const insertFact = (db: Database, fact: Insertable<ReadingRightTable>) =>
  db.insertInto("reading_rights").values(fact).execute();

/** The id of the latest concern; 0 without one. */
export async function findLastConcern(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom("concerns")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** Who reads concerns by role or because a lead named them, and who is asked about. */
export const findPeople = (db: Database) =>
  db.selectFrom("users").select(["id", "name", "email", "role", "reads_safeguarding"]).orderBy("id").execute();
