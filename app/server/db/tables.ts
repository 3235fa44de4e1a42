import type { Generated } from "kysely";
import type { ClosingTable } from "./closing-tables.ts";
import type { ContentVersionTable } from "./public-tables.ts";

/**
 * `migrations/` creates the tables. These are of the infrastructure; each feature adds its own in its `…-tables.ts`, a
 * content type in its `.type.server.ts`. Times are ISO 8601, UTC, where not said otherwise.
 */
export interface Tables {
  /** Attempts in the current window, which starts at seconds since 1970; `who` is a keyed hash, never an address. */
  rate_limits: { what: string; who: string; window_start: number; count: number };
  /** Permanently closed things; the list travels beside the backups. */
  closings: ClosingTable;
  audit_log: AuditEventTable;
  jobs: {
    name: string;
    /** Last interval run, counted from 1970: see `scheduler.server.ts`. */
    period: number;
    /** End of the last run. */
    ended_at: string | null;
    /** For staff; null on success. */
    failure: string | null;
  };
  /** Backups that were not made; the others lie in their folder or bucket. */
  backup_failures: { ended_at: string; failure: string };
  outbox_emails: OutboxEmailTable;
  imported_rows: {
    /** Hash of its origin in the old site, which reveals no address. */
    key: string;
    /** Like `post:12`. */
    became: string;
    at: string;
  };
  /** Opened pages by day (ISO date). */
  visits: { date: string; path: string; count: number };
  content_version: ContentVersionTable;
  /** One row, from the first clock check on: the newest clock time reached in small steps, or confirmed by an admin. */
  trusted_time: { id: number; at: string };
}

/** Table of each content type, by its noun; a content type adds its own, as it adds its table to `Tables`. @public */
// biome-ignore lint/suspicious/noEmptyInterface: its members are added where they are known.
export interface ContentNouns {}

/** Name of a content type in URLs, in the audit log and before an id: `event`. */
export type ContentNoun = keyof ContentNouns;

export type StoryTables = Readonly<Record<string, ContentNouns[ContentNoun]>>;

/** Content that is drafted, scheduled, published and deleted. */
export interface Publishable extends Protected {
  id: Generated<number>;
  status: Generated<"draft" | "scheduled" | "published">;
  /** When scheduled. */
  publish_at: string | null;
  /** Incremented by every change; saving an older one shows the difference. */
  version: Generated<number>;
  /** Restorable for thirty days. */
  deleted_at: string | null;
  idempotency_key: string | null;
}

/** Columns of content that may name a child or describe a child's story. */
interface Protected {
  /** JSON list: why the story is sensitive; empty for one that is not. */
  sensitive: Generated<string>;
  /** JSON list, of those: wanted away by a writer; they hold until a second person agrees. */
  dropped_reasons: Generated<string>;
  /** JSON list of ids of users who asked to drop them. None of them can approve, also after an approval. */
  dropped_by_ids: Generated<string>;
  /** 1 when staff said that the names are changed. */
  names_changed: Generated<number>;
  /** JSON list of ids of users who changed text or pictures since the last approval. */
  writer_ids: Generated<string>;
  /** By another person than the writers; a sensitive story without it is not public. */
  approved_at: Generated<string | null>;
  approved_by: Generated<string | null>;
  approved_by_id: Generated<string | null>;
}

/** JSON list of sentences. */
export interface EasyRead {
  easy_read: Generated<string>;
}

/** Columns that are encrypted together have the key's id beside them. */
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
  /** Like `post deleted`. */
  what: string;
  subject: string;
  /** JSON, for settings. */
  before: string | null;
  after: string | null;
}

/** Queued, sent and failed e-mails. */
export interface OutboxEmailTable {
  id: Generated<number>;
  /** Idempotency key, like `message:12`; null where each call sends another e-mail. */
  idempotency_key: string | null;
  /** Like `invitation`. */
  kind: string;
  recipient: string;
  /** JSON: `{ name, address }`. */
  reply_to: string | null;
  subject: string;
  /** Cleared once sent. */
  text: string;
  html: string;
  /** JSON: additional headers. */
  headers: string;
  message_id: string;
  state: "waiting" | "sent" | "failed";
  /** Priority by `mailPriorities`. */
  priority: Generated<number>;
  /** Since the last manual retry. */
  attempts: number;
  next_at: string;
  /** By a sending process. */
  claimed_until: string | null;
  give_up_at: string;
  /** Expiry of its link; not sent afterwards. */
  expires_at: string | null;
  /** For staff. */
  failure: string | null;
  /** Permanent failure; null while a retry may succeed. */
  permanent_failure: "address" | "email" | null;
  created_at: string;
  sent_at: string | null;
}
