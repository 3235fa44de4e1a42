import type { Insertable, Selectable, Updateable } from "kysely";
import { changesRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { inChunks } from "../../../server/db/in-chunks.ts";
import type { DocumentFileTable } from "./document-tables.ts";

export type DocumentFileRow = Selectable<DocumentFileTable>;

/** Finds a document's versions, newest first. */
export const findFilesOf = (db: Database, documentId: number): Promise<DocumentFileRow[]> =>
  db
    .selectFrom("document_files")
    .selectAll()
    .where("document_id", "=", documentId)
    .orderBy("version", "desc")
    .execute();

export const findFileAt = (db: Database, path: string): Promise<DocumentFileRow | undefined> =>
  db.selectFrom("document_files").selectAll().where("path", "=", path).executeTakeFirst();

export async function insertFile(db: Database, file: Insertable<DocumentFileTable>): Promise<number> {
  const { id } = await db.insertInto("document_files").values(file).returning("id").executeTakeFirstOrThrow();
  return id;
}

export const updateFile = (db: Database, id: number, changes: Updateable<DocumentFileTable>): Promise<boolean> =>
  changesRows(db.updateTable("document_files").set(changes).where("id", "=", id));

/** Deletes versions. @param version undefined for all @returns the deleted rows */
export function deleteFiles(db: Database, documentId: number, version?: number): Promise<DocumentFileRow[]> {
  const rows = db.deleteFrom("document_files").where("document_id", "=", documentId);
  return (version === undefined ? rows : rows.where("version", "=", version)).returningAll().execute();
}

/** Finds the live people of versions, by file. */
export async function findPeopleOf(db: Database, fileIds: number[]) {
  const people = await inChunks(fileIds, (ids) =>
    db
      .selectFrom("appearances")
      .innerJoin("consents", "consents.id", "appearances.consent_id")
      .innerJoin("subjects", "subjects.id", "consents.subject_id")
      .select(["document_file_id", "consents.id", "subject_id", "is_child", "given_by", "kind", "until", "uses"])
      .select(["code", "withdrawn_at"])
      .where("document_file_id", "in", ids)
      .where("ended_at", "is", null)
      .orderBy("consents.id")
      .execute(),
  );
  return Map.groupBy(people, ({ document_file_id }) => document_file_id);
}

/** Finds documents with people of the person with this consent. */
export const findDocumentsOfConsent = (db: Database, consentId: number) =>
  db
    .selectFrom("document_files")
    .innerJoin("documents", "documents.id", "document_files.document_id")
    .innerJoin("appearances", "appearances.document_file_id", "document_files.id")
    .innerJoin("consents", "consents.id", "appearances.consent_id")
    .select(["documents.id", "documents.title"])
    .distinct()
    .where("subject_id", "=", ({ selectFrom }) =>
      selectFrom("consents").select("subject_id").where("id", "=", consentId),
    )
    .where("ended_at", "is", null)
    .orderBy("documents.id")
    .execute();

/**
 * Queues documents for the public search, which hides them until they are indexed again.
 * @param ids of documents
 */
export async function queueForSearch(db: Database, ids: readonly number[]): Promise<void> {
  await inChunks([...ids], async (some) => {
    await db
      .updateTable("documents")
      .set(({ ref }) => ({ hidden_at: ref("hidden_at") }))
      .where("id", "in", some)
      .execute();
    return [];
  });
}

/** Queues the documents of a person, as `queueForSearch`. */
export async function queueDocumentsOfSubject(db: Database, subjectId: number): Promise<void> {
  const rows = await db
    .selectFrom("document_files")
    .innerJoin("appearances", "appearances.document_file_id", "document_files.id")
    .innerJoin("consents", "consents.id", "appearances.consent_id")
    .select("document_id")
    .distinct()
    .where("subject_id", "=", subjectId)
    .execute();
  await queueForSearch(
    db,
    rows.map(({ document_id }) => document_id),
  );
}

export const findDocumentById = (db: Database, id: number) =>
  db.selectFrom("documents").select(["id", "slug", "title", "hidden_at"]).where("id", "=", id).executeTakeFirst();

export const setHidden = (db: Database, id: number, hidden_at: string | null): Promise<boolean> =>
  changesRows(db.updateTable("documents").set({ hidden_at }).where("id", "=", id));

/** Finds the hidden documents, those hidden last first. */
export const findHidden = (db: Database, limit: number) =>
  db
    .selectFrom("documents")
    .select(["id", "title"])
    .where("hidden_at", "is not", null)
    .orderBy("hidden_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

export const findTitles = (db: Database, ids: number[]) =>
  inChunks(ids, (some) => db.selectFrom("documents").select(["id", "title"]).where("id", "in", some).execute());
