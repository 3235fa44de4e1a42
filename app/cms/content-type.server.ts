import type * as v from "valibot";
import type { StaffMember } from "../server/auth/auth.ts";
import type { AppContext } from "../server/context.server.ts";
import type { Database } from "../server/db/database.server.ts";
import type { OpenTransaction } from "../server/db/with-transaction.ts";
import { AppError } from "../server/http/errors.ts";
import type { StaffFormErrors } from "../values/staff-form-result.ts";
import type { FieldMappings } from "./content-fields.server.ts";
import { type ColumnsOf, type ContentTable, findRow, type RowOf } from "./content-queries.server.ts";
import type { PublishingFields, Status } from "./publishing-schema.ts";

/** What the desk must know of a room to write, change, delete and bring back what is in it. */
export interface ContentType<Table extends ContentTable, Fields extends PublishingFields> {
  table: Table;
  /** In the log of deeds, and in front of a number: `event`. */
  noun: string;
  schema: v.GenericSchema<unknown, Fields>;
  /** The fields that come many times. */
  lists: string[];
  /** The columns that the list is searched by. */
  searched: string[];
  /** May this person write in the room? Without `mayWith` it also decides over everything that is there. */
  may(member: StaffMember): boolean;
  /** What this person may do with one thing, where it depends on the thing. */
  canWith?(member: StaffMember, row: RowOf<Table>): Record<RowAction, boolean>;
  /** How each field of the schema is kept. */
  fields: FieldMappings<Table, Fields>;
  /** Columns that no field of the form has. @param facts when it is written, and what is there already; nothing for a new thing */
  columnsBeside?(fields: Fields, facts: { now: Date; before: RowOf<Table> | undefined }): ColumnsOf<Table>;
  /**
   * Hangs the pictures of the form on the thing. A refusal undoes the whole saving.
   *
   * @param database the transaction
   */
  attach?(
    ctx: AppContext,
    db: OpenTransaction,
    member: StaffMember,
    about: AttachOptions,
  ): Promise<StaffFormErrors | undefined>;
  /** Columns that a new one gets and keeps. @param database the transaction */
  firstColumns?(db: OpenTransaction, fields: Fields, member: StaffMember): Promise<ColumnsOf<Table>>;
}

/** What can be done with a thing; who may delete it may bring it back. */
export type RowAction = "edit" | "delete" | "unpublish";

/** What hanging pictures needs to know. */
export interface AttachOptions {
  id: number;
  status: Status;
  /** The whole form as it was sent. */
  typed: Record<string, string[]>;
}

/** Thrown inside the transaction of a saving that pictures forbid, so that nothing of it stays. */
export class PhotosRejected {
  readonly refusal: StaffFormErrors;
  constructor(refusal: StaffFormErrors) {
    this.refusal = refusal;
  }
}

/** What this person may do with a thing: the rule of the room, asked by every list and by every verb. */
export function permissionsOf<Table extends ContentTable, Fields extends PublishingFields>(
  kind: ContentType<Table, Fields>,
  member: StaffMember,
  row: RowOf<Table>,
): Record<RowAction, boolean> {
  const may = kind.may(member);
  return kind.canWith?.(member, row) ?? { edit: may, delete: may, unpublish: may };
}

/** Asked first by everything that writes. @throws Refusal adminsOnly */
export function requireWrite<Table extends ContentTable, Fields extends PublishingFields>(
  kind: ContentType<Table, Fields>,
  member: StaffMember,
): void {
  if (!kind.may(member)) throw new AppError("adminsOnly");
}

/** Any thing, deleted ones too, with which this person may do this. @throws Refusal notFound, adminsOnly, notYours */
export async function requireRow<Table extends ContentTable, Fields extends PublishingFields>(
  db: Database,
  member: StaffMember,
  kind: ContentType<Table, Fields>,
  id: number | undefined,
  deed: RowAction,
): Promise<RowOf<Table>> {
  requireWrite(kind, member);
  const row = id === undefined ? undefined : await findRow(db, kind.table, id);
  if (row === undefined) throw new AppError("notFound");
  if (!permissionsOf(kind, member, row)[deed]) throw new AppError("notYours");
  return row;
}

/** A thing that this person may change, and that is not deleted. @throws Refusal notFound, adminsOnly, notYours */
export async function requireEditable<Table extends ContentTable, Fields extends PublishingFields>(
  db: Database,
  member: StaffMember,
  kind: ContentType<Table, Fields>,
  id: number | undefined,
): Promise<RowOf<Table>> {
  const row = await requireRow(db, member, kind, id, "edit");
  if (row.deleted_at !== null) throw new AppError("notFound");
  return row;
}
