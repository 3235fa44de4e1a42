import { readdirSync, readFileSync } from "node:fs";
import { PostgresAdapter, type RawBuilder, sql } from "kysely";
import type { Database } from "../../app/server/db/database.server.ts";
import { anEvent, aPost } from "../../tests/support/builders.ts";

/** Number of text rows per statement. */
const together = 500;

/** A word in a few of the oldest rows, and a word in every second row. */
export const rareWord = "zanzibar";
export const frequentWord = "teacher";

/** A seeded random generator: the same numbers in every run, from 0 to below `end`. */
let state = 1;
function draw(end: number): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
  return (state >>> 8) % end;
}

/** Natural text with uneven word frequencies: the project's own docs. */
const written = ["docs", "docs/decisions", "docs/how-to"]
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .filter((path) => path.endsWith(".md"))
  .flatMap((path) => readFileSync(path, "utf8").match(/[A-Za-z][a-z]+/g) ?? []);
const words = (length: number) => {
  const first = draw(written.length - length);
  return written.slice(first, first + length).join(" ");
};

export interface Size {
  posts: number;
  events: number;
  subscribers: number;
}

/** Number of upcoming events, at every size. */
const coming = 20;

/** Number of names and paragraphs from which rows are made. */
const texts = 5_000;

/**
 * Fills a database using SQL: posts with three paragraphs of about 400 characters, and an event every hour. Each table
 * takes one statement.
 */
export async function fill(db: Database, { posts, events, subscribers }: Size): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const numbers = (rows: number) =>
    isPostgres
      ? sql`(select n from generate_series(0::bigint, ${sql.lit(rows - 1)}) as n)`
      : sql`(with recursive r(n) as (select 0 union all select n + 1 from r where n < ${sql.lit(rows - 1)}) select n from r)`;
  const text = (column: string, offset: number) =>
    sql`(select ${sql.ref(column)} from scale_texts where id = (n * 7919 + ${sql.lit(offset)}) % ${sql.lit(texts)})`;
  const rare = sql`case when n < 3 then ${sql.lit(` ${rareWord}`)} else '' end`;
  await createTexts(db);
  if (posts > 0)
    await insertFrom(db, "posts", numbers(posts), {
      ...literals(aPost()),
      slug: sql`'post-' || n`,
      title: sql`${text("title", 0)} || ${rare} || case when n % 2 = 1 then ${sql.lit(` ${frequentWord}`)} else '' end`,
      paragraphs: sql`'["' || ${text("paragraph", 1)} || '","' || ${text("paragraph", 2)} || '","' || ${text("paragraph", 3)} || '"]'`,
      timestamp: sql`1500000000 + n * 60`,
    });
  const hours = sql`(n - ${sql.lit(events - coming)})`;
  const day = isPostgres
    ? sql`to_char((now() at time zone 'UTC') + ${hours} * interval '1 hour', 'YYYY-MM-DD')`
    : sql`date('now', ${hours} || ' hours')`;
  if (events > 0)
    await insertFrom(db, "events", numbers(events), {
      ...literals(anEvent()),
      title: sql`${text("title", 4)} || ${rare}`,
      date: day,
      description: sql`'["' || ${text("paragraph", 5)} || '"]'`,
    });
  const name = sql`${text("word", 6)} || '.' || case when n < 3 then ${sql.lit(rareWord)} else ${text("word", 7)} end`;
  if (subscribers > 0)
    await insertFrom(db, "subscribers", numbers(subscribers), {
      email: sql`${name} || n || '@example.org'`,
      created_at: sql`'2026-01-01T00:00:00.000Z'`,
      confirmed_at: sql`'2026-01-01T00:00:00.000Z'`,
      consent: sql`'Good news'`,
      token: sql`'token-' || n`,
    });
  await sql`drop table scale_texts`.execute(db);
}

async function createTexts(db: Database): Promise<void> {
  await sql`create table scale_texts (
    id integer primary key, word text not null, title text not null, paragraph text not null)`.execute(db);
  const rows = Array.from({ length: texts }, (_, id) => sql`(${id}, ${words(1)}, ${words(5)}, ${words(70)})`);
  for (let first = 0; first < texts; first += together)
    await sql`insert into scale_texts values ${sql.join(rows.slice(first, first + together))}`.execute(db);
}

const literals = (row: object): Record<string, RawBuilder<unknown>> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, sql.lit(value)]));

async function insertFrom(
  db: Database,
  table: string,
  numbers: RawBuilder<unknown>,
  columns: Record<string, RawBuilder<unknown>>,
): Promise<void> {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names})
    select ${sql.join(Object.values(columns))} from ${numbers} as numbers order by numbers.n`.execute(db);
}
