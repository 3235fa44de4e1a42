import type { Generated } from "kysely";

declare module "../db/tables.ts" {
  interface Tables {
    reading_rights: ReadingRightTable;
  }
}

/** Append-only. See `reading-rights.ts`. */
interface ReadingRightTable {
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
   * - released first: a new lead gets the concerns that no account could ever read
   */
  what: "kept" | "lead" | "reader" | "moved" | "paused" | "ended" | "stopped" | "asked" | "released" | "released first";
  /** Id of a user; `update` for rights that existed before this table. */
  by_id: string;
  /** Time of the record, by the trusted clock; `from_at` is the time at which it takes effect. */
  at: string;
  from_at: string;
  /** The right covers concerns with a higher id. */
  after_concern: Generated<number>;
  /** The right covers concerns up to this id; null includes future concerns. */
  until_concern: number | null;
}
