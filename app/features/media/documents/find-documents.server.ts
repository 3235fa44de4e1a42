import type { staffDocuments as words } from "content/staff-documents.ts";
import { requireEditable, stateOf } from "../../../cms/content-type.server.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { siteDate } from "../../../values/dates.ts";
import { stateOfConsent } from "../consent/find-consents.server.ts";
import { canHideRequested } from "../consent/photo-request-permissions.ts";
import { documentType } from "./document.type.server.ts";
import { documentKinds, type PublicDocument } from "./document-facts.ts";
import { findDocumentById, findDocumentsOfConsent, findFilesOf, findPeopleOf } from "./document-file-queries.server.ts";
import { canCompareMoney } from "./document-permissions.ts";
import * as store from "./document-queries.server.ts";
import type { Finding } from "./read-document.server.ts";

const nowOf = ({ clock }: Pick<AppContext, "clock">) => clock.now().toISOString();

type Ctx = Pick<AppContext, "db" | "clock">;

/** Lists the public documents: by year, then by kind. */
export async function listDocuments(ctx: Ctx): Promise<PublicDocument[]> {
  const found = await store.findDocuments(ctx.db, nowOf(ctx));
  const rank = ({ kind }: PublicDocument) => documentKinds.indexOf(kind);
  return found.toSorted((a, b) => b.year - a.year || rank(a) - rank(b) || b.id - a.id);
}

const named = (all: PublicDocument[]): PublicDocument[] =>
  (["report", "certificate"] as const).flatMap((kind) => all.find((one) => one.kind === kind) ?? []);

/** Finds the newest annual report and the newest certificate, which the page about us names. */
export const findNamedDocuments = async (ctx: Ctx): Promise<PublicDocument[]> => named(await listDocuments(ctx));

/** Finds the links of the footer; undefined without a document. */
export async function findFooterDocuments(ctx: Ctx): Promise<{ slug: string; title: string }[] | undefined> {
  const all = await listDocuments(ctx);
  return all.length === 0 ? undefined : named(all).map(({ slug, title }) => ({ slug, title }));
}

/** Finds the addresses that the editor proposes for links. */
export const listDocumentLinks = async (ctx: Ctx) =>
  (await listDocuments(ctx)).map(({ slug, title }) => ({ label: title, address: `/documents/${slug}` }));

export const findMovedPage = (ctx: Ctx) => store.findMovedPage(ctx.db, nowOf(ctx));

/** Finds a public document with its earlier versions. @throws AppError notFound */
export async function requireDocument(ctx: Ctx, slug: string) {
  const document = await store.findDocument(ctx.db, slug, nowOf(ctx));
  if (document === undefined) throw new AppError("notFound");
  const versions = await store.findVersions(ctx.db, document.id, nowOf(ctx));
  return { document, earlier: versions.filter(({ version }) => version !== document.version) };
}

/** Finds a public version's file. @param version undefined for the current one @returns "closed" for a hidden document */
export async function findPublicFile(ctx: Ctx, slug: string, version: number | undefined) {
  const file = await store.findFile(ctx.db, slug, version, nowOf(ctx));
  if (file !== undefined) return file;
  return (await store.isClosed(ctx.db, slug, nowOf(ctx))) ? "closed" : undefined;
}

/** Finds all files of a document, for the archive of the site: none that a person in it, or a request, closed. */
export async function findOpenFiles({ db }: Pick<Ctx, "db">, id: number): Promise<{ version: number; path: string }[]> {
  const row = await findDocumentById(db, id);
  if (row === undefined || row.hidden_at !== null) return [];
  const files = await findFilesOf(db, id);
  const people = await findPeopleOf(
    db,
    files.map((file) => file.id),
  );
  return files.filter((file) => (people.get(file.id) ?? []).every(({ withdrawn_at }) => withdrawn_at === null));
}

/**
 * Finds a version's file for staff. No member reads it after a withdrawal; after a request, only members who decide.
 * @returns "closed" for a file that the member may not read
 * @throws AppError notFound, adminsOnly
 */
export async function findStaffFile({ ctx, member }: Actor, id: number | undefined, version: number) {
  const row = await requireEditable(ctx.db, member, documentType, id);
  const file = (await findFilesOf(ctx.db, row.id)).find((file) => file.version === version);
  if (file === undefined) return undefined;
  const people = (await findPeopleOf(ctx.db, [file.id])).get(file.id) ?? [];
  const isRequested = row.hidden_at !== null && !canHideRequested(member);
  if (isRequested || people.some(({ withdrawn_at }) => withdrawn_at !== null)) return "closed";
  return { path: file.path, bytes: file.bytes, name: `${row.slug}-${version}` };
}

/** Finds a public document. @returns undefined for others */
export const findPublicDocument = (ctx: Ctx, slug: string) => store.findDocument(ctx.db, slug, nowOf(ctx));

/** Finds documents with the person of a consent. */
export const findShownIn = ({ db }: Pick<AppContext, "db">, consentId: number) => findDocumentsOfConsent(db, consentId);

export type StaffDocumentFile = Awaited<ReturnType<typeof openDocument>>["files"][number];

/** Finds a document's versions for staff. @throws AppError notFound, adminsOnly */
export async function openDocument({ ctx, member }: Actor, id: number | undefined) {
  const row = await requireEditable(ctx.db, member, documentType, id);
  const files = await findFilesOf(ctx.db, row.id);
  const people = await findPeopleOf(
    ctx.db,
    files.map(({ id }) => id),
  );
  const today = siteDate(ctx.clock.now());
  const shown = await store.findDocument(ctx.db, row.slug, nowOf(ctx));
  return {
    id: row.id,
    title: row.title,
    path: shown && documentType.listed(row).publicPath,
    state: shown !== undefined ? ("shown" as const) : whyHidden(row, files, nowOf(ctx)),
    canCompare: canCompareMoney(member),
    files: files.map((file) => ({
      version: file.version,
      bytes: file.bytes,
      pages: file.pages,
      textState: file.text_state,
      people: file.people,
      money: file.money,
      comparedBy: file.money_by,
      addedBy: file.added_by,
      addedOn: siteDate(new Date(file.created_at)),
      isCurrent: file.version === shown?.version,
      findings: JSON.parse(file.findings) as Finding[],
      consents: (people.get(file.id) ?? []).map((person) => ({
        id: person.id,
        code: person.code,
        state: stateOfConsent(person, today),
      })),
    })),
  };
}

type Row = Awaited<ReturnType<typeof requireEditable<"documents">>>;

/** Returns why visitors do not see a document. */
function whyHidden(row: Row, files: Awaited<ReturnType<typeof findFilesOf>>, now: string): keyof typeof words.states {
  if (row.hidden_at !== null) return "hidden";
  if (files.length === 0) return "empty";
  if (!files.some(({ people, money }) => people !== null && (money === "none" || money === "agreed")))
    return "unanswered";
  return stateOf(row, now) === "published" ? "closed" : "draft";
}
