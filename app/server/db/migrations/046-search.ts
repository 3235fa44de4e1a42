import { type Kysely, PostgresAdapter, sql } from "kysely";

/** What visitors search, with the columns of which a change changes what is found. */
const sources = {
  posts: ["title", "post_text", "paragraphs", "timestamp"],
  events: ["title", "theme", "location", "description", "list", "easy_read", "date"],
  projects: ["title", "theme", "paragraphs", "easy_read"],
  news_items: ["title", "source", "date"],
  pages: ["title", "paragraphs"],
};

const publishing = ["status", "publish_at", "deleted_at", "sensitive", "approved_at"];

/** Above every moment: such a document is found by nobody until it is read again. */
const never = sql.lit("9999");

/** The fixed pages are read again together. */
const fixed = sql`('fixed', 0)`;

/**
 * The words of what is public or scheduled, folded, without its text: `search_words`. Triggers note each change in
 * `search_words_queue`, in the transaction of the change, and hide the document until it is read again. All of it is
 * derived, so neither backups nor copies have it. `searches` has what visitors looked for.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await createTables(database, isPostgres);
  await (isPostgres ? watchInPostgres(database) : watchInSqlite(database));
  for (const table of Object.keys(sources))
    await sql`insert into search_words_queue (kind, source_id) select ${sql.lit(table)}, id from ${sql.table(table)}`.execute(
      database,
    );
  await sql`insert into search_words_queue (kind, source_id) values ${fixed}`.execute(database);
}

async function createTables(database: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  const id = isPostgres
    ? sql`integer generated always as identity primary key`
    : sql`integer primary key autoincrement`;
  // Both engines sort alike, byte by byte.
  const word = isPostgres ? sql`text collate "C"` : sql`text`;
  const vectors = isPostgres
    ? sql`, title_vector tsvector generated always as (array_to_tsvector(string_to_array(title_words, ' '))) stored,
        all_vector tsvector generated always as (array_to_tsvector(string_to_array(all_words, ' '))) stored`
    : sql``;
  // Words lie beside their rows, which ranks are read from.
  const narrow = isPostgres ? sql` with (toast_tuple_target = 128)` : sql``;
  await sql`create table search_words (
    id ${id}, kind text not null, source_id integer not null, day integer not null, public_from text not null,
    title_words text not null, all_words text not null${vectors}, unique (kind, source_id))${narrow}`.execute(database);
  await sql`create table search_words_queue (
    kind text not null, source_id integer not null, primary key (kind, source_id))`.execute(database);
  await sql`create table search_words_vocabulary (
    word ${word} primary key, head text not null, tail text not null, letters integer not null,
    documents integer not null)`.execute(database);
  await sql`create index search_words_heads on search_words_vocabulary (head, letters)`.execute(database);
  await sql`create index search_words_tails on search_words_vocabulary (tail, letters)`.execute(database);
  await sql`create table searches (
    date text not null, word ${word} not null, count integer not null, in_vain integer not null,
    primary key (date, word))`.execute(database);
  if (isPostgres)
    for (const column of ["title", "all"])
      await sql`create index ${sql.id(`search_words_${column}`)} on search_words
        using gin (${sql.ref(`${column}_vector`)}) with (fastupdate = off)`.execute(database);
}

/** Not `insert or ignore`: of a statement with `on conflict`, triggers inherit how it treats conflicts. */
async function watchInSqlite(database: Kysely<unknown>): Promise<void> {
  await indexInSqlite(database);
  const queue = (row: "new" | "old", table: string) =>
    sql`insert into search_words_queue (kind, source_id) select ${sql.lit(table)}, ${sql.ref(`${row}.id`)}
      where not exists (select 1 from search_words_queue
        where kind = ${sql.lit(table)} and source_id = ${sql.ref(`${row}.id`)});`;
  for (const [table, columns] of Object.entries(sources)) {
    const hide = sql`update search_words set public_from = ${never}
      where kind = ${sql.lit(table)} and source_id = old.id;`;
    const name = (change: string) => sql.id(`${table}_search_${change}`);
    const changed = sql.join([...columns, ...publishing].map((column) => sql.ref(column)));
    await sql`create trigger ${name("insert")} after insert on ${sql.table(table)}
      begin ${queue("new", table)} end`.execute(database);
    await sql`create trigger ${name("update")} after update of ${changed} on ${sql.table(table)}
      begin ${hide} ${queue("new", table)} end`.execute(database);
    await sql`create trigger ${name("delete")} after delete on ${sql.table(table)}
      begin ${hide} ${queue("old", table)} end`.execute(database);
  }
  for (const change of ["insert", "update", "delete"])
    await sql`create trigger ${sql.id(`page_texts_search_${change}`)} after ${sql.raw(change)} on page_texts
      begin insert into search_words_queue (kind, source_id) select 'fixed', 0
        where not exists (select 1 from search_words_queue where kind = 'fixed'); end`.execute(database);
}

/** Which documents have which words, and in which column. What is deleted is taken out at once, and not only marked. */
async function indexInSqlite(database: Kysely<unknown>): Promise<void> {
  await sql`create virtual table search_words_index using fts5 (
    title_words, all_words, content = 'search_words', content_rowid = 'id',
    tokenize = 'unicode61 remove_diacritics 0', prefix = '3 5', detail = column)`.execute(database);
  await sql`insert into search_words_index (search_words_index, rank) values ('secure-delete', 1)`.execute(database);
  const add = sql`insert into search_words_index (rowid, title_words, all_words)
    values (new.id, new.title_words, new.all_words);`;
  const remove = sql`insert into search_words_index (search_words_index, rowid, title_words, all_words)
    values ('delete', old.id, old.title_words, old.all_words);`;
  await sql`create trigger search_words_insert after insert on search_words begin ${add} end`.execute(database);
  await sql`create trigger search_words_delete after delete on search_words begin ${remove} end`.execute(database);
  await sql`create trigger search_words_update after update of title_words, all_words on search_words
    when old.title_words is not new.title_words or old.all_words is not new.all_words
    begin ${remove} ${add} end`.execute(database);
}

/** The queue comes first, as where it is read: otherwise each could wait for the other. */
async function watchInPostgres(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_search_change() returns trigger language plpgsql as $$
      begin
        insert into search_words_queue (kind, source_id)
          values (tg_table_name, case when tg_op = 'DELETE' then old.id else new.id end) on conflict do nothing;
        if tg_op != 'INSERT' then
          update search_words set public_from = '9999' where kind = tg_table_name and source_id = old.id;
        end if;
        return null;
      end
    $$`.execute(database);
  await sql`
    create function note_page_search_change() returns trigger language plpgsql as $$
      begin
        insert into search_words_queue (kind, source_id) values ${fixed} on conflict do nothing;
        return null;
      end
    $$`.execute(database);
  for (const [table, columns] of Object.entries(sources)) {
    const changed = sql.join([...columns, ...publishing].map((column) => sql.ref(column)));
    await sql`create trigger ${sql.id(`${table}_search`)}
      after insert or delete or update of ${changed} on ${sql.table(table)}
      for each row execute function note_search_change()`.execute(database);
  }
  await sql`create trigger page_texts_search after insert or update or delete on page_texts
    for each statement execute function note_page_search_change()`.execute(database);
}
