import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { changesRows, type Rows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { isVisible } from "../../../server/db/visible.ts";
import { eventColumns as shownColumns } from "../../../values/event-description.ts";
import type { GuestTable } from "./guest-tables.ts";

export type GuestRow = Selectable<GuestTable>;

export const allGuests: Rows = (db) => db.selectFrom("guests");

export const eventColumns = [
  ...shownColumns,
  "id",
  "title",
  "state_note",
  "takes_signups",
  "places",
  "signup_until",
  "taken",
  "last_number",
] as const;

export type GuestEvent = NonNullable<Awaited<ReturnType<typeof findGuestEvent>>>;

/** Finds an event that is not deleted; drafts are included. */
export const findGuestEvent = (db: Database, id: number) =>
  db.selectFrom("events").select(eventColumns).where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst();

/** Returns true if visitors can see the event. @param now ISO date and time, UTC */
export async function isEventVisible(db: Database, id: number, now: string): Promise<boolean> {
  const query = db.selectFrom("events").select("id").where("id", "=", id).where(isVisible(now));
  return (await query.executeTakeFirst()) !== undefined;
}

/**
 * Locks an event until the transaction ends. Each change of the event's places needs this lock. The lock writes the
 * row, so that cached pages are rendered again.
 */
export const lockEvent = (db: Database, id: number): Promise<GuestEvent | undefined> =>
  db
    .updateTable("events")
    .set((set) => ({ last_number: set("last_number", "+", 0) }))
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .returning(eventColumns)
    .executeTakeFirst();

/** Inserts a group with the next number of its event. The caller has locked the event. */
export async function insertGuest(db: Database, guest: Omit<Insertable<GuestTable>, "number">): Promise<GuestRow> {
  const { last_number } = await db
    .updateTable("events")
    .set((set) => ({ last_number: set("last_number", "+", 1) }))
    .where("id", "=", guest.event_id)
    .returning("last_number")
    .executeTakeFirstOrThrow();
  const row = { ...guest, number: Number(last_number) };
  return db.insertInto("guests").values(row).returningAll().executeTakeFirstOrThrow();
}

/** SQL sum of the people in groups. */
export const people = sql<number>`coalesce(sum(adults + children), 0)`;

/** Counts an event's taken places again and stores the result. @returns the number of people with a place */
export async function countTaken(db: Database, eventId: number): Promise<number> {
  const { taken } = await db
    .selectFrom("guests")
    .select(people.as("taken"))
    .where("event_id", "=", eventId)
    .where("state", "=", "coming")
    .where("is_walk_in", "=", 0)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("events")
    .set({ taken: Number(taken) })
    .where("id", "=", eventId)
    .execute();
  return Number(taken);
}

export const findGuest = (db: Database, by: "id" | "key" | "fingerprint" | "idempotency_key", value: string | number) =>
  db.selectFrom("guests").selectAll().where(by, "=", value).executeTakeFirst();

export const updateGuest = (db: Database, id: number, changes: Updateable<GuestTable>): Promise<boolean> =>
  changesRows(db.updateTable("guests").set(changes).where("id", "=", id));

/** Finds waiting groups in the order of their numbers. */
export const findWaiting = (db: Database, eventId: number): Promise<GuestRow[]> =>
  db
    .selectFrom("guests")
    .selectAll()
    .where("event_id", "=", eventId)
    .where("state", "=", "waiting")
    .where("held_at", "is", null)
    .orderBy("number")
    .execute();

export async function countWaitingBefore(db: Database, { event_id, number }: GuestRow): Promise<number> {
  const { count } = await db
    .selectFrom("guests")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("event_id", "=", event_id)
    .where("state", "=", "waiting")
    .where("held_at", "is", null)
    .where("number", "<", number)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds groups that come and have an e-mail address. */
export const findReachable = (db: Database, eventId: number): Promise<GuestRow[]> =>
  db
    .selectFrom("guests")
    .selectAll()
    .where("event_id", "=", eventId)
    .where("state", "=", "coming")
    .where("email", "is not", null)
    .orderBy("number")
    .execute();

/** Finds events that have waiting groups, and free places or no limit. */
export async function findEventsToFill(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom("events")
    .select("id")
    .where("deleted_at", "is", null)
    .where("id", "in", (from) =>
      from.selectFrom("guests").select("event_id").where("state", "=", "waiting").where("held_at", "is", null),
    )
    .where((where) => where.or([where("places", "is", null), where("taken", "<", where.ref("places"))]))
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns an event's state and date as one text. Each notified group stores it, so that a later change is noticed. */
export const knownState = ({ state, date }: Pick<GuestEvent, "state" | "date">): string => `${state} ${date}`;

const isUpcoming = (today: string) => sql<boolean>`(events.date >= ${today} or events.end_date >= ${today})`;

/** Returns the time zones of all events: several if the site changed its country. */
export async function findZones(db: Database): Promise<string[]> {
  const rows = await db.selectFrom("events").select("zone").distinct().orderBy("zone").execute();
  return rows.map(({ zone }) => zone);
}

/**
 * Finds groups of public events whose last notice had another state or date.
 * @param zone of the events
 * @param today ISO date in this zone
 */
export function findUnnotified(
  db: Database,
  { now, today, zone }: Record<"now" | "today" | "zone", string>,
  limit: number,
) {
  return db
    .selectFrom("guests")
    .innerJoin("events", "events.id", "guests.event_id")
    .select(["guests.id as id", "guests.event_id as eventId"])
    .where("guests.state", "!=", "cancelled")
    .where("guests.is_walk_in", "=", 0)
    .where("events.state", "!=", "over")
    .where("events.zone", "=", zone)
    .where(isUpcoming(today))
    .where(sql<boolean>`guests.told <> events.state || ' ' || events.date`)
    .where(
      sql<boolean>`events.deleted_at is null and (events.status = 'published' or (events.status = 'scheduled' and events.publish_at <= ${now}))`,
    )
    .where(sql<boolean>`(events.sensitive = '[]' or events.approved_at is not null)`)
    .orderBy("guests.id")
    .limit(limit)
    .execute();
}

/**
 * Finds groups that come tomorrow and got no reminder yet.
 * @param day ISO date of tomorrow
 * @param before start of today, UTC
 */
export function findToRemind(
  db: Database,
  { day, before, zone }: Record<"day" | "before" | "zone", string>,
  limit: number,
) {
  return (
    db
      .selectFrom("guests")
      .innerJoin("events", "events.id", "guests.event_id")
      .select(["guests.id as id", "guests.event_id as eventId"])
      .where("guests.state", "=", "coming")
      .where("guests.email", "is not", null)
      .where("guests.created_at", "<", before)
      .where((where) => where.or([where("reminded_for", "is", null), where("reminded_for", "!=", day)]))
      .where("events.date", "=", day)
      .where("events.zone", "=", zone)
      .where("events.date_precision", "=", "day")
      .where("events.deleted_at", "is", null)
      // A postponed event without a new date still has its old date in the row.
      .where((where) =>
        where.or([
          where("events.state", "=", "planned"),
          where.and([where("events.state", "=", "postponed"), where("events.former_date", "!=", day)]),
        ]),
      )
      .orderBy("guests.id")
      .limit(limit)
      .execute()
  );
}

/** Values of a group's columns after its personal data is deleted. */
export const noGuest = {
  name: null,
  email: null,
  phone: null,
  needs: "[]",
  other_need: null,
  fingerprint: null,
  network: null,
  held_at: null,
} as const;

/**
 * Deletes the personal data of guests of past events; the counts are kept.
 * @param last latest last day of these events (ISO date)
 * @returns the number of groups
 */
export async function expireGuestsUntil(db: Database, last: string): Promise<number> {
  const ended = db
    .selectFrom("events")
    .select("id")
    .where("date", "<=", last)
    .where((where) => where.or([where("end_date", "is", null), where("end_date", "<=", last)]));
  const { numUpdatedRows } = await db
    .updateTable("guests")
    .set({ ...noGuest, key: null, arrived_by: null })
    .where("event_id", "in", ended)
    .where((where) =>
      where.or([
        where("key", "is not", null),
        where("name", "is not", null),
        where("arrived_by", "is not", null),
        where("email", "is not", null),
        where("phone", "is not", null),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Finds a person's data by e-mail address, without secret links. @param email in lower case */
export const findGuestData = (db: Database, email: string) =>
  db
    .selectFrom("guests")
    .select(["id", "event_id", "number", "state", "name", "email", "phone", "adults", "children", "needs"])
    .select(["other_need", "created_at", "arrived"])
    .where("email", "=", email)
    .orderBy("id")
    .execute();

/** Counts groups, and the people who come, wait or were checked in. */
export async function countGuests(db: Database, eventId: number) {
  const { rows } = await sql<Record<"groups" | "said" | "waiting" | "here", number | string>>`select
    coalesce(sum(case when state = 'cancelled' or held_at is not null then 0 else 1 end), 0) as groups,
    coalesce(sum(case when state = 'coming' and is_walk_in = 0 then adults + children else 0 end), 0) as said,
    coalesce(sum(case when state = 'waiting' and held_at is null then adults + children else 0 end), 0) as waiting,
    coalesce(sum(arrived), 0) as here from guests where event_id = ${eventId}`.execute(db);
  const { groups = 0, said = 0, waiting = 0, here = 0 } = rows[0] ?? {};
  return { groups: Number(groups), said: Number(said), waiting: Number(waiting), here: Number(here) };
}

/** Counts the people who come to each of these events. Events without people are omitted. */
export const countComing = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom("guests")
    .select(({ fn }) => ["event_id as id", fn.sum<number | string>(sql`adults + children`).as("people")])
    .where("event_id", "in", ids)
    .where("state", "=", "coming")
    .where("is_walk_in", "=", 0)
    .groupBy("event_id")
    .execute()
    .then((rows) => rows.map(({ id, people }) => ({ id, people: Number(people) })));
