import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { contains } from "../../../server/db/contains.ts";
import { changesRows, countEachUpTo, countSince, type Rows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { findWord } from "../../../server/db/text-search.ts";
import { sortedByName } from "../../../values/compare-words.ts";
import { newest } from "../../../values/cursor.ts";
import { eventColumns } from "../../../values/event-description.ts";
import type { WantedRows } from "../../../values/read-list.ts";
import { type VolunteerState, volunteerStates } from "./volunteer-states.ts";
import type { VolunteerHoursTable, VolunteerNoteTable, VolunteerTable } from "./volunteer-tables.ts";

export type VolunteerRow = Selectable<VolunteerTable>;

export const allVolunteers: Rows = (db) => db.selectFrom("volunteers");

/** @returns the id; undefined for a form that was sent twice */
export async function insertVolunteer(db: Database, row: Insertable<VolunteerTable>): Promise<number | undefined> {
  const kept = await db
    .insertInto("volunteers")
    .values(row)
    .onConflict((conflict) => conflict.column("fingerprint").doNothing())
    .returning("id")
    .executeTakeFirst();
  return kept?.id;
}

const searched = ["name", "email", "phone", "place", "days", "other_skill"];

/**
 * A page of the list, newest first: those that contain the words of a search, or those of the state
 * @returns with `unsearchedFrom`, the last row searched, if older ones were not
 */
export async function listVolunteers(
  db: Database,
  state: VolunteerState,
  { search: word, before, limit }: WantedRows,
): Promise<{ rows: VolunteerRow[]; unsearchedFrom?: number | undefined }> {
  const query = db.selectFrom("volunteers").selectAll().orderBy("id", "desc").limit(limit);
  if (word === "") return { rows: await query.where("state", "=", state).where("id", "<", before).execute() };
  const { ids, unsearchedFrom } = await findWord(db, { table: "volunteers", columns: searched, word, before }, limit);
  return { rows: ids.length === 0 ? [] : await query.where("id", "in", ids).execute(), unsearchedFrom };
}

/** Volunteers in each state, up to `max + 1`, which means more. */
export const countByState = (db: Database, max: number): Promise<Record<VolunteerState, number>> =>
  countEachUpTo(
    db,
    max,
    volunteerStates.map((state) => [state, db.selectFrom("volunteers").where("state", "=", state)]),
  );

/** How many are new, and since when. */
export async function findNewVolunteers(db: Database): Promise<{ count: number; since: string } | undefined> {
  const { count, since } = await countSince(db.selectFrom("volunteers").where("state", "=", "new"), "created_at");
  return since === null ? undefined : { count, since };
}

export type VolunteerWithHours = VolunteerRow & { half_hours: number | string };

const withHours = (db: Database) =>
  db
    .selectFrom("volunteers")
    .selectAll()
    .select(
      sql<number | string>`(select coalesce(sum(half_hours), 0) from volunteer_hours
        where volunteer_id = volunteers.id)`.as("half_hours"),
    )
    .orderBy("id", "desc");

/** All, newest first, each with the sum of their half hours. @param before cursor: the previous page's last id */
export const listWithHours = (db: Database, limit: number, before = newest): Promise<VolunteerWithHours[]> =>
  withHours(db).where("id", "<", before).limit(limit).execute();

/** These, newest first, each with the sum of their half hours. */
export const listHoursOf = async (db: Database, ids: number[]): Promise<VolunteerWithHours[]> =>
  ids.length === 0 ? [] : withHours(db).where("id", "in", ids).execute();

export const findVolunteer = (db: Database, id: number): Promise<VolunteerRow | undefined> =>
  db.selectFrom("volunteers").selectAll().where("id", "=", id).executeTakeFirst();

export const updateVolunteer = (db: Database, id: number, changes: Updateable<VolunteerTable>): Promise<boolean> =>
  changesRows(db.updateTable("volunteers").set(changes).where("id", "=", id));

/** Notes and places at events go with it; hours stay without a person. */
export const deleteVolunteer = (db: Database, id: number): Promise<boolean> =>
  changesRows(db.deleteFrom("volunteers").where("id", "=", id));

export const findNotes = (db: Database, id: number) =>
  db
    .selectFrom("volunteer_notes")
    .select(["id", "text", "written_at", "written_by"])
    .where("volunteer_id", "=", id)
    .orderBy("id")
    .execute();

/** A repeated idempotency key adds nothing. @returns whether it was added */
export async function insertNote(db: Database, note: Insertable<VolunteerNoteTable>): Promise<boolean> {
  const added = await db
    .insertInto("volunteer_notes")
    .values(note)
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

export const findHours = (db: Database, id: number) =>
  db
    .selectFrom("volunteer_hours")
    .leftJoin("events", "events.id", "volunteer_hours.event_id")
    .select(["volunteer_hours.id", "volunteer_hours.date", "half_hours", "recorded_by", "events.title"])
    .where("volunteer_id", "=", id)
    .orderBy("volunteer_hours.date", "desc")
    .orderBy("volunteer_hours.id", "desc")
    .execute();

/** A repeated idempotency key adds nothing. @returns whether it was added */
export async function insertHours(db: Database, hours: Insertable<VolunteerHoursTable>): Promise<boolean> {
  const added = await db
    .insertInto("volunteer_hours")
    .values(hours)
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

export const deleteHours = (db: Database, volunteer: number, id: number): Promise<boolean> =>
  changesRows(db.deleteFrom("volunteer_hours").where("id", "=", id).where("volunteer_id", "=", volunteer));

export type HelpedEvent = NonNullable<Awaited<ReturnType<typeof findHelpedEvent>>>;

/** Published or not; none that was deleted. */
export const findHelpedEvent = (db: Database, id: number) =>
  db
    .selectFrom("events")
    .select([...eventColumns, "id", "title", "with_children"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();

/** Events that a volunteer was put on, latest first. */
export const findEventsOf = (db: Database, volunteer: number) =>
  db
    .selectFrom("event_helpers")
    .innerJoin("events", "events.id", "event_helpers.event_id")
    .select(["events.id", "events.title", "events.date", "events.date_precision"])
    .where("volunteer_id", "=", volunteer)
    .where("events.deleted_at", "is", null)
    .orderBy("events.date", "desc")
    .execute();

/** Finds who helps at an event, by name. */
export const findHelpers = (db: Database, event: number) =>
  db
    .selectFrom("event_helpers")
    .innerJoin("volunteers", "volunteers.id", "event_helpers.volunteer_id")
    .select(["volunteers.id", "name", "state", "vetted_on", "vetted_until"])
    .where("event_id", "=", event)
    .execute()
    .then(sortedByName);

/** How many help at these events; events without any are left out. */
export const countHelpers = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom("event_helpers")
    .select(({ fn }) => ["event_id as id", fn.countAll<number | string>().as("people")])
    .where("event_id", "in", ids)
    .groupBy("event_id")
    .execute()
    .then((rows) => rows.map(({ id, people }) => ({ id, people: Number(people) })));

/** Who could help, by name. */
export const findReady = (db: Database, limit: number) =>
  db
    .selectFrom("volunteers")
    .select(["id", "name", "place", "state", "vetted_on", "vetted_until"])
    // Vetted or active, as the index has it, which is in order of names.
    .where(sql<boolean>`(state || '') not in ('new', 'talked', 'resting')`)
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .limit(limit)
    .execute()
    .then(sortedByName);

/** @returns whether they were not on it before */
export async function insertHelper(
  db: Database,
  row: { event_id: number; volunteer_id: number; added_at: string; added_by: string },
): Promise<boolean> {
  const added = await db
    .insertInto("event_helpers")
    .values(row)
    .onConflict((conflict) => conflict.columns(["event_id", "volunteer_id"]).doNothing())
    .returning("event_id")
    .executeTakeFirst();
  return added !== undefined;
}

export const deleteHelper = (db: Database, event: number, volunteer: number): Promise<boolean> =>
  changesRows(db.deleteFrom("event_helpers").where("event_id", "=", event).where("volunteer_id", "=", volunteer));

export const isHelper = async (db: Database, event: number, volunteer: number): Promise<boolean> =>
  (await db
    .selectFrom("event_helpers")
    .select("event_id")
    .where("event_id", "=", event)
    .where("volunteer_id", "=", volunteer)
    .executeTakeFirst()) !== undefined;

/** Deletes those in a state since before a moment. @returns how many went */
export async function deleteUnchangedSince(db: Database, states: VolunteerState[], before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("volunteers")
    .where("state", "in", states)
    .where("changed_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** All of an address, in lower case; without secrets and without others, as references and who vetted are. */
export const findByEmail = (db: Database, email: string) =>
  db
    .selectFrom("volunteers")
    .select(["id", "state", "name", "email", "phone", "skills", "other_skill", "days", "place", "message"])
    .select(["created_at", "vetted_on", "vetted_until"])
    .where("email", "=", email)
    .orderBy("id")
    .execute();

/** Volunteers with a reference whose contact may contain an address. @param email in lower case */
export const findReferencesLike = (db: Database, email: string) =>
  db
    .selectFrom("volunteers")
    .select(["id", "reference_1_contact", "reference_2_contact"])
    .where(({ or }) =>
      or(
        ["reference_1_contact", "reference_2_contact"].map((column) => contains(sql`lower(${sql.ref(column)})`, email)),
      ),
    )
    .execute();
