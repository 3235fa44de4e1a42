import { staffDocuments as words } from "content/staff-documents.ts";
import { requireEditable } from "../../../cms/content-type.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { findClosingsAbout } from "../../../server/closings/closing-queries.server.ts";
import { lastWords } from "../../../server/closings/record-closing.server.ts";
import type { Actor, InTransaction, Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import type { ConsentAnswer } from "../../../values/consent-answer.ts";
import { findNamedConsents } from "../consent/find-named-consents.server.ts";
import { beginAppearances, endAppearancesOfDeleted, findEverHeard } from "../consent/noted-appearances.server.ts";
import { removeOwnerless } from "../photos/add-photo.server.ts";
import { abandonPaths, deleteFiles } from "../photos/delete-photo.server.ts";
import { documentType } from "./document.type.server.ts";
import { placeOfDocument } from "./document-facts.ts";
import * as store from "./document-file-queries.server.ts";
import { comparingMoneyOfDocument } from "./document-permissions.ts";
import { type ReadDocument, readAgain } from "./read-document.server.ts";

const reject = (sentence: string, status = 422) => new FormError(`${words.notYet} ${sentence}`, { status });

/** Returns the state of the question about money before any answer. */
function firstMoney({ textState, findings }: Pick<ReadDocument, "textState" | "findings">) {
  if (textState !== "read") return "asks";
  return findings.length > 0 ? "found" : "none";
}

/**
 * Adds a version. Visitors read the earlier one until the questions about this one are answered.
 * @param whenSaved runs in the transaction that stores a new version
 * @throws AppError notFound, adminsOnly; FormError for a file that a request hid, or that another document has;
 * StorageError
 */
export async function addDocumentFile(
  { ctx, member }: Actor,
  documentId: number | undefined,
  made: ReadDocument,
  whenSaved: (ctx: InTransaction, path: string) => Promise<void> = async () => {},
): Promise<void> {
  const path = await ctx.storage.put("documents", "pdf", made.bytes);
  try {
    await withTransaction(ctx, async (ctx, transaction) => {
      const { id } = await requireEditable(transaction, member, documentType, documentId);
      const known = await store.findFileAt(transaction, path);
      // The same form twice adds one version.
      if (known?.document_id === id) return;
      if (known !== undefined) throw reject(words.problems.elsewhere);
      await requireOpen(ctx, path);
      const [newest] = await store.findFilesOf(transaction, id);
      await store.insertFile(transaction, {
        document_id: id,
        version: (newest?.version ?? 0) + 1,
        path,
        bytes: made.bytes.byteLength,
        pages: made.pages,
        text_state: made.textState,
        findings: JSON.stringify(made.findings),
        people: null,
        money: firstMoney(made),
        money_by: null,
        money_by_id: null,
        added_by: member.name,
        added_by_id: member.id,
        created_at: ctx.clock.now().toISOString(),
      });
      await recordAuditEvent(ctx, transaction, member, { what: "document file added", subject: `document:${id}` });
      await whenSaved(ctx, path);
    });
  } finally {
    await removeOwnerless(ctx, [path]);
  }
}

/** @throws FormError for a file that a person asked to hide */
async function requireOpen(ctx: InTransaction, path: string): Promise<void> {
  const [last] = lastWords(await findClosingsAbout(ctx.db, "document", [placeOfDocument(path)])).values();
  if (last !== undefined && last.is_release === 0) throw reject(words.problems.closed, 409);
}

/** Finds a version that the member may change. @throws AppError notFound, adminsOnly; FormError if it was deleted */
async function requireFile(
  ctx: InTransaction,
  member: Actor["member"],
  documentId: number | undefined,
  version: number,
) {
  const { id } = await requireEditable(ctx.db, member, documentType, documentId);
  const file = (await store.findFilesOf(ctx.db, id)).find((file) => file.version === version);
  if (file === undefined) throw reject(words.problems.gone, 409);
  return file;
}

async function recordChange(
  ctx: InTransaction,
  member: Actor["member"],
  documentId: number,
  what: string,
  after: object,
) {
  await store.queueForSearch(ctx.db, [documentId]);
  await recordAuditEvent(ctx, ctx.db, member, { what, subject: `document:${documentId}`, after });
}

export interface DocumentAnswer {
  people: "none" | "some";
  /** Answer for a person without a consent. */
  answer: ConsentAnswer | undefined;
  codes: string[];
  /** True if the file shows an account or number for money; undefined without an answer. */
  showsMoney: boolean | undefined;
}

/** Stores the answers about a version, with the consents of its people. @throws AppError notFound; FormError */
export async function answerDocument(
  { ctx, member }: Actor,
  documentId: number | undefined,
  version: number,
  said: DocumentAnswer,
): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const file = await requireFile(ctx, member, documentId, version);
    // The form asks if the text was not read.
    if (file.money === "asks" && said.showsMoney === undefined)
      throw new FormError(`${words.notYet} ${words.problems.money}`, { errors: { money: words.problems.money } });
    if (said.people === "some") await namePeople(ctx, member, file, said);
    else await requireNobody(ctx, file.path);
    const money = file.money === "asks" ? (said.showsMoney ? "found" : "none") : file.money;
    await store.updateFile(ctx.db, file.id, { people: said.people, money });
    await recordChange(ctx, member, file.document_id, "document answered", { version, people: said.people, money });
  });
}

/** @throws FormError for a file in which a person was ever named */
async function requireNobody({ db }: InTransaction, path: string): Promise<void> {
  const people = await findEverHeard(db, path);
  if (people === "stranger" || people.length > 0) throw reject(words.problems.peopleKnown, 409);
}

async function namePeople(
  ctx: InTransaction,
  member: Actor["member"],
  file: store.DocumentFileRow,
  said: DocumentAnswer,
) {
  const known = (await store.findPeopleOf(ctx.db, [file.id])).get(file.id) ?? [];
  const about = { path: file.path, known, stranger: words.problems.stranger };
  const consents = await findNamedConsents(ctx, member, about, said);
  const thing = { document_file_id: file.id };
  await beginAppearances(ctx, thing, placeOfDocument(file.path), { consents, by: member.name });
}

/**
 * Records that an admin compared the accounts and numbers in a version.
 * @throws AppError adminsOnly, notFound; FormError; Response that redirects to the page for the password
 */
export async function compareMoney(sender: Sender, documentId: number | undefined, version: number): Promise<void> {
  const { ctx, member } = sender;
  requireAct(sender, comparingMoneyOfDocument, `/admin/document/${documentId}/files`);
  await withTransaction(ctx, async (ctx) => {
    const file = await requireFile(ctx, member, documentId, version);
    if (file.money === "agreed" || file.money === "none") return;
    if (file.money !== "found") throw reject(words.problems.gone, 409);
    if (!(await ctx.childProtection.areTwoPeople(ctx, file.added_by_id, member.id)))
      throw reject(words.problems.samePerson, 409);
    const by = { money: "agreed" as const, money_by: member.name, money_by_id: member.id };
    await store.updateFile(ctx.db, file.id, by);
    await recordChange(ctx, member, file.document_id, "document compared", { version });
  });
}

/**
 * Reads a version's text again, after numbers in it were allowed.
 * @returns false if something in it still waits for an admin
 * @throws AppError notFound; FormError; StorageError
 */
export async function checkAgain({ ctx, member }: Actor, documentId: number | undefined, version: number) {
  const before = await withTransaction(ctx, (ctx) => requireFile(ctx, member, documentId, version));
  const read = await readAgain(ctx, before.path);
  if (read === "away") throw reject(words.problems.busy, 503);
  return withTransaction(ctx, async (ctx) => {
    const file = await requireFile(ctx, member, documentId, version);
    // An answer of a person about a scan stays.
    if (file.money !== "found" || file.text_state !== "read") return file.money !== "found";
    const money = firstMoney(read);
    await store.updateFile(ctx.db, file.id, {
      money,
      text_state: read.textState,
      findings: JSON.stringify(read.findings),
    });
    await recordChange(ctx, member, file.document_id, "document checked", { version, money });
    return money === "none";
  });
}

/** Deletes a version. The people in it stay stored. @throws AppError notFound; FormError */
export async function deleteDocumentFile({ ctx, member }: Actor, documentId: number | undefined, version: number) {
  const paths = await withTransaction(ctx, async (ctx) => {
    const { document_id } = await requireFile(ctx, member, documentId, version);
    const gone = await deleteAll(ctx, document_id, member.name, version);
    await recordChange(ctx, member, document_id, "document file deleted", { version });
    return gone;
  });
  await deleteFiles(ctx, paths);
}

/** Deletes a version that an import brought, unless staff answered about it. A job removes the file. */
export async function removeImportedFile(ctx: InTransaction, path: string): Promise<void> {
  const file = await store.findFileAt(ctx.db, path);
  if (file !== undefined && file.people === null) await deleteAll(ctx, file.document_id, null, file.version);
}

/** Deletes the files of a document that is deleted for good. @param subject such as `document:12` */
export async function deleteFilesOf(ctx: InTransaction, subject: string): Promise<void> {
  const id = /^document:(\d+)$/.exec(subject)?.[1];
  if (id !== undefined) await deleteAll(ctx, Number(id), null);
}

/** @returns paths of the abandoned files */
async function deleteAll(
  ctx: InTransaction,
  documentId: number,
  by: string | null,
  version?: number,
): Promise<string[]> {
  const gone = await store.deleteFiles(ctx.db, documentId, version);
  for (const { id } of gone) await endAppearancesOfDeleted(ctx, { document_file_id: id }, by);
  const paths = gone.map(({ path }) => path);
  await abandonPaths(ctx.db, paths);
  return paths;
}
