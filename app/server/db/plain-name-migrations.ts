import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { DeclaredMigrations } from "./migration-list.ts";

// biome-ignore lint/suspicious/noExplicitAny: a migration sees the tables of its own day.
type AnyDatabase = Kysely<any>;

/** Tables by their name before and after. */
export const renamedTables: readonly (readonly [before: string, after: string])[] = [
  ["pledges", "promises"],
  ["statements", "bank_statements"],
  ["statement_files", "bank_statement_files"],
  ["statement_layouts", "bank_statement_layouts"],
  ["takedown_requests", "photo_requests"],
];

/** Columns by the name of their table after the change. */
export const renamedColumns: readonly (readonly [table: string, before: string, after: string])[] = [
  ["gifts", "pledge_id", "promise_id"],
  ["gift_events", "pledge_id", "promise_id"],
  ["checkouts", "pledge_id", "promise_id"],
  ["payment_subscriptions", "pledge_id", "promise_id"],
  ["bank_credits", "statement_id", "bank_statement_id"],
  ["lines_out", "statement_id", "bank_statement_id"],
  ["photos", "taken_down_at", "hidden_at"],
];

/** Parts of the names of indexes, constraints and sequences. */
const today = (name: string): string =>
  name
    .replace(/pledge(?=s?(?:_|$))/, "promise")
    .replace(/(?<!bank_)statement(?=s?(?:_|$))/, "bank_statement")
    .replace("takedown_request", "photo_request");

const isPostgres = (db: AnyDatabase) => db.getExecutor().adapter instanceof PostgresAdapter;

/** SQLite cannot rename an index: it is made again, from the text that the renamed table has now. */
async function renameIndexesOfSqlite(db: AnyDatabase): Promise<void> {
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where type = 'index' and sql is not null`.execute(db);
  for (const { name, sql: statement } of rows.filter((index) => today(index.name) !== index.name)) {
    await sql`drop index ${sql.ref(name)}`.execute(db);
    await sql.raw(statement.replace(name, today(name))).execute(db);
  }
}

/** Renames indexes, constraints and the sequences of ids, by which later migrations find them. */
async function renamePartsOfPostgres(db: AnyDatabase): Promise<void> {
  const constraints = await sql<{ name: string; table: string }>`
    select conname as name, conrelid::regclass::text as table from pg_constraint
    where connamespace = current_schema()::regnamespace and conrelid != 0`.execute(db);
  for (const { name, table } of constraints.rows.filter((constraint) => today(constraint.name) !== constraint.name))
    await sql`alter table ${sql.table(table)} rename constraint ${sql.ref(name)} to ${sql.ref(today(name))}`.execute(
      db,
    );
  const others = await sql<{ name: string; kind: string }>`
    select relname as name, case relkind when 'S' then 'sequence' else 'index' end as kind from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('i', 'S')`.execute(db);
  for (const { name, kind } of others.rows.filter((part) => today(part.name) !== part.name))
    await sql`alter ${sql.raw(kind)} ${sql.ref(name)} rename to ${sql.ref(today(name))}`.execute(db);
}

/** Renames the own words of e-mails about a promise: `pledge.text` is `promise.text`. */
const withWordsOfPromise = (json: string): string => json.replaceAll(/"pledge\.(?=[a-zA-Z.]+":)/g, '"promise.');

async function renameKeysOfWords(db: AnyDatabase): Promise<void> {
  const lists = [
    { table: "page_texts", key: ["name"], name: "name", value: "emails", columns: ["content", "next_content"] },
    { table: "versions", key: ["subject", "version"], name: "subject", value: "words:emails", columns: ["content"] },
    { table: "drafts", key: ["user_id", "subject"], name: "subject", value: "words:emails", columns: ["content"] },
  ];
  for (const { table, key, name, value, columns } of lists) {
    const rows = await db.selectFrom(table).selectAll().where(name, "=", value).execute();
    for (const row of rows) {
      const texts = columns.map((column) => [column, row[column] && withWordsOfPromise(row[column])] as const);
      let update = db.updateTable(table).set(Object.fromEntries(texts));
      for (const column of key) update = update.where(column, "=", row[column]);
      await update.execute();
    }
  }
}

export const plainNameMigrations: DeclaredMigrations = {
  // Names that a newcomer searches for. Stored values stay: `app/values/stored-names.ts`.
  "166-plain-names": async (db) => {
    for (const [before, after] of renamedTables) await db.schema.alterTable(before).renameTo(after).execute();
    for (const [table, before, after] of renamedColumns)
      await db.schema.alterTable(table).renameColumn(before, after).execute();
    await (isPostgres(db) ? renamePartsOfPostgres(db) : renameIndexesOfSqlite(db));
    await renameKeysOfWords(db);
    await db
      .updateTable("jobs")
      .set({ name: "unanswered photo requests" })
      .where("name", "=", "unanswered takedowns")
      .execute();
  },
};
