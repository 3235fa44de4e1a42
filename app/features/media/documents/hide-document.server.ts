import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { recordClosing } from "../../../server/closings/record-closing.server.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { placeOfDocument } from "./document-facts.ts";
import * as store from "./document-file-queries.server.ts";

type By = Pick<StaffMember, "id" | "name">;

/** Value in the closing of a photo or document that was hidden because a restore lost a person in it. */
export const stranger = "stranger";

const pathOf = (place: string): string => place.slice(placeOfDocument("").length);

async function closingsOf(ctx: InTransaction, id: number) {
  const files = await store.findFilesOf(ctx.db, id);
  return files.map(({ path }) => ({ kind: "document" as const, key: placeOfDocument(path) }));
}

/** Hides all versions of a document. @returns false for an unknown document */
export async function hideDocument(ctx: InTransaction, by: By, id: number): Promise<boolean> {
  const row = await store.findDocumentById(ctx.db, id);
  if (row === undefined) return false;
  if (row.hidden_at !== null) return true;
  await store.setHidden(ctx.db, id, ctx.clock.now().toISOString());
  await recordClosing(ctx, ...(await closingsOf(ctx, id)));
  await recordAuditEvent(ctx, ctx.db, by, { what: "document hidden", subject: `document:${id}` });
  return true;
}

/** Shows a hidden document again, if its people allow it. @returns false for an unknown document */
export async function showDocument(ctx: InTransaction, by: By, id: number): Promise<boolean> {
  const row = await store.findDocumentById(ctx.db, id);
  if (row === undefined) return false;
  if (row.hidden_at === null) return true;
  await store.setHidden(ctx.db, id, null);
  await recordClosing(ctx, ...(await closingsOf(ctx, id)).map((closing) => ({ ...closing, isRelease: true })));
  await recordAuditEvent(ctx, ctx.db, by, { what: "document shown again", subject: `document:${id}` });
  return true;
}

const findAt = (ctx: InTransaction, place: string) => store.findFileAt(ctx.db, pathOf(place));

/** Finds a version by its key in closings. */
export const findDocumentFileAt = async (ctx: InTransaction, place: string): Promise<number | undefined> =>
  (await findAt(ctx, place))?.id;

/** Finds a document by the key of one of its versions. */
export const findDocumentAt = async (ctx: InTransaction, place: string): Promise<number | undefined> =>
  (await findAt(ctx, place))?.document_id;

/**
 * Hides the document with this version, during a restore.
 * @param isStranger true to note that a person in it is unknown here
 */
export async function hideDocumentAt(ctx: InTransaction, place: string, at: string, isStranger = true): Promise<void> {
  const id = await findDocumentAt(ctx, place);
  if (id === undefined || (await store.findDocumentById(ctx.db, id))?.hidden_at !== null) return;
  await store.setHidden(ctx.db, id, at);
  if (isStranger) await recordClosing(ctx, { kind: "document", key: place, value: stranger });
}

/** Shows the document with this version if it was hidden before a moment, during a restore. */
export async function showDocumentAt(ctx: InTransaction, place: string, at: string): Promise<void> {
  const id = await findDocumentAt(ctx, place);
  if (id === undefined) return;
  const hidden = (await store.findDocumentById(ctx.db, id))?.hidden_at ?? null;
  if (hidden !== null && hidden <= at) await store.setHidden(ctx.db, id, null);
}

/** Returns the key of a document's newest version; undefined without a file. */
export async function findPlaceOfDocument(ctx: InTransaction, id: number): Promise<string | undefined> {
  const [newest] = await store.findFilesOf(ctx.db, id);
  return newest && placeOfDocument(newest.path);
}

/** Queues the documents of a person for the public search, which hides them until they are indexed again. */
export const queueDocumentsOf = ({ db }: InTransaction, subjectId: number): Promise<void> =>
  store.queueDocumentsOfSubject(db, subjectId);

type Ctx = Pick<AppContext, "db">;

export const listHidden = ({ db }: Ctx) => store.findHidden(db, 50);

export const listTitles = ({ db }: Ctx, ids: number[]) => store.findTitles(db, ids);
