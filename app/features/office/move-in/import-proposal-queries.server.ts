import type { Insertable, Selectable } from "kysely";
import { changesRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { ImportProposalTable } from "./move-in-tables.ts";

export type ImportProposal = Selectable<ImportProposalTable>;

export async function insertProposal(db: Database, row: Insertable<ImportProposalTable>): Promise<number> {
  return (await db.insertInto("import_proposals").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** Finds the proposals of an import that no person used or left out. */
export const findOpen = (db: Database, import_id: number): Promise<ImportProposal[]> =>
  db
    .selectFrom("import_proposals")
    .selectAll()
    .where("import_id", "=", import_id)
    .where("done_at", "is", null)
    .orderBy("id")
    .execute();

/** Notes what a used proposal became, so that an undo of the import finds it. @param was value before it, as JSON */
export const noteUse = (db: Database, id: number, { became, was }: { became: string; was: string | null }) =>
  db.updateTable("imported_rows").set({ became, was }).where("became", "=", `proposal:${id}`).execute();

/** @returns false if another person was faster */
export const finish = (db: Database, id: number, done: { done_at: string; done_by: string }): Promise<boolean> =>
  changesRows(db.updateTable("import_proposals").set(done).where("id", "=", id).where("done_at", "is", null));

export const deleteProposal = (db: Database, id: number) =>
  db.deleteFrom("import_proposals").where("id", "=", id).execute();

/** Deletes all proposals of an import, also those that a person used. */
export const deleteProposalsFrom = (db: Database, import_id: number) =>
  db.deleteFrom("import_proposals").where("import_id", "=", import_id).execute();

export async function deleteProposalsBefore(db: Database, moment: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("import_proposals").where("at", "<", moment).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Finds the proposals to invite a person. @param email in lower case */
export const findProposalsOf = (db: Database, email: string) =>
  db
    .selectFrom("import_proposals")
    .select(["id", "name", "email", "value", "at"])
    .where("email", "=", email)
    .orderBy("id")
    .execute();

export const deleteProposalsOf = (db: Database, email: string) =>
  db.deleteFrom("import_proposals").where("email", "=", email).execute();
