import type { ContentWords } from "content/staff-cms.ts";
import { logLines } from "content/staff-log.ts";
import type * as v from "valibot";
import type { StaffMember } from "../server/auth/auth.ts";
import { requireMay } from "../server/auth/require-may.server.ts";
import type { InTransaction } from "../server/context.server.ts";
import type { Database } from "../server/db/database.server.ts";
import type { ContentNoun, Tables } from "../server/db/tables.ts";
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

export const contentErrors = defineErrors({
  notYours: { status: 403, sentence: "Only the person who wrote it can do that." },
  notReady: { status: 409, sentence: "It lacks something that readers need. Open it, and publish it there." },
  oldVersion: {
    status: 409,
    sentence: "This earlier version breaks a rule that forms have today, so it stays an earlier version.",
  },
});

/** What the search of visitors reads of a content type. */
export interface SearchedAs<Table extends ContentTable = ContentTable, Kind extends string = string> {
  /** Kind of its results, by its name among the words of the search page. */
  kind: Kind;
  /** Order of the kinds, ascending. */
  rank: number;
  /** Columns of fields that are searched below the title, in the order of an excerpt. */
  texts: readonly string[];
  /** Default: its title. */
  titleOf?(row: RowOf<Table>): string;
  /** Default: its public address, of `listed`. */
  pathOf?(row: RowOf<Table>): string;
  /** A note below the excerpt. */
  noteOf?(row: RowOf<Table>): string;
  /** Day (ISO date) by which equal results are ordered. */
  dayOf?(row: RowOf<Table>): string;
}

/** A form field of a content type, and the column that stores it. */
export interface ContentField<Column extends string, Schema extends v.GenericSchema, Stored> {
  label: string;
  /** Schema with the message of a required field. */
  schema: Schema;
  column: Column;
  personal: Personal;
  /** Searched in the staff list. */
  isSearchable: boolean;
  /** Repeated in the form. */
  isList: boolean;
  /** A place by itself, which in a sensitive story is no finer than a state. */
  isPlace: boolean;
  toColumn(value: v.InferOutput<Schema>): Stored;
  /** The value as form and page show it. */
  fromColumn(stored: Stored): string | string[];
}

// biome-ignore lint/suspicious/noExplicitAny: a field of any column and value.
type AnyField = ContentField<string, v.GenericSchema<any, any>, any>;
export type AnyFields = Record<string, AnyField>;

/** What the CMS needs to create, edit, delete and restore items; `defineContentType` makes it. */
export interface ContentType<
  Table extends ContentTable = ContentTable,
  Fields extends PublishingFields = PublishingFields,
> {
  table: Table;
  /** Name of the type in URLs, in the audit log and before an id: `event`. */
  noun: ContentNoun;
  /** Beside its items in the jump box. */
  icon: IconName;
  search: SearchedAs<Table>;
  schema: v.GenericSchema<unknown, Fields>;
  lists: string[];
  searched: string[];
  /** Can this person write items? Without `canWith`, decides for existing items too. */
  canWrite(member: StaffMember): boolean;
  /** Does this person see no item of others? For types whose items have an author. */
  seesOwnOnly?(member: StaffMember): boolean;
  /** Permissions that depend on the item. */
  canWith?(member: StaffMember, row: RowOf<Table>): Record<RowAction, boolean>;
  fields: AnyFields;
  /** Personal data in each column. */
  personal: Record<keyof Tables[Table] & string, Personal>;
  words: ContentWords & { failed: string };
  /** A note beside the title in the staff list, and the public address. */
  listed(row: RowOf<Table>): { note: string; publicPath: string };
  /** What the form of an item shows beside its fields. */
  shownBeside?(row: RowOf<Table>): FormValues;
  /** Columns without a form field. @param facts time of writing, and the existing row if any */
  columnsBeside?(fields: Fields, facts: { now: Date; before: RowOf<Table> | undefined }): ColumnsOf<Table>;
  /** Attaches the form's photos; an error rolls the save back. */
  attach?(ctx: InTransaction, member: StaffMember, about: AttachOptions): Promise<Attached>;
  /** The stored photos, as the form has them: part of each version, and merged when two people change them. */
  attached?(db: Database, id: number): Promise<FormValues>;
  /** The photos of a person that have arrived under temporary ids of a device, by these. */
  arrived?(db: Database, userId: string, ids: readonly number[]): Promise<Map<number, number>>;
  /** What a save brings about that its form does not show, in a sentence. @param before the row until then */
  noteOnSave?(fields: Fields, before: RowOf<Table>): string | undefined;
  /** Why visitors must go on seeing an item, in a sentence. @param now time of the command */
  whyToStay?(row: RowOf<Table>, now: Date): string | undefined;
  /** What changes in an item that is brought back. @param db the transaction */
  broughtBack?(db: OpenTransaction, id: number): Promise<unknown>;
  /** Columns set on creation only. @param db the transaction */
  firstColumns?(db: OpenTransaction, fields: Fields, member: StaffMember): Promise<ColumnsOf<Table>>;
  /** Columns that follow the title: the address. @param db the transaction */
  renamed?(db: OpenTransaction, fields: Fields, before: RowOf<Table>): Promise<ColumnsOf<Table>>;
}

/** A note is added to the status message. */
export type Attached = StaffFormErrors | { note: string } | undefined;

/** Permission to delete includes restoring. */
export type RowAction = "edit" | "delete" | "unpublish";

export interface AttachOptions {
  id: number;
  status: Status;
  /** The item's lists of text, by field. */
  texts: Record<string, string[]>;
  /** Texts that were stored before: a photo in them may be deleted. */
  stored: string[];
  /** The whole form; undefined leaves the photos as they are. */
  formValues?: Record<string, string[]>;
}

/** The permissions on an item, as lists and commands check them. */
export function permissionsOf(type: ContentType, member: StaffMember, row: RowOf<ContentTable>) {
  const can = type.canWrite(member);
  return type.canWith?.(member, row) ?? { edit: can, delete: can, unpublish: can };
}

/** A scheduled row that is due is published. @param now ISO date and time, UTC */
export function stateOf({ status, publish_at, deleted_at }: RowOf<ContentTable>, now: string): Status | "deleted" {
  if (deleted_at !== null) return "deleted";
  return status === "scheduled" && publish_at !== null && publish_at <= now ? "published" : status;
}

/** Can visitors see it? As `isVisible` asks the database. @param now ISO date and time, UTC */
export const isPublic = (row: RowOf<ContentTable>, now: string): boolean =>
  stateOf(row, now) === "published" && (row.sensitive === "[]" || row.approved_at !== null);

/** The first check of every write. @throws AppError adminsOnly */
export function requireWrite(type: ContentType, member: StaffMember): void {
  requireMay(member, type.canWrite);
}

/** Deleted items included. @throws AppError notFound, adminsOnly, notYours */
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

/** @param seen version of the item that somebody acts on; without one, any @throws FormError where it is another one by now */
export function requireVersion({ version }: RowOf<ContentTable>, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw new FormError(logLines.changedSince, { status: 409 });
}

/** An item that is not deleted. @throws AppError notFound, adminsOnly, notYours */
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
