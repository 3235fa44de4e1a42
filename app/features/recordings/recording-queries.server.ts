import type { Insertable, Selectable } from "kysely";
import type { ConsentTable } from "../../server/db/consent-tables.ts";
import { countRows } from "../../server/db/count-rows.ts";
import type { Database } from "../../server/db/database.server.ts";
import type { RecordingTable } from "../../server/db/recording-tables.ts";

type StoredRecording = Selectable<RecordingTable>;

/** Of one whose voice is heard. */
type Person = Pick<Selectable<ConsentTable>, "id" | "subject_code" | "withdrawn_at" | "until" | "uses">;

export type RecordingWithPeople = StoredRecording & { people: Person[] };

async function withPeople(db: Database, rows: StoredRecording[]): Promise<RecordingWithPeople[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const people = await db
    .selectFrom("recording_people")
    .innerJoin("consents", "consents.id", "recording_people.consent_id")
    .select(["recording_id", "consents.id", "subject_code", "withdrawn_at", "until", "uses"])
    .where("recording_id", "in", ids)
    .orderBy("consents.id")
    .execute();
  const byRecording = Map.groupBy(people, ({ recording_id }) => recording_id);
  return rows.map((row) => ({ ...row, people: byRecording.get(row.id) ?? [] }));
}

/** In the order in which they were added. @param owner like `post:12` */
export const findOfOwner = async (db: Database, owner: string) =>
  withPeople(db, await db.selectFrom("recordings").selectAll().where("owner", "=", owner).orderBy("id").execute());

export const findOfFile = async (db: Database, path: string) =>
  withPeople(db, await db.selectFrom("recordings").selectAll().where("path", "=", path).execute());

export const countOfOwner = (db: Database, owner: string): Promise<number> =>
  countRows(db.selectFrom("recordings").where("owner", "=", owner));

/** The recordings in which a person is heard. */
export const findOfConsent = (db: Database, consentId: number) =>
  db
    .selectFrom("recordings")
    .innerJoin("recording_people", "recording_people.recording_id", "recordings.id")
    .select(["owner", "language"])
    .where("consent_id", "=", consentId)
    .orderBy("recordings.id")
    .execute();

/** Once per owner and file. @returns its id; undefined for one that is there already */
export async function insertRecording(db: Database, recording: Insertable<RecordingTable>) {
  const added = await db
    .insertInto("recordings")
    .values(recording)
    .onConflict((conflict) => conflict.columns(["owner", "path"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id;
}

export const insertPeople = (db: Database, recording_id: number, consents: number[]) =>
  db
    .insertInto("recording_people")
    .values([...new Set(consents)].map((consent_id) => ({ recording_id, consent_id })))
    .execute();

/** @returns their file paths */
export async function deleteRecordings(db: Database, { owner, id }: { owner: string; id?: number }): Promise<string[]> {
  let query = db.deleteFrom("recordings").where("owner", "=", owner);
  if (id !== undefined) query = query.where("id", "=", id);
  return (await query.returning("path").execute()).map(({ path }) => path);
}
