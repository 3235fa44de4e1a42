import * as v from "valibot";
import { recordAuditEvent } from "../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../server/auth/auth.ts";
import type { Actor, InTransaction } from "../server/context.server.ts";
import { withTransaction } from "../server/db/with-transaction.ts";
import { AppError } from "../server/http/errors.ts";
import { FormError } from "../server/http/handle-form.server.ts";
import { fromLagosTime, toLagosTime } from "../values/lagos-time.ts";
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

type Row = store.RowOf<store.ContentTable>;
type Attaching = Pick<ContentType, "attach" | "words">;
type FormValues = Record<string, string[]>;

/** Creates an item, once per idempotency key. @returns its id @throws AppError adminsOnly; FormError for its photos */
export async function createContent<Fields extends PublishingFields>(
  { ctx, member }: Actor,
  type: ContentType<store.ContentTable, Fields>,
  fields: Fields,
  formValues: FormValues = {},
): Promise<number> {
  requireWrite(type, member);
  return withTransaction(ctx, async (ctx, transaction) => {
    const key = fields.idempotencyKey === "" ? null : `${member.id} ${fields.idempotencyKey}`;
    const before = key === null ? undefined : await store.findIdByIdempotencyKey(transaction, type.table, key);
    if (before !== undefined) return before;
    const first = await type.firstColumns?.(transaction, fields, member);
    const columns = { ...allColumns(ctx, type, fields), ...first, idempotency_key: key };
    const id = await store.insertRow(transaction, type.table, columns);
    await removeDraft({ ctx, member }, `${type.noun}:new`);
    await attach(ctx, member, type, { id, status: fields.status, formValues });
    const what = `${type.noun} created as ${fields.status}`;
    await recordAuditEvent(ctx, transaction, member, { what, subject: `${type.noun}:${id}` });
    return id;
  });
}

/** Updates an item. @returns the newer row on a conflict @throws AppError notFound, adminsOnly, notYours; FormError */
export async function changeContent(
  { ctx, member }: Actor,
  type: ContentType,
  id: number | undefined,
  fields: PublishingFields,
  formValues: FormValues,
): Promise<Row | undefined> {
  return withTransaction(ctx, async (ctx, transaction) => {
    const row = await requireEditable(transaction, member, type, id);
    const newer = await change(ctx, member, type, row, fields);
    if (!newer) await attach(ctx, member, type, { id: row.id, status: fields.status, formValues });
    if (!newer) await removeDraft({ ctx, member }, `${type.noun}:${row.id}`);
    return newer;
  });
}

/** Publishes an item as it is stored; idempotent. @throws AppError notFound, adminsOnly, notYours, notReady; FormError */
export async function publishContent({ ctx, member }: Actor, type: ContentType, id: number | undefined) {
  await withTransaction(ctx, async (ctx, transaction) => {
    const row = await requireEditable(transaction, member, type, id);
    if (row.status === "published") return;
    const stored = { ...itemOf(type, row), ...publishingOf(row), status: "published", publishAt: "" };
    const fields = v.safeParse(type.schema, stored);
    if (!fields.success) throw new AppError(contentErrors.notReady);
    await change(ctx, member, type, row, fields.output);
    await attach(ctx, member, type, { id: row.id, status: "published" });
  });
}

/** @throws FormError when the photos forbid saving */
async function attach(ctx: InTransaction, member: StaffMember, type: Attaching, about: AttachOptions): Promise<void> {
  const refusal = await type.attach?.(ctx, member, about);
  if (refusal !== undefined) throw new FormError(`${type.words.notYet} ${refusal.message}`, { errors: refusal.errors });
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
    const fields = v.safeParse(type.schema, { ...(JSON.parse(kept.content) as object), ...publishingOf(row) });
    if (!fields.success) throw new AppError(contentErrors.oldVersion);
    await change(ctx, member, type, row, fields.output);
  });
}

export function publishingOf({ status, publish_at, version }: Pick<Row, "status" | "publish_at" | "version">) {
  return { status, publishAt: publish_at === null ? "" : toLagosTime(publish_at), version: String(version) };
}

/** @returns the row if it is newer than the form */
async function change(
  ctx: InTransaction,
  member: StaffMember,
  type: ContentType,
  row: Row,
  fields: PublishingFields,
): Promise<Row | undefined> {
  const columns = allColumns(ctx, type, fields, row);
  const now = new Map<string, unknown>(Object.entries(row));
  const isSame = Object.entries(columns).every(([name, value]) => now.get(name) === value);
  // A retry: already stored.
  if (fields.version < row.version && isSame) return undefined;
  const { id, version } = row;
  if (!(await store.updateRow(ctx.db, type.table, { id, version: fields.version }, columns))) return row;
  const subject = `${type.noun}:${id}`;
  const saved = { saved_at: ctx.clock.now().toISOString(), saved_by: member.name };
  await store.insertVersion(ctx.db, { subject, version, ...saved, content: JSON.stringify(itemOf(type, row)) });
  await recordAuditEvent(ctx, ctx.db, member, { what: `${type.noun} saved as ${fields.status}`, subject });
  return undefined;
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
