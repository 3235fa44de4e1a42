import type { Tables } from "../../server/db/tables.ts";
import { eventType } from "../events/event.type.server.ts";
import { newsType } from "../news/news.type.server.ts";
import { ownPageType } from "../pages/own-page.type.server.ts";
import { postType } from "../posts/post.type.server.ts";
import { projectType } from "../projects/project.type.server.ts";
import { confidential, internal, type PersonalColumns, published } from "./declare-columns.ts";
import { moneyColumns } from "./money-columns.ts";

/** A content type declares its own. */
const contentColumns = <Columns>({ noun, personal }: { noun: string; personal: Columns }) => ({
  noun,
  key: ["id" as const],
  isPublished: true,
  columns: personal,
});

/** Every column of every table, personal or not: a missing one is a type error, and a test compares the database. */
export const personalColumns: { [Table in keyof Tables]: PersonalColumns<Tables[Table]> } = {
  posts: contentColumns(postType),
  events: contentColumns(eventType),
  projects: contentColumns(projectType),
  news_items: contentColumns(newsType),
  pages: contentColumns(ownPageType),
  photos: published("photo", ["id"], {
    nothing:
      "id path width height kind sizes focal_x focal_y dominant_color withdrawn_at taken_down_at shown_until allowed_uses nobody_recognisable waits_for_lead is_attached look looks_closed",
    typed: "alt",
    person: "consent_at uploaded_at",
    staff: "uploaded_by",
    proof: "consent_by",
  }),
  ...moneyColumns,
  photo_attachments: internal("photo attachment", ["owner", "position"], { nothing: "owner position photo_id" }),
  photo_files: internal("photo file", ["path", "photo_id"], { nothing: "path photo_id" }),
  consents: internal("consent", ["id"], {
    nothing: "id subject_id is_child relation kind given_on language has_assent uses until created_at",
    typed: "given_by",
    person: "idempotency_key",
    secret: "key",
    staff: "taken_by",
  }),
  subjects: internal("person in pictures", ["id"], { nothing: "id code withdrawn_at withdrawn_how created_at" }),
  appearances: internal("appearance", ["id"], {
    nothing: "id consent_id photo_id recording_id began_at ended_at ended_why released_at",
    staff: "began_by ended_by released_by",
  }),
  subject_cards: internal("consent card", ["hash"], {
    nothing: "subject_id created_at",
    secret: "hash",
    staff: "created_by",
  }),
  consent_names: internal("consent name", ["consent_id", "hash"], { nothing: "consent_id", secret: "hash" }),
  recordings: internal("recording", ["id"], {
    nothing: "id owner path type bytes seconds copy_path copy_bytes is_copy_failed created_at",
    typed: "language",
    staff: "added_by",
  }),
  closings: internal("closing", ["number"], { nothing: "number at kind value is_release", secret: "id key" }),
  takedown_requests: confidential("takedown request", ["id"], {
    nothing: "id photo_id who wish hide_at hidden_at done_at outcome",
    typed: "contact note",
    person: "created_at",
    staff: "done_by",
  }),
  photo_faces: internal("faces of a photo", ["photo_id"], { nothing: "photo_id state boxes counted_at" }),
  settings: published("setting", ["name"], { nothing: "name", typed: "value" }),
  page_texts: published("page text", ["name"], {
    nothing: "name status publish_at version",
    typed: "content next_content",
  }),
  subscribers: internal("subscriber", ["id"], {
    nothing: "id",
    person: "email created_at confirmed_at consent page",
    secret: "confirmed_by token",
  }),
  pending_subscribers: internal("pending subscriber", ["hash"], {
    nothing: "expires_at",
    person: "email consent page requested_at",
    secret: "hash",
  }),
  suppressed_addresses: internal("suppressed address", ["hash"], { nothing: "reason day", secret: "hash" }),
  issues: published("issue", ["id"], {
    nothing: "id items state version created_at last_subscriber until_subscriber enqueued started_at ended_at",
    typed: "subject opening frozen",
    person: "idempotency_key",
    staff: "written_by",
  }),
  guests: internal("guest", ["id"], {
    nothing: "id event_id number state adults children is_walk_in moved_at told reminded_for arrived tapped_at",
    typed: "other_need",
    person: "name email phone needs created_at",
    secret: "key fingerprint idempotency_key",
    staff: "arrived_by",
  }),
  volunteers: internal("volunteer", ["id"], {
    nothing: "id state vetted_on vetted_until changed_at",
    typed: "other_skill days place message reference_1_contact reference_2_contact",
    person: "name email phone skills reference_1_name reference_2_name created_at",
    secret: "fingerprint",
    staff: "vetted_by",
  }),
  volunteer_notes: internal("volunteer note", ["id"], {
    nothing: "id volunteer_id",
    typed: "text",
    person: "written_at idempotency_key",
    staff: "written_by",
  }),
  volunteer_hours: internal("volunteer hours", ["id"], {
    nothing: "id volunteer_id event_id date half_hours",
    person: "recorded_at idempotency_key",
    staff: "recorded_by",
  }),
  event_helpers: internal("helper", ["event_id", "volunteer_id"], {
    nothing: "event_id volunteer_id",
    person: "added_at",
    staff: "added_by",
  }),
  event_figures: published("figure", ["event_id", "position"], {
    nothing: "event_id position count how people",
    typed: "unit what counted_by",
  }),
  private_files: confidential("private file", ["id"], {
    nothing: "id path owner type bytes created_at state problem claimed_at tries key_id",
    typed: "name",
  }),
  concerns: confidential("concern", ["id"], {
    nothing: "id reference is_danger state created_at changed_at key_id",
    typed: "story place passed_to",
    person: "name contact",
    secret: "fingerprint",
  }),
  concern_notes: confidential("concern note", ["id"], {
    nothing: "id concern_id idempotency_key key_id",
    typed: "text",
    person: "written_at",
    proof: "written_by",
  }),
  concern_keys: internal("key of concerns", ["id"], { nothing: "id made_at cleaned_at" }),
  reading_rights: internal("right to read concerns", ["id"], {
    nothing: "id member_id what by_id at from_at after_concern until_concern",
  }),
  messages: internal("message", ["id"], {
    nothing: "id",
    typed: "subject message",
    person: "first_name last_name email created_at read_at answered_at spam_at given_to",
    secret: "fingerprint",
    staff: "read_by",
  }),
  message_replies: internal("reply", ["id"], {
    nothing: "id message_id idempotency_key",
    typed: "text",
    person: "written_at",
    staff: "written_by",
  }),
  outbox_emails: internal("email", ["id"], {
    nothing:
      "id idempotency_key kind message_id state priority attempts next_at claimed_until give_up_at expires_at permanent_failure",
    typed: "subject text html headers failure",
    person: "recipient reply_to created_at sent_at",
  }),
  rate_limits: internal("attempt", ["what", "who"], { nothing: "what window_start count", secret: "who" }),
  users: internal("user", ["id"], {
    person:
      "id name email emailVerified image createdAt updatedAt twoFactorEnabled role firstName lastName dob position idempotency_key checklist_put_away reads_safeguarding",
  }),
  uploads: internal("upload", ["id"], {
    nothing: "id idempotency_key size received photo_id",
    person: "user_id changed_at",
  }),
  upload_pieces: internal("upload piece", ["upload_id", "start"], { nothing: "upload_id start bytes" }),
  sessions: internal("session", ["id"], {
    person: "userId expiresAt createdAt updatedAt ipAddress userAgent confirmed_at",
    secret: "id token",
  }),
  accounts: internal("account", ["id"], {
    nothing: "id accessTokenExpiresAt refreshTokenExpiresAt scope",
    person: "userId providerId accountId createdAt updatedAt",
    secret: "password accessToken refreshToken idToken",
  }),
  two_factors: internal("two-factor secret", ["id"], {
    nothing: "id verified failedVerificationCount lockedUntil",
    person: "userId",
    secret: "secret backupCodes",
  }),
  verifications: internal("verification", ["id"], {
    nothing: "id expiresAt createdAt updatedAt",
    person: "identifier value",
  }),
  one_time_links: internal("link", ["hash"], { nothing: "purpose expires_at", person: "user_id", secret: "hash" }),
  word_answers: internal("word answer", ["subject", "sentence_hash"], {
    nothing: "subject answer",
    person: "said_by_id said_at",
    secret: "sentence_hash",
    staff: "said_by",
  }),
  versions: internal("version", ["subject", "version"], {
    nothing: "subject version origin",
    typed: "content",
    person: "saved_at",
    staff: "saved_by",
  }),
  drafts: internal("draft", ["user_id", "subject"], {
    nothing: "subject",
    typed: "content",
    person: "user_id saved_at seen_at",
  }),
  audit_log: internal("audit-event", ["id"], {
    nothing: "id what",
    typed: "before after",
    person: "at who_id who subject",
  }),
  jobs: internal("job", ["name"], { nothing: "name period ended_at failure" }),
  backups: internal("backup", ["ended_at"], { nothing: "ended_at failure bytes pictures rows missing" }),
  imported_rows: internal("imported row", ["key"], { nothing: "became at", secret: "key" }),
  trusted_time: internal("time", ["id"], { nothing: "id at" }),
  visits: internal("visit", ["date", "path"], { nothing: "date path count" }),
  // Single words without digits, and of a question with an address none.
  searches: internal("searched word", ["date", "word"], { nothing: "date word count in_vain" }),
  redirects: internal("redirect", ["id"], { nothing: "id path noun content_id target made_by created_at" }),
  changed_addresses: internal("changed address", ["path"], { nothing: "path changed_at due_at attempts" }),
  content_version: internal("change", [], { nothing: "number figures subscribers" }),
};
