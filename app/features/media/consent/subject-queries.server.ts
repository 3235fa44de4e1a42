import type { Selectable } from "kysely";
import { countRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { Tables } from "../../../server/db/tables.ts";

export type SubjectRow = Selectable<Tables["subjects"]>;

/** Inserts a person with a temporary code; the first consent sets the final one. @returns the id */
export async function insertSubject(db: Database, created_at: string): Promise<number> {
  const subject = { code: crypto.randomUUID(), created_at };
  const { id } = await db.insertInto("subjects").values(subject).returning("id").executeTakeFirstOrThrow();
  return id;
}

export const setCode = (db: Database, id: number, code: string) =>
  db.updateTable("subjects").set({ code }).where("id", "=", id).execute();

export const findSubjectOfConsent = (db: Database, consentId: number) =>
  db
    .selectFrom("subjects")
    .innerJoin("consents", "consents.subject_id", "subjects.id")
    .selectAll("subjects")
    .where("consents.id", "=", consentId)
    .executeTakeFirst();

export const findSubjectByCard = (db: Database, hash: string) =>
  db
    .selectFrom("subject_cards")
    .innerJoin("subjects", "subjects.id", "subject_cards.subject_id")
    .selectAll("subjects")
    .where("hash", "=", hash)
    .executeTakeFirst();

/** Lists the keys of a person's consents, oldest first. */
export async function findConsentKeys(db: Database, id: number): Promise<string[]> {
  const rows = db.selectFrom("consents").select("key").where("subject_id", "=", id).orderBy("id");
  return (await rows.execute()).map(({ key }) => key);
}

export const setWithdrawn = (db: Database, id: number, withdrawn: Pick<SubjectRow, "withdrawn_at" | "withdrawn_how">) =>
  db.updateTable("subjects").set(withdrawn).where("id", "=", id).execute();

export const insertCard = (db: Database, card: Tables["subject_cards"]) =>
  db
    .insertInto("subject_cards")
    .values(card)
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();

export const countCards = (db: Database, subjectId: number): Promise<number> =>
  countRows(db.selectFrom("subject_cards").where("subject_id", "=", subjectId));
