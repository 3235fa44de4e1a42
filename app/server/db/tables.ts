import type { Generated } from "kysely";
import type { AddressTables } from "./address-tables.ts";
import type { BankTables } from "./bank-tables.ts";
import type { ClosingTable } from "./closing-tables.ts";
import type { ConsentTables } from "./consent-tables.ts";
import type { FaceTables } from "./face-tables.ts";
import type { FigureTables } from "./figure-tables.ts";
import type { GiftTables } from "./gift-tables.ts";
import type { GuestTables } from "./guest-tables.ts";
import type {
  IssueTable,
  PendingSubscriberTable,
  SubscriberTable,
  SuppressedAddressTable,
} from "./newsletter-tables.ts";
import type { PaymentTables } from "./payment-tables.ts";
import type { PeopleTables } from "./people-tables.ts";
import type { PhotoTable } from "./photo-tables.ts";
import type { Protected, ProtectionTables } from "./protection-tables.ts";
import type { ContentVersionTable } from "./public-tables.ts";
import type { ReceiptTable } from "./receipt-tables.ts";
import type { RecordingTables } from "./recording-tables.ts";
import type { ReadsSafeguarding, SafeguardingTables } from "./safeguarding-tables.ts";
import type { SearchTables } from "./search-tables.ts";
import type { StatementTables } from "./statement-tables.ts";
import type { UploadTables } from "./upload-tables.ts";
import type { VolunteerTables } from "./volunteer-tables.ts";

export type { PartOfProject } from "./figure-tables.ts";
export type { TakesGuests } from "./guest-tables.ts";
export type { EasyRead } from "./protection-tables.ts";
export type { HasHelpers } from "./volunteer-tables.ts";

/**
 * `migrations/` creates the tables; each content type adds its own here, in its `.type.server.ts`. Times are ISO 8601,
 * UTC, where not said otherwise.
 */
export interface Tables
  extends FaceTables,
    FigureTables,
    GiftTables,
    GuestTables,
    AddressTables,
    PaymentTables,
    PeopleTables,
    BankTables,
    StatementTables,
    ConsentTables,
    SafeguardingTables,
    ProtectionTables,
    RecordingTables,
    SearchTables,
    UploadTables,
    VolunteerTables {
  photos: PhotoTable;
  /** `owner` is `event:3`, `post:12` or a place such as `place:home-hero`; position 0 is the cover. */
  photo_attachments: { owner: string; position: number; photo_id: number };
  /**
   * Paths in file storage. Photos can share a file: names are content hashes. `photo_id` is 0 for a deleted photo's
   * file, until file storage has removed it.
   */
  photo_files: { path: string; photo_id: number };
  /** Values are JSON. */
  settings: { name: string; value: string };
  subscribers: SubscriberTable;
  pending_subscribers: PendingSubscriberTable;
  suppressed_addresses: SuppressedAddressTable;
  issues: IssueTable;
  receipts: ReceiptTable;
  messages: MessageTable;
  message_replies: MessageReplyTable;
  /** Attempts in the current window, which starts at seconds since 1970; `who` is a keyed hash, never an address. */
  rate_limits: { what: string; who: string; window_start: number; count: number };
  users: UserTable;
  /** better-auth writes sessions; we end them. */
  sessions: {
    id: string;
    userId: string;
    token: string;
    expiresAt: string;
    createdAt: string;
    ipAddress: string | null;
    userAgent: string | null;
    /** When the person last proved who they are (ISO 8601, by the machine's clock). */
    confirmed_at: string | null;
  };
  accounts: AccountTable;
  /** better-auth writes it; we delete it. */
  two_factors: { id: string; userId: string };
  /** Pending sign-ins: better-auth writes them; we delete them. */
  verifications: { id: string; identifier: string; value: string; expiresAt: string };
  one_time_links: OneTimeLinkTable;
  versions: VersionTable;
  drafts: DraftTable;
  /** What was closed for good; it travels beside the backups. */
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
  backups: BackupTable;
  outbox_emails: OutboxEmailTable;
  imported_rows: {
    /** Hash of its origin in the old site, which reveals no address. */
    key: string;
    /** Like `post:12`. */
    became: string;
    at: string;
  };
  /** How often a page was opened on a day in Lagos (ISO date). */
  visits: { date: string; path: string; count: number };
  content_version: ContentVersionTable;
  /** One row, from the first clock check on: the newest clock time reached in small steps, or confirmed by an admin. */
  trusted_time: { id: number; at: string };
}

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

export interface MessageTable {
  id: Generated<number>;
  first_name: string;
  last_name: string;
  email: string;
  subject: string;
  message: string;
  created_at: string;
  /** Deduplication: the same message twice on one day is stored once. */
  fingerprint: string;
  /** By staff; null while new. */
  read_at: string | null;
  read_by: string | null;
  answered_at: Generated<string | null>;
  spam_at: Generated<string | null>;
  /** Id of the user who answers it. */
  given_to: Generated<string | null>;
}

/** Staff answers by e-mail. */
export interface MessageReplyTable {
  id: Generated<number>;
  message_id: number;
  text: string;
  written_at: string;
  written_by: string;
  idempotency_key: string | null;
}

/** Staff. The column names are better-auth's, which shares this table. */
export interface UserTable extends ReadsSafeguarding {
  id: string;
  /** As displayed. */
  name: string;
  /** Lower case. */
  email: string;
  emailVerified: number;
  image: string | null;
  createdAt: string;
  updatedAt: string;
  twoFactorEnabled: number | null;
  role: "admin" | "editor" | "lead";
  firstName: string;
  lastName: string;
  /** ISO date. Never public. */
  dob: string | null;
  position: string | null;
  idempotency_key: Generated<string | null>;
  /** 1 when the person hid the checklist of the staff home. */
  checklist_put_away: Generated<number>;
}

/** better-auth writes credentials; we set passwords, in the transaction that uses up a link. */
export interface AccountTable {
  id: string;
  userId: string;
  /** `credential` for a password; `oidc` and an issuer for an OIDC account. */
  providerId: string;
  /** User id at the provider. */
  accountId: string;
  createdAt: string;
  updatedAt: string;
  /** A hash; null for OIDC users. */
  password: string | null;
}

export interface OneTimeLinkTable {
  /** SHA-256 of the link's secret. */
  hash: string;
  purpose: "setup" | "invitation" | "password" | "mail";
  user_id: string | null;
  expires_at: string;
}

/** Content as it was saved. */
export interface VersionTable {
  /** `post:12`, `event:3` … */
  subject: string;
  version: number;
  saved_at: string;
  /** A name. */
  saved_by: string;
  /** JSON of the fields, the status and the photos. */
  content: string;
  /**
   * `unchosen` never was the item's content: a conflict left it out. Null in versions of the release before: time and
   * person are those of the change that replaced them.
   */
  origin: Generated<"saved" | "published" | "restored" | "merged" | "unchosen" | null>;
}

/** What a person writes and has not sent yet, and where they write. Only that person reads it. */
export interface DraftTable {
  user_id: string;
  /** `post:12`; `post:new` for an item that does not exist yet. */
  subject: string;
  /** JSON of the form's fields; null while the person only looks. */
  content: string | null;
  saved_at: string | null;
  /** When the form was last open; null once it is closed. */
  seen_at: string | null;
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

export interface BackupTable {
  ended_at: string;
  /** A sentence for staff; null for a verified backup. */
  failure: string | null;
  bytes: number;
  /** Read back. */
  pictures: number;
  rows: number;
  /** Pictures in the database that file storage did not have. */
  missing: number;
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
  /** As `mailPriorities` has it: what goes first. */
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
