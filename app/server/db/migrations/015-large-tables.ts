import { type Kysely, PostgresAdapter, sql } from "kysely";

/** What staff write, with the columns of publishing. */
const published = ["posts", "events", "projects", "news_items"];

/** The columns that staff search for words, of the tables that grow without end. */
const searched = {
  posts: ["title", "paragraphs"],
  events: ["title", "theme", "location", "description"],
  subscribers: ["email"],
};

/** Indexes for a site with a million rows: for what is counted and looked up with every page, and for words. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of published) {
    await sql`create index ${sql.id(`${table}_scheduled`)} on ${sql.table(table)} (publish_at)
      where status = 'scheduled' and deleted_at is null`.execute(database);
    await sql`create index ${sql.id(`${table}_unpublished`)} on ${sql.table(table)} (status)
      where status != 'published' and deleted_at is null`.execute(database);
    await sql`create index ${sql.id(`${table}_deleted`)} on ${sql.table(table)} (deleted_at)
      where deleted_at is not null`.execute(database);
  }
  await sql`create index messages_new on messages (id) where read_at is null`.execute(database);
  await sql`create index photos_unconfirmed on photos (id)
    where kind = 'photograph' and consent_at is null`.execute(database);
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? indexWordsInPostgres(database) : indexWordsInSqlite(database));
}

/**
 * Which rows have which three letters in a row. The table beside each has no text of its own, only numbers of rows; what
 * is deleted is taken out of it at once, and not only marked: the three letters of an address, all of them, are an address.
 */
async function indexWordsInSqlite(database: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(searched)) {
    const words = sql.table(`${table}_words`);
    const all = sql.join(columns.map((column) => sql.ref(column)));
    const of = (row: "old" | "new") => sql.join(columns.map((column) => sql.ref(`${row}.${column}`)));
    const changed = columns.map((column) => sql`${sql.ref(`old.${column}`)} is not ${sql.ref(`new.${column}`)}`);
    const add = sql`insert into ${words} (rowid, ${all}) values (new.id, ${of("new")})`;
    const remove = sql`insert into ${words} (${words}, rowid, ${all}) values ('delete', old.id, ${of("old")})`;
    const trigger = (name: string) => sql.id(`${table}_words_${name}`);
    await sql`create virtual table ${words} using fts5 (
      ${all}, content = ${sql.lit(table)}, content_rowid = 'id', tokenize = 'trigram', detail = none)`.execute(
      database,
    );
    await sql`insert into ${words} (${words}, rank) values ('secure-delete', 1)`.execute(database);
    await sql`create trigger ${trigger("insert")} after insert on ${sql.table(table)}
      begin ${add}; end`.execute(database);
    await sql`create trigger ${trigger("delete")} after delete on ${sql.table(table)}
      begin ${remove}; end`.execute(database);
    await sql`create trigger ${trigger("update")} after update of id, ${all} on ${sql.table(table)}
      when old.id != new.id or ${sql.join(changed, sql` or `)}
      begin ${remove}; ${add}; end`.execute(database);
    await sql`insert into ${words} (${words}) values ('rebuild')`.execute(database);
  }
}

/**
 * The same by an extension that comes with PostgreSQL. Where it is not installed, or may not be, searching goes on
 * without: it finds the same, slower.
 */
async function indexWordsInPostgres(database: Kysely<unknown>): Promise<void> {
  const indexes = Object.entries(searched).flatMap(([table, columns]) =>
    columns.map(
      (column) => `create index ${table}_words_${column} on ${table} using gin (lower(${column}) gin_trgm_ops);`,
    ),
  );
  await sql`
    do $$ begin
      create extension if not exists pg_trgm;
      ${sql.raw(indexes.join("\n"))}
    exception when insufficient_privilege or undefined_file or undefined_object or feature_not_supported then null;
    end $$`.execute(database);
}
