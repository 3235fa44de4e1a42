import type { Insertable } from "kysely";
import { readRoles } from "../../values/roles.ts";
import type { Database } from "../db/database.server.ts";
import type { Tables } from "../db/tables.ts";
import { rolesOfUsers } from "../db/user-roles.ts";

/** Finds the recorded rights of one account, oldest first. */
export const findFactsOf = (db: Database, member: string) =>
  db.selectFrom("reading_rights").selectAll().where("member_id", "=", member).orderBy("id").execute();

/** Finds the recorded rights of all accounts, oldest first. A foundation has only dozens of them. */
export const findAllFacts = (db: Database) => db.selectFrom("reading_rights").selectAll().orderBy("id").execute();

/**
 * Returns true if another person has since changed the account's address, sent it a password link, or switched off its
 * second step.
 */
export async function wasTouchedSince(db: Database, account: string, since: string): Promise<boolean> {
  const touched = db
    .selectFrom("account_changes")
    .select("id")
    .where("account_id", "=", account)
    .where("what", "in", ["address", "password link", "second step"])
    .where("by_id", "!=", account)
    .where("at", ">", since);
  return (await touched.executeTakeFirst()) !== undefined;
}

/** Finds former addresses of these accounts that were replaced or deleted since a moment. */
export async function findAddressesSince(db: Database, accounts: string[], since: string): Promise<string[]> {
  if (accounts.length === 0) return [];
  const moved = db.selectFrom("account_changes").select("email_before").where("account_id", "in", accounts);
  const rows = await moved.where("at", ">", since).where("email_before", "is not", null).execute();
  return rows.flatMap(({ email_before }) => email_before ?? []);
}

/** Finds changes since a moment, newest first; the name is null for a deleted account. */
export const findFactsSince = (db: Database, since: string) =>
  db
    .selectFrom("reading_rights")
    .leftJoin("users", "users.id", "member_id")
    .select(["reading_rights.id", "member_id", "what", "by_id", "at", "from_at", "after_concern", "until_concern"])
    .select("users.name")
    .where("what", "!=", "kept")
    .where("at", ">=", since)
    .orderBy("reading_rights.id", "desc")
    .limit(50)
    .execute();

/**
 * Stores a change.
 * @returns its id
 */
export async function insertFact(db: Database, fact: Insertable<Tables["reading_rights"]>): Promise<number> {
  const { id } = await db.insertInto("reading_rights").values(fact).returning("id").executeTakeFirstOrThrow();
  return id;
}

export const findFact = (db: Database, id: number) =>
  db.selectFrom("reading_rights").selectAll().where("id", "=", id).executeTakeFirst();

/** Returns the id of the latest concern; 0 without one. */
export async function findLastConcern(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom("concerns")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** Returns the ranges that contain a concern. */
export async function filterRanges<Range extends { after: number; until: number }>(
  db: Database,
  ranges: readonly Range[],
): Promise<Range[]> {
  const kept: Range[] = [];
  for (const range of ranges) {
    const within = db.selectFrom("concerns").select("id").where("id", ">", range.after);
    const found = await within.where("id", "<=", range.until).limit(1).executeTakeFirst();
    if (found !== undefined) kept.push(range);
  }
  return kept;
}

/**
 * Finds accounts that read concerns by role or because a lead named them, and accounts that a right was recorded about.
 */
export async function findPeople(db: Database) {
  const people = db.selectFrom("users").select(["id", "name", "email", "reads_safeguarding"]);
  const rows = await people.select(rolesOfUsers.as("words")).orderBy("id").execute();
  return rows.map(({ words, reads_safeguarding, ...person }) => ({
    ...person,
    roles: readRoles(words),
    isNamed: reads_safeguarding === 1,
  }));
}
