import { sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { isPostgres } from "../../../server/db/engine.ts";
import { sortedByName } from "../../../values/compare-words.ts";
import type { PackedGuest } from "./door-list.ts";
import type { GuestRow } from "./guest-queries.server.ts";

const groupsByName = (db: Database, eventId: number) =>
  db
    .selectFrom("guests")
    .where("event_id", "=", eventId)
    .where("state", "!=", "cancelled")
    .where("held_at", "is", null)
    .orderBy(sql`lower(name)`)
    .orderBy("number");

/** Lists groups with contacts, sorted by number. @param after cursor: number of the last group of the previous page */
export const listGuests = (db: Database, eventId: number, limit: number, after = 0): Promise<GuestRow[]> =>
  db
    .selectFrom("guests")
    .selectAll()
    .where("event_id", "=", eventId)
    .where("state", "!=", "cancelled")
    .where("number", ">", after)
    .orderBy("number")
    .limit(limit)
    .execute();

/**
 * Returns the first groups by name, without contacts, as JSON: an array of `PackedGuest`. The database builds the JSON,
 * because thousands of rows as objects would take several times as long.
 */
export async function packGuestsAtDoor(db: Database, eventId: number, limit: number): Promise<PackedGuest[]> {
  const [list, array] = isPostgres(db) ? ["json_agg", "json_build_array"] : ["json_group_array", "json_array"];
  const groups = groupsByName(db, eventId).selectAll().limit(limit);
  const { rows } = await sql<{ packed: string | null }>`select cast(${sql.raw(`${list}(${array}`)}(
    id, name, adults, children, arrived, case when state = 'waiting' then 1 else 0 end, is_walk_in, nullif(needs, '[]'), other_need
  )) as text) as packed from (${groups}) as groups`.execute(db);
  const packed = JSON.parse(rows[0]?.packed ?? "[]") as PackedGuest[];
  return sortedByName(packed.map((group) => ({ id: group[0], name: group[1], group }))).map(({ group }) => group);
}

/** Finds groups that signed up for an event, sorted by name. @param search part of a name or contact; empty for all */
export async function listContacts(
  db: Database,
  eventId: number,
  { search, offset, limit }: { search: string; offset: number; limit: number },
) {
  const like = `%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const columns = ["name", "email", "phone"] as const;
  const matches = columns.map((column) => sql<boolean>`lower(${sql.ref(column)}) like ${like} escape '\\'`);
  const all = groupsByName(db, eventId).select(["id", "name"]).where("is_walk_in", "=", 0);
  const named = await (search === "" ? all : all.where(({ or }) => or(matches))).execute();
  const page = sortedByName(named).slice(offset, offset + limit);
  if (page.length === 0) return [];
  const rows = await db
    .selectFrom("guests")
    .select(["id", "name", "email", "phone", "adults", "children", "state", "moved_at"])
    .where(
      "id",
      "in",
      page.map(({ id }) => id),
    )
    .execute();
  return sortedByName(rows);
}

/** Counts the coming groups that have an e-mail address, and those that have a telephone number. */
export async function countContacts(db: Database, eventId: number): Promise<{ byEmail: number; byPhone: number }> {
  const { byEmail, byPhone } = await db
    .selectFrom("guests")
    .select(({ fn }) => [fn.count<number>("email").as("byEmail"), fn.count<number>("phone").as("byPhone")])
    .where("event_id", "=", eventId)
    .where("state", "=", "coming")
    .where("is_walk_in", "=", 0)
    .executeTakeFirstOrThrow();
  return { byEmail: Number(byEmail), byPhone: Number(byPhone) };
}
