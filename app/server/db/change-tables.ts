import { type Kysely, PostgresAdapter, sql } from "kysely";

const isPostgres = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof PostgresAdapter;

/** Lets a column of these tables have any value, instead of one of a list. For migrations; all rows stay as they are. */
export async function dropChecks(db: Kysely<unknown>, tables: readonly string[], column: string): Promise<void> {
  if (!isPostgres(db)) return makeAnew(db, tables, column);
  for (const table of tables)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_${column}_check`)}`.execute(db);
}

/**
 * For a migration: replaces some numeric columns by one JSON column with their values.
 * @param columns each with its name in the JSON
 */
export async function joinColumns(
  // biome-ignore lint/suspicious/noExplicitAny: a migration sees the tables of its own day.
  db: Kysely<any>,
  table: string,
  columns: Readonly<Record<string, string>>,
  into: string,
): Promise<void> {
  const change = () => db.schema.alterTable(table);
  await change()
    .addColumn(into, "text", (column) => column.notNull().defaultTo("{}"))
    .execute();
  const pairs = Object.entries(columns).map(([column, name]) => sql`${sql.lit(`"${name}":`)} || ${sql.ref(column)}`);
  const json = sql`'{' || ${sql.join(pairs, sql` || ',' || `)} || '}'`;
  await sql`update ${sql.table(table)} set ${sql.ref(into)} = ${json}`.execute(db);
  for (const column of Object.keys(columns)) await change().dropColumn(column).execute();
}

interface Part {
  type: string;
  name: string;
  tbl_name: string;
  sql: string;
}

/**
 * Recreates SQLite tables, and the tables that refer to them, as no row may refer to a missing table. Indexes, triggers
 * and the next ids stay.
 */
async function makeAnew(db: Kysely<unknown>, restricted: readonly string[], column: string): Promise<void> {
  const tables = await findFamily(db, restricted);
  const parts = await sql<Part>`select type, name, tbl_name, sql from sqlite_schema
    where type in ('table', 'index', 'trigger') and sql is not null and tbl_name in (${sql.join(tables)})`.execute(db);
  const ids = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence
    where name in (${sql.join(tables)})`.execute(db);
  const copyOf = (table: string) => sql.table(`${table}_before`);
  for (const table of tables) await sql`create table ${copyOf(table)} as select * from ${sql.table(table)}`.execute(db);
  for (const table of tables.toReversed()) await sql`drop table ${sql.table(table)}`.execute(db);
  const run = (part: Part) => sql.raw(withoutCheck(part.sql, column)).execute(db);
  for (const table of tables) {
    const own = parts.rows.find(({ type, name }) => type === "table" && name === table);
    if (own === undefined) throw new Error(`The table ${table} has no statement that makes it.`);
    await run(own);
    await sql`insert into ${sql.table(table)} select * from ${copyOf(table)}`.execute(db);
    await sql`drop table ${copyOf(table)}`.execute(db);
  }
  for (const part of parts.rows) if (part.type !== "table") await run(part);
  for (const { name, seq } of ids.rows) {
    await sql`delete from sqlite_sequence where name = ${name}`.execute(db);
    await sql`insert into sqlite_sequence (name, seq) values (${name}, ${seq})`.execute(db);
  }
}

/** Removes the list of allowed values of a column from a statement. */
function withoutCheck(statement: string, column: string): string {
  const start = statement.indexOf(` check (${column} in (`);
  return start < 0 ? statement : statement.slice(0, start) + statement.slice(statement.indexOf("))", start) + 2);
}

/** Finds the tables and those that refer to them; each comes after the tables to which it refers. */
async function findFamily(db: Kysely<unknown>, restricted: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ child: string; parent: string }>`select m.name as child, f."table" as parent
    from sqlite_schema as m join pragma_foreign_key_list(m.name) as f where m.type = 'table'`.execute(db);
  const family = new Set(restricted);
  for (const name of family) for (const { child, parent } of rows) if (parent === name) family.add(child);
  const ordered = new Set<string>();
  const add = (name: string): void => {
    if (ordered.has(name)) return;
    for (const { child, parent } of rows) if (child === name && parent !== name && family.has(parent)) add(parent);
    ordered.add(name);
  };
  for (const name of family) add(name);
  return [...ordered];
}

/** Runs statements that the query builder cannot express, such as an index on a part of a table. */
export async function runStatements(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Replaces a check of a table: exactly one of the columns has a value. Landed migrations call this function. */
export async function requireOneOf(
  db: Kysely<unknown>,
  table: string,
  { check, columns }: { check: string; columns: readonly string[] },
): Promise<void> {
  const counts = columns.map((column) => sql`case when ${sql.id(column)} is null then 0 else 1 end`);
  await sql`alter table ${sql.table(table)} drop constraint ${sql.id(check)}`.execute(db);
  await sql`alter table ${sql.table(table)} add constraint ${sql.id(check)}
    check (${sql.join(counts, sql` + `)} = 1)`.execute(db);
}

/** Lets the database refuse changes of rows that are history. For migrations. */
export async function refuseChanges(db: Kysely<unknown>, tables: readonly string[]): Promise<void> {
  if (isPostgres(db))
    await sql`create or replace function refuse_change() returns trigger language plpgsql as $$
      begin raise exception 'rows of this table never change'; end $$`.execute(db);
  for (const table of tables)
    for (const change of ["update", "delete"]) {
      const name = sql.id(`${table}_refuse_${change}`);
      const head = sql`create trigger ${name} before ${sql.raw(change)} on ${sql.id(table)}`;
      if (isPostgres(db)) await sql`${head} for each row execute function refuse_change()`.execute(db);
      else await sql`${head} begin select raise(abort, 'rows of this table never change'); end`.execute(db);
    }
}

/**
 * Queues the subject of each new or changed row, whichever door the change came through. For migrations.
 * @param queue table with a column `subject`, which is its key
 * @param subject SQL of the subject, such as `'gift:' || new.id`
 * @param columns columns whose change counts
 */
export async function queueChanges(
  db: Kysely<unknown>,
  queue: string,
  table: string,
  { subject, columns }: { subject: string; columns: readonly string[] },
): Promise<void> {
  const insert = sql`insert into ${sql.table(queue)} (subject) values (${sql.raw(subject)}) on conflict do nothing`;
  const work = sql.id(`${queue}_from_${table}`);
  if (isPostgres(db))
    await sql`create function ${work}() returns trigger language plpgsql as $$
      begin ${insert}; return null; end $$`.execute(db);
  for (const [name, change] of Object.entries({ added: "insert", changed: `update of ${columns.join(", ")}` })) {
    const head = sql`create trigger ${sql.id(`${table}_queued_${name}`)} after ${sql.raw(change)} on ${sql.id(table)}`;
    if (isPostgres(db)) await sql`${head} for each row execute function ${work}()`.execute(db);
    else await sql`${head} begin ${insert}; end`.execute(db);
  }
}

/**
 * Moves a page that has an address which the site uses itself from now on: to `documents-1`, or the next free number. The
 * page keeps its content. Landed migrations call this function.
 */
export async function moveAddress(
  // biome-ignore lint/suspicious/noExplicitAny: a migration sees the tables of its own day.
  db: Kysely<any>,
  table: string,
  address: string,
): Promise<void> {
  const find = (slug: string) =>
    db.selectFrom(table).select(["id", "version"]).where("slug", "=", slug).executeTakeFirst();
  const page = await find(address);
  if (page === undefined) return;
  let number = 1;
  while ((await find(`${address}-${number}`)) !== undefined) number++;
  const moved = { slug: `${address}-${number}`, moved_from: address, moved_version: page.version };
  await db.updateTable(table).set(moved).where("id", "=", page.id).execute();
}
