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

/** Keys that encrypted something here. */
export interface ConcernKeyTable {
  id: string;
  made_at: string;
  /** When nothing unencrypted of before was left in the database file and in copies that an update made. */
  cleaned_at: string | null;
}

/** A copy of a key, encrypted to a recovery phrase that is nowhere but on paper. */
export interface ConcernKeyCopyTable {
  id: Generated<number>;
  key_id: string;
  /** An armored age file. */
  sealed: string;
  made_at: string;
  made_by: string;
  /** When a lead typed the phrase back, and it opened this copy. */
  proved_at: string | null;
  proved_by: string | null;
  /** A form that is sent twice makes one phrase. */
  idempotency_key: string;
}

/** Append-only: an earlier key, encrypted under the key of the machine on which its recovery phrase was typed. */
export interface ConcernKeyWrapTable {
  key_id: string;
  under_id: string;
  sealed: string;
  unlocked_at: string;
  unlocked_by: string;
}

/** Append-only: who reads concerns, and which. See `server/auth/reading-rights.ts`. */
export interface ReadingRightTable {
  id: Generated<number>;
  /** Id of a user, who may be deleted by now. */
  member_id: string;
  /**
   * - kept: a lead or reader of the day of the update
   * - lead, reader: became one
   * - moved: another person changed the e-mail address of a lead or reader
   * - paused: another person sent a password link, or switched the second step off
   * - ended: is neither any more
   * - stopped: a lead stopped the beginning before it took effect
   * - asked: an admin asks to release older concerns
   * - released: older concerns were released
   * - released first: older concerns that no account could ever read open to a new lead
   */
  what: "kept" | "lead" | "reader" | "moved" | "paused" | "ended" | "stopped" | "asked" | "released" | "released first";
  /** Id of the user who did it; `update` for rights of before. */
  by_id: string;
  /** By the trusted clock, as `from_at`: when it takes effect. */
  at: string;
  from_at: string;
  /** Concerns with a higher id … */
  after_concern: Generated<number>;
  /** … up to this one; null for all that come. */
  until_concern: number | null;
}

/** What visitors report, for the safeguarding lead alone. It is never deleted by age. */
export interface ConcernTable extends Sealed {
  id: Generated<number>;
  /** The short number that the reporter sees. */
  reference: string;
  story: string;
  /** Where and when. */
  place: string | null;
  is_danger: number;
  name: string | null;
  contact: string | null;
  state: "new" | "in hand" | "passed on" | "closed";
  /** To whom a concern was passed on. */
  passed_to: string | null;
  created_at: string;
  changed_at: string;
  /** A form that is sent twice is one concern. */
  fingerprint: string;
  /** The same of its words alone, for a form whose files were not read; null for a concern of before the update. */
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
