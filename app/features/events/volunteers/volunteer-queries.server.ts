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

/** Inserts a volunteer. @returns the id; undefined if the same form was stored already */
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
 * Lists volunteers by search or state, newest first.
 * @returns `unsearchedFrom` is the last searched row, if older rows remain
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

/** Counts volunteers in each state, up to `max + 1`: this value means more than `max`. */
export const countByState = (db: Database, max: number): Promise<Record<VolunteerState, number>> =>
  countEachUpTo(
    db,
    max,
    volunteerStates.map((state) => [state, db.selectFrom("volunteers").where("state", "=", state)]),
  );

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

/** Lists all volunteers, newest first, with their half hours. @param before cursor: last id of the previous page */
export const listWithHours = (db: Database, limit: number, before = newest): Promise<VolunteerWithHours[]> =>
  withHours(db).where("id", "<", before).limit(limit).execute();

/** Lists these volunteers, newest first, with their half hours. */
export const listHoursOf = async (db: Database, ids: number[]): Promise<VolunteerWithHours[]> =>
  ids.length === 0 ? [] : withHours(db).where("id", "in", ids).execute();

export const findVolunteer = (db: Database, id: number): Promise<VolunteerRow | undefined> =>
  db.selectFrom("volunteers").selectAll().where("id", "=", id).executeTakeFirst();

/** Finds the addresses and telephone numbers of all volunteers. */
export const listContacts = (db: Database) => db.selectFrom("volunteers").select(["email", "phone"]).execute();

export const updateVolunteer = (db: Database, id: number, changes: Updateable<VolunteerTable>): Promise<boolean> =>
  changesRows(db.updateTable("volunteers").set(changes).where("id", "=", id));

/** Deletes a volunteer with notes and assignments. Hours are kept without the person. */
export const deleteVolunteer = (db: Database, id: number): Promise<boolean> =>
  changesRows(db.deleteFrom("volunteers").where("id", "=", id));

export const findNotes = (db: Database, id: number) =>
  db
    .selectFrom("volunteer_notes")
    .select(["id", "text", "written_at", "written_by"])
    .where("volunteer_id", "=", id)
    .orderBy("id")
    .execute();

/** Inserts a note. @returns false for a repeated idempotency key */
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

/** Inserts hours. @returns false for a repeated idempotency key */
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

/** Finds an event that is not deleted; drafts are included. */
export const findHelpedEvent = (db: Database, id: number) =>
  db
    .selectFrom("events")
    .select([...eventColumns, "id", "title", "with_children"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();

/** Finds a volunteer's events, latest first. */
export const findEventsOf = (db: Database, volunteer: number) =>
  db
    .selectFrom("event_helpers")
    .innerJoin("events", "events.id", "event_helpers.event_id")
    .select(["events.id", "events.title", "events.date", "events.date_precision"])
    .where("volunteer_id", "=", volunteer)
    .where("events.deleted_at", "is", null)
    .orderBy("events.date", "desc")
    .execute();

export const findHelpers = (db: Database, event: number) =>
  db
    .selectFrom("event_helpers")
    .innerJoin("volunteers", "volunteers.id", "event_helpers.volunteer_id")
    .select(["volunteers.id", "name", "state", "vetted_on", "vetted_until"])
    .where("event_id", "=", event)
    .execute()
    .then(sortedByName);

/** Counts the helpers at each of these events. Events without helpers are omitted. */
export const countHelpers = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom("event_helpers")
    .select(({ fn }) => ["event_id as id", fn.countAll<number | string>().as("people")])
    .where("event_id", "in", ids)
    .groupBy("event_id")
    .execute()
    .then((rows) => rows.map(({ id, people }) => ({ id, people: Number(people) })));

/** Finds vetted and active volunteers, sorted by name. */
export const findReady = (db: Database, limit: number) =>
  db
    .selectFrom("volunteers")
    .select(["id", "name", "place", "state", "vetted_on", "vetted_until"])
    // Same condition as the index, which is sorted by name.
    .where(sql<boolean>`(state || '') not in ('new', 'talked', 'resting')`)
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .limit(limit)
    .execute()
    .then(sortedByName);

/** Assigns a volunteer to an event. @returns false if the assignment exists already */
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

/** Deletes volunteers whose state has not changed since this time. @returns the number of deleted volunteers */
export async function deleteUnchangedSince(db: Database, states: VolunteerState[], before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("volunteers")
    .where("state", "in", states)
    .where("changed_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Finds a person's data by e-mail address, without secrets and other people's data. @param email in lower case */
export const findByEmail = (db: Database, email: string) =>
  db
    .selectFrom("volunteers")
    .select(["id", "state", "name", "email", "phone", "skills", "other_skill", "days", "place", "message"])
    .select(["created_at", "vetted_on", "vetted_until"])
    .where("email", "=", email)
    .orderBy("id")
    .execute();

/** Finds volunteers with a reference whose contact may contain an address. @param email in lower case */
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
