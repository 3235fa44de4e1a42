import type { ExpressionBuilder, Insertable, Updateable } from "kysely";
import { changesRows, countRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { Tables } from "../../../server/db/tables.ts";
import type { PrivateFileTable } from "./private-file-tables.ts";

/** Inserts a file's record. @returns the id */
export async function insertPrivateFile(db: Database, file: Insertable<PrivateFileTable>): Promise<number> {
  const { id } = await db.insertInto("private_files").values(file).returning("id").executeTakeFirstOrThrow();
  return id;
}

export const findPrivateFile = (db: Database, id: number) =>
  db.selectFrom("private_files").selectAll().where("id", "=", id).executeTakeFirst();

export const findPrivateFilesOf = (db: Database, owner: string) =>
  db
    .selectFrom("private_files")
    .select(["id", "type", "bytes", "name", "created_at", "state", "problem"])
    .where("owner", "=", owner)
    .orderBy("id")
    .execute();

/** Deletes the file records of an owner. @returns paths that no other record uses */
export async function deletePrivateFiles(db: Database, owner: string): Promise<string[]> {
  const gone = await db.deleteFrom("private_files").where("owner", "=", owner).returning("path").execute();
  const paths = [...new Set(gone.map(({ path }) => path))].filter((path) => path !== "");
  if (paths.length === 0) return [];
  const shared = await db.selectFrom("private_files").select("path").where("path", "in", paths).execute();
  return paths.filter((path) => shared.every((file) => file.path !== path));
}

/** Counts unchecked files that this server can decrypt. @param sender counts only this network */
export const countUnchecked = (db: Database, keyId: string, sender?: string): Promise<number> => {
  const waiting = db.selectFrom("private_files").where("state", "=", "checking").where("key_id", "=", keyId);
  return countRows(sender === undefined ? waiting : waiting.where("sender", "=", sender));
};

/**
 * Returns the next turn of a network: after the network's last file, together with the first files of other networks.
 */
export async function findNextTurn(db: Database, keyId: string, sender: string): Promise<number> {
  const { first, last } = await db
    .selectFrom("private_files")
    .select(({ fn, eb }) => [
      fn.min<number | null>("turn").as("first"),
      fn.max<number | null>(eb.case().when("sender", "=", sender).then(eb.ref("turn")).end()).as("last"),
    ])
    .where("state", "=", "checking")
    .where("key_id", "=", keyId)
    .executeTakeFirstOrThrow();
  return Math.max(Number(first ?? 0), Number(last ?? -1) + 1);
}

/** Deletes the records of files that were rejected because the server was busy, before the visitor sends them again. */
export const deleteBusy = (db: Database, owner: string) =>
  db
    .deleteFrom("private_files")
    .where("owner", "=", owner)
    .where("state", "=", "refused")
    .where("problem", "=", "busy")
    .execute();

/** Claims the next file for one process. @param before claims before this time belong to ended processes */
export async function claimUnchecked(db: Database, now: string, before: string) {
  const first = db
    .selectFrom("private_files")
    .select("id")
    .where("state", "=", "checking")
    .where(({ eb, or }) => or([eb("claimed_at", "is", null), eb("claimed_at", "<", before)]))
    .orderBy("turn")
    .orderBy("id")
    .limit(1);
  return db
    .updateTable("private_files")
    .set(({ eb }) => ({ claimed_at: now, tries: eb("tries", "+", 1) }))
    .where("id", "=", first)
    .where(({ eb, or }) => or([eb("claimed_at", "is", null), eb("claimed_at", "<", before)]))
    .returning(["id", "path", "bytes", "tries", "key_id"])
    .executeTakeFirst();
}

export const renewClaim = (db: Database, id: number, now: string) =>
  db
    .updateTable("private_files")
    .set({ claimed_at: now })
    .where("id", "=", id)
    .where("state", "=", "checking")
    .where("claimed_at", "is not", null)
    .execute();

/** Releases a claim without counting the try. */
export const unclaim = (db: Database, id: number) => uncountTry(db, id, { claimed_at: null });

/** Keeps a claim until it expires, without counting the try. */
export const waitForKey = (db: Database, id: number) => uncountTry(db, id, {});

const uncountTry = (db: Database, id: number, changes: { claimed_at?: null }) =>
  db
    .updateTable("private_files")
    .set(({ eb }) => ({ ...changes, tries: eb("tries", "-", 1) }))
    .where("id", "=", id)
    .where("state", "=", "checking")
    .execute()
    .then(() => {});

/** Stores the result of a check. @returns false if the file was checked already */
export const finishCheck = (db: Database, id: number, result: Updateable<PrivateFileTable>): Promise<boolean> =>
  changesRows(
    db
      .updateTable("private_files")
      .set({ ...result, sender: null, turn: 0 })
      .where("id", "=", id)
      .where("state", "=", "checking"),
  );

const isAtRest = ({ eb, or }: ExpressionBuilder<Tables, "private_files">) =>
  or([eb("state", "!=", "checking"), eb("claimed_at", "is", null)]);

/** Finds the next unencrypted file of an earlier release. Files that are being checked are encrypted by the check. */
export const findPlainFile = (db: Database, after: number) =>
  db
    .selectFrom("private_files")
    .select(["id", "path"])
    .where("key_id", "is", null)
    .where("path", "!=", "")
    .where(isAtRest)
    .where("id", ">", after)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();

/** Replaces an unencrypted file. @returns false if the file was changed or encrypted meanwhile */
export const replacePlainFile = (
  db: Database,
  { id, path }: { id: number; path: string },
  sealed: { path: string; key_id: string },
): Promise<boolean> =>
  changesRows(
    db
      .updateTable("private_files")
      .set(sealed)
      .where("id", "=", id)
      .where("path", "=", path)
      .where("key_id", "is", null)
      .where(isAtRest),
  );
