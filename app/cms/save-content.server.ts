import * as v from "valibot";
import { recordAuditEvent } from "../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../server/auth/auth.ts";
import type { AppContext } from "../server/context.server.ts";
import { type OpenTransaction, withTransaction } from "../server/db/with-transaction.ts";
import { AppError } from "../server/http/errors.ts";
import { fromLagosTime, toLagosTime } from "../values/lagos-time.ts";
import { contentErrors } from "./content-errors.ts";
import {
  type ColumnsOf,
  type ContentTable,
  findIdByIdempotencyKey,
  insertRow,
  type RowOf,
  updateRow,
} from "./content-queries.server.ts";
import {
  type AttachOptions,
  type ContentType,
  PhotosRejected,
  requireEditable,
  requireWrite,
} from "./content-type.server.ts";
import { columnsOf, itemOf } from "./define-content-type.server.ts";
import type { PublishingFields } from "./publishing-schema.ts";
import { readVersion, saveVersion } from "./save-version.server.ts";

/** Stored, or a conflict with a newer row. */
export type ContentOutcome<Table extends ContentTable> = { saved: number } | { newer: RowOf<Table> };

/** Creates an item, once per idempotency key. @throws AppError adminsOnly; PhotosRejected */
export async function createContent<Table extends ContentTable, Fields extends PublishingFields>(
  ctx: AppContext,
  member: StaffMember,
  type: ContentType<Table, Fields>,
  fields: Fields,
  formValues: FormValues = {},
): Promise<ContentOutcome<Table>> {
  requireWrite(type, member);
  return withTransaction(ctx, async (ctx, transaction) => {
    const key = fields.idempotencyKey === "" ? null : `${member.id} ${fields.idempotencyKey}`;
    const before = key === null ? undefined : await findIdByIdempotencyKey(transaction, type.table, key);
    if (before !== undefined) return { saved: before };
    const first = await type.firstColumns?.(transaction, fields, member);
    const id = await insertRow(transaction, type.table, {
      ...allColumns(ctx, type, fields),
      ...first,
      idempotency_key: key,
    });
    await attach(ctx, transaction, member, type, { id, status: fields.status, formValues });
    const what = `${type.noun} created as ${fields.status}`;
    await recordAuditEvent(ctx, transaction, member, { what, subject: `${type.noun}:${id}` });
    return { saved: id };
  });
}

/** Updates an item and saves its previous version. @throws AppError notFound, adminsOnly, notYours; PhotosRejected */
export async function changeContent<Table extends ContentTable, Fields extends PublishingFields>(
  ctx: AppContext,
  member: StaffMember,
  type: ContentType<Table, Fields>,
  id: number | undefined,
  fields: Fields,
  formValues: FormValues = {},
): Promise<ContentOutcome<Table>> {
  return withTransaction(ctx, async (ctx, transaction) => {
    const row = await requireEditable(transaction, member, type, id);
    const outcome = await change(ctx, transaction, member, type, row, fields);
    if ("saved" in outcome)
      await attach(ctx, transaction, member, type, { id: row.id, status: fields.status, formValues });
    return outcome;
  });
}

type FormValues = Record<string, string[]>;

/** @throws PhotosRejected when the photos forbid saving */
async function attach<Table extends ContentTable, Fields extends PublishingFields>(
  ctx: AppContext,
  transaction: OpenTransaction,
  member: StaffMember,
  type: ContentType<Table, Fields>,
  facts: AttachOptions,
): Promise<void> {
  const refusal = await type.attach?.(ctx, transaction, member, facts);
  if (refusal !== undefined) throw new PhotosRejected(refusal);
}

/**
 * Restores an earlier version and saves the current one. The publishing status stays.
 * @throws AppError notFound, adminsOnly, notYours; oldVersion when today's schema rejects it
 */
export async function restoreContent<Table extends ContentTable, Fields extends PublishingFields>(
  ctx: AppContext,
  member: StaffMember,
  type: ContentType<Table, Fields>,
  id: number | undefined,
  version: number,
): Promise<ContentOutcome<Table>> {
  const { id: known } = await requireEditable(ctx.db, member, type, id);
  const kept = await readVersion(ctx, `${type.noun}:${known}`, version);
  if (kept === undefined) throw new AppError("notFound");
  return withTransaction(ctx, async (ctx, transaction) => {
    const row = await requireEditable(transaction, member, type, known);
    const fields = v.safeParse(type.schema, { ...kept, ...publishingOf(row) });
    if (!fields.success) throw new AppError(contentErrors.oldVersion);
    return change(ctx, transaction, member, type, row, fields.output);
  });
}

export function publishingOf({
  status,
  publish_at,
  version,
}: Pick<RowOf<"events">, "status" | "publish_at" | "version">) {
  return { status, publishAt: publish_at === null ? "" : toLagosTime(publish_at), version: String(version) };
}

async function change<Table extends ContentTable, Fields extends PublishingFields>(
  ctx: AppContext,
  transaction: OpenTransaction,
  member: StaffMember,
  type: ContentType<Table, Fields>,
  row: RowOf<Table>,
  fields: Fields,
): Promise<ContentOutcome<Table>> {
  const { id } = row;
  const columns = allColumns(ctx, type, fields, row);
  // A retry: already stored.
  if (fields.version < row.version && isSame(row, columns)) return { saved: id };
  const isCurrent = await updateRow(transaction, type.table, { id, version: fields.version }, columns);
  if (!isCurrent) return { newer: row };
  const subject = `${type.noun}:${id}`;
  await saveVersion(ctx, transaction, member, { subject, version: row.version, content: itemOf(type, row) });
  await recordAuditEvent(ctx, transaction, member, { what: `${type.noun} saved as ${fields.status}`, subject });
  return { saved: id };
}

function isSame(row: object, columns: object): boolean {
  const now = new Map<string, unknown>(Object.entries(row));
  return Object.entries(columns).every(([name, value]) => now.get(name) === value);
}

function allColumns<Table extends ContentTable, Fields extends PublishingFields>(
  ctx: AppContext,
  type: ContentType<Table, Fields>,
  fields: Fields,
  before?: RowOf<Table>,
): ColumnsOf<Table> {
  const { status, publishAt } = fields;
  const publish_at = status === "scheduled" ? (fromLagosTime(publishAt) ?? null) : null;
  const beside = type.columnsBeside?.(fields, { now: ctx.clock.now(), before });
  return { ...columnsOf(type.fields, fields), ...beside, status, publish_at };
}
