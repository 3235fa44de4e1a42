import type { Insertable } from "kysely";
import { changesRows, countRows, countSince } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { BankRow } from "./bank-state.ts";
import type { FraudReportTable } from "./bank-tables.ts";

export const findBankRows = (db: Database): Promise<BankRow[]> =>
  db.selectFrom("bank_details").selectAll().orderBy("id").execute();

export const insertStep = (db: Database, row: BankRow) => db.insertInto("bank_details").values(row).execute();

export async function insertReport(db: Database, report: Insertable<FraudReportTable>): Promise<number> {
  const { id } = await db.insertInto("fraud_reports").values(report).returning("id").executeTakeFirstOrThrow();
  return id;
}

export const countReportsSince = (db: Database, moment: string): Promise<number> =>
  countRows(db.selectFrom("fraud_reports").where("created_at", ">", moment));

/** Lists open reports first, then done ones, each newest first. */
export async function listReports(db: Database, limit: number) {
  const reports = db.selectFrom("fraud_reports").selectAll().orderBy("id", "desc");
  const open = await reports.where("done_at", "is", null).limit(limit).execute();
  const done = reports.where("done_at", "is not", null).limit(limit - open.length);
  return open.length === limit ? open : [...open, ...(await done.execute())];
}

/** @returns false for an unknown id */
export const updateReport = (db: Database, id: number, changes: Pick<FraudReportTable, "done_at" | "done_by">) =>
  changesRows(db.updateTable("fraud_reports").set(changes).where("id", "=", id));

export const countReports = (db: Database) =>
  countSince(db.selectFrom("fraud_reports").where("done_at", "is", null), "created_at");

export async function deleteReportsBefore(db: Database, moment: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("fraud_reports").where("created_at", "<", moment).executeTakeFirst();
  return Number(numDeletedRows);
}
