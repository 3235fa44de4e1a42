import { errors } from "content/error-sentences.ts";
import type { ContentWords } from "content/staff-cms.ts";
import { logLines } from "content/staff-log.ts";
import type * as v from "valibot";
import type { StaffMember } from "../server/auth/auth.ts";
import { requireMay } from "../server/auth/require-may.server.ts";
import type { InTransaction } from "../server/context.server.ts";
import type { Database } from "../server/db/database.server.ts";
import type { ContentNoun, Tables } from "../server/db/tables.ts";
import type { Condition } from "../server/db/visible.ts";
import type { OpenTransaction } from "../server/db/with-transaction.ts";
import type { Personal } from "../server/declare-table.ts";
import { AppError, defineErrors } from "../server/http/errors.ts";
import { FormError } from "../server/http/handle-form.server.ts";
import type { FormValues } from "../staff-kit/local-draft.ts";
import type { IconName } from "../values/icon-name.ts";
import type { Status } from "../values/publishing-status.ts";
import type { StaffFormErrors } from "../values/staff-form-result.ts";
import { type ColumnsOf, type ContentTable, findRow, type RowOf } from "./content-queries.server.ts";
import type { PublishingFields } from "./publishing-schema.ts";

export const contentErrors = defineErrors({ notYours: 403, notReady: 409, oldVersion: 409 }, errors.content);

/** Columns and texts that the public search reads. */
export interface SearchedAs<Table extends ContentTable = ContentTable, Kind extends string = string> {
  /** Key of the texts for this kind of result. */
  kind: Kind;
  /** Columns searched below the title, in the order of an excerpt. */
  texts: readonly string[];
  titleOf?(row: RowOf<Table>): string;
  /** The public address from `listed` by default. */
  pathOf?(row: RowOf<Table>): string;
  noteOf?(row: RowOf<Table>): string;
  /** ISO date that orders equal results. */
  dayOf?(row: RowOf<Table>): string;
}

export interface ContentField<Column extends string, Schema extends v.GenericSchema, Stored> {
  label: () => string;
  schema: Schema;
  column: Column;
  personal: Personal;
  isSearchable: boolean;
  isList: boolean;
  /** True for a location, as a sensitive story may name no place smaller than a state. */
  isPlace: boolean;
  toColumn(value: v.InferOutput<Schema>): Stored;
  fromColumn(stored: Stored): string | string[];
}

// biome-ignore lint/suspicious/noExplicitAny: a field of any column and value.
type AnyField = ContentField<string, v.GenericSchema<any, any>, any>;
export type AnyFields = Record<string, AnyField>;

/** Operations and texts for one content type; made by `defineContentType`. */
export interface ContentType<
  Table extends ContentTable = ContentTable,
  Fields extends PublishingFields = PublishingFields,
> {
  table: Table;
  /** Name of the type in URLs, in the audit log and in subjects such as `event:12`. */
  noun: ContentNoun;
  icon: IconName;
  search: SearchedAs<Table>;
  schema: v.GenericSchema<unknown, Fields>;
  lists: string[];
  searched: string[];
  /** Applies to existing items also if there is no `canWith`. */
  canWrite(member: StaffMember): boolean;
  seesOwnOnly?(member: StaffMember): boolean;
  canWith?(member: StaffMember, row: RowOf<Table>): Record<RowAction, boolean>;
  fields: AnyFields;
  personal: Record<keyof Tables[Table] & string, Personal>;
  words: ContentWords & { failed: string };
  listed(row: RowOf<Table>): { note: string; publicPath: string };
  /** Returns form values from other tables. */
  shownBeside?(row: RowOf<Table>): FormValues;
  /**
   * Returns columns without a form field.
   * @param facts time of writing, and the stored row if any
   */
  columnsBeside?(fields: Fields, facts: { now: Date; before: RowOf<Table> | undefined }): ColumnsOf<Table>;
  /** Attaches the form's photos; an error rolls the save back. */
  attach?(ctx: InTransaction, member: StaffMember, about: AttachOptions): Promise<Attached>;
  /** Returns the form values of the stored photos; versions contain them, and merges compare them. */
  attached?(db: Database, id: number): Promise<FormValues>;
  /** Returns the ids of a person's uploaded photos by their temporary ids. */
  arrived?(db: Database, userId: string, ids: readonly number[]): Promise<Map<number, number>>;
  /**
   * Returns a further condition under which visitors see rows.
   * @param now ISO 8601, UTC
   */
  isShown?(now: string): Condition;
  whenStored?(ctx: InTransaction, member: StaffMember, row: RowOf<Table>): Promise<void>;
  /** Returns a sentence about side effects of a save. @param before the stored row */
  noteOnSave?(fields: Fields, before: RowOf<Table>): string | undefined;
  /** Returns a sentence if the item must stay public, such as an event with guests. */
  whyToStay?(row: RowOf<Table>, now: Date): string | undefined;
  /** Runs when an item is restored. @param db the transaction */
  broughtBack?(db: OpenTransaction, id: number): Promise<unknown>;
  /**
   * Returns columns that are set only on creation.
   * @param db the transaction
   */
  firstColumns?(db: OpenTransaction, fields: Fields, member: StaffMember): Promise<ColumnsOf<Table>>;
  /** Returns columns that follow the title, such as the slug. @param db the transaction */
  renamed?(db: OpenTransaction, fields: Fields, before: RowOf<Table>): Promise<ColumnsOf<Table>>;
}

/** The note is added to the status message. */
export type Attached = StaffFormErrors | { note: string } | undefined;

/** Permission to delete includes permission to restore. */
export type RowAction = "edit" | "delete" | "unpublish";

export interface AttachOptions {
  id: number;
  status: Status;
  texts: Record<string, string[]>;
  /** Texts before the save; a photo in them may be deleted. */
  stored: string[];
  /** The row before the save; undefined for a new item. */
  before?: RowOf<ContentTable>;
  /** The whole form; undefined leaves the photos as they are. */
  formValues?: Record<string, string[]>;
}

export function permissionsOf(type: ContentType, member: StaffMember, row: RowOf<ContentTable>) {
  const can = type.canWrite(member);
  return type.canWith?.(member, row) ?? { edit: can, delete: can, unpublish: can };
}

/** Returns an item's state; a scheduled row that is due is published. @param now ISO date and time, UTC */
export function stateOf({ status, publish_at, deleted_at }: RowOf<ContentTable>, now: string): Status | "deleted" {
  if (deleted_at !== null) return "deleted";
  return status === "scheduled" && publish_at !== null && publish_at <= now ? "published" : status;
}

export const isPublic = (row: RowOf<ContentTable>, now: string): boolean =>
  stateOf(row, now) === "published" && (row.sensitive === "[]" || row.approved_at !== null);

/** @throws AppError adminsOnly */
export function requireWrite(type: ContentType, member: StaffMember): void {
  requireMay(member, type.canWrite);
}

/** Finds a row, also a deleted one. @throws AppError notFound, adminsOnly, notYours */
export async function requireRow<Table extends ContentTable>(
  db: Database,
  member: StaffMember,
  type: ContentType<Table>,
  id: number | undefined,
  action: RowAction,
): Promise<RowOf<Table>> {
  requireWrite(type, member);
  const row = id === undefined ? undefined : await findRow(db, type.table, id);
  if (row === undefined) throw new AppError("notFound");
  if (!permissionsOf(type, member, row)[action]) throw new AppError(contentErrors.notYours);
  return row;
}

/** @param seen version that the person saw; undefined accepts any @throws FormError if the stored version differs */
export function requireVersion({ version }: RowOf<ContentTable>, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw new FormError(logLines.changedSince, { status: 409 });
}

/** Finds a row that is not deleted. @throws AppError notFound, adminsOnly, notYours */
export async function requireEditable<Table extends ContentTable>(
  db: Database,
  member: StaffMember,
  type: ContentType<Table>,
  id: number | undefined,
): Promise<RowOf<Table>> {
  const row = await requireRow(db, member, type, id, "edit");
  if (row.deleted_at !== null) throw new AppError("notFound");
  return row;
}
