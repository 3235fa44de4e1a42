import * as v from "valibot";
import { recordAuditEvent } from "../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../server/auth/auth.ts";
import type { Actor, InTransaction } from "../server/context.server.ts";
import { withTransaction } from "../server/db/with-transaction.ts";
import { AppError } from "../server/http/errors.ts";
import { FormError } from "../server/http/handle-form.server.ts";
import { fromLagosTime } from "../values/lagos-time.ts";
import type { Conflict } from "../values/staff-form-result.ts";
import * as store from "./content-queries.server.ts";
import {
  type AttachOptions,
  type ContentType,
  contentErrors,
  requireEditable,
  requireWrite,
} from "./content-type.server.ts";
import { columnsOf, itemOf } from "./define-content-type.server.ts";
import { removeDraft } from "./drafts.server.ts";
import type { PublishingFields } from "./publishing-schema.ts";
import { mergeContent, valuesOfForm } from "./versions/merge-content.server.ts";
import {
  type Origin,
  publishingOf,
  readVersion,
  recordUnkept,
  recordVersion,
} from "./versions/record-version.server.ts";

type Row = store.RowOf<store.ContentTable>;
type Attaching = Pick<ContentType, "attach" | "words">;
type FormValues = Record<string, string[]>;

/** What a save did. */
interface Saved {
  id: number;
  /** For the status message. */
  notes: string[];
  conflict?: Conflict;
}

/** Creates an item, once per idempotency key. @throws AppError adminsOnly; FormError for its photos */
export async function createContent<Fields extends PublishingFields>(
  { ctx, member }: Actor,
  type: ContentType<store.ContentTable, Fields>,
  fields: Fields,
  formValues: FormValues = {},
): Promise<Saved> {
  requireWrite(type, member);
  return withTransaction(ctx, async (ctx, transaction) => {
    const key = fields.idempotencyKey === "" ? null : `${member.id} ${fields.idempotencyKey}`;
    const before = key === null ? undefined : await store.findIdByIdempotencyKey(transaction, type.table, key);
    if (before !== undefined) return { id: before, notes: [] };
    const first = await type.firstColumns?.(transaction, fields, member);
    const columns = { ...allColumns(ctx, type, fields), ...first, idempotency_key: key };
    const id = await store.insertRow(transaction, type.table, columns);
    await removeDraft({ ctx, member }, `${type.noun}:new`);
    const notes = await attach(ctx, member, type, { id, status: fields.status, formValues });
    await recordStored(ctx, member, type, id, fields.status === "published" ? "published" : "saved");
    const what = `${type.noun} created as ${fields.status}`;
    await recordAuditEvent(ctx, transaction, member, { what, subject: `${type.noun}:${id}` });
    return { id, notes };
  });
}

/**
 * Updates an item. What another person saved since the form was opened is merged; where both wrote, nothing changes, and
 * the form is kept as a version. @throws AppError notFound, adminsOnly, notYours; FormError
 */
export async function changeContent(
  { ctx, member }: Actor,
  type: ContentType,
  id: number | undefined,
  fields: PublishingFields,
  formValues: FormValues,
): Promise<Saved> {
  return withTransaction(ctx, async (ctx, transaction) => {
    const row = await requireEditable(transaction, member, type, id);
    if (isStored(ctx, type, row, fields)) return { id: row.id, notes: [] };
    const isStale = fields.version !== row.version;
    const merged = isStale ? await mergeContent(ctx, type, row, fields, formValues) : { fields, formValues };
    if (merged.conflict) {
      const version = await recordUnchosen(ctx, member, type, row, fields);
      return { id: row.id, notes: [], conflict: { ...merged.conflict, version } };
    }
    const notes = await change(ctx, member, type, row, { ...merged, ...(isStale && { origin: "merged" }) });
    await removeDraft({ ctx, member }, `${type.noun}:${row.id}`);
    return { id: row.id, notes: isStale ? [type.words.merged, ...notes] : notes };
  });
}

/** A retry: its content is stored already. */
function isStored(ctx: InTransaction, type: ContentType, row: Row, fields: PublishingFields): boolean {
  const now = new Map<string, unknown>(Object.entries(row));
  const columns = Object.entries(allColumns(ctx, type, fields, row));
  return fields.version < row.version && columns.every(([name, value]) => now.get(name) === value);
}

/** Keeps a form that conflicts, once. The item's content stays. @returns the item's version */
async function recordUnchosen(
  ctx: InTransaction,
  member: StaffMember,
  type: ContentType,
  row: Row,
  fields: PublishingFields,
) {
  const content = { values: valuesOfForm(type, fields) };
  const latest = (await store.findVersions(ctx.db, `${type.noun}:${row.id}`))[0];
  const isKept =
    latest?.origin === "unchosen" && JSON.stringify(readVersion(type, latest.content)) === JSON.stringify(content);
  if (isKept) return row.version;
  await recordUnkept(ctx, member, type, row);
  await store.updateRow(ctx.db, type.table, row, {});
  const version = row.version + 1;
  await recordVersion(ctx, member, type, { ...row, version }, "unchosen", content);
  return version;
}

/** Keeps a version of what is stored now. */
async function recordStored(ctx: InTransaction, member: StaffMember, type: ContentType, id: number, origin: Origin) {
  const row = await store.findRow(ctx.db, type.table, id);
  if (row) await recordVersion(ctx, member, type, row, origin);
}

/** Publishes an item as it is stored; idempotent. @throws AppError notFound, adminsOnly, notYours, notReady; FormError */
export async function publishContent({ ctx, member }: Actor, type: ContentType, id: number | undefined) {
  return withTransaction(ctx, async (ctx, transaction) => {
    const row = await requireEditable(transaction, member, type, id);
    if (row.status === "published") return [];
    const stored = { ...itemOf(type, row), ...publishingOf(row), status: "published", publishAt: "" };
    const fields = v.safeParse(type.schema, stored);
    if (!fields.success) throw new AppError(contentErrors.notReady);
    return change(ctx, member, type, row, { fields: fields.output });
  });
}

/** @returns notes @throws FormError when the photos forbid saving */
async function attach(
  ctx: InTransaction,
  member: StaffMember,
  type: Attaching,
  about: AttachOptions,
): Promise<string[]> {
  const answer = await type.attach?.(ctx, member, about);
  if (answer === undefined) return [];
  if ("note" in answer) return [answer.note];
  throw new FormError(`${type.words.notYet} ${answer.message}`, { errors: answer.errors });
}

/** Restores an earlier version; the status stays. @throws as `changeContent`; oldVersion for today's schema */
export async function restoreContent(
  { ctx, member }: Actor,
  type: ContentType,
  id: number | undefined,
  version: number,
) {
  await withTransaction(ctx, async (ctx, transaction) => {
    const row = await requireEditable(transaction, member, type, id);
    const kept = await store.findVersion(transaction, `${type.noun}:${row.id}`, version);
    if (kept === undefined) throw new AppError("notFound");
    const { values } = readVersion(type, kept.content);
    const fields = v.safeParse(type.schema, { ...values, ...publishingOf(row) });
    if (!fields.success) throw new AppError(contentErrors.oldVersion);
    await change(ctx, member, type, row, { fields: fields.output, origin: "restored", isTextOnly: true });
  });
}

interface Change {
  fields: PublishingFields;
  /** Undefined leaves the photos as they are. */
  formValues?: FormValues;
  /** Default: saved, or published when it was not before. */
  origin?: Origin;
  /** The photos are not even checked. */
  isTextOnly?: boolean;
}

/** Stores content and photos, and keeps a version. @returns notes */
async function change(
  ctx: InTransaction,
  member: StaffMember,
  type: ContentType,
  row: Row,
  about: Change,
): Promise<string[]> {
  const { fields, formValues, isTextOnly } = about;
  const { id } = row;
  await recordUnkept(ctx, member, type, row);
  if (!(await store.updateRow(ctx.db, type.table, row, allColumns(ctx, type, fields, row))))
    throw new Error("The item changed inside the transaction that read it.");
  const subject = `${type.noun}:${id}`;
  await recordAuditEvent(ctx, ctx.db, member, { what: `${type.noun} saved as ${fields.status}`, subject });
  const attached = { id, status: fields.status, ...(formValues && { formValues }) };
  const notes = isTextOnly ? [] : await attach(ctx, member, type, attached);
  const isNew = fields.status === "published" && row.status !== "published";
  await recordStored(ctx, member, type, id, isNew ? "published" : (about.origin ?? "saved"));
  return notes;
}

function allColumns<Fields extends PublishingFields>(
  ctx: InTransaction,
  type: ContentType<store.ContentTable, Fields>,
  fields: Fields,
  before?: Row,
): store.ColumnsOf<store.ContentTable> {
  const { status, publishAt } = fields;
  const publish_at = status === "scheduled" ? (fromLagosTime(publishAt) ?? null) : null;
  const beside = type.columnsBeside?.(fields, { now: ctx.clock.now(), before });
  return { ...columnsOf(type.fields, fields), ...beside, status, publish_at };
}
