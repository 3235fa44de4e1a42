import { recordAuditEvent } from "../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../server/auth/auth.ts";
import type { InTransaction } from "../server/context.server.ts";
import { FormError } from "../server/http/handle-form.server.ts";
import type { FormValues } from "../staff-kit/local-draft.ts";
import { fromSiteTime } from "../values/site-time.ts";
import { noteAddress } from "./addresses/note-address.server.ts";
import * as store from "./content-queries.server.ts";
import type { AttachOptions, ContentType } from "./content-type.server.ts";
import { columnsOf, itemOf } from "./define-content-type.server.ts";
import { contentKey, noteWriter } from "./protection/approve-story.server.ts";
import { protectStory } from "./protection/protect-story.server.ts";
import { holdReasons } from "./protection/sensitive-reasons.ts";
import type { PublishingFields } from "./publishing-schema.ts";
import { valuesOfForm } from "./versions/merge-content.server.ts";
import { type Origin, readVersion, recordUnkept, recordVersion } from "./versions/record-version.server.ts";

type Row = store.RowOf<store.ContentTable>;
type Attaching = Pick<ContentType, "attach" | "words">;

interface Change {
  fields: PublishingFields;
  /** Undefined leaves the photos unchanged. */
  formValues?: FormValues;
  /** `saved` by default; `published` for the first publication. */
  origin?: Origin;
  /** True for an earlier text, whose photos may be deleted. */
  isTextOnly?: boolean;
}

/** Stores content and photos, and records a version. @returns notes */
export async function change(
  ctx: InTransaction,
  member: StaffMember,
  type: ContentType,
  row: Row,
  about: Change,
): Promise<string[]> {
  const { fields, formValues, isTextOnly } = about;
  const { id } = row;
  await recordUnkept(ctx, member, type, row);
  const before = contentKey(type, row, (await type.attached?.(ctx.db, id)) ?? {});
  const renamed = await type.renamed?.(ctx.db, fields, row);
  if (!(await store.updateRow(ctx.db, type.table, row, { ...allColumns(ctx, type, fields, row), ...renamed })))
    throw new Error("The item changed inside the transaction that read it.");
  const subject = `${type.noun}:${id}`;
  await recordAuditEvent(ctx, ctx.db, member, { what: `${type.noun} saved as ${fields.status}`, subject });
  const texts = readLists(type, fields);
  const notes = await attach(ctx, member, type, {
    id,
    status: fields.status,
    before: row,
    ...(formValues && { formValues }),
    texts,
    stored: [readLists(type, itemOf(type, row)), isTextOnly ? texts : {}].flatMap((lists) =>
      Object.values(lists).flat(),
    ),
  });
  await protect(ctx, member, type, id, { before, ...about });
  await noteStored(ctx, type, row, id);
  const isNew = fields.status === "published" && row.status !== "published";
  await recordStored(ctx, member, type, id, isNew ? "published" : (about.origin ?? "saved"));
  const note = type.noteOnSave?.(fields, row);
  return note === undefined ? notes : [...notes, note];
}

/**
 * Records the writer, and rejects risky words.
 * @param before key from `contentKey`; undefined for a new item
 */
export async function protect(
  ctx: InTransaction,
  member: StaffMember,
  type: ContentType,
  id: number,
  { before = "", fields, formValues }: { before?: string } & Pick<Change, "fields" | "formValues">,
): Promise<void> {
  const stored = await store.findRow(ctx.db, type.table, id);
  if (stored === undefined) return;
  const row = await noteWriter(ctx, member, type, stored, before);
  await protectStory(ctx, member, type, row, { status: fields.status, formValues });
}

export const readLists = ({ lists }: Pick<ContentType, "lists">, values: object): Record<string, string[]> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => lists.includes(name)));

/** Returns true for a repeated request with a form that is stored. */
export function isStored(ctx: InTransaction, type: ContentType, row: Row, fields: PublishingFields): boolean {
  const now = new Map<string, unknown>(Object.entries(row));
  const columns = Object.entries(allColumns(ctx, type, fields, row));
  return fields.version < row.version && columns.every(([name, value]) => now.get(name) === value);
}

/**
 * Stores a conflicting form once, without changing the item.
 * @returns the item's version
 */
export async function recordUnchosen(
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

export async function noteStored(ctx: InTransaction, type: ContentType, before: Row | undefined, id: number) {
  const after = await store.findRow(ctx.db, type.table, id);
  if (after) await noteAddress(ctx, type, before, after);
}

export async function recordStored(
  ctx: InTransaction,
  member: StaffMember,
  type: ContentType,
  id: number,
  origin: Origin,
) {
  const row = await store.findRow(ctx.db, type.table, id);
  if (row === undefined) return;
  await recordVersion(ctx, member, type, row, origin);
  await type.whenStored?.(ctx, member, row);
}

/**
 * @returns notes
 * @throws FormError if the photos do not allow saving
 */
export async function attach(
  ctx: InTransaction,
  member: StaffMember,
  type: Attaching,
  about: AttachOptions,
): Promise<string[]> {
  const answer = await type.attach?.(ctx, member, about);
  if (answer === undefined) return [];
  if ("note" in answer) return [answer.note];
  const { message, errors, rejections } = answer;
  throw new FormError(`${type.words.notYet} ${message}`, { errors, more: { rejections } });
}

export function allColumns<Fields extends PublishingFields>(
  ctx: InTransaction,
  type: ContentType<store.ContentTable, Fields>,
  fields: Fields,
  before?: Row,
): store.ColumnsOf<store.ContentTable> {
  const { status, publishAt, sensitive = [], namesChanged = "" } = fields;
  const publish_at = status === "scheduled" ? (fromSiteTime(publishAt) ?? null) : null;
  const beside = type.columnsBeside?.(fields, { now: ctx.clock.now(), before });
  const protection = {
    ...holdReasons(sensitive, before),
    names_changed: namesChanged === "" ? 0 : 1,
  };
  return { ...columnsOf(type.fields, fields), ...beside, ...protection, status, publish_at };
}
