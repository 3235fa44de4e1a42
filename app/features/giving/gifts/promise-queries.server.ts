import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { changesRows, countRows, countSince } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { inChunks } from "../../../server/db/in-chunks.ts";
import type { GiftEventTable, PromiseTable } from "./gift-tables.ts";

export type PromiseRow = Selectable<PromiseTable>;

/** Inserts a promise. @returns the id; undefined if the code or the fingerprint exists */
export async function insertPromise(db: Database, promise: Insertable<PromiseTable>): Promise<number | undefined> {
  const query = db.insertInto("promises").values(promise);
  return (
    await query
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst()
  )?.id;
}

export const findPromise = (db: Database, by: "id" | "code" | "fingerprint", value: string | number) =>
  db.selectFrom("promises").selectAll().where(by, "=", value).executeTakeFirst();

/** States in which a promise can get a gift. Money that arrives counts, even if the promise has ended. */
const real: PromiseRow["state"][] = ["open", "received", "expired", "withdrawn"];

/** Changes a promise. @returns false if it is in none of these states */
export const updatePromise = (
  db: Database,
  id: number,
  changes: Updateable<PromiseTable>,
  states: PromiseRow["state"][] = ["open", "received"],
) => changesRows(db.updateTable("promises").set(changes).where("id", "=", id).where("state", "in", states));

/** Stops a monthly promise. @returns false if the promise is single or has ended */
export const stopPromise = (db: Database, id: number, at: string) =>
  changesRows(
    db
      .updateTable("promises")
      .set({ stopped_at: at, remind_at: null })
      .where("id", "=", id)
      .where("frequency", "=", "monthly")
      .where("stopped_at", "is", null)
      .where("state", "in", ["open", "received"]),
  );

/** Locks promises, so that two transactions cannot give the same number to two gifts. The rows do not change. */
export const lockPromises = (db: Database, ids: number[]) =>
  inChunks(ids, (chunk) =>
    db
      .updateTable("promises")
      .set(({ ref }) => ({ state: ref("state") }))
      .where("id", "in", chunk)
      .execute(),
  );

export const receivePromises = (db: Database, ids: number[]) =>
  inChunks(ids, (chunk) =>
    db.updateTable("promises").set({ state: "received" }).where("id", "in", chunk).where("state", "in", real).execute(),
  );

export async function findPrefixes(db: Database): Promise<string[]> {
  // Goes from prefix to prefix in the index, because `distinct` would read all promises.
  const { rows } = await sql<{ prefix: string }>`
    with recursive found(prefix) as (
      select min(prefix) from promises
      union all
      select (select min(promises.prefix) from promises where promises.prefix > found.prefix)
      from found where found.prefix is not null
    )
    select prefix from found where prefix is not null`.execute(db);
  return rows.map(({ prefix }) => prefix);
}

/**
 * Lists old open promises without a gift that waits, and without a recent history entry about a gift.
 * @param before ISO date and time, UTC
 */
export const findPromisesBefore = (db: Database, before: string, limit: number) =>
  db
    .selectFrom("promises")
    .select(["id"])
    .where("state", "=", "open")
    .where("created_at", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("gifts")
            .select("gifts.id")
            .whereRef("promise_id", "=", "promises.id")
            .where("gifts.state", "in", ["announced", "counted"]),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("gift_events")
            .select("gift_events.id")
            .whereRef("promise_id", "=", "promises.id")
            .where("gift_id", "is not", null)
            .where("at", ">=", before),
        ),
      ),
    )
    .orderBy("id")
    .limit(limit)
    .execute();

/** Lists promises that contain a donor's data or are open, by id. @param after cursor */
export const listPromisesWithDonor = (db: Database, after: number, limit: number) =>
  db
    .selectFrom("promises")
    .select(["id", "code"])
    .where("id", ">", after)
    .where(({ or, eb }) =>
      or([
        ...(["name", "email", "message"] as const).map((column) => eb(column, "is not", null)),
        eb("state", "=", "open"),
      ]),
    )
    .orderBy("id")
    .limit(limit)
    .execute();

/** Finds promises whose reminder is due. @param now ISO date and time, UTC */
export const findPromisesToRemind = (db: Database, now: string, limit: number) =>
  db
    .selectFrom("promises")
    .selectAll()
    .where("state", "=", "open")
    .where("remind_at", "<=", now)
    .where("email", "is not", null)
    .orderBy("id")
    .limit(limit)
    .execute();

export const listSentPromises = (db: Database, limit: number) =>
  db
    .selectFrom("promises")
    .selectAll()
    .where("state", "=", "open")
    .where("sent_at", "is not", null)
    .orderBy("sent_at")
    .limit(limit)
    .execute();

/** Lists promises that no donor says to have sent, oldest first. @param after cursor: id before the first row */
export const listOpenPromises = (db: Database, after: number, limit: number) =>
  db
    .selectFrom("promises")
    .selectAll()
    .where("state", "=", "open")
    .where("sent_at", "is", null)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();

export const listChosenPromises = async (db: Database, ids: number[]): Promise<PromiseRow[]> =>
  ids.length === 0
    ? []
    : db.selectFrom("promises").selectAll().where("state", "=", "open").where("id", "in", ids).orderBy("id").execute();

/** Counts open promises, with the oldest time, and sums each currency in minor units. */
export async function sumOpenPromises(db: Database) {
  const open = db.selectFrom("promises").where("state", "=", "open");
  const sums = await open
    .select(({ fn }) => ["currency", fn.sum<number | string>("amount").as("amount")])
    .groupBy("currency")
    .orderBy("currency")
    .execute();
  const oldest = await open.select(({ fn }) => fn.min("created_at").as("at")).executeTakeFirst();
  return {
    count: await countRows(open),
    oldest: oldest?.at ?? undefined,
    sums: sums.map(({ currency, amount }) => ({ currency, amount: Number(amount) })),
  };
}

export const insertGiftEvents = (db: Database, events: Insertable<GiftEventTable>[]) =>
  inChunks(events, (chunk) => db.insertInto("gift_events").values(chunk).execute());

export const findGiftEvents = (db: Database, by: "promise_id" | "gift_id", id: number) =>
  db.selectFrom("gift_events").selectAll().where(by, "=", id).orderBy("id").execute();

export const countSentPromises = (db: Database) =>
  countSince(db.selectFrom("promises").where("state", "=", "open").where("sent_at", "is not", null), "sent_at");
