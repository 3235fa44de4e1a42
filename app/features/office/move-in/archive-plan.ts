import type { Tables } from "../../../server/db/tables.ts";

/**
 * Place of a table in the archive of a whole site.
 * - `list`: a CSV file
 * - `values`: a JSON file
 * - `both`: a CSV file for people, and a JSON file for a site like this one
 * - `out`: secrets, concerns, names behind consents, and data of this installation alone
 */
type Place = "list" | "values" | "both" | "out";

/**
 * The place of every table but those of content types, whose items have a Markdown file each. A test requires a
 * decision for a new table; without one, it stays out.
 */
export const archivePlan: { readonly [Table in keyof Tables]?: Place } = {
  account_addresses: "out",
  account_changes: "out",
  accounts: "out",
  appearances: "out",
  audit_log: "list",
  backup_failures: "out",
  bank_credits: "list",
  bank_details: "list",
  bank_statement_files: "out",
  bank_statement_layouts: "out",
  bank_statements: "list",
  changed_addresses: "out",
  checkouts: "out",
  closings: "out",
  concern_key_copies: "out",
  concern_key_wraps: "out",
  concern_keys: "out",
  concern_notes: "out",
  concerns: "out",
  consent_names: "out",
  consents: "out",
  content_version: "out",
  document_files: "values",
  drafts: "out",
  ended_texts: "out",
  event_figures: "both",
  event_helpers: "list",
  fraud_reports: "list",
  gift_events: "list",
  gift_limits: "out",
  gifts: "list",
  guests: "list",
  help_numbers: "both",
  import_notes: "out",
  import_proposals: "out",
  imported_rows: "out",
  imports: "out",
  issues: "list",
  jobs: "out",
  lines_out: "list",
  message_replies: "list",
  messages: "list",
  money_findings: "out",
  money_numbers: "out",
  one_time_links: "out",
  outbox_emails: "out",
  page_texts: "values",
  past_gifts: "list",
  payment_notices: "out",
  payment_subscriptions: "out",
  pending_subscribers: "out",
  photo_attachments: "values",
  photo_claims: "out",
  photo_faces: "out",
  photo_files: "out",
  photo_requests: "out",
  photos: "values",
  private_files: "out",
  promises: "list",
  purpose_changes: "list",
  rate_limits: "out",
  reading_rights: "out",
  receipts: "list",
  recordings: "list",
  redirects: "values",
  refunds: "list",
  searches: "out",
  sessions: "out",
  settings: "values",
  site_archives: "out",
  staff_searches: "out",
  subject_cards: "out",
  subjects: "out",
  subscribers: "list",
  suppressed_addresses: "out",
  sure_changes: "out",
  switched_off: "out",
  trusted_time: "out",
  trustee_requests: "out",
  two_factors: "out",
  upload_pieces: "out",
  uploads: "out",
  user_roles: "both",
  users: "both",
  verifications: "out",
  versions: "out",
  visits: "list",
  volunteer_hours: "list",
  volunteer_notes: "list",
  volunteers: "list",
  word_answers: "out",
};

/** Returns the tables with a file of this form. */
export const tablesIn = (form: "list" | "values"): (keyof Tables)[] =>
  Object.entries(archivePlan).flatMap(([table, place]) =>
    place === form || place === "both" ? [table as keyof Tables] : [],
  );

/** Columns with money in minor units. A list writes them as people do, with their currency beside them. */
export const moneyInLists: { readonly [Table in keyof Tables]?: readonly string[] } = {
  bank_credits: ["amount", "balance"],
  bank_statements: ["opening", "closing"],
  gifts: ["amount", "fee"],
  lines_out: ["amount", "balance"],
  past_gifts: ["amount", "fee"],
  promises: ["amount"],
  receipts: ["amount"],
  refunds: ["amount", "paid"],
};
