import { type Insertable, type Selectable, sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { inChunks } from "../../../server/db/in-chunks.ts";
import type { Currency } from "../../../values/money.ts";
import type { MonthFileTable, MonthLineTable } from "./month-tables.ts";

export type MonthFile = Selectable<MonthFileTable>;
type MonthLine = Insertable<MonthLineTable>;

/** Lists closed months without their files, newest first. */
export const listMonths = (db: Database) =>
  db
    .selectFrom("month_files")
    .select(["month", "sha256", "closed_by_id", "agreed_by_id", "at"])
    .orderBy("month", "desc")
    .execute();

/** Returns the newest closed month with its seal; undefined before the first. */
export const findNewestSeal = (db: Database): Promise<Pick<MonthFile, "month" | "sha256"> | undefined> =>
  db.selectFrom("month_files").select(["month", "sha256"]).orderBy("month", "desc").limit(1).executeTakeFirst();

export const findMonthFile = (db: Database, month: string): Promise<MonthFile | undefined> =>
  db.selectFrom("month_files").selectAll().where("month", "=", month).executeTakeFirst();

/** @returns false if the month has a file already */
export const insertMonthFile = async (db: Database, file: Insertable<MonthFileTable>): Promise<boolean> => {
  const rows = await db
    .insertInto("month_files")
    .values(file)
    .onConflict((conflict) => conflict.column("month").doNothing())
    .returning("month")
    .execute();
  return rows.length > 0;
};

export async function insertMonthLines(db: Database, lines: MonthLine[]): Promise<void> {
  await inChunks(lines, async (some) => {
    await db.insertInto("month_lines").values(some).execute();
    return [];
  });
}

/** Returns the line numbers of entries, by entry. Gifts stand in sums, and have none. */
export const findLinesOf = async (db: Database, entries: number[]): Promise<Map<number, number>> => {
  const rows = await inChunks(entries, (some) =>
    db.selectFrom("month_lines").select(["entry_id", "line"]).where("entry_id", "in", some).execute(),
  );
  return new Map(rows.flatMap(({ entry_id, line }) => (entry_id === null ? [] : [[entry_id, line] as const])));
};

/** Finds entries between two days. @param from ISO date @param to ISO date */
export const findEntriesBetween = (db: Database, from: string, to: string) =>
  db
    .selectFrom("entries")
    .leftJoin("vouchers", "vouchers.id", "entries.voucher_id")
    .select(["entries.id", "day", "what", "gift_id", "fixes", "people", "source"])
    .select(["year", "serial", "payee", "payee_kind", "may_be_named"])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day")
    .orderBy("entries.id")
    .execute();

/** Finds amounts of entries, with the codes of their places and purses. */
export const findAmountsOf = (db: Database, entries: number[]) =>
  inChunks(entries, (some) =>
    db
      .selectFrom("postings")
      .leftJoin("places", "places.id", "postings.place_id")
      .leftJoin("purses", "purses.id", "postings.purse_id")
      .select(["entry_id", "what", "postings.kind", "postings.currency", "minor"])
      .select(["places.code as place", "purses.code as purse"])
      .where("entry_id", "in", some)
      .orderBy("postings.id")
      .execute(),
  );

/** Selects vouchers that were refused or taken back, with that act. */
const endedVouchers = (db: Database) =>
  db
    .selectFrom("vouchers")
    .innerJoin("voucher_events", "voucher_events.voucher_id", "vouchers.id")
    .where("state", "in", ["refused", "taken back"])
    .where("act", "in", ["refuse", "takeBack"]);

/** Finds vouchers that were refused or taken back until a moment, and stand in no file. @param before ISO date and time */
export const findEndedVouchers = (db: Database, before: string) =>
  endedVouchers(db)
    .leftJoin("month_lines", "month_lines.voucher_id", "vouchers.id")
    .select(["vouchers.id", "year", "serial", "currency", "state", "voucher_events.at"])
    .where("month_lines.id", "is", null)
    .where("voucher_events.at", "<", before)
    .orderBy("vouchers.id")
    .execute();

/** Sums the amounts of places and purses until a month, with it. @returns minor units by holder, such as `place:3`, and currency */
export const sumUntil = (db: Database, month: string) =>
  db
    .selectFrom("entry_sums")
    .select(["holder", "currency"])
    .select(({ fn }) => fn.sum<number>("minor").as("minor"))
    .where("month", "<=", month)
    .groupBy(["holder", "currency"])
    .execute();

/** Returns sums of a month, by holder and what. */
export const findSumsOf = (db: Database, month: string) =>
  db.selectFrom("entry_sums").select(["holder", "what", "currency", "minor"]).where("month", "=", month).execute();

/** @param number such as `2026-0118` @returns its entry too, if it is in the books */
export const findVoucherByNumber = (db: Database, number: string) => {
  const [year, serial] = number.split("-").map(Number);
  return db
    .selectFrom("vouchers")
    .leftJoin("entries", (join) => join.onRef("entries.voucher_id", "=", "vouchers.id").on("fixes", "is", null))
    .select(["vouchers.id", "entries.id as entry_id"])
    .where("year", "=", year ?? 0)
    .where("serial", "=", serial ?? 0)
    .executeTakeFirst();
};

export const findProjectBySlug = (db: Database, slug: string) =>
  db.selectFrom("projects").select(["id", "title"]).where("slug", "=", slug).executeTakeFirst();

/** Returns the last statement of each account: the day that it reaches (ISO date), and its closing sum (minor units). */
export const findStatementEnds = (db: Database) =>
  db
    .selectFrom("bank_statements as own")
    .select(["account", "currency", "last_day", "closing"])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("bank_statements as later")
            .select("later.id")
            .where(sql`coalesce(later.account, later.currency)`, "=", sql`coalesce(own.account, own.currency)`)
            .whereRef("later.currency", "=", "own.currency")
            .where(sql<boolean>`(later.last_day, later.id) > (own.last_day, own.id)`),
        ),
      ),
    )
    .execute();

/** Finds credits of a period that are not decided, or whose gift does not count. @param from ISO date @param to ISO date */
export const findOpenCreditsBetween = (db: Database, from: string, to: string) =>
  db
    .selectFrom("bank_credits")
    .leftJoin("gifts", "gifts.id", "bank_credits.gift_id")
    .select("bank_credits.bank_statement_id as statement")
    .where(({ or, and, eb }) =>
      or([
        eb("bank_credits.state", "=", "open"),
        and([
          eb("bank_credits.state", "=", "matched"),
          eb("gifts.state", "not in", ["received", "disputed", "refunded"]),
        ]),
      ]),
    )
    .where("bank_credits.day", ">=", from)
    .where("bank_credits.day", "<=", to)
    .orderBy("bank_credits.day")
    .execute();

/** Finds vouchers that were paid from a place until a day, and wait for an answer. @param to ISO date */
export const findWaitingVouchers = (db: Database, to: string) =>
  db
    .selectFrom("vouchers")
    .select(["id", "year", "serial", "minor", "currency"])
    .where("state", "in", ["waits", "half", "asked"])
    .where("paid_from", "not in", ["own", "unpaid"])
    .where("paid_on", "<=", to)
    .where(({ or, eb }) => or([eb("carried_to", "is", null), eb("carried_to", "<=", to)]))
    .orderBy("id")
    .execute();

interface AccountOfPlace {
  account: string;
  currency: Currency;
}

/** Finds the first statement of an account that reaches a day. @param day ISO date */
export const findStatementReaching = (db: Database, { account, currency, day }: AccountOfPlace & { day: string }) =>
  db
    .selectFrom("bank_statements")
    .select(["last_day", "closing"])
    .where("currency", "=", currency)
    .where(({ fn, eb, ref }) => eb(fn.coalesce("account", ref("currency")), "=", account))
    .where("last_day", ">=", day)
    .orderBy("last_day")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

/** Sums the lines of an account after a day: in minus out, in minor units. @param after ISO date @param to ISO date */
export async function sumLinesBetween(
  db: Database,
  { account, currency, after, to }: AccountOfPlace & { after: string; to: string },
): Promise<number> {
  const sums = await Promise.all(
    (["bank_credits", "lines_out"] as const).map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.sum<number | null>("amount").as("sum"))
        .where("currency", "=", currency)
        .where(({ fn, eb, ref }) => eb(fn.coalesce("account", ref("currency")), "=", account))
        .where("day", ">", after)
        .where("day", "<=", to)
        .executeTakeFirstOrThrow(),
    ),
  );
  return Number(sums[0]?.sum ?? 0) - Number(sums[1]?.sum ?? 0);
}

/** Lists the numbers of vouchers that this database has. @returns `2026-0118` as year and serial */
export const findNumbersOf = (db: Database, years: number[]) =>
  db.selectFrom("vouchers").select(["year", "serial"]).where("year", "in", years).execute();

/** Returns the months whose amounts a restore completed. */
export const findRestoredMonths = async (db: Database): Promise<string[]> => {
  const start = "restored:";
  const rows = await db
    .selectFrom("entries")
    .select("source")
    .where("source", ">=", start)
    .where("source", "<", `${start}~`)
    .execute();
  return rows.map(({ source }) => source.slice(start.length));
};

/** Lists holders with the kinds of their amounts. */
export const findAccountsOfBooks = (db: Database) =>
  db.selectFrom("entry_sums").select(["holder", "what", "kind", "currency"]).distinct().execute();

export const findNamesOfUsers = (db: Database, ids: string[]) =>
  db.selectFrom("users").select(["id", "name"]).where("id", "in", ids).execute();

/** Selects vouchers that are in the books of some days. @param from ISO date @param to ISO date */
const vouchersBetween = (db: Database, from: string, to: string) =>
  db
    .selectFrom("entries")
    .innerJoin("vouchers", "vouchers.id", "entries.voucher_id")
    .where("entries.day", ">=", from)
    .where("entries.day", "<=", to)
    .where("entries.fixes", "is", null);

/** Counts vouchers that are in the books of some days. @param from ISO date @param to ISO date */
export const countVouchersBetween = async (db: Database, from: string, to: string): Promise<number> => {
  const row = await vouchersBetween(db, from, to)
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** Lists vouchers that are in the books of some days, with their day there. @param from ISO date @param to ISO date */
export const listVouchersBetween = (db: Database, from: string, to: string) =>
  vouchersBetween(db, from, to)
    .select(["vouchers.id", "year", "serial", "purse_id", "kind", "currency", "minor", "payee", "spent_by", "note"])
    .select(["picture", "entries.day"])
    .orderBy("year")
    .orderBy("serial")
    .execute();

/** Lists vouchers that were refused or taken back, with the reason. @param from ISO date and time @param to ISO date and time */
export const listEndedBetween = (db: Database, from: string, to: string) =>
  endedVouchers(db)
    .select(["year", "serial", "state", "voucher_events.at", "words"])
    .where("voucher_events.at", ">=", from)
    .where("voucher_events.at", "<", to)
    .orderBy("year")
    .orderBy("serial")
    .execute();

/** Lists who approved a voucher; a name is null for the site, after 72 hours. */
export const findApprovals = (db: Database, voucher: number) =>
  db
    .selectFrom("voucher_events")
    .select("by")
    .where("voucher_id", "=", voucher)
    .where("act", "in", ["approve", "approve alone"])
    .orderBy("id")
    .execute();

/** Returns sums by holder, month and sort until a month, with it. */
export const findSumsUntil = (db: Database, month: string) =>
  db
    .selectFrom("entry_sums")
    .select(["holder", "month", "what", "kind", "currency", "minor", "count"])
    .where("month", "<=", month)
    .execute();

/** Returns the id of the last entry between two days; 0 for none. @param from ISO date @param to ISO date */
export const findLastEntry = async (db: Database, from: string, to: string): Promise<number> => {
  const last = db.selectFrom("entries").select("id").where("day", ">=", from).where("day", "<=", to);
  return Number((await last.orderBy("id", "desc").limit(1).executeTakeFirst())?.id ?? 0);
};
