import type { Generated, Selectable } from "kysely";
import type { Sealed } from "../../../server/db/tables.ts";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    concerns: ConcernTable;
    concern_notes: ConcernNoteTable;
    concern_keys: ConcernKeyTable;
  }
}

/** Keys with which rows of this database were encrypted. */
export interface ConcernKeyTable {
  id: string;
  made_at: string;
  /** Time at which no unencrypted text was left in the database file and its copies; null until then. */
  cleaned_at: string | null;
}

/** Visitors' reports, which only the safeguarding lead and named readers can read. They never expire. */
export interface ConcernTable extends Sealed {
  id: Generated<number>;
  /** Short number that the reporter gets. */
  reference: string;
  story: string;
  place: string | null;
  is_danger: number;
  name: string | null;
  contact: string | null;
  state: "new" | "in hand" | "passed on" | "closed";
  passed_to: string | null;
  created_at: string;
  changed_at: string;
  /** Hash of the form, so that a form sent twice makes one report. */
  fingerprint: string;
  /** Hash of the text only, for a form whose files could not be read; null for earlier concerns. */
  form: string | null;
}

/** Notes. Rows are only added. */
export interface ConcernNoteTable extends Sealed {
  id: Generated<number>;
  concern_id: number;
  text: string;
  written_at: string;
  written_by: string;
  idempotency_key: string | null;
}

export type ConcernRow = Selectable<ConcernTable>;

export type ConcernNoteRow = Selectable<ConcernNoteTable>;
