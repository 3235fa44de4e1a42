import type { Tables } from "../../app/server/db/tables.ts";

/** Primary key of every table, in foreign-key order (parents first). */
export const tableKeys: Readonly<Record<keyof Tables, readonly string[]>> = {
  users: ["id"],
  sessions: ["id"],
  accounts: ["id"],
  two_factors: ["id"],
  verifications: ["id"],
  one_time_links: ["hash"],
  uploads: ["id"],
  upload_pieces: ["upload_id", "start"],
  photos: ["id"],
  photo_attachments: ["owner", "position"],
  photo_files: ["path", "photo_id"],
  subjects: ["id"],
  consents: ["id"],
  subject_cards: ["hash"],
  consent_names: ["consent_id", "hash"],
  recordings: ["id"],
  appearances: ["id"],
  takedown_requests: ["id"],
  closings: ["number"],
  photo_faces: ["photo_id"],
  posts: ["id"],
  events: ["id"],
  projects: ["id"],
  guests: ["id"],
  volunteers: ["id"],
  volunteer_notes: ["id"],
  volunteer_hours: ["id"],
  event_helpers: ["event_id", "volunteer_id"],
  event_figures: ["event_id", "position"],
  news_items: ["id"],
  pages: ["id"],
  redirects: ["id"],
  changed_addresses: ["path"],
  settings: ["name"],
  page_texts: ["name"],
  subscribers: ["id"],
  pending_subscribers: ["hash"],
  suppressed_addresses: ["hash"],
  issues: ["id"],
  pledges: ["id"],
  gifts: ["id"],
  gift_events: ["id"],
  gift_limits: ["id"],
  checkouts: ["id"],
  refunds: ["id"],
  payment_notices: ["id"],
  payment_subscriptions: ["id"],
  bank_details: ["id"],
  fraud_reports: ["id"],
  statements: ["id"],
  bank_credits: ["id"],
  statement_layouts: ["name"],
  statement_files: ["id"],
  receipts: ["id"],
  private_files: ["id"],
  concerns: ["id"],
  concern_notes: ["id"],
  concern_keys: ["id"],
  reading_rights: ["id"],
  messages: ["id"],
  message_replies: ["id"],
  outbox_emails: ["id"],
  rate_limits: ["what", "who"],
  word_answers: ["subject", "sentence_hash"],
  versions: ["subject", "version"],
  drafts: ["user_id", "subject"],
  audit_log: ["id"],
  account_changes: ["id"],
  jobs: ["name"],
  backups: ["ended_at"],
  imported_rows: ["key"],
  trusted_time: ["id"],
  visits: ["date", "path"],
  searches: ["date", "word"],
  // One row, which counts writes to other tables: last, so that it ends with the source's value.
  content_version: ["number"],
};

/** Its row always exists, and writes to other tables change it. */
export const counter: keyof Tables = "content_version";

/** What the site makes of other tables by itself, on each engine anew: a copy has none of it. */
export const derivedTables = ["search_words", "search_words_queue", "search_words_vocabulary"];

/** Children with cascading deletes. */
const named: Partial<Record<keyof Tables, (keyof Tables)[]>> = {
  users: [
    "sessions",
    "accounts",
    "two_factors",
    "one_time_links",
    "drafts",
    "uploads",
    "upload_pieces",
    "statement_files",
  ],
  uploads: ["upload_pieces"],
  photos: ["photo_attachments", "photo_faces"],
  events: ["guests", "event_helpers", "event_figures", "volunteer_hours"],
  volunteers: ["volunteer_notes", "event_helpers", "volunteer_hours"],
  subjects: ["consents", "subject_cards", "appearances"],
  consents: ["consent_names", "appearances"],
  concerns: ["concern_notes"],
  messages: ["message_replies"],
};

export const tablesInOrder = Object.keys(tableKeys) as (keyof Tables)[];

/** With their children, in foreign-key order. */
export function withThoseThatName(tables: readonly (keyof Tables)[]): (keyof Tables)[] {
  const all = new Set(tables.flatMap((table) => [table, ...(named[table] ?? [])]));
  return tablesInOrder.filter((table) => all.has(table));
}
