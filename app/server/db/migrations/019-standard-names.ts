import { type Kysely, PostgresAdapter, sql } from "kysely";

const renamedTables = {
  letters: "outbox_emails",
  deeds: "audit_log",
  attempts: "rate_limits",
  photo_uses: "photo_attachments",
  shown_changes: "content_version",
};

/** Old and new column name, by the table's new name. */
const renamedColumns: [table: string, from: string, to: string][] = [
  ["outbox_emails", "cause", "idempotency_key"],
  ["outbox_emails", "useful_until", "expires_at"],
  ["photo_attachments", "subject", "owner"],
  ["photos", "tone", "dominant_color"],
  ["pending_subscribers", "asked_at", "requested_at"],
  ["issues", "put", "enqueued"],
  ...["posts", "events", "projects", "news_items", "users", "issues"].map((table): [string, string, string] => [
    table,
    "submit_key",
    "idempotency_key",
  ]),
];

/** Neither engine renames an index in the same words, so they are made again. */
const renamedIndexes: [from: string, to: string, table: string, columns: string[], isUnique: boolean][] = [
  ["letters_by_state", "outbox_emails_by_state", "outbox_emails", ["state", "next_at"], false],
  ["letters_by_recipient", "outbox_emails_by_recipient", "outbox_emails", ["recipient"], false],
  ["photo_uses_by_photo", "photo_attachments_by_photo", "photo_attachments", ["photo_id"], false],
  ...["posts", "events", "projects", "news_items", "users"].map(
    (table): [string, string, string, string[], boolean] => [
      `${table}_by_submit_key`,
      `${table}_by_idempotency_key`,
      table,
      ["idempotency_key"],
      true,
    ],
  ),
];

/** What public pages show. */
const publicTables = ["posts", "events", "projects", "news_items", "photos", "photo_attachments", "settings"];

/** Scheduled jobs by their names: a renamed job keeps its last run. */
const renamedJobs = {
  letters: "outbox",
  "old letters": "old emails",
  "refused addresses": "bounced addresses",
  "shared caches": "CDN purge",
};

/** Tables, columns, indexes and triggers get the standard terms of their field. Every row stays. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await dropTriggers(database, isPostgres);
  for (const [from, to] of Object.entries(renamedTables)) await database.schema.alterTable(from).renameTo(to).execute();
  for (const [table, from, to] of renamedColumns)
    await database.schema.alterTable(table).renameColumn(from, to).execute();
  for (const [from, to, table, columns, isUnique] of renamedIndexes) {
    await database.schema.dropIndex(from).execute();
    const index = database.schema.createIndex(to).on(table).columns(columns);
    await (isUnique ? index.unique() : index).execute();
  }
  await renamePermanentFailure(database);
  await renameRetentionSetting(database);
  await createTriggers(database, isPostgres);
  for (const [from, to] of Object.entries(renamedJobs))
    await sql`update jobs set name = ${to} where name = ${from}`.execute(database);
  await sql`update rate_limits set what = replace(what, 'newsletter letter', 'newsletter email')`.execute(database);
}

/** The column's check names its values, so it is replaced: SQLite cannot change a check. */
async function renamePermanentFailure(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("outbox_emails")
    .addColumn("permanent_failure", "text", (column) => column.check(sql`permanent_failure in ('address', 'email')`))
    .execute();
  await sql`
    update outbox_emails set permanent_failure = case refused when 'letter' then 'email' else refused end
    where refused is not null`.execute(database);
  await database.schema.alterTable("outbox_emails").dropColumn("refused").execute();
}

async function renameRetentionSetting(database: Kysely<unknown>): Promise<void> {
  await sql`
    update settings set value = replace(value, '"deedMonths"', '"auditLogMonths"') where name = 'retention'`.execute(
    database,
  );
}

async function dropTriggers(database: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  for (const table of ["posts", "events", "projects", "news_items", "photos", "photo_uses", "settings"]) {
    if (isPostgres) await sql`drop trigger ${sql.id(`${table}_shown`)} on ${sql.id(table)}`.execute(database);
    else
      for (const change of ["insert", "update", "delete"])
        await sql`drop trigger ${sql.id(`${table}_shown_${change}`)}`.execute(database);
  }
  if (isPostgres) await sql`drop function count_shown_change()`.execute(database);
}

/** Each change of a public table increments the content version; PostgreSQL also notifies, once per statement. */
async function createTriggers(database: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  if (isPostgres) {
    await sql`
      create function increment_content_version() returns trigger language plpgsql as $$
        declare incremented bigint;
        begin
          update content_version set number = number + 1 returning number into incremented;
          perform pg_notify('content_version', incremented::text);
          return null;
        end
      $$`.execute(database);
  }
  for (const table of publicTables) {
    if (isPostgres) {
      await sql`
        create trigger ${sql.id(`${table}_content_version`)}
        after insert or update or delete or truncate on ${sql.id(table)}
        for each statement execute function increment_content_version()`.execute(database);
    } else
      for (const change of ["insert", "update", "delete"])
        await sql`
          create trigger ${sql.id(`${table}_content_version_${change}`)} after ${sql.raw(change)} on ${sql.id(table)}
          begin update content_version set number = number + 1; end`.execute(database);
  }
}
