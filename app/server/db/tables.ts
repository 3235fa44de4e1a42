import type { Generated } from "kysely";
import type { ClosingTable } from "./closing-tables.ts";
import type { ContentVersionTable } from "./public-tables.ts";

/**
 * Tables of the infrastructure; `migrations/` creates them. Each feature adds its own in its `…-tables.ts`, a content
 * type in its `.type.server.ts`. Times are ISO 8601 in UTC unless stated otherwise.
 */
export interface Tables {
  /**
   * Number of attempts in the current window, which starts at a time in seconds since 1970. `who` is a keyed hash,
   * never an address.
   */
  rate_limits: { what: string; who: string; window_start: number; count: number };
  /** Permanently closed things; the list is also stored beside the backups. */
  closings: ClosingTable;
  audit_log: AuditEventTable;
  jobs: {
    name: string;
    /** Number of the last interval that ran, counted from 1970: see `scheduler.server.ts`. */
    period: number;
    ended_at: string | null;
    /** Text for staff; null on success. */
    failure: string | null;
  };
  /** Failed backups. The successful ones are listed from their folder or bucket. */
  backup_failures: { ended_at: string; failure: string };
  outbox_emails: OutboxEmailTable;
  /** Number of opened pages by day (ISO date). */
  visits: { date: string; path: string; count: number };
  content_version: ContentVersionTable;
  /**
   * One row, from the first clock check on: the latest time that the clock reached in small steps, or that an admin
   * confirmed.
   */
  trusted_time: { id: number; at: string };
}

/** Table of each content type, by its noun; each content type adds its own, as in `Tables`. @public */
// biome-ignore lint/suspicious/noEmptyInterface: its members are added where they are known.
export interface ContentNouns {}

/** Name of a content type in URLs, in the audit log and before an id: `event`. */
export type ContentNoun = keyof ContentNouns;

export type StoryTables = Readonly<Record<string, ContentNouns[ContentNoun]>>;

/** Content that is drafted, scheduled, published and deleted. */
export interface Publishable extends Protected {
  id: Generated<number>;
  status: Generated<"draft" | "scheduled" | "published">;
  /** Only for scheduled content. */
  publish_at: string | null;
  /** Incremented by every change; saving an older version shows the difference. */
  version: Generated<number>;
  /** Deleted content can be restored for thirty days. */
  deleted_at: string | null;
  idempotency_key: string | null;
}

interface Protected {
  /** JSON list of the reasons why the story is sensitive; empty if it is not. */
  sensitive: Generated<string>;
  /** JSON list of the reasons that a writer wants to remove; they apply until a second person agrees. */
  dropped_reasons: Generated<string>;
  /** JSON list of ids of users who asked to remove reasons. None of them can approve, even after an approval. */
  dropped_by_ids: Generated<string>;
  /** 1 when staff said that the names in the story are changed. */
  names_changed: Generated<number>;
  /** JSON list of ids of users who changed text or pictures since the last approval. */
  writer_ids: Generated<string>;
  /** Approval by a person who is not a writer; a sensitive story without it is not public. */
  approved_at: Generated<string | null>;
  approved_by: Generated<string | null>;
  approved_by_id: Generated<string | null>;
}

/** JSON list of sentences. */
export interface EasyRead {
  easy_read: Generated<string>;
}

/** Columns that are encrypted together, with the id of their key. */
export interface Sealed {
  /** Id of the key that encrypted the row; null for a row from before the update, until the next start. */
  key_id: Generated<string | null>;
}

/** Append-only. */
export interface AuditEventTable {
  id: Generated<number>;
  at: string;
  who_id: string;
  who: string;
  /** For example, `post deleted`. */
  what: string;
  subject: string;
  /** JSON, only for settings. */
  before: string | null;
  after: string | null;
}

export interface OutboxEmailTable {
  id: Generated<number>;
  /** Idempotency key, such as `message:12`; null if each call sends another e-mail. */
  idempotency_key: string | null;
  /** For example, `invitation`. */
  kind: string;
  recipient: string;
  /** JSON: `{ name, address }`. */
  reply_to: string | null;
  subject: string;
  /** Deleted once the e-mail is sent. */
  text: string;
  html: string;
  headers: string;
  message_id: string;
  state: "waiting" | "sent" | "failed";
  /** Priority by `mailPriorities`. */
  priority: Generated<number>;
  /** Attempts since the last manual retry. */
  attempts: number;
  next_at: string;
  /** Time until which a sending process owns the e-mail. */
  claimed_until: string | null;
  give_up_at: string;
  /** Expiry of the link in the e-mail, which is not sent afterwards. */
  expires_at: string | null;
  /** Text for staff. */
  failure: string | null;
  /** Cause of a permanent failure; null while a retry may succeed. */
  permanent_failure: "address" | "email" | null;
  created_at: string;
  sent_at: string | null;
}
