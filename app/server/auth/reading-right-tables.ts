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
