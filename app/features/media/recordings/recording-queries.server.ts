import type { Insertable, Selectable } from "kysely";
import { countRows, type Rows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { ConsentTable } from "../consent/consent-tables.ts";
import { needsCopy } from "./recording.ts";
import type { RecordingTable } from "./recording-tables.ts";

type StoredRecording = Selectable<RecordingTable>;

type Person = Pick<
  Selectable<ConsentTable>,
  "id" | "subject_id" | "is_child" | "given_by" | "kind" | "until" | "uses"
> & {
  subject_code: string;
  withdrawn_at: string | null;
};

export type RecordingWithPeople = StoredRecording & { people: Person[] };

async function withPeople(db: Database, rows: StoredRecording[]): Promise<RecordingWithPeople[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const people = await db
    .selectFrom("appearances")
    .innerJoin("consents", "consents.id", "appearances.consent_id")
    .innerJoin("subjects", "subjects.id", "consents.subject_id")
    .select(["recording_id", "consents.id", "subject_id", "is_child", "given_by", "kind", "until", "uses"])
    .select(["code as subject_code", "withdrawn_at"])
    .where("recording_id", "in", ids)
    .where("ended_at", "is", null)
    .orderBy("consents.id")
    .execute();
  const byRecording = Map.groupBy(people, ({ recording_id }) => recording_id);
  return rows.map((row) => ({ ...row, people: byRecording.get(row.id) ?? [] }));
}

export const allRecordings: Rows = (db) => db.selectFrom("recordings");

/** Finds an owner's recordings, oldest first. @param owner for example `post:12` */
export const findOfOwner = async (db: Database, owner: string) =>
  withPeople(db, await db.selectFrom("recordings").selectAll().where("owner", "=", owner).orderBy("id").execute());

/** Finds the recordings of pages whose words and numbers are compared. */
export const findMarked = async (db: Database) =>
  withPeople(db, await db.selectFrom("recordings").selectAll().where("words_mark", "is not", null).execute());

export const setWordsMark = (db: Database, { owner, id }: { owner: string; id: number }, words_mark: string) =>
  db.updateTable("recordings").set({ words_mark }).where("owner", "=", owner).where("id", "=", id).execute();

export const findOfFile = async (db: Database, path: string) =>
  withPeople(
    db,
    await db
      .selectFrom("recordings")
      .selectAll()
      .where(({ eb, or }) => or([eb("path", "=", path), eb("copy_path", "=", path)]))
      .execute(),
  );

export const findUnconverted = (db: Database) =>
  db
    .selectFrom("recordings")
    .select("path")
    .where("type", "in", needsCopy)
    .where("copy_path", "is", null)
    .where("is_copy_failed", "=", 0)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();

export const setCopy = (db: Database, path: string, copy: { copy_path: string; copy_bytes: number }) =>
  db.updateTable("recordings").set(copy).where("path", "=", path).execute();

export const failConversion = async (db: Database, path: string): Promise<void> => {
  await db.updateTable("recordings").set({ is_copy_failed: 1 }).where("path", "=", path).execute();
};

export const countOfOwner = (db: Database, owner: string): Promise<number> =>
  countRows(db.selectFrom("recordings").where("owner", "=", owner));

export const findOfConsent = (db: Database, consentId: number) =>
  db
    .selectFrom("recordings")
    .innerJoin("appearances", "appearances.recording_id", "recordings.id")
    .innerJoin("consents", "consents.id", "appearances.consent_id")
    .select(["owner", "recordings.language"])
    .where("subject_id", "=", ({ selectFrom }) =>
      selectFrom("consents").select("subject_id").where("id", "=", consentId),
    )
    .where("ended_at", "is", null)
    .orderBy("recordings.id")
    .execute();

export const findOfOwnerAt = async (db: Database, { owner, path }: Pick<StoredRecording, "owner" | "path">) =>
  withPeople(
    db,
    await db.selectFrom("recordings").selectAll().where("owner", "=", owner).where("path", "=", path).execute(),
  ).then(([found]) => found);

/** Inserts a recording. @returns the id; undefined if the owner already has this file */
export async function insertRecording(db: Database, recording: Insertable<RecordingTable>) {
  const added = await db
    .insertInto("recordings")
    .values(recording)
    .onConflict((conflict) => conflict.columns(["owner", "path"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id;
}

/** Deletes recordings. @returns the deleted rows */
export async function deleteRecordings(
  db: Database,
  { owner, id, path }: { owner: string; id?: number; path?: string },
) {
  let query = db.deleteFrom("recordings").where("owner", "=", owner);
  if (id !== undefined) query = query.where("id", "=", id);
  if (path !== undefined) query = query.where("path", "=", path);
  return query.returning(["id", "owner", "path", "copy_path"]).execute();
}
