import { type Selectable, sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { isVisible } from "../../../server/db/visible.ts";
import type { Currency } from "../../../values/money.ts";
import type { MonthSumTable } from "./transparency-tables.ts";

export type MonthSums = Selectable<MonthSumTable>;

/** Finds the closed months without their files, newest first. */
export const findClosedMonths = (db: Database) =>
  db
    .selectFrom("month_files")
    .leftJoin("month_sums", "month_sums.month", "month_files.month")
    .select(["month_files.month", "month_files.sha256", "month_files.at", "month_files.agreed_by_id"])
    .select(["month_sums.rows", "month_sums.bytes", "month_sums.sha256 as summed"])
    .orderBy("month_files.month", "desc")
    .execute();

export const findMonthFile = (db: Database, month: string) =>
  db.selectFrom("month_files").select(["content", "sha256"]).where("month", "=", month).executeTakeFirst();

/** Finds the sums of closed months, newest first. */
export const findMonthSums = async (db: Database, months: readonly string[]): Promise<MonthSums[]> =>
  months.length === 0
    ? []
    : db
        .selectFrom("month_sums")
        .selectAll()
        .where("month", "in", [...months])
        .orderBy("month", "desc")
        .execute();

export const insertMonthSums = (db: Database, sums: MonthSums) => db.insertInto("month_sums").values(sums).execute();

/** Deletes the sums of a month and of all later ones. */
export const deleteMonthSumsFrom = (db: Database, month: string) =>
  db.deleteFrom("month_sums").where("month", ">=", month).execute();

/** Finds the sums of purses in months that no file closes. @param after last closed month; empty for none */
export const findOpenSums = (db: Database, after: string) =>
  db
    .selectFrom("entry_sums")
    .select(["holder", "month", "what", "kind", "currency", "minor", "count"])
    .where("month", ">", after)
    .where("holder", ">=", "purse:")
    .where("holder", "<", "purse;")
    .orderBy("month")
    .execute();

/** Finds the purses, each with its project if visitors see it. @param now ISO 8601, UTC */
export const findPursesWithProjects = (db: Database, now: string) =>
  db
    .selectFrom("purses")
    .leftJoin("projects", (join) => join.onRef("projects.id", "=", "purses.project_id").on(isVisible(now)))
    .select(["purses.id", "purses.code", "purses.project_id", "purses.rest_to", "purses.ended_at"])
    .select(["projects.title as title", "projects.slug as slug"])
    .orderBy("purses.id")
    .execute();

/** A line of an open month. */
export interface OpenLine {
  id: number;
  day: string;
  what: string;
  purse_id: number;
  kind: string | null;
  currency: Currency;
  /** Minor units: + out of the purse, as the books store it. */
  minor: number;
  fixes: number | null;
  people: number;
  year: number | null;
  serial: number | null;
  payee: string | null;
  payee_kind: string | null;
  may_be_named: number | null;
}

interface Wanted {
  /** Id of a purse; undefined for all. */
  purse: number | undefined;
  /** ISO dates. */
  from: string;
  to: string;
  limit: number;
}

/** Lists lines of purses that are about no gift, newest first. Charges are left out, as the pages say them in sums. */
export const findOpenLines = (db: Database, { purse, from, to, limit }: Wanted): Promise<OpenLine[]> => {
  const lines = db
    .selectFrom("entries")
    .innerJoin("postings", "postings.entry_id", "entries.id")
    .leftJoin("vouchers", "vouchers.id", "entries.voucher_id")
    .select(["entries.id", "entries.day", "entries.fixes", "entries.people"])
    .select(["postings.what", "postings.kind", "postings.currency", "postings.minor"])
    .select(({ ref }) => sql<number>`${ref("postings.purse_id")}`.as("purse_id"))
    .select(["vouchers.year", "vouchers.serial", "vouchers.payee", "vouchers.payee_kind", "vouchers.may_be_named"])
    .where("entries.gift_id", "is", null)
    .where("entries.day", ">=", from)
    .where("entries.day", "<=", to)
    .where("postings.purse_id", "is not", null)
    .where("postings.what", "<>", "charge")
    .orderBy("entries.day", "desc")
    .orderBy("entries.id", "desc")
    .orderBy("postings.id", "desc")
    .limit(limit);
  // Without the sum, SQLite would read all lines of the purse by its index, instead of those of the days.
  return (purse === undefined ? lines : lines.where(sql`postings.purse_id + 0`, "=", purse)).execute();
};

/** Finds the purses in which the money of some gifts is, with its currencies. */
export const findPursesOfGifts = async (db: Database, gifts: readonly number[]) => {
  const rows = await db
    .selectFrom("entries")
    .innerJoin("postings", "postings.entry_id", "entries.id")
    .select(["postings.purse_id", "postings.currency"])
    .select(({ fn }) => fn.sum<number | string>("postings.minor").as("minor"))
    .where("entries.gift_id", "in", [...gifts])
    .where("postings.what", "=", "gift")
    .where("postings.purse_id", "is not", null)
    .groupBy(["postings.purse_id", "postings.currency"])
    .execute();
  return rows.filter(({ minor }) => Number(minor) !== 0);
};
