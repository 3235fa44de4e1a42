import { type Insertable, sql } from "kysely";
import { changesRows } from "../server/db/count-rows.ts";
import type { Database } from "../server/db/database.server.ts";
import type { Tables } from "../server/db/tables.ts";
import type { ContentTable } from "./content-queries.server.ts";

const alike = (table: ContentTable) => table as "events";

type Answer = Insertable<Tables["word_answers"]>;

export async function findWordAnswers(db: Database, subject: string) {
  return db.selectFrom("word_answers").selectAll().where("subject", "=", subject).orderBy("said_at").execute();
}

/** Stores an answer about a sentence, and replaces an earlier one. */
export async function saveWordAnswer(db: Database, answer: Answer): Promise<void> {
  const { subject: _s, sentence_hash: _h, ...said } = answer;
  await db
    .insertInto("word_answers")
    .values(answer)
    .onConflict((conflict) => conflict.columns(["subject", "sentence_hash"]).doUpdateSet(said))
    .execute();
}

export const deleteWordAnswers = (db: Database, subject: string) =>
  db.deleteFrom("word_answers").where("subject", "=", subject).execute();

interface Approval {
  approved_at: string;
  approved_by: string;
  approved_by_id: string;
}

/** @returns false if the story has changed since this version */
export const saveApproval = (db: Database, table: ContentTable, id: number, version: number, approval: Approval) =>
  changesRows(
    db
      .updateTable(alike(table))
      .set({ ...approval, writer_ids: "[]" })
      .where("id", "=", id)
      .where("version", "=", version),
  );

/** Saves the writers after a change of the story's photo. @param writer_ids JSON list */
export async function saveWriters(db: Database, table: ContentTable, id: number, writer_ids: string): Promise<void> {
  await db.updateTable(alike(table)).set({ writer_ids }).where("id", "=", id).execute();
}

/**
 * Removes reasons after a second person agreed.
 * @returns false if the story has changed since this version
 */
export const saveReasons = (db: Database, table: ContentTable, id: number, version: number, sensitive: string) =>
  changesRows(
    db
      .updateTable(alike(table))
      .set(({ eb }) => ({ sensitive, dropped_reasons: "[]", dropped_by_ids: "[]", version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .where("version", "=", version),
  );

/** Counts stories with a request to remove a reason. */
export async function countDropped(db: Database, table: ContentTable): Promise<number> {
  const { count } = await db
    .selectFrom(alike(table))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    // A literal: SQLite uses no partial index with a bound parameter.
    .where(sql<boolean>`sensitive != '[]'`)
    .where("dropped_reasons", "!=", "[]")
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const noApproval = { approved_at: null, approved_by: null, approved_by_id: null };

/** Removes the approval after a change of text or pictures. @param people JSON lists */
export async function endApproval(
  db: Database,
  table: ContentTable,
  id: number,
  people: { writer_ids: string; dropped_by_ids: string },
): Promise<void> {
  await db
    .updateTable(alike(table))
    .set({ ...noApproval, ...people })
    .where("id", "=", id)
    .execute();
}

/**
 * Hides an approved sensitive story after a change of one of its photos.
 * @returns true if there was one
 */
export const withdrawStory = (db: Database, table: ContentTable, id: number): Promise<boolean> =>
  changesRows(
    db
      .updateTable(alike(table))
      .set(({ eb }) => ({ ...noApproval, status: "draft" as const, publish_at: null, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .where("sensitive", "!=", "[]")
      .where("approved_at", "is not", null),
  );

export const findUnapproved = (db: Database, table: ContentTable, limit: number) =>
  db
    .selectFrom(alike(table))
    .select(["id", "title", "sensitive", "status"])
    // A literal: SQLite uses no partial index with a bound parameter.
    .where(sql<boolean>`sensitive != '[]'`)
    .where("approved_at", "is", null)
    .where("deleted_at", "is", null)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
