-- The schema of release 0.1.0 (migrations 001 to 050) on SQLite. Paragraphs are statements.

create table "posts" (
  "id" integer primary key autoincrement,
  "slug" text not null unique,
  "title" text not null,
  "post_text" text,
  "paragraphs" text not null,
  "author_id" text,
  "author_name" text not null,
  "author_position" text,
  "timestamp" integer not null,
  "status" text default 'published' not null check (status in ('draft', 'scheduled', 'published')),
  "version" integer default 1 not null,
  "publish_at" text,
  "deleted_at" text,
  "idempotency_key" text,
  "sensitive" text default '[]' not null,
  "writer_ids" text default '[]' not null,
  "names_changed" integer default 0 not null,
  "approved_at" text,
  "approved_by" text,
  "approved_by_id" text
)

create table "events" (
  "id" integer primary key autoincrement,
  "title" text not null,
  "location" text not null,
  "theme" text,
  "date" text not null,
  "date_precision" text not null check (date_precision in ('day', 'month')),
  "start_time" text,
  "end_time" text,
  "description" text not null,
  "list" text not null,
  "status" text default 'published' not null check (status in ('draft', 'scheduled', 'published')),
  "version" integer default 1 not null,
  "publish_at" text,
  "deleted_at" text,
  "idempotency_key" text,
  "sensitive" text default '[]' not null,
  "writer_ids" text default '[]' not null,
  "names_changed" integer default 0 not null,
  "approved_at" text,
  "approved_by" text,
  "approved_by_id" text,
  "easy_read" text default '[]' not null,
  "end_date" text,
  "address" text,
  "state_note" text,
  "former_date" text,
  "signup_until" text,
  "state" text default 'planned' not null check (state in ('planned', 'postponed', 'cancelled', 'over')),
  "places" integer,
  "takes_signups" integer default 0 not null,
  "taken" integer default 0 not null,
  "last_number" integer default 0 not null,
  "with_children" integer default 1 not null,
  "project_id" integer
)

create table "projects" (
  "id" integer primary key autoincrement,
  "slug" text unique,
  "title" text not null,
  "theme" text not null,
  "paragraphs" text not null,
  "video_url" text,
  "status" text default 'published' not null check (status in ('draft', 'scheduled', 'published')),
  "version" integer default 1 not null,
  "publish_at" text,
  "deleted_at" text,
  "idempotency_key" text,
  "sensitive" text default '[]' not null,
  "writer_ids" text default '[]' not null,
  "names_changed" integer default 0 not null,
  "approved_at" text,
  "approved_by" text,
  "approved_by_id" text,
  "easy_read" text default '[]' not null
)

create table "news_items" (
  "id" integer primary key autoincrement,
  "title" text not null,
  "source" text not null,
  "date" text not null,
  "link" text not null,
  "status" text default 'published' not null check (status in ('draft', 'scheduled', 'published')),
  "version" integer default 1 not null,
  "publish_at" text,
  "deleted_at" text,
  "idempotency_key" text,
  "sensitive" text default '[]' not null,
  "writer_ids" text default '[]' not null,
  "names_changed" integer default 0 not null,
  "approved_at" text,
  "approved_by" text,
  "approved_by_id" text
)

create table "photos" (
  "id" integer primary key autoincrement,
  "path" text not null unique,
  "alt" text not null,
  "width" integer not null,
  "height" integer not null,
  "kind" text default 'drawing' not null check (kind in ('drawing', 'photograph')),
  "sizes" text default '[]' not null,
  "focal_x" integer default 50 not null,
  "focal_y" integer default 50 not null,
  "consent_by" text,
  "consent_at" text,
  "uploaded_by" text,
  "uploaded_at" text,
  "dominant_color" text,
  "withdrawn_at" text,
  "nobody_recognisable" integer default 0 not null,
  "shown_until" text,
  "taken_down_at" text,
  "allowed_uses" text default 'site social newsletter print' not null
)

create table "photo_attachments" (
  "owner" text not null,
  "position" integer not null,
  "photo_id" integer not null references "photos" ("id") on delete restrict,
  constraint "photo_uses_key" primary key ("owner", "position")
)

create table "settings" (
  "name" text primary key,
  "value" text not null
)

create table "subscribers" (
  "id" integer primary key autoincrement,
  "email" text not null unique,
  "created_at" text not null,
  "confirmed_at" text,
  "confirmed_by" text,
  "consent" text,
  "page" text,
  "token" text
)

create table "messages" (
  "id" integer primary key autoincrement,
  "first_name" text not null,
  "last_name" text not null,
  "email" text not null,
  "subject" text not null,
  "message" text not null,
  "created_at" text not null,
  "fingerprint" text not null unique,
  "read_at" text,
  "read_by" text,
  "answered_at" text,
  "spam_at" text,
  "given_to" text
)

create table "rate_limits" (
  "what" text not null,
  "who" text not null,
  "window_start" integer not null,
  "count" integer not null,
  constraint "attempts_key" primary key ("what", "who")
)

create table "users" (
  "id" text primary key,
  "name" text not null,
  "email" text not null unique,
  "emailVerified" integer not null,
  "image" text,
  "createdAt" text not null,
  "updatedAt" text not null,
  "twoFactorEnabled" integer,
  "firstName" text not null,
  "lastName" text not null,
  "dob" text,
  "position" text,
  "idempotency_key" text,
  "checklist_put_away" integer default 0 not null,
  "role" text default 'editor' not null check ("role" in ('admin', 'editor', 'lead')),
  "reads_safeguarding" integer default 0 not null
)

create table "sessions" (
  "id" text primary key,
  "userId" text not null references "users" ("id") on delete cascade,
  "expiresAt" text not null,
  "token" text not null unique,
  "createdAt" text not null,
  "updatedAt" text not null,
  "ipAddress" text,
  "userAgent" text
)

create table "accounts" (
  "id" text primary key,
  "userId" text not null references "users" ("id") on delete cascade,
  "accountId" text not null,
  "providerId" text not null,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" text,
  "refreshTokenExpiresAt" text,
  "scope" text,
  "password" text,
  "createdAt" text not null,
  "updatedAt" text not null
)

create table "verifications" (
  "id" text primary key,
  "identifier" text not null,
  "value" text not null,
  "expiresAt" text not null,
  "createdAt" text not null,
  "updatedAt" text not null
)

create table "two_factors" (
  "id" text primary key,
  "userId" text not null references "users" ("id") on delete cascade,
  "secret" text not null,
  "backupCodes" text not null,
  "verified" integer,
  "failedVerificationCount" integer,
  "lockedUntil" text
)

create table "versions" (
  "subject" text not null,
  "version" integer not null,
  "saved_at" text not null,
  "saved_by" text not null,
  "content" text not null,
  "origin" text,
  constraint "versions_key" primary key ("subject", "version")
)

create table "audit_log" (
  "id" integer primary key autoincrement,
  "at" text not null,
  "who_id" text not null,
  "who" text not null,
  "what" text not null,
  "subject" text not null,
  "before" text,
  "after" text
)

create table "jobs" (
  "name" text primary key,
  "period" integer not null,
  "ended_at" text,
  "failure" text
)

create table "outbox_emails" (
  "id" integer primary key autoincrement,
  "idempotency_key" text unique,
  "kind" text not null,
  "recipient" text not null,
  "reply_to" text,
  "subject" text not null,
  "text" text not null,
  "html" text not null,
  "headers" text not null,
  "message_id" text not null,
  "state" text not null check (state in ('waiting', 'sent', 'failed')),
  "attempts" integer not null,
  "next_at" text not null,
  "claimed_until" text,
  "give_up_at" text not null,
  "expires_at" text,
  "failure" text,
  "created_at" text not null,
  "sent_at" text,
  "permanent_failure" text check (permanent_failure in ('address', 'email'))
)

create table "backups" (
  "ended_at" text primary key,
  "failure" text,
  "bytes" bigint not null,
  "pictures" integer not null,
  "rows" integer not null,
  "missing" integer not null
)

create table "pending_subscribers" (
  "hash" text primary key,
  "email" text not null,
  "consent" text not null,
  "page" text not null,
  "requested_at" text not null,
  "expires_at" text not null
)

create table "suppressed_addresses" (
  "hash" text primary key,
  "reason" text not null,
  "day" text not null
)

create table "issues" (
  "id" integer primary key autoincrement,
  "subject" text not null,
  "opening" text not null,
  "items" text not null,
  "state" text not null,
  "version" integer default 1 not null,
  "written_by" text not null,
  "idempotency_key" text unique,
  "created_at" text not null,
  "frozen" text,
  "last_subscriber" integer default 0 not null,
  "until_subscriber" integer default 0 not null,
  "enqueued" integer default 0 not null,
  "started_at" text,
  "ended_at" text
)

create table "content_version" (
  "number" integer not null
)

create table "imported_rows" (
  "key" text primary key,
  "became" text not null,
  "at" text not null
)

create table "photo_files" (
  "path" text not null,
  "photo_id" integer not null,
  constraint "photo_files_key" primary key ("path", "photo_id")
)

create table "trusted_time" (
  "id" integer primary key,
  "at" text not null
)

create table "visits" (
  "date" text not null,
  "path" text not null,
  "count" integer not null,
  constraint "visits_by_date" primary key ("date", "path")
)

create table "message_replies" (
  "id" integer primary key autoincrement,
  "message_id" integer not null references "messages" ("id") on delete cascade,
  "text" text not null,
  "written_at" text not null,
  "written_by" text not null,
  "idempotency_key" text unique
)

create table "drafts" (
  "user_id" text not null references "users" ("id") on delete cascade,
  "subject" text not null,
  "content" text,
  "saved_at" text,
  "seen_at" text,
  constraint "drafts_key" primary key ("user_id", "subject")
)

create table "uploads" (
  "id" integer primary key autoincrement,
  "user_id" text not null references "users" ("id") on delete cascade,
  "idempotency_key" text not null,
  "size" integer not null,
  "received" integer not null,
  "changed_at" text not null,
  "photo_id" integer,
  constraint "uploads_by_key" unique ("user_id", "idempotency_key")
)

create table "upload_pieces" (
  "upload_id" integer not null references "uploads" ("id") on delete cascade,
  "start" integer not null,
  "bytes" text not null,
  constraint "upload_pieces_key" primary key ("upload_id", "start")
)

create table "page_texts" (
  "name" text primary key,
  "content" text not null,
  "next_content" text,
  "status" text not null,
  "publish_at" text,
  "version" integer not null
)

create table "pages" (
  "id" integer primary key autoincrement,
  "slug" text not null,
  "title" text not null,
  "paragraphs" text not null,
  "placement" text not null check (placement in ('footer', 'header', 'nowhere')),
  "place" integer,
  "status" text default 'published' not null check (status in ('draft', 'scheduled', 'published')),
  "version" integer default 1 not null,
  "publish_at" text,
  "deleted_at" text,
  "idempotency_key" text unique,
  "sensitive" text default '[]' not null,
  "writer_ids" text default '[]' not null,
  "names_changed" integer default 0 not null,
  "approved_at" text,
  "approved_by" text,
  "approved_by_id" text
)

create table "one_time_links" (
  "hash" text primary key,
  "purpose" text not null check (purpose in ('setup', 'invitation', 'password', 'mail')),
  "user_id" text references "users" ("id") on delete cascade,
  "expires_at" text not null
)

create table "pledges" (
  "id" integer primary key autoincrement,
  "code" text not null unique,
  "prefix" text not null,
  "link" text not null,
  "amount" integer not null check (amount > 0),
  "currency" text not null check (currency in ('NGN', 'USD')),
  "frequency" text not null check (frequency in ('once', 'monthly')),
  "project_id" integer,
  "purpose" text,
  "name" text,
  "email" text,
  "message" text,
  "is_public" integer not null,
  "state" text not null check (state in ('open', 'received', 'expired', 'withdrawn', 'fake')),
  "created_at" text not null,
  "sent_at" text,
  "remind_at" text,
  "fingerprint" text unique
)

create table "gifts" (
  "id" integer primary key autoincrement,
  "pledge_id" integer references "pledges" ("id"),
  "part" integer not null,
  "amount" integer not null check (amount >= 0),
  "currency" text not null check (currency in ('NGN', 'USD')),
  "fee" integer default 0 not null,
  "method" text not null,
  "value_date" text not null,
  "project_id" integer,
  "purpose" text,
  "goods" text,
  "goods_count" integer,
  "name" text,
  "email" text,
  "is_public" integer not null,
  "donor_hash" text not null,
  "donor_salt" text,
  "source" text unique,
  "state" text not null check (state in ('announced', 'counted', 'received', 'void', 'refunded', 'disputed')),
  "recorded_at" text not null,
  "recorded_by" text,
  "checked_by" text,
  "spent_on" text,
  "spent_at" text,
  "idempotency_key" text unique
)

create table "gift_events" (
  "id" integer primary key autoincrement,
  "pledge_id" integer references "pledges" ("id"),
  "gift_id" integer references "gifts" ("id"),
  "at" text not null,
  "what" text not null,
  "by" text,
  "note" text
)

create table "bank_details" (
  "id" integer primary key,
  "what" text not null,
  "change_id" integer,
  "bank_name" text,
  "naira_account" text,
  "dollar_account" text,
  "account_name" text,
  "bank_code" text,
  "reason" text,
  "bank_wrote" integer not null,
  "is_alone" integer not null,
  "starts_anew" integer not null,
  "by_id" text,
  "by" text,
  "at" text not null,
  "status" text not null,
  "publish_at" text,
  "seal" text not null
)

create table "fraud_reports" (
  "id" integer primary key autoincrement,
  "created_at" text not null,
  "story" text not null,
  "account" text,
  "contact" text,
  "done_at" text,
  "done_by" text
)

create table "statements" (
  "id" integer primary key autoincrement,
  "currency" text not null check (currency in ('NGN', 'USD')),
  "name" text not null,
  "first_day" text not null,
  "last_day" text not null,
  "lines" integer not null,
  "added" integer not null,
  "opening" integer not null,
  "closing" integer not null,
  "fingerprint" text not null,
  "added_at" text not null,
  "added_by" text not null,
  constraint "statements_once" unique ("currency", "fingerprint")
)

create table "bank_credits" (
  "id" integer primary key autoincrement,
  "statement_id" integer not null references "statements" ("id"),
  "currency" text not null check (currency in ('NGN', 'USD')),
  "day" text not null,
  "amount" integer not null check (amount > 0),
  "narration" text,
  "fingerprint" text not null,
  "occurrence" integer not null,
  "state" text not null check (state in ('open', 'matched', 'other')),
  "refused" integer default 0 not null,
  "gift_id" integer unique references "gifts" ("id"),
  "round" integer default 1 not null,
  "added_at" text not null,
  "decided_at" text,
  "decided_by" text,
  constraint "bank_credits_once" unique ("currency", "fingerprint", "occurrence")
)

create table "statement_layouts" (
  "name" text primary key,
  "layout" text,
  "tolerance" integer default 0 not null
)

create table "statement_files" (
  "id" integer primary key autoincrement,
  "user_id" text not null references "users" ("id") on delete cascade,
  "currency" text not null check (currency in ('NGN', 'USD')),
  "name" text not null,
  "content" text not null,
  "created_at" text not null
)

create table "receipts" (
  "id" integer primary key autoincrement,
  "gift_id" integer not null references "gifts" ("id"),
  "year" integer not null,
  "serial" integer not null check (serial > 0),
  "letters" text not null,
  "link" text not null,
  "contents" text not null,
  "state" text not null check (state in ('valid', 'void', 'replaced')),
  "replaced_by" integer,
  "issued_at" text not null
)

create table "checkouts" (
  "id" integer primary key autoincrement,
  "provider" text not null,
  "reference" text not null unique,
  "pledge_id" integer not null references "pledges" ("id"),
  "amount" integer not null,
  "currency" text not null check (currency in ('NGN', 'USD')),
  "url" text,
  "plan" text,
  "state" text not null check (state in ('begun', 'paid', 'failed')),
  "created_at" text not null,
  "checked_at" text
)

create table "payment_notices" (
  "id" integer primary key autoincrement,
  "provider" text not null,
  "event_id" text not null,
  "kind" text not null,
  "reference" text,
  "due_at" text,
  "received_at" text not null,
  "handled_at" text,
  "problem" text,
  "settled_by" text,
  "settled_why" text
)

create table "payment_subscriptions" (
  "id" integer primary key autoincrement,
  "provider" text not null,
  "plan" text not null,
  "customer" text not null,
  "pledge_id" integer not null references "pledges" ("id"),
  "code" text not null,
  "token" text not null,
  "state" text not null check (state in ('active', 'stopped')),
  "created_at" text not null
)

create table "consents" (
  "id" integer primary key autoincrement,
  "key" text not null unique,
  "subject_code" text not null,
  "is_child" integer,
  "relation" text,
  "given_by" text,
  "kind" text not null check (kind in ('paper', 'voice', 'signature', 'noted')),
  "given_on" text not null,
  "taken_by" text not null,
  "language" text,
  "has_assent" integer,
  "uses" text not null,
  "until" text,
  "withdrawn_at" text,
  "withdrawn_how" text,
  "idempotency_key" text unique,
  "created_at" text not null
)

create table "consent_codes" (
  "hash" text primary key,
  "consent_id" integer not null references "consents" ("id"),
  "created_by" text not null,
  "created_at" text not null
)

create table "consent_names" (
  "consent_id" integer not null references "consents" ("id"),
  "hash" text not null,
  constraint "consent_names_key" primary key ("consent_id", "hash")
)

create table "photo_people" (
  "photo_id" integer not null,
  "consent_id" integer not null references "consents" ("id"),
  constraint "photo_people_key" primary key ("photo_id", "consent_id")
)

create table "takedown_requests" (
  "id" integer primary key autoincrement,
  "photo_id" integer not null,
  "who" text not null,
  "wish" text not null,
  "contact" text,
  "note" text,
  "created_at" text not null,
  "done_at" text,
  "done_by" text,
  "outcome" text
)

create table "private_files" (
  "id" integer primary key autoincrement,
  "path" text not null,
  "owner" text not null,
  "type" text not null,
  "bytes" integer not null,
  "name" text,
  "created_at" text not null
)

create table "concerns" (
  "id" integer primary key autoincrement,
  "reference" text not null unique,
  "story" text not null,
  "place" text,
  "is_danger" integer not null,
  "name" text,
  "contact" text,
  "state" text not null check (state in ('new', 'in hand', 'passed on', 'closed')),
  "passed_to" text,
  "created_at" text not null,
  "changed_at" text not null,
  "fingerprint" text not null unique
)

create table "concern_notes" (
  "id" integer primary key autoincrement,
  "concern_id" integer not null references "concerns" ("id") on delete cascade,
  "text" text not null,
  "written_at" text not null,
  "written_by" text not null,
  "idempotency_key" text unique
)

create table "word_answers" (
  "subject" text not null,
  "sentence_hash" text not null,
  "answer" text not null check (answer in ('adult', 'published')),
  "said_by_id" text not null,
  "said_by" text not null,
  "said_at" text not null,
  constraint "word_answers_key" primary key ("subject", "sentence_hash")
)

create table "photo_faces" (
  "photo_id" integer primary key references "photos" ("id") on delete cascade,
  "state" text not null check (state in ('waiting', 'counting', 'counted', 'skipped', 'failed')),
  "boxes" text default '[]' not null,
  "counted_at" text
)

create table "guests" (
  "id" integer primary key autoincrement,
  "event_id" integer not null references "events" ("id") on delete cascade,
  "number" integer not null,
  "key" text unique,
  "state" text not null check (state in ('coming', 'waiting', 'cancelled')),
  "name" text,
  "email" text,
  "phone" text,
  "adults" integer not null check (adults >= 0),
  "children" integer not null check (children >= 0),
  "needs" text default '[]' not null,
  "other_need" text,
  "is_walk_in" integer default 0 not null,
  "created_at" text not null,
  "moved_at" text,
  "told" text default '' not null,
  "reminded_for" text,
  "arrived" integer,
  "arrived_by" text,
  "tapped_at" text,
  "fingerprint" text unique,
  "idempotency_key" text unique
)

create table "redirects" (
  "id" integer primary key autoincrement,
  "path" text not null unique,
  "noun" text,
  "content_id" integer,
  "target" text,
  "made_by" text not null check (made_by in ('rename', 'staff', 'import')),
  "created_at" text not null
)

create table "changed_addresses" (
  "path" text primary key,
  "changed_at" text not null,
  "due_at" text not null,
  "attempts" integer default 0 not null
)

create table "search_words" (
  id integer primary key autoincrement,
  kind text not null,
  source_id integer not null,
  day integer not null,
  public_from text not null,
  title_words text not null,
  all_words text not null,
  unique (kind, source_id)
)

create table "search_words_queue" (
  kind text not null,
  source_id integer not null,
  primary key (kind, source_id)
)

create table "search_words_vocabulary" (
  word text primary key,
  head text not null,
  tail text not null,
  letters integer not null,
  documents integer not null
)

create table "searches" (
  date text not null,
  word text not null,
  count integer not null,
  in_vain integer not null,
  primary key (date, word)
)

create table "volunteers" (
  "id" integer primary key autoincrement,
  "state" text not null check (state in ('new', 'talked', 'vetted', 'active', 'resting')),
  "name" text not null,
  "skills" text not null,
  "created_at" text not null,
  "changed_at" text not null,
  "fingerprint" text unique,
  "email" text,
  "phone" text,
  "other_skill" text,
  "days" text,
  "place" text,
  "message" text,
  "reference_1_name" text,
  "reference_1_contact" text,
  "reference_2_name" text,
  "reference_2_contact" text,
  "vetted_on" text,
  "vetted_until" text,
  "vetted_by" text
)

create table "volunteer_notes" (
  "id" integer primary key autoincrement,
  "volunteer_id" integer not null references "volunteers" ("id") on delete cascade,
  "text" text not null,
  "written_at" text not null,
  "written_by" text not null,
  "idempotency_key" text unique
)

create table "volunteer_hours" (
  "id" integer primary key autoincrement,
  "volunteer_id" integer references "volunteers" ("id") on delete set null,
  "event_id" integer references "events" ("id") on delete set null,
  "date" text not null,
  "half_hours" integer not null check (half_hours > 0),
  "recorded_at" text not null,
  "recorded_by" text not null,
  "idempotency_key" text unique
)

create table "event_helpers" (
  "event_id" integer not null references "events" ("id") on delete cascade,
  "volunteer_id" integer not null references "volunteers" ("id") on delete cascade,
  "added_at" text not null,
  "added_by" text not null,
  constraint "event_helpers_key" primary key ("event_id", "volunteer_id")
)

create table "event_figures" (
  "event_id" integer not null references "events" ("id") on delete cascade,
  "position" integer not null,
  "count" integer not null check (count >= 0),
  "unit" text not null,
  "what" text not null,
  "how" text not null check (how in ('each', 'list', 'estimate')),
  "people" text not null check (people in ('no', 'once', 'attendances')),
  "counted_by" text not null,
  constraint "event_figures_key" primary key ("event_id", "position")
)

create table "recordings" (
  "id" integer primary key autoincrement,
  "owner" text not null,
  "path" text not null,
  "type" text not null,
  "bytes" integer not null,
  "seconds" integer not null,
  "language" text not null,
  "added_by" text not null,
  "created_at" text not null
)

create table "recording_people" (
  "recording_id" integer not null references "recordings" ("id") on delete cascade,
  "consent_id" integer not null references "consents" ("id"),
  constraint "recording_people_key" primary key ("recording_id", "consent_id")
)

create virtual table "posts_words" using fts5 ( "title", "paragraphs", content = 'posts', content_rowid = 'id', tokenize = 'trigram', detail = none)

insert into posts_words (posts_words, rank) values ('secure-delete', 1)

create virtual table "events_words" using fts5 ( "title", "theme", "location", "description", content = 'events', content_rowid = 'id', tokenize = 'trigram', detail = none)

insert into events_words (events_words, rank) values ('secure-delete', 1)

create virtual table "subscribers_words" using fts5 ( "email", content = 'subscribers', content_rowid = 'id', tokenize = 'trigram', detail = none)

insert into subscribers_words (subscribers_words, rank) values ('secure-delete', 1)

create virtual table search_words_index using fts5 ( title_words, all_words, content = 'search_words', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 0', prefix = '3 5', detail = column)

insert into search_words_index (search_words_index, rank) values ('secure-delete', 1)

create index "posts_by_time" on "posts" ("timestamp", "id")

create index "events_by_date" on "events" ("date", "id")

create index "news_items_by_date" on "news_items" ("date", "id")

create index "sessions_by_user" on "sessions" ("userId")

create index "accounts_by_user" on "accounts" ("userId")

create index "verifications_by_identifier" on "verifications" ("identifier")

create unique index "accounts_by_subject" on "accounts" ("providerId", "accountId")

create unique index "accounts_by_way" on "accounts" ("userId", "providerId")

create unique index "subscribers_by_token" on "subscribers" ("token")

create index "subscribers_by_confirmation" on "subscribers" ("confirmed_by")

create index "pending_subscribers_by_email" on "pending_subscribers" ("email")

create index "posts_scheduled" on "posts" (publish_at)
      where status = 'scheduled' and deleted_at is null

create index "posts_unpublished" on "posts" (status)
      where status != 'published' and deleted_at is null

create index "posts_deleted" on "posts" (deleted_at)
      where deleted_at is not null

create index "events_scheduled" on "events" (publish_at)
      where status = 'scheduled' and deleted_at is null

create index "events_unpublished" on "events" (status)
      where status != 'published' and deleted_at is null

create index "events_deleted" on "events" (deleted_at)
      where deleted_at is not null

create index "projects_scheduled" on "projects" (publish_at)
      where status = 'scheduled' and deleted_at is null

create index "projects_unpublished" on "projects" (status)
      where status != 'published' and deleted_at is null

create index "projects_deleted" on "projects" (deleted_at)
      where deleted_at is not null

create index "news_items_scheduled" on "news_items" (publish_at)
      where status = 'scheduled' and deleted_at is null

create index "news_items_unpublished" on "news_items" (status)
      where status != 'published' and deleted_at is null

create index "news_items_deleted" on "news_items" (deleted_at)
      where deleted_at is not null

create index messages_new on messages (id) where read_at is null

create index photos_unconfirmed on photos (id)
    where kind = 'photograph' and consent_at is null

create index "photo_files_by_photo" on "photo_files" ("photo_id")

create index "outbox_emails_by_state" on "outbox_emails" ("state", "next_at")

create index "outbox_emails_by_recipient" on "outbox_emails" ("recipient")

create index "photo_attachments_by_photo" on "photo_attachments" ("photo_id")

create unique index "posts_by_idempotency_key" on "posts" ("idempotency_key")

create unique index "events_by_idempotency_key" on "events" ("idempotency_key")

create unique index "projects_by_idempotency_key" on "projects" ("idempotency_key")

create unique index "news_items_by_idempotency_key" on "news_items" ("idempotency_key")

create unique index "users_by_idempotency_key" on "users" ("idempotency_key")

create index "messages_by_created_at" on "messages" ("created_at")

create index "subscribers_by_confirmed_at" on "subscribers" ("confirmed_at")

create index "audit_log_by_subject" on "audit_log" ("subject")

create index "message_replies_by_message" on "message_replies" ("message_id")

create index "drafts_by_subject" on "drafts" ("subject")

create index "pages_by_slug" on "pages" ("slug")

create index "pledges_by_state" on "pledges" ("state", "created_at")

create unique index "gifts_by_pledge" on "gifts" ("pledge_id", "part")

create index "gifts_by_state" on "gifts" ("state", "value_date")

create index "gift_events_by_pledge" on "gift_events" ("pledge_id")

create index "gift_events_by_gift" on "gift_events" ("gift_id")

create index "bank_credits_by_state" on "bank_credits" ("state", "id")

create index "bank_credits_by_statement" on "bank_credits" ("statement_id", "state")

create unique index "receipts_by_number" on "receipts" ("year", "serial")

create unique index "receipts_by_gift" on "receipts" ("gift_id") where "state" = 'valid'

create index "receipts_of_gift" on "receipts" ("gift_id")

create index "checkouts_by_pledge" on "checkouts" ("pledge_id")

create index "checkouts_by_state" on "checkouts" ("state", "created_at")

create unique index "payment_notices_by_event" on "payment_notices" ("provider", "event_id")

create index "payment_notices_by_handled" on "payment_notices" ("handled_at")

create unique index "payment_subscriptions_by_customer" on "payment_subscriptions" ("provider", "plan", "customer")

create index "consents_by_subject" on "consents" ("subject_code")

create index "consent_codes_by_consent" on "consent_codes" ("consent_id")

create index "consent_names_by_hash" on "consent_names" ("hash")

create index "photo_people_by_consent" on "photo_people" ("consent_id")

create index "takedown_requests_by_done" on "takedown_requests" ("done_at", "id")

create index photos_by_end on photos (shown_until) where shown_until is not null

create index "private_files_by_owner" on "private_files" ("owner")

create index "private_files_by_path" on "private_files" ("path")

create index "concerns_by_state" on "concerns" ("state", "id")

create index "concern_notes_by_concern" on "concern_notes" ("concern_id")

create index "photo_faces_by_state" on "photo_faces" ("state", "photo_id")

create unique index photo_faces_counting on photo_faces (state) where state = 'counting'

create index "photos_by_withdrawal" on "photos" (withdrawn_at)
      where withdrawn_at is not null

create index "consents_by_withdrawal" on "consents" (withdrawn_at)
      where withdrawn_at is not null

create index "posts_sensitive" on "posts" (id)
      where sensitive != '[]'

create index "events_sensitive" on "events" (id)
      where sensitive != '[]'

create index "projects_sensitive" on "projects" (id)
      where sensitive != '[]'

create index "news_items_sensitive" on "news_items" (id)
      where sensitive != '[]'

create index "pages_sensitive" on "pages" (id)
      where sensitive != '[]'

create unique index "guests_by_number" on "guests" ("event_id", "number")

create index "guests_by_email" on "guests" ("email")

create index "guests_waiting" on "guests" ("state", "event_id")

create index "redirects_by_content" on "redirects" ("noun", "content_id")

create index "changed_addresses_due" on "changed_addresses" ("due_at")

create index search_words_heads on search_words_vocabulary (head, letters)

create index search_words_tails on search_words_vocabulary (tail, letters)

create index "volunteers_by_state" on "volunteers" ("state", "id")

create index "volunteers_by_email" on "volunteers" ("email")

create index "volunteer_notes_by_volunteer" on "volunteer_notes" ("volunteer_id", "id")

create index "volunteer_hours_by_volunteer" on "volunteer_hours" ("volunteer_id")

create index "volunteer_hours_by_event" on "volunteer_hours" ("event_id")

create index "event_helpers_by_volunteer" on "event_helpers" ("volunteer_id")

create unique index "recordings_by_owner" on "recordings" ("owner", "path")

create index "recordings_by_path" on "recordings" ("path")

create index "recording_people_by_consent" on "recording_people" ("consent_id")

create trigger "posts_words_insert" after insert on "posts"
      begin insert into "posts_words" (rowid, "title", "paragraphs") values (new.id, "new"."title", "new"."paragraphs"); end

create trigger "posts_words_delete" after delete on "posts"
      begin insert into "posts_words" ("posts_words", rowid, "title", "paragraphs") values ('delete', old.id, "old"."title", "old"."paragraphs"); end

create trigger "posts_words_update" after update of id, "title", "paragraphs" on "posts"
      when old.id != new.id or "old"."title" is not "new"."title" or "old"."paragraphs" is not "new"."paragraphs"
      begin insert into "posts_words" ("posts_words", rowid, "title", "paragraphs") values ('delete', old.id, "old"."title", "old"."paragraphs"); insert into "posts_words" (rowid, "title", "paragraphs") values (new.id, "new"."title", "new"."paragraphs"); end

create trigger "events_words_insert" after insert on "events"
      begin insert into "events_words" (rowid, "title", "theme", "location", "description") values (new.id, "new"."title", "new"."theme", "new"."location", "new"."description"); end

create trigger "events_words_delete" after delete on "events"
      begin insert into "events_words" ("events_words", rowid, "title", "theme", "location", "description") values ('delete', old.id, "old"."title", "old"."theme", "old"."location", "old"."description"); end

create trigger "events_words_update" after update of id, "title", "theme", "location", "description" on "events"
      when old.id != new.id or "old"."title" is not "new"."title" or "old"."theme" is not "new"."theme" or "old"."location" is not "new"."location" or "old"."description" is not "new"."description"
      begin insert into "events_words" ("events_words", rowid, "title", "theme", "location", "description") values ('delete', old.id, "old"."title", "old"."theme", "old"."location", "old"."description"); insert into "events_words" (rowid, "title", "theme", "location", "description") values (new.id, "new"."title", "new"."theme", "new"."location", "new"."description"); end

create trigger "subscribers_words_insert" after insert on "subscribers"
      begin insert into "subscribers_words" (rowid, "email") values (new.id, "new"."email"); end

create trigger "subscribers_words_delete" after delete on "subscribers"
      begin insert into "subscribers_words" ("subscribers_words", rowid, "email") values ('delete', old.id, "old"."email"); end

create trigger "subscribers_words_update" after update of id, "email" on "subscribers"
      when old.id != new.id or "old"."email" is not "new"."email"
      begin insert into "subscribers_words" ("subscribers_words", rowid, "email") values ('delete', old.id, "old"."email"); insert into "subscribers_words" (rowid, "email") values (new.id, "new"."email"); end

create trigger "posts_content_version_insert" after insert on "posts"
          begin update content_version set number = number + 1; end

create trigger "posts_content_version_update" after update on "posts"
          begin update content_version set number = number + 1; end

create trigger "posts_content_version_delete" after delete on "posts"
          begin update content_version set number = number + 1; end

create trigger "events_content_version_insert" after insert on "events"
          begin update content_version set number = number + 1; end

create trigger "events_content_version_update" after update on "events"
          begin update content_version set number = number + 1; end

create trigger "events_content_version_delete" after delete on "events"
          begin update content_version set number = number + 1; end

create trigger "projects_content_version_insert" after insert on "projects"
          begin update content_version set number = number + 1; end

create trigger "projects_content_version_update" after update on "projects"
          begin update content_version set number = number + 1; end

create trigger "projects_content_version_delete" after delete on "projects"
          begin update content_version set number = number + 1; end

create trigger "news_items_content_version_insert" after insert on "news_items"
          begin update content_version set number = number + 1; end

create trigger "news_items_content_version_update" after update on "news_items"
          begin update content_version set number = number + 1; end

create trigger "news_items_content_version_delete" after delete on "news_items"
          begin update content_version set number = number + 1; end

create trigger "photos_content_version_insert" after insert on "photos"
          begin update content_version set number = number + 1; end

create trigger "photos_content_version_update" after update on "photos"
          begin update content_version set number = number + 1; end

create trigger "photos_content_version_delete" after delete on "photos"
          begin update content_version set number = number + 1; end

create trigger "photo_attachments_content_version_insert" after insert on "photo_attachments"
          begin update content_version set number = number + 1; end

create trigger "photo_attachments_content_version_update" after update on "photo_attachments"
          begin update content_version set number = number + 1; end

create trigger "photo_attachments_content_version_delete" after delete on "photo_attachments"
          begin update content_version set number = number + 1; end

create trigger "settings_content_version_insert" after insert on "settings"
          begin update content_version set number = number + 1; end

create trigger "settings_content_version_update" after update on "settings"
          begin update content_version set number = number + 1; end

create trigger "settings_content_version_delete" after delete on "settings"
          begin update content_version set number = number + 1; end

create trigger "page_texts_content_version_insert" after insert on "page_texts"
      begin update content_version set number = number + 1; end

create trigger "page_texts_content_version_update" after update on "page_texts"
      begin update content_version set number = number + 1; end

create trigger "page_texts_content_version_delete" after delete on "page_texts"
      begin update content_version set number = number + 1; end

create trigger "pages_content_version_insert" after insert on "pages"
      begin update content_version set number = number + 1; end

create trigger "pages_content_version_update" after update on "pages"
      begin update content_version set number = number + 1; end

create trigger "pages_content_version_delete" after delete on "pages"
      begin update content_version set number = number + 1; end

create trigger "bank_details_content_version_insert" after insert on "bank_details"
      begin update content_version set number = number + 1; end

create trigger "bank_details_content_version_update" after update on "bank_details"
      begin update content_version set number = number + 1; end

create trigger "bank_details_content_version_delete" after delete on "bank_details"
      begin update content_version set number = number + 1; end

create trigger "redirects_content_version_insert" after insert on "redirects"
      begin update content_version set number = number + 1; end

create trigger "redirects_content_version_update" after update on "redirects"
      begin update content_version set number = number + 1; end

create trigger "redirects_content_version_delete" after delete on "redirects"
      begin update content_version set number = number + 1; end

create trigger search_words_insert after insert on search_words begin insert into search_words_index (rowid, title_words, all_words)
    values (new.id, new.title_words, new.all_words); end

create trigger search_words_delete after delete on search_words begin insert into search_words_index (search_words_index, rowid, title_words, all_words)
    values ('delete', old.id, old.title_words, old.all_words); end

create trigger search_words_update after update of title_words, all_words on search_words
    when old.title_words is not new.title_words or old.all_words is not new.all_words
    begin insert into search_words_index (search_words_index, rowid, title_words, all_words)
    values ('delete', old.id, old.title_words, old.all_words); insert into search_words_index (rowid, title_words, all_words)
    values (new.id, new.title_words, new.all_words); end

create trigger "posts_search_insert" after insert on "posts"
      begin insert into search_words_queue (kind, source_id) select 'posts', "new"."id"
      where not exists (select 1 from search_words_queue
        where kind = 'posts' and source_id = "new"."id"); end

create trigger "posts_search_update" after update of "title", "post_text", "paragraphs", "timestamp", "status", "publish_at", "deleted_at", "sensitive", "approved_at" on "posts"
      begin update search_words set public_from = '9999'
      where kind = 'posts' and source_id = old.id; insert into search_words_queue (kind, source_id) select 'posts', "new"."id"
      where not exists (select 1 from search_words_queue
        where kind = 'posts' and source_id = "new"."id"); end

create trigger "posts_search_delete" after delete on "posts"
      begin update search_words set public_from = '9999'
      where kind = 'posts' and source_id = old.id; insert into search_words_queue (kind, source_id) select 'posts', "old"."id"
      where not exists (select 1 from search_words_queue
        where kind = 'posts' and source_id = "old"."id"); end

create trigger "events_search_insert" after insert on "events"
      begin insert into search_words_queue (kind, source_id) select 'events', "new"."id"
      where not exists (select 1 from search_words_queue
        where kind = 'events' and source_id = "new"."id"); end

create trigger "events_search_update" after update of "title", "theme", "location", "description", "list", "easy_read", "date", "status", "publish_at", "deleted_at", "sensitive", "approved_at" on "events"
      begin update search_words set public_from = '9999'
      where kind = 'events' and source_id = old.id; insert into search_words_queue (kind, source_id) select 'events', "new"."id"
      where not exists (select 1 from search_words_queue
        where kind = 'events' and source_id = "new"."id"); end

create trigger "events_search_delete" after delete on "events"
      begin update search_words set public_from = '9999'
      where kind = 'events' and source_id = old.id; insert into search_words_queue (kind, source_id) select 'events', "old"."id"
      where not exists (select 1 from search_words_queue
        where kind = 'events' and source_id = "old"."id"); end

create trigger "projects_search_insert" after insert on "projects"
      begin insert into search_words_queue (kind, source_id) select 'projects', "new"."id"
      where not exists (select 1 from search_words_queue
        where kind = 'projects' and source_id = "new"."id"); end

create trigger "projects_search_update" after update of "title", "theme", "paragraphs", "easy_read", "status", "publish_at", "deleted_at", "sensitive", "approved_at" on "projects"
      begin update search_words set public_from = '9999'
      where kind = 'projects' and source_id = old.id; insert into search_words_queue (kind, source_id) select 'projects', "new"."id"
      where not exists (select 1 from search_words_queue
        where kind = 'projects' and source_id = "new"."id"); end

create trigger "projects_search_delete" after delete on "projects"
      begin update search_words set public_from = '9999'
      where kind = 'projects' and source_id = old.id; insert into search_words_queue (kind, source_id) select 'projects', "old"."id"
      where not exists (select 1 from search_words_queue
        where kind = 'projects' and source_id = "old"."id"); end

create trigger "news_items_search_insert" after insert on "news_items"
      begin insert into search_words_queue (kind, source_id) select 'news_items', "new"."id"
      where not exists (select 1 from search_words_queue
        where kind = 'news_items' and source_id = "new"."id"); end

create trigger "news_items_search_update" after update of "title", "source", "date", "status", "publish_at", "deleted_at", "sensitive", "approved_at" on "news_items"
      begin update search_words set public_from = '9999'
      where kind = 'news_items' and source_id = old.id; insert into search_words_queue (kind, source_id) select 'news_items', "new"."id"
      where not exists (select 1 from search_words_queue
        where kind = 'news_items' and source_id = "new"."id"); end

create trigger "news_items_search_delete" after delete on "news_items"
      begin update search_words set public_from = '9999'
      where kind = 'news_items' and source_id = old.id; insert into search_words_queue (kind, source_id) select 'news_items', "old"."id"
      where not exists (select 1 from search_words_queue
        where kind = 'news_items' and source_id = "old"."id"); end

create trigger "pages_search_insert" after insert on "pages"
      begin insert into search_words_queue (kind, source_id) select 'pages', "new"."id"
      where not exists (select 1 from search_words_queue
        where kind = 'pages' and source_id = "new"."id"); end

create trigger "pages_search_update" after update of "title", "paragraphs", "status", "publish_at", "deleted_at", "sensitive", "approved_at" on "pages"
      begin update search_words set public_from = '9999'
      where kind = 'pages' and source_id = old.id; insert into search_words_queue (kind, source_id) select 'pages', "new"."id"
      where not exists (select 1 from search_words_queue
        where kind = 'pages' and source_id = "new"."id"); end

create trigger "pages_search_delete" after delete on "pages"
      begin update search_words set public_from = '9999'
      where kind = 'pages' and source_id = old.id; insert into search_words_queue (kind, source_id) select 'pages', "old"."id"
      where not exists (select 1 from search_words_queue
        where kind = 'pages' and source_id = "old"."id"); end

create trigger "page_texts_search_insert" after insert on page_texts
      begin insert into search_words_queue (kind, source_id) select 'fixed', 0
        where not exists (select 1 from search_words_queue where kind = 'fixed'); end

create trigger "page_texts_search_update" after update on page_texts
      begin insert into search_words_queue (kind, source_id) select 'fixed', 0
        where not exists (select 1 from search_words_queue where kind = 'fixed'); end

create trigger "page_texts_search_delete" after delete on page_texts
      begin insert into search_words_queue (kind, source_id) select 'fixed', 0
        where not exists (select 1 from search_words_queue where kind = 'fixed'); end

create trigger "event_figures_content_version_insert" after insert on "event_figures"
      begin update content_version set number = number + 1; end

create trigger "event_figures_content_version_update" after update on "event_figures"
      begin update content_version set number = number + 1; end

create trigger "event_figures_content_version_delete" after delete on "event_figures"
      begin update content_version set number = number + 1; end

create trigger "recordings_content_version_insert" after insert on "recordings"
      begin update content_version set number = number + 1; end

create trigger "recordings_content_version_update" after update on "recordings"
      begin update content_version set number = number + 1; end

create trigger "recordings_content_version_delete" after delete on "recordings"
      begin update content_version set number = number + 1; end

create trigger "recording_people_content_version_insert" after insert on "recording_people"
      begin update content_version set number = number + 1; end

create trigger "recording_people_content_version_update" after update on "recording_people"
      begin update content_version set number = number + 1; end

create trigger "recording_people_content_version_delete" after delete on "recording_people"
      begin update content_version set number = number + 1; end

create trigger "consents_content_version_insert" after insert on "consents"
      begin update content_version set number = number + 1; end

create trigger "consents_content_version_update" after update on "consents"
      begin update content_version set number = number + 1; end

create trigger "consents_content_version_delete" after delete on "consents"
      begin update content_version set number = number + 1; end

insert into content_version (number) values (0)

insert into search_words_queue (kind, source_id) values ('fixed', 0)
