import type { ContentWords } from "content/staff-cms.ts";
import type * as v from "valibot";
import type { StaffMember } from "../server/auth/auth.ts";
import type { AppContext } from "../server/context.server.ts";
import type { Database } from "../server/db/database.server.ts";
import type { Tables } from "../server/db/tables.ts";
import type { OpenTransaction } from "../server/db/with-transaction.ts";
import { AppError } from "../server/http/errors.ts";
import type { StaffFormErrors } from "../values/staff-form-result.ts";
import { contentErrors } from "./content-errors.ts";
import { type ColumnsOf, type ContentTable, findRow, type RowOf } from "./content-queries.server.ts";
import type { AnyFields, Personal } from "./define-content-type.server.ts";
import type { PublishingFields, Status } from "./publishing-schema.ts";

/** What the CMS needs to create, edit, delete and restore items; `defineContentType` makes it. */
export interface ContentType<Table extends ContentTable, Fields extends PublishingFields> {
  table: Table;
  /** In the audit log and before an id: `event`. */
  noun: string;
  schema: v.GenericSchema<unknown, Fields>;
  lists: string[];
  searched: string[];
  /** Can this person write items? Without `canWith`, decides for existing items too. */
  canWrite(member: StaffMember): boolean;
  /** Permissions that depend on the item. */
  canWith?(member: StaffMember, row: RowOf<Table>): Record<RowAction, boolean>;
  fields: AnyFields;
  /** Of every column. */
  personal: Record<keyof Tables[Table] & string, Personal>;
  words: ContentWords & { failed: string };
  /** In the staff list: a note beside the title, and the public address. */
  listed(row: RowOf<Table>): { note: string; publicPath: string };
  /** Columns without a form field. @param facts time of writing, and the existing row if any */
  columnsBeside?(fields: Fields, facts: { now: Date; before: RowOf<Table> | undefined }): ColumnsOf<Table>;
  /** Attaches the form's photos; an error rolls the save back. @param db the transaction */
  attach?(
    ctx: AppContext,
    db: OpenTransaction,
    member: StaffMember,
    about: AttachOptions,
  ): Promise<StaffFormErrors | undefined>;
  /** Columns set on creation only. @param db the transaction */
  firstColumns?(db: OpenTransaction, fields: Fields, member: StaffMember): Promise<ColumnsOf<Table>>;
}

/** Permission to delete includes restoring. */
export type RowAction = "edit" | "delete" | "unpublish";

export interface AttachOptions {
  id: number;
  status: Status;
  /** The whole form. */
  formValues: Record<string, string[]>;
}

/** Thrown inside a transaction: the photos forbid the save, which rolls back. */
export class PhotosRejected {
  readonly refusal: StaffFormErrors;
  constructor(refusal: StaffFormErrors) {
    this.refusal = refusal;
  }
}

/** The permissions on an item, as lists and commands check them. */
export function permissionsOf<Table extends ContentTable, Fields extends PublishingFields>(
  type: ContentType<Table, Fields>,
  member: StaffMember,
  row: RowOf<Table>,
): Record<RowAction, boolean> {
  const can = type.canWrite(member);
  return type.canWith?.(member, row) ?? { edit: can, delete: can, unpublish: can };
}

/** The first check of every write. @throws AppError adminsOnly */
export function requireWrite<Table extends ContentTable, Fields extends PublishingFields>(
  type: ContentType<Table, Fields>,
  member: StaffMember,
): void {
  if (!type.canWrite(member)) throw new AppError("adminsOnly");
}

/** Deleted items included. @throws AppError notFound, adminsOnly, notYours */
export async function requireRow<Table extends ContentTable, Fields extends PublishingFields>(
  db: Database,
  member: StaffMember,
  type: ContentType<Table, Fields>,
  id: number | undefined,
  action: RowAction,
): Promise<RowOf<Table>> {
  requireWrite(type, member);
  const row = id === undefined ? undefined : await findRow(db, type.table, id);
  if (row === undefined) throw new AppError("notFound");
  if (!permissionsOf(type, member, row)[action]) throw new AppError(contentErrors.notYours);
  return row;
}

/** An item that is not deleted. @throws AppError notFound, adminsOnly, notYours */
export async function requireEditable<Table extends ContentTable, Fields extends PublishingFields>(
  db: Database,
  member: StaffMember,
  type: ContentType<Table, Fields>,
  id: number | undefined,
): Promise<RowOf<Table>> {
  const row = await requireRow(db, member, type, id, "edit");
  if (row.deleted_at !== null) throw new AppError("notFound");
  return row;
}

/**
 * Finds an item for its preview, which uses the public layout and so runs outside the staff middleware.
 * @param headers of the request
 * @throws AppError notFound, also without a session
 */
export async function requirePreview<Table extends ContentTable, Fields extends PublishingFields>(
  ctx: AppContext,
  headers: Headers,
  type: ContentType<Table, Fields>,
  id: number | undefined,
): Promise<RowOf<Table>> {
  const member = await ctx.auth.getSession(headers);
  if (member === undefined) throw new AppError("notFound");
  return requireEditable(ctx.db, member, type, id);
}
