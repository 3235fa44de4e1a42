import type { Insertable } from "kysely";
import { changesRows } from "../db/count-rows.ts";
import type { Database } from "../db/database.server.ts";
import type { Tables } from "../db/tables.ts";

/** Finds earlier keys, each encrypted with a later one. */
export const findWraps = (db: Database) => db.selectFrom("concern_key_wraps").selectAll().execute();

/** Stores an encrypted key; an existing one stays unchanged. */
export const insertWrap = (db: Database, wrap: Insertable<Tables["concern_key_wraps"]>) =>
  db
    .insertInto("concern_key_wraps")
    .values(wrap)
    .onConflict((conflict) => conflict.columns(["key_id", "under_id"]).doNothing())
    .execute();

/** Finds copies of keys that recovery phrases encrypt, newest first. */
export const findCopies = (db: Database) =>
  db.selectFrom("concern_key_copies").selectAll().orderBy("id", "desc").execute();

/** @returns id of the copy; undefined for a form that was sent before */
export const insertCopy = async (
  db: Database,
  copy: Insertable<Tables["concern_key_copies"]>,
): Promise<number | undefined> =>
  (
    await db
      .insertInto("concern_key_copies")
      .values(copy)
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returning("id")
      .executeTakeFirst()
  )?.id;

/** Deletes the other copies of a key whose phrase was never confirmed. */
export const deleteUnproved = (db: Database, key_id: string, except: number) =>
  db
    .deleteFrom("concern_key_copies")
    .where("key_id", "=", key_id)
    .where("proved_at", "is", null)
    .where("id", "!=", except)
    .execute();

/**
 * Records that a phrase was typed correctly.
 * @returns true if the copy exists, and its phrase was not confirmed before
 */
export const proveCopy = (
  db: Database,
  id: number,
  proof: { proved_at: string; proved_by: string },
): Promise<boolean> =>
  changesRows(db.updateTable("concern_key_copies").set(proof).where("id", "=", id).where("proved_at", "is", null));

/** Deletes the other copies of these keys. */
export const deleteOtherCopies = (db: Database, key_ids: string[], id: number) =>
  db.deleteFrom("concern_key_copies").where("key_id", "in", key_ids).where("id", "!=", id).execute();
