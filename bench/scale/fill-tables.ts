import { type ColumnMetadata, PostgresAdapter, sql } from "kysely";
import type { Database } from "../../app/server/db/database.server.ts";
import type { Tables } from "../../app/server/db/tables.ts";
import { tableKeys, tablesInOrder } from "../../ops/copy-database/primary-keys.ts";
import { featureSamples } from "../../tests/support/feature-samples.ts";

/** Filled by `fill`, with natural text; or by the site itself; or with rows that only a key of the site can seal. */
const elsewhere: readonly (keyof Tables)[] = [
  "posts",
  "events",
  "subscribers",
  "content_version",
  "jobs",
  "settings",
  "page_texts",
  "trusted_time",
  "bank_statement_layouts",
  "bank_details",
];

/** Rows of tables that do not grow with the years: staff and what staff hold, queues, rows that a job deletes soon. */
const small: Partial<Record<keyof Tables, number>> = {
  users: 50,
  user_roles: 50,
  accounts: 50,
  two_factors: 50,
  sessions: 50,
  one_time_links: 50,
  verifications: 50,
  drafts: 200,
  uploads: 20,
  upload_pieces: 20,
  bank_statement_files: 20,
  changed_addresses: 20,
  pending_subscribers: 100,
  account_changes: 500,
  sure_changes: 500,
  ended_texts: 20,
  reading_rights: 50,
  concern_key_copies: 20,
  concern_key_wraps: 50,
  gift_limits: 20,
  projects: 50,
  pages: 20,
  issues: 500,
  rate_limits: 1_000,
  backup_failures: 500,
};

/** The newest rows still wait for staff, at every size. */
const waiting = 20;

/** `n` is the number of the row, from 1 to `rows`. Expressions of SQL that both engines know. */
interface Size {
  rows: number;
  events: number;
}

type Expressions = Record<string, string>;

/** Columns for which the rules of `expressionOf` do not do. */
function expressionsFor(table: keyof Tables, { rows, events }: Size): Expressions {
  const waits = (yes: string, no: string) => `case when n > ${rows - waiting} then ${yes} else ${no} end`;
  const done = waits("null", "moment");
  const all: Partial<Record<keyof Tables, Expressions>> = {
    users: { id: "'user-' || n", position: "null" },
    user_roles: { role: "'editor'" },
    accounts: { providerId: "'credential'" },
    one_time_links: { purpose: "'password'" },
    drafts: { subject: "'post:' || n" },
    photos: { kind: "'photograph'", consent_at: done, consent_by: "'Sample Editor'", uploaded_at: "moment" },
    photo_attachments: { owner: "'post:' || n", position: "0" },
    photo_faces: { state: "'counted'" },
    subjects: { code: "'child-' || n" },
    consents: { kind: "'paper'", uses: "'site'", subject_id: "n", given_on: "day" },
    appearances: { consent_id: "n", photo_id: "n" },
    photo_requests: { done_at: done, done_by: "'Sample Editor'", outcome: "'kept'", wish: "'other'" },
    recordings: { owner: "'post:' || n", type: "'audio/mpeg'", language: "'en'" },
    private_files: { owner: "'concern:' || n", type: "'application/pdf'" },
    // One event has ten thousand of them.
    guests: {
      event_id: `case when n <= 10000 then 1 else 1 + n % ${events} end`,
      number: "n",
      state: "'coming'",
      name: "'Guest ' || n",
      key: "'key-' || n",
    },
    event_figures: {
      position: "0",
      unit: "'unit ' || (n % 4)",
      what: "'thing ' || (n % 12)",
      how: "'list'",
      people: "'once'",
    },
    pages: { placement: "'nowhere'", paragraphs: `'["What we promise."]'` },
    projects: { paragraphs: `'["What we do."]'` },
    redirects: { path: "'/old-' || n", made_by: "'rename'", noun: "'post'", content_id: "n" },
    changed_addresses: { path: "'/blog/post-' || n" },
    news_items: { link: "'https://example.org/' || n" },
    issues: { state: "'sent'", items: "'[]'", ended_at: "moment", started_at: "moment" },
    promises: {
      code: "cast(1000000 + n as text)",
      prefix: "'TBS'",
      frequency: "'once'",
      name: "'Friend ' || n",
      state: waits("'open'", "'received'"),
      sent_at: waits("moment", "null"),
      amount: "(1 + n % 50) * 100000",
    },
    // Each tenth was recorded by hand, and no bank line has shown it.
    gifts: {
      promise_id: "n",
      method: "'transfer'",
      name: "'Friend ' || n",
      amount: "(1 + n % 50) * 100000",
      checked_by: "case when n % 20 = 0 then 'Second Admin' else null end",
      thanked_on: "case when n % 3 = 0 then null else day end",
      source: "case when n % 10 = 0 then null else 'credit:' || n end",
      state: waits("'counted'", "'received'"),
    },
    gift_events: {
      promise_id: "n",
      gift_id: "n",
      what: "case when n % 10000 = 0 then 'disputed' else 'received' end",
    },
    // One gift in a thousand.
    refunds: {
      gift_id: "n * 1000",
      kind: "'refund'",
      amount: "1000",
      paid: "100000",
      state: "'done'",
      why: "'Wrong'",
    },
    checkouts: { provider: "'paystack'", state: "'paid'" },
    payment_notices: { provider: "'paystack'", kind: "'charge.success'", handled_at: "moment" },
    payment_subscriptions: { provider: "'paystack'", state: "'active'" },
    fraud_reports: { done_at: done },
    bank_credits: {
      bank_statement_id: "n",
      amount: "(1 + n % 50) * 100000",
      occurrence: "n",
      decided_at: done,

      narration: "'TRF FROM FRIEND ' || n",
      state: waits("'open'", "case when n % 10 = 0 then 'other' else 'matched' end"),
      gift_id: waits("null", "case when n % 10 = 0 then null else n end"),
    },
    receipts: {
      year: "2018 + n % 8",
      serial: "1 + (n - n % 8) / 8",
      contents: `'{"issuedOn":"' || day || '","day":"' || day ||
        '","name":"Friend","amount":100000,"currency":"NGN","goods":null,"purpose":null,"method":"transfer"}'`,
      state: "case when n % 1000 = 0 then 'void' else 'valid' end",
    },
    concerns: { state: waits("'new'", "'closed'") },
    messages: { read_at: done, answered_at: done },
    outbox_emails: { state: "'sent'", sent_at: "moment", headers: "'{}'", kind: "'message'" },
    sure_changes: { id: "'' || n", kind: "'setting'", before: "null", after: "'\"Sample\"'" },
    ended_texts: { text: "'\"Sample\"'" },
    word_answers: { answer: "'adult'", subject: "'post:' || n" },
    versions: { subject: "'post:' || n", version: "1", content: "'{}'" },
    audit_log: { who_id: "'user-1'", what: "'post saved'", subject: "'post:' || n" },
    visits: { path: "'/blog/post-' || n" },
    searches: { word: "'word' || n" },
    ...Object.assign({}, ...featureSamples.map((sample) => sample.expressions?.({ events, waits }))),
  };
  return all[table] ?? {};
}

/** Parents by column, and how many rows they have. */
const parents: Record<string, (size: Size) => string> = {
  userId: () => "'user-' || (1 + (n - 1) % 50)",
  user_id: () => "'user-' || (1 + (n - 1) % 50)",
  event_id: ({ events }) => `1 + (n - 1) % ${events}`,
};
const oneToOne = /^(?:photo|consent|recording|message|concern|upload|promise|gift|bank_statement)_id$/;

/** SQLite would take a null in a key of text. */
const asKey = (table: keyof Tables, column: ColumnMetadata): ColumnMetadata =>
  tableKeys[table].includes(column.name) ? { ...column, isNullable: false } : column;

/** @returns an expression of SQL; undefined for a column that the engine fills */
function expressionOf({ name, dataType, isNullable, hasDefaultValue }: ColumnMetadata, size: Size): string | undefined {
  const parent = parents[name];
  if (parent !== undefined && !isNullable && (name !== "event_id" || /int/i.test(dataType))) return parent(size);
  if (oneToOne.test(name) && !isNullable) return "n";
  if (name === "email") return "'person' || n || '@example.org'";
  if (hasDefaultValue || isNullable) return undefined;
  if (/int/i.test(dataType)) return "1";
  if (name === "currency") return "'NGN'";
  if (/^at$|(?:_at|At|_until)$/.test(name)) return "moment";
  if (/^(?:date|day|value_date)$|_(?:on|day)$/.test(name)) return "day";
  return `'${name} ' || n`;
}

/**
 * Fills every table but those of `elsewhere` with rows of eight years, most of them dealt with. Within the database.
 * @param wanted names of tables
 */
export async function fillTables(db: Database, size: Size, wanted = /^/): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const found = await db.introspection.getTables();
  for (const table of tablesInOrder) {
    if (elsewhere.includes(table) || !wanted.test(table)) continue;
    const columns = found.find(({ name }) => name === table)?.columns ?? [];
    const fewer: Partial<Record<keyof Tables, number>> = { event_figures: size.events, refunds: size.rows / 1_000 };
    const most = fewer[table] ?? small[table] ?? size.rows;
    const rows = Math.min(most, size.rows);
    const chosen = expressionsFor(table, { ...size, rows });
    const values = columns
      .filter(({ isAutoIncrementing }) => !isAutoIncrementing)
      .flatMap((column) => {
        const text = column.name === "id" && /text/i.test(column.dataType) ? "'id-' || n" : undefined;
        const value = chosen[column.name] ?? text ?? expressionOf(asKey(table, column), { ...size, rows });
        return value === undefined ? [] : [{ name: column.name, value }];
      });
    const day = isPostgres
      ? `to_char(date '2018-01-01' + (n::bigint * 2900 / ${rows})::int, 'YYYY-MM-DD')`
      : `date('2018-01-01', '+' || (n * 2900 / ${rows}) || ' days')`;
    const numbers = isPostgres
      ? `select n from generate_series(1, ${rows}) as n`
      : `with recursive r(n) as (select 1 union all select n + 1 from r where n < ${rows}) select n from r`;
    const dated = `select n, ${day} as day from (${numbers}) as numbers`;
    const timed = `select n, day, day || 'T10:00:00.000Z' as moment from (${dated}) as dated`;
    const names = values.map(({ name }) => `"${name}"`).join(", ");
    const fields = values.map(({ value }) => value).join(", ");
    await sql
      .raw(`insert into "${table}" (${names}) select ${fields} from (${timed}) as timed order by timed.n`)
      .execute(db);
    // Triggers of the next tables need the statistics of these; without them, each row reads the whole table.
    if (isPostgres) await sql.raw(`analyze "${table}"`).execute(db);
  }
}
