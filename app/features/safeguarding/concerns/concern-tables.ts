import type { Generated, Selectable } from "kysely";
import type { Sealed } from "../../../server/db/tables.ts";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    concerns: ConcernTable;
    concern_notes: ConcernNoteTable;
    concern_keys: ConcernKeyTable;
    concern_key_copies: ConcernKeyCopyTable;
    concern_key_wraps: ConcernKeyWrapTable;
    reading_rights: ReadingRightTable;
  }
}

/** Keys that encrypted rows of this database. */
export interface ConcernKeyTable {
  id: string;
  made_at: string;
  /** Time at which no unencrypted text was left in the database file and its copies. */
  cleaned_at: string | null;
}

/** A copy of a key, encrypted with a recovery phrase that exists only on paper. */
export interface ConcernKeyCopyTable {
  id: Generated<number>;
  key_id: string;
  /** An armored age file. */
  sealed: string;
  made_at: string;
  made_by: string;
  /** Time at which a lead typed the phrase back. */
  proved_at: string | null;
  proved_by: string | null;
  idempotency_key: string;
}

/** Append-only: an earlier key, encrypted with the key of the machine where its recovery phrase was typed. */
export interface ConcernKeyWrapTable {
  key_id: string;
  under_id: string;
  sealed: string;
  unlocked_at: string;
  unlocked_by: string;
}

/** Append-only. See `server/auth/reading-rights.ts`. */
export interface ReadingRightTable {
  id: Generated<number>;
  /** The user may be deleted. */
  member_id: string;
  /**
   * - kept: was lead or reader at the update
   * - lead, reader: became one
   * - moved: another person changed the e-mail address
   * - paused: another person sent a password link or switched off the second step
   * - ended: lost the role
   * - stopped: a lead stopped the change before it took effect
   * - asked: an admin asks to release older concerns
   * - released: older concerns were released
   * - released first: concerns that no account could ever read open to a new lead
   */
  what: "kept" | "lead" | "reader" | "moved" | "paused" | "ended" | "stopped" | "asked" | "released" | "released first";
  /** Id of a user; `update` for earlier rights. */
  by_id: string;
  /** By the trusted clock; `from_at` is when it takes effect. */
  at: string;
  from_at: string;
  /** Exclusive lower id of the concerns. */
  after_concern: Generated<number>;
  /** Inclusive upper id; null includes future concerns. */
  until_concern: number | null;
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
