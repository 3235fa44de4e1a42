import type { Generated, Selectable } from "kysely";
import type { Sealed } from "../../../server/db/tables.ts";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    concerns: ConcernTable;
    concern_notes: ConcernNoteTable;
    concern_keys: ConcernKeyTable;
  }
}

/** Keys that encrypted rows of this database. */
export interface ConcernKeyTable {
  id: string;
  made_at: string;
  /** Time at which no unencrypted text was left in the database file and its copies. */
  cleaned_at: string | null;
}

/** Reports of visitors, readable by the safeguarding lead only. They never expire. */
export interface ConcernTable extends Sealed {
  id: Generated<number>;
  /** Short number for the reporter. */
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
  /** Recognises a form that is sent twice. */
  fingerprint: string;
  /** Hash of the text only, for a form whose files were not read; null for earlier concerns. */
  form: string | null;
}

/** Append-only. */
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
