import * as v from "valibot";
import { recordAuditEvent } from "../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../server/auth/auth.ts";
import type { Actor, InTransaction } from "../server/context.server.ts";
import { withTransaction } from "../server/db/with-transaction.ts";
import { AppError } from "../server/http/errors.ts";
import { sendKey } from "../server/http/repeated-sends.server.ts";
import type { FormValues } from "../staff-kit/local-draft.ts";
import type { Conflict } from "../values/staff-form-result.ts";
import * as store from "./content-queries.server.ts";
import {
  type ContentType,
  contentErrors,
  requireEditable,
  requireVersion,
  requireWrite,
} from "./content-type.server.ts";
import { itemOf } from "./define-content-type.server.ts";
import { removeDraft } from "./drafts/drafts.server.ts";
import type { PublishingFields } from "./publishing-schema.ts";
import {
  allColumns,
  attach,
  change,
  isStored,
  noteStored,
  protect,
  readLists,
  recordStored,
  recordUnchosen,
} from "./store-content.server.ts";
import { mergeContent } from "./versions/merge-content.server.ts";
import { readPublishing, readVersion } from "./versions/record-version.server.ts";

const firstVersion = 1;

interface Saved {
  id: number;
  notes: string[];
  conflict?: Conflict;
}

interface CreateOptions {
  formValues?: FormValues;
  /** True for text that was public before, which needs no questions. */
  isImport?: boolean;
  /** Values that differ from those of a new item. */
  columns?: object;
}

/**
 * Creates an item, once per idempotency key.
 * @throws AppError adminsOnly; FormError for photos or risky words
 */
export const createContent = <Fields extends PublishingFields>(
  { ctx, member }: Actor,
  type: ContentType<store.ContentTable, Fields>,
  fields: Fields,
  options: CreateOptions = {},
): Promise<Saved> => withTransaction(ctx, (ctx) => createInTransaction(ctx, member, type, fields, options));

/** Does the work of `createContent` for a command that creates several items. */
export async function createInTransaction<Fields extends PublishingFields>(
  ctx: InTransaction,
  member: StaffMember,
  type: ContentType<store.ContentTable, Fields>,
  fields: Fields,
  { formValues = {}, isImport = false, columns = {} }: CreateOptions = {},
): Promise<Saved> {
  requireWrite(type, member);
  const key = sendKey(member, fields.idempotencyKey);
  const before = key === null ? undefined : await store.findIdByIdempotencyKey(ctx.db, type.table, key);
  // The same form again, from a stale page or another device: later text changes the item.
  const opened = fields.version === 0 ? firstVersion : fields.version;
  if (before !== undefined) return changeRow(ctx, member, type as ContentType, before, { fields, formValues, opened });
  const first = await type.firstColumns?.(ctx.db, fields, member);
  const row = { ...allColumns(ctx, type, fields), ...first, ...columns, idempotency_key: key };
  const id = await store.insertRow(ctx.db, type.table, row);
  await removeDraft({ ctx, member }, `${type.noun}:new`);
  const notes = await attach(ctx, member, type, {
    id,
    status: fields.status,
    formValues,
    texts: readLists(type, fields),
    stored: [],
  });
  if (!isImport) await protect(ctx, member, type as ContentType, id, { fields, formValues });
  await noteStored(ctx, type as ContentType, undefined, id);
  await recordStored(ctx, member, type, id, fields.status === "published" ? "published" : "saved");
  const began = isImport && fields.status === "draft" ? "brought" : "created";
  const what = `${type.noun} ${began} as ${fields.status}`;
  await recordAuditEvent(ctx, ctx.db, member, { what, subject: `${type.noun}:${id}` });
  return { id, notes };
}

/**
 * Updates an item, and merges newer changes of other people. A conflict changes nothing, and stores the form as a
 * version.
 * @throws AppError notFound, adminsOnly, notYours; FormError
 */
export async function changeContent(
  { ctx, member }: Actor,
  type: ContentType,
  id: number | undefined,
  fields: PublishingFields,
  formValues: FormValues,
): Promise<Saved> {
  return withTransaction(ctx, (ctx) =>
    changeRow(ctx, member, type, id, { fields, formValues, opened: fields.version }),
  );
}

interface SentFields {
  fields: PublishingFields;
  formValues: FormValues;
  opened: number;
}

async function changeRow(
  ctx: InTransaction,
  member: StaffMember,
  type: ContentType,
  id: number | undefined,
  { fields: sent, formValues, opened }: SentFields,
): Promise<Saved> {
  const row = await requireEditable(ctx.db, member, type, id);
  if (isStored(ctx, type, row, sent)) return { id: row.id, notes: [] };
  const fields = { ...sent, version: opened };
  const isStale = fields.version !== row.version;
  const merged = isStale ? await mergeContent(ctx, type, row, fields, formValues) : { fields, formValues };
  if (merged.conflict) {
    const version = await recordUnchosen(ctx, member, type, row, fields);
    return { id: row.id, notes: [], conflict: { ...merged.conflict, version } };
  }
  const notes = await change(ctx, member, type, row, { ...merged, ...(isStale && { origin: "merged" }) });
  await removeDraft({ ctx, member }, `${type.noun}:${row.id}`);
  return { id: row.id, notes: isStale ? [type.words.merged, ...notes] : notes };
}

/**
 * Publishes an item as stored; a second call does nothing.
 * @param seen expected version; undefined accepts any
 * @throws AppError notFound, adminsOnly, notYours, notReady; FormError
 */
export async function publishContent({ ctx, member }: Actor, type: ContentType, id: number | undefined, seen?: number) {
  return withTransaction(ctx, async (ctx, transaction) => {
    const row = await requireEditable(transaction, member, type, id);
    requireVersion(row, seen);
    if (row.status === "published") return [];
    const stored = { ...itemOf(type, row), ...readPublishing(row), status: "published", publishAt: "" };
    const fields = v.safeParse(type.schema, stored);
    if (!fields.success) throw new AppError(contentErrors.notReady);
    return change(ctx, member, type, row, { fields: fields.output });
  });
}

/**
 * Restores an earlier version without changing the status.
 * @throws as `changeContent`; oldVersion if the schema has changed
 */
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
    const fields = v.safeParse(type.schema, { ...values, ...readPublishing(row) });
    if (!fields.success) throw new AppError(contentErrors.oldVersion);
    await change(ctx, member, type, row, { fields: fields.output, origin: "restored", isTextOnly: true });
  });
}
