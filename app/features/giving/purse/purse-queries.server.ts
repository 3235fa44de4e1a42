import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Rows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { siteDate } from "../../../values/dates.ts";
import type { Currency } from "../../../values/money.ts";
import { addDays } from "../../../values/site-days.ts";
import type { EntrySumTable, EntryTable, PlaceTable, PostingTable, PurseTable } from "./purse-tables.ts";

/** `holder`: name of the person who has the cash; null for other kinds, and after the account was deleted. */
export type Place = Selectable<PlaceTable> & { holder: string | null };
export type Purse = Selectable<PurseTable>;
export type Entry = Selectable<EntryTable>;
export type Posting = Selectable<PostingTable>;

export const allEntries: Rows = (db) => db.selectFrom("entries");

/** Counts vouchers that are not decided or paid, with acts that wait for another person. */
export async function countWaiting(db: Database): Promise<number> {
  const counts = await Promise.all([
    db
      .selectFrom("vouchers")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("state", "in", ["waits", "half", "asked", "to pay"])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("purse_acts")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("state", "=", "waiting")
      .executeTakeFirstOrThrow(),
  ]);
  return counts.reduce((sum, { count }) => sum + Number(count), 0);
}

/** Code of the kind Running the house: charges, fees of cards, missing cash. */
export const runningKind = "running";

/** Code of the purse Most needed. */
export const general = "general";

/** Returns the first day of the books (ISO date); undefined before it. */
export const findFirstDay = async (db: Database): Promise<string | undefined> =>
  (await db.selectFrom("entries").select("day").where("source", "=", "opening").executeTakeFirst())?.day;

/** Returns the first day of the books (ISO date), and when its amounts were written (ISO date and time). */
export const findOpening = (db: Database): Promise<{ day: string; at: string } | undefined> =>
  db
    .selectFrom("entries")
    .leftJoin("purse_acts", (join) => join.on("purse_acts.what", "=", "open").on("purse_acts.state", "=", "done"))
    .select("day")
    .select(({ fn, ref }) => fn.coalesce("purse_acts.asked_at", ref("entries.at")).as("at"))
    .where("entries.source", "=", "opening")
    .limit(1)
    .executeTakeFirst();

/**
 * Returns the first day that takes lines (ISO date): the first day if its amounts were written on it, otherwise the day
 * after, as they are those of its evening.
 */
export async function findFirstOpenDay(db: Database): Promise<string | undefined> {
  const opening = await findOpening(db);
  if (opening === undefined) return undefined;
  return siteDate(new Date(opening.at)) > opening.day ? addDays(opening.day, 1) : opening.day;
}

/** Returns the last closed month (YYYY-MM); undefined if none is closed. */
export const findLastMonth = async (db: Database): Promise<string | undefined> =>
  (await db.selectFrom("month_files").select("month").orderBy("month", "desc").limit(1).executeTakeFirst())?.month;

const selectPlaces = (db: Database) =>
  db
    .selectFrom("places")
    .leftJoin("users", "users.id", "places.user_id")
    .selectAll("places")
    .select("users.name as holder")
    .orderBy("places.id");

export const findPlaces = (db: Database): Promise<Place[]> => selectPlaces(db).execute();

export const findPlace = (db: Database, id: number): Promise<Place | undefined> =>
  selectPlaces(db).where("places.id", "=", id).executeTakeFirst();

/** @returns undefined if the code, the account or the holder has a place already */
export async function insertPlace(db: Database, place: Insertable<PlaceTable>): Promise<Place | undefined> {
  const query = db.insertInto("places").values(place);
  const made = await query
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made && findPlace(db, made.id);
}

export const updatePlace = (
  db: Database,
  id: number,
  changes: Pick<Updateable<PlaceTable>, "counted_on" | "closed_at">,
) => db.updateTable("places").set(changes).where("id", "=", id).execute();

export const findPurses = (db: Database): Promise<Purse[]> =>
  db.selectFrom("purses").selectAll().orderBy("id").execute();

export const findPurse = (
  db: Database,
  by: "id" | "code" | "project_id",
  value: number | string,
): Promise<Purse | undefined> => db.selectFrom("purses").selectAll().where(by, "=", value).executeTakeFirst();

export const insertPurse = (db: Database, purse: Insertable<PurseTable>): Promise<Purse | undefined> =>
  db
    .insertInto("purses")
    .values(purse)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Sets the purse that gets the rest, or ends a purse. */
export const changePurse = (db: Database, id: number, changes: { rest_to: number; ended_at?: string }) =>
  db.updateTable("purses").set(changes).where("id", "=", id).execute();

/** Returns the slug and the title of a project, also of a deleted one. */
export const findProjectOfPurse = (db: Database, id: number) =>
  db.selectFrom("projects").select(["slug", "title"]).where("id", "=", id).executeTakeFirst();

export const findKindRows = (db: Database) => db.selectFrom("spending_kinds").selectAll().orderBy("position").execute();

export const hasKind = async (db: Database, code: string): Promise<boolean> =>
  (await db.selectFrom("spending_kinds").select("code").where("code", "=", code).executeTakeFirst()) !== undefined;

export const insertKind = (db: Database, kind: { code: string; label: string; position: number }) =>
  db
    .insertInto("spending_kinds")
    .values(kind)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** @returns undefined if an entry with this source exists */
export const insertEntry = (db: Database, entry: Insertable<EntryTable>): Promise<{ id: number } | undefined> =>
  db
    .insertInto("entries")
    .values(entry)
    .onConflict((conflict) => conflict.column("source").doNothing())
    .returning("id")
    .executeTakeFirst();

export async function insertPostings(db: Database, postings: Insertable<PostingTable>[]): Promise<void> {
  if (postings.length > 0) await db.insertInto("postings").values(postings).execute();
}

/** Adds to a balance. @returns the new one, in minor units */
export const addToBalance = async (
  db: Database,
  holder: string,
  currency: Currency,
  minor: number,
): Promise<number> => {
  const { minor: now } = await db
    .insertInto("balances")
    .values({ holder, currency, minor })
    .onConflict((conflict) =>
      conflict.columns(["holder", "currency"]).doUpdateSet({ minor: sql`balances.minor + excluded.minor` }),
    )
    .returning("minor")
    .executeTakeFirstOrThrow();
  return now;
};

export const findBalances = (db: Database) => db.selectFrom("balances").selectAll().orderBy("holder").execute();

export const findBalance = async (db: Database, holder: string, currency: Currency): Promise<number> =>
  (
    await db
      .selectFrom("balances")
      .select("minor")
      .where("holder", "=", holder)
      .where("currency", "=", currency)
      .executeTakeFirst()
  )?.minor ?? 0;

/**
 * Sums what a holder gained on each day after a day, the newest first, in minor units.
 * @param holder such as `place:3` @param day ISO date
 */
export const sumDaysAfter = (db: Database, holder: string, currency: Currency, day: string) => {
  const [noun, id] = holder.split(":");
  const column = noun === "place" ? "place_id" : "purse_id";
  const sign = noun === "place" ? 1 : -1;
  return db
    .selectFrom("entries")
    .innerJoin("postings", "postings.entry_id", "entries.id")
    .select("day")
    .select(sql<number | string>`sum(postings.minor) * ${sql.lit(sign)}`.as("sum"))
    .where("day", ">", day)
    .where(column, "=", Number(id))
    .where("postings.currency", "=", currency)
    .groupBy("day")
    .orderBy("day", "desc")
    .execute();
};

/** Sums a kind of a holder, in minor units: negative for money that was spent. */
export const sumOfKind = async (db: Database, holder: string, kind: string, currency: Currency): Promise<number> => {
  const sum = db
    .selectFrom("entry_sums")
    .select(({ fn }) => fn.sum<number | null>("minor").as("sum"))
    .where("holder", "=", holder)
    .where("kind", "=", kind)
    .where("currency", "=", currency);
  return Number((await sum.executeTakeFirst())?.sum ?? 0);
};

export const addToSum = (db: Database, sum: EntrySumTable) =>
  db
    .insertInto("entry_sums")
    .values(sum)
    .onConflict((conflict) =>
      conflict.columns(["holder", "month", "what", "kind", "currency"]).doUpdateSet({
        minor: sql`entry_sums.minor + excluded.minor`,
        count: sql`entry_sums.count + excluded.count`,
      }),
    )
    .execute();

/** Returns the entries about a gift or a payout, oldest first. @param source beginning of their sources, such as `gift:12/` */
export const findEntriesOf = (db: Database, source: string): Promise<Entry[]> =>
  db
    .selectFrom("entries")
    .selectAll()
    .where("source", ">=", source)
    .where("source", "<", `${source}~`)
    .orderBy("id")
    .execute();

export const findPostingsOf = (db: Database, entries: number[]): Promise<Posting[]> =>
  db.selectFrom("postings").selectAll().where("entry_id", "in", entries).orderBy("id").execute();

/** Finds gifts (`gift:12`) and payouts (`credit:7`) that changed. Triggers of the database queue them. */
export const findMoneyToBook = async (db: Database, limit: number): Promise<string[]> =>
  (
    await sql<{ subject: string }>`select subject from money_to_book order by subject limit ${limit}`.execute(db)
  ).rows.map(({ subject }) => subject);

export const deleteMoneyToBook = (db: Database, subject: string) =>
  sql`delete from money_to_book where subject = ${subject}`.execute(db);

/** Finds the columns of a gift that decide its lines in the books. */
export const findGiftToBook = (db: Database, id: number) =>
  db
    .selectFrom("gifts")
    .select(["id", "state", "amount", "currency", "fee", "method", "value_date", "project_id", "purpose", "source"])
    .select(["whole_id", "recorded_at"])
    .where("id", "=", id)
    .executeTakeFirst();

/** Returns true if the purpose of a gift changed after the books were opened. */
export const hasOtherPurpose = async (db: Database, gift: number): Promise<boolean> => {
  const changed = db
    .selectFrom("gift_events")
    .innerJoin("entries", (join) =>
      join.on("entries.source", "=", "opening").onRef("entries.at", "<=", "gift_events.at"),
    )
    .select("gift_events.id")
    .where("gift_events.gift_id", "=", gift)
    .where("gift_events.what", "=", "purpose changed")
    .limit(1);
  return (await changed.executeTakeFirst()) !== undefined;
};

/** Finds the credit of a bank line from which a gift came, or that shows it. */
export const findCreditOfGift = (db: Database, gifts: number[]) =>
  db
    .selectFrom("bank_credits")
    .select(["account", "currency"])
    .where("gift_id", "in", gifts)
    .where("state", "=", "matched")
    .executeTakeFirst();

export const findPayoutToBook = (db: Database, id: number) =>
  db
    .selectFrom("bank_credits")
    .select(["id", "account", "currency", "day", "amount", "payout", "gift_id"])
    .where("id", "=", id)
    .executeTakeFirst();

/** Returns the balance of a place at the end of a month, in minor units. @param holder such as `place:3` @param month YYYY-MM */
export async function findBalanceAt(db: Database, holder: string, month: string): Promise<number> {
  const row = await db
    .selectFrom("entry_sums")
    .select(({ fn }) => fn.sum<number | null>("minor").as("sum"))
    .where("holder", "=", holder)
    .where("month", "<=", month)
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}
