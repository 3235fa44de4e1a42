import type { Generated } from "kysely";
import type {
  IssueTable,
  PendingSubscriberTable,
  SubscriberTable,
  SuppressedAddressTable,
} from "./newsletter-tables.ts";
import type { OutboxEmailTable } from "./outbox-table.ts";
import type { PhotoAttachmentTable, PhotoFileTable, PhotoTable } from "./photo-tables.ts";

/** `migrations/` creates the tables; each content type adds its own here, in its `.type.server.ts`. */
export interface Tables {
  photos: PhotoTable;
  photo_attachments: PhotoAttachmentTable;
  photo_files: PhotoFileTable;
  settings: SettingTable;
  subscribers: SubscriberTable;
  pending_subscribers: PendingSubscriberTable;
  suppressed_addresses: SuppressedAddressTable;
  issues: IssueTable;
  messages: MessageTable;
  rate_limits: RateLimitTable;
  users: UserTable;
  sessions: SessionTable;
  accounts: AccountTable;
  two_factors: TwoFactorTable;
  verifications: VerificationTable;
  one_time_links: OneTimeLinkTable;
  versions: VersionTable;
  audit_log: AuditEventTable;
  jobs: JobTable;
  backups: BackupTable;
  outbox_emails: OutboxEmailTable;
  imported_rows: ImportedRowTable;
  content_version: ContentVersionTable;
  trusted_time: TrustedTimeTable;
}

/** Content that is drafted, scheduled, published and deleted. */
export interface Publishable {
  id: Generated<number>;
  status: Generated<"draft" | "scheduled" | "published">;
  /** When scheduled (ISO 8601, UTC). */
  publish_at: string | null;
  /** Incremented by every change; saving an older one shows the difference. */
  version: Generated<number>;
  /** ISO 8601, UTC; restorable for thirty days. */
  deleted_at: string | null;
  /** Idempotency key. */
  idempotency_key: string | null;
}

export interface SettingTable {
  name: string;
  /** JSON. */
  value: string;
}

export interface MessageTable {
  id: Generated<number>;
  first_name: string;
  last_name: string;
  email: string;
  subject: string;
  message: string;
  /** ISO 8601, UTC. */
  created_at: string;
  /** Deduplication: the same message twice on one day is stored once. */
  fingerprint: string;
  /** By staff (ISO 8601, UTC); null while new. */
  read_at: string | null;
  read_by: string | null;
}

/** Rate limits in the current window; `who` is a keyed hash, never an address. */
export interface RateLimitTable {
  what: string;
  who: string;
  /** Seconds since 1970. */
  window_start: number;
  count: number;
}

/** Staff. The column names are better-auth's, which shares this table. */
export interface UserTable {
  id: string;
  /** As displayed. */
  name: string;
  /** Lower case. */
  email: string;
  emailVerified: number;
  image: string | null;
  /** ISO 8601, UTC, as in all of better-auth's tables. */
  createdAt: string;
  updatedAt: string;
  twoFactorEnabled: number | null;
  role: "admin" | "editor";
  firstName: string;
  lastName: string;
  /** ISO date. Never public. */
  dob: string | null;
  position: string | null;
  /** Idempotency key. */
  idempotency_key: Generated<string | null>;
}

/** better-auth writes sessions; we end them. */
export interface SessionTable {
  id: string;
  userId: string;
  token: string;
  expiresAt: string;
  createdAt: string;
  ipAddress: string | null;
  userAgent: string | null;
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

/** better-auth writes it; we delete it. */
export interface TwoFactorTable {
  id: string;
  userId: string;
}

/** Pending sign-ins: better-auth writes them; we delete them. */
export interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: string;
}

export interface OneTimeLinkTable {
  /** SHA-256 of the link's secret. */
  hash: string;
  purpose: "setup" | "invitation" | "password";
  user_id: string | null;
  /** ISO 8601, UTC. */
  expires_at: string;
}

/** Content before each change. */
export interface VersionTable {
  /** `post:12`, `event:3` … */
  subject: string;
  version: number;
  /** ISO 8601, UTC. */
  saved_at: string;
  /** A name. */
  saved_by: string;
  /** JSON of the row. */
  content: string;
}

/** Audit log; append-only. */
export interface AuditEventTable {
  id: Generated<number>;
  /** ISO 8601, UTC. */
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

/** Content version: one row. */
export interface ContentVersionTable {
  /** Incremented by triggers when content of public pages changes. */
  number: number;
}

export interface BackupTable {
  /** ISO 8601, UTC. */
  ended_at: string;
  /** A sentence for staff; null for a verified backup. */
  failure: string | null;
  bytes: number;
  pictures: number;
  rows: number;
  missing: number;
}

/** From an old site. */
export interface ImportedRowTable {
  /** Hash of its origin, which reveals no address. */
  key: string;
  /** Like `post:12`. */
  became: string;
  /** ISO 8601, UTC. */
  at: string;
}

export interface JobTable {
  name: string;
  /** Last interval run, counted from 1970: see `platform/work/work.server.ts`. */
  period: number;
  /** End of the last run (ISO 8601, UTC). */
  ended_at: string | null;
  /** For staff; null on success. */
  failure: string | null;
}

/** One row, from the first clock check on. */
export interface TrustedTimeTable {
  id: number;
  /** Newest clock time reached in small steps, or confirmed by an admin (ISO 8601, UTC). */
  at: string;
}
