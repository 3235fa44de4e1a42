import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { isVisible } from "../../../server/db/visible.ts";
import { siteDate } from "../../../values/dates.ts";
import type { PublicDocument } from "./document-facts.ts";

/** Condition for versions whose questions are answered. A missing answer is not a "no". */
const isReady = sql<boolean>`document_files.people is not null and document_files.money in ('none', 'agreed')`;

const filesOf = sql`document_files where document_files.document_id = documents.id`;

/**
 * Returns the condition that all people in a document allow it: the rule of the photo gate. One person closes all
 * versions, by a withdrawal, an ended consent or one that excludes the website.
 * @param now ISO 8601, UTC
 */
export function isDocumentShown(now: string): RawBuilder<boolean> {
  const today = siteDate(new Date(now));
  return sql<boolean>`(documents.hidden_at is null
    and exists (select 1 from ${filesOf} and ${isReady})
    and not exists (select 1 from ${filesOf} and document_files.people = 'some' and not exists (
      select 1 from appearances where appearances.document_file_id = document_files.id and ended_at is null))
    and not exists (select 1 from document_files
      join appearances on appearances.document_file_id = document_files.id
      join consents on consents.id = appearances.consent_id
      join subjects on subjects.id = consents.subject_id
      where document_files.document_id = documents.id and appearances.released_at is null and (
        subjects.withdrawn_at is not null or (appearances.ended_at is null and (
          consents.until < ${today} or ' ' || consents.uses || ' ' not like '% site %')))))`;
}

const current = sql<boolean>`document_files.version = (select max(version) from ${filesOf} and ${isReady})`;

const selectShown = (db: Database, now: string) =>
  db
    .selectFrom("documents")
    .innerJoin("document_files", "document_files.document_id", "documents.id")
    .where(isVisible(now))
    .where(isDocumentShown(now));

const selectPublic = (db: Database, now: string) =>
  selectShown(db, now)
    .select(["documents.id", "slug", "title", "kind", "year", "description"])
    .select(["document_files.version", "bytes"])
    .where(current);

/** Finds all public documents, the newest year first. @param now ISO 8601, UTC */
export const findDocuments = (db: Database, now: string): Promise<PublicDocument[]> =>
  selectPublic(db, now).orderBy("year", "desc").orderBy("documents.id", "desc").execute();

export const findDocument = (db: Database, slug: string, now: string): Promise<PublicDocument | undefined> =>
  selectPublic(db, now).where("slug", "=", slug).executeTakeFirst();

/** Finds the public versions of a document, newest first. */
export const findVersions = (db: Database, id: number, now: string) =>
  selectShown(db, now)
    .select(["document_files.version", "bytes", "document_files.created_at"])
    .where("documents.id", "=", id)
    .where(isReady)
    .orderBy("document_files.version", "desc")
    .execute();

/** Finds a public version's file. @param version undefined for the current one */
export function findFile(db: Database, slug: string, version: number | undefined, now: string) {
  const file = selectShown(db, now).select(["path", "bytes"]).where("slug", "=", slug).where(isReady);
  return (
    version === undefined ? file.where(current) : file.where("document_files.version", "=", version)
  ).executeTakeFirst();
}

/** Returns true if a document with this address is hidden because a person in it, or a request, closed it. */
export async function isClosed(db: Database, slug: string, now: string): Promise<boolean> {
  const row = db.selectFrom("documents").select("id").where("slug", "=", slug).where(isVisible(now));
  return (await row.where(({ not }) => not(isDocumentShown(now))).executeTakeFirst()) !== undefined;
}

export const hasReadyFile = async (db: Database, id: number): Promise<boolean> =>
  (await db
    .selectFrom("document_files")
    .select("id")
    .where("document_id", "=", id)
    .where(isReady)
    .executeTakeFirst()) !== undefined;

/** Finds the public page that had the address of the list before this release. @param now ISO 8601, UTC */
export const findMovedPage = (db: Database, now: string) =>
  db
    .selectFrom("pages")
    .select(["slug", "title"])
    .where("moved_from", "=", "documents")
    .where(isVisible(now))
    .executeTakeFirst();

/** Finds published documents that a consent closes. @param now ISO 8601, UTC */
export const findClosed = (db: Database, now: string) =>
  db
    .selectFrom("documents")
    .select(["id", "title"])
    .where(isVisible(now))
    .where("hidden_at", "is", null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("document_files").select("id").whereRef("document_id", "=", "documents.id").where(isReady)),
    )
    .where(({ not }) => not(isDocumentShown(now)))
    .orderBy("id")
    .execute();

/** Finds versions whose accounts and numbers wait for an admin, oldest first. */
export const findUncompared = (db: Database) =>
  db
    .selectFrom("document_files")
    .innerJoin("documents", "documents.id", "document_files.document_id")
    .select(["documents.id", "title", "document_files.created_at"])
    .where("money", "=", "found")
    .where("deleted_at", "is", null)
    .orderBy("document_files.id")
    .execute();
