import type { Generated } from "kysely";
import type { JobTable, TrustedTimeTable } from "./job-tables.ts";
import type { LetterTable } from "./outbox-table.ts";
import type {
  IssueTable,
  PendingSubscriberTable,
  SubscriberTable,
  SuppressedAddressTable,
} from "./newsletter-tables.ts";
import type { PhotoFileTable, PhotoTable, PhotoUseTable } from "./photo-tables.ts";

/** Every table, column by column. `migrations/` makes them; the stores of the rooms read and write them. */
export interface Tables {
  posts: PostTable;
  events: EventTable;
  projects: ProjectTable;
  news_items: NewsItemTable;
  photos: PhotoTable;
  photo_uses: PhotoUseTable;
  photo_files: PhotoFileTable;
  settings: SettingTable;
  subscribers: SubscriberTable;
  pending_subscribers: PendingSubscriberTable;
  suppressed_addresses: SuppressedAddressTable;
  issues: IssueTable;
  messages: MessageTable;
  attempts: AttemptTable;
  users: UserTable;
  sessions: SessionTable;
  accounts: AccountTable;
  two_factors: SecondFactorTable;
  verifications: VerificationTable;
  one_time_links: OneTimeLinkTable;
  versions: VersionTable;
  deeds: DeedTable;
  jobs: JobTable;
  backups: BackupTable;
  letters: LetterTable;
  imported_rows: ImportedRowTable;
  shown_changes: ShownChangesTable;
  trusted_time: TrustedTimeTable;
}

/** A list of texts, kept as JSON: `values/text-list.ts` reads and writes it. */
type TextList = string;

/** The columns of everything that is drafted, scheduled, published and deleted. */
export interface Publishable {
  status: Generated<"draft" | "scheduled" | "published">;
  /** When a scheduled thing appears: ISO date and time, UTC. */
  publish_at: string | null;
  /** Goes up with every change: who saves an older one is shown the difference. */
  version: Generated<number>;
  /** ISO date and time, UTC; a deleted thing can be brought back for thirty days. */
  deleted_at: string | null;
  /** The sending that made it: the same sending twice makes one thing. */
  submit_key: string | null;
}

export interface PostTable extends Publishable {
  id: Generated<number>;
  slug: string;
  title: string;
  post_text: string | null;
  paragraphs: TextList;
  author_id: string | null;
  author_name: string;
  author_position: string | null;
  /** Seconds since 1970. */
  timestamp: number;
}

export interface EventTable extends Publishable {
  id: Generated<number>;
  title: string;
  location: string;
  theme: string | null;
  /** ISO date; the first of the month when only the month is known. */
  date: string;
  date_precision: "day" | "month";
  /** Wall-clock times in Lagos, `HH:MM`. */
  start_time: string | null;
  end_time: string | null;
  description: TextList;
  list: TextList;
}

export interface ProjectTable extends Publishable {
  id: Generated<number>;
  /** Null for the first three, whose address is their number. */
  slug: string | null;
  title: string;
  theme: string;
  paragraphs: TextList;
  video_url: string | null;
}

export interface NewsItemTable extends Publishable {
  id: Generated<number>;
  title: string;
  source: string;
  /** ISO date. */
  date: string;
  link: string;
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
  /** ISO date and time, UTC. */
  created_at: string;
  /** The same message sent twice on one day has the same fingerprint and is kept once. */
  fingerprint: string;
  /** When somebody of the staff read it: ISO date and time, UTC; null while it is new. */
  read_at: string | null;
  read_by: string | null;
}

/** How often somebody tried a thing in the running window; `who` is a keyed hash, never an address. */
export interface AttemptTable {
  what: string;
  who: string;
  /** Seconds since 1970. */
  window_start: number;
  count: number;
}

/** People who work on the site. Columns carry the names of the sign-in library, which owns this table with us. */
export interface UserTable {
  id: string;
  /** As the site shows it. */
  name: string;
  /** Lower case. */
  email: string;
  emailVerified: number;
  image: string | null;
  /** ISO date and time, UTC, as in all tables of the library. */
  createdAt: string;
  updatedAt: string;
  twoFactorEnabled: number | null;
  role: "admin" | "editor";
  firstName: string;
  lastName: string;
  /** ISO date. Never public. */
  dob: string | null;
  position: string | null;
  /** The sending that made this person: the same sending twice makes one. */
  submit_key: Generated<string | null>;
}

/** Who is signed in where. The library writes these; we end them. */
export interface SessionTable {
  id: string;
  userId: string;
  token: string;
  expiresAt: string;
  createdAt: string;
  ipAddress: string | null;
  userAgent: string | null;
}

/** How somebody signs in. The library writes these; we set passwords, in the transaction that uses up a link. */
export interface AccountTable {
  id: string;
  userId: string;
  /** `credential` for a password, `oidc` and an issuer for an account of that provider. */
  providerId: string;
  /** What the provider calls the person. */
  accountId: string;
  createdAt: string;
  updatedAt: string;
  /** A hash; null for people who come through another provider. */
  password: string | null;
}

/** The second factor of those who have one. The library writes these; we take them away. */
export interface SecondFactorTable {
  id: string;
  userId: string;
}

/** What the sign-in library has begun and not ended: it writes these, we take them away. */
export interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: string;
}

/** A link that opens something once. */
export interface OneTimeLinkTable {
  /** SHA-256 of the secret in the link. */
  hash: string;
  purpose: "setup" | "invitation" | "password";
  user_id: string | null;
  /** ISO date and time, UTC. */
  expires_at: string;
}

/** What a thing was before each change. */
export interface VersionTable {
  /** `post:12`, `event:3` … */
  subject: string;
  version: number;
  /** ISO date and time, UTC. */
  saved_at: string;
  /** Name of the person. */
  saved_by: string;
  /** JSON of the row. */
  content: string;
}

/** Who did what, when. Rows are only ever added. */
export interface DeedTable {
  id: Generated<number>;
  /** ISO date and time, UTC. */
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

/** One row. */
export interface ShownChangesTable {
  /** Goes up, by triggers, with every change of what public pages show. */
  number: number;
}

/** What became of the backup of each night. */
export interface BackupTable {
  /** ISO date and time, UTC. */
  ended_at: string;
  /** A sentence for staff; null when it was made and found good. */
  failure: string | null;
  bytes: number;
  pictures: number;
  rows: number;
  missing: number;
}

/** A row of an old site that was imported. */
export interface ImportedRowTable {
  /** A hash of where it came from: nobody reads an address from it. */
  key: string;
  /** Like `post:12`. */
  became: string;
  /** ISO date and time, UTC. */
  at: string;
}
