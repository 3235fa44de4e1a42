import { type Kysely, PostgresAdapter, sql } from "kysely";

/** What an auditor asks for: few of many rows each. Conditions are literals, as in the queries. */
const indexes = [
  "receipts_ended on receipts (year, serial) where state <> 'valid'",
  `gift_events_of_disputes on gift_events (id)
    where what in ('disputed', 'dispute ended, the gift counts', 'taken back by the payment partner')`,
  `gifts_agreed on gifts (value_date, id)
    where (state || '') = 'received' and (checked_by is not null or is_by_one = 1)`,
];

const keys = ["state", "value_date", "currency", "method", "project"];

/**
 * The list of gifts says what all its pages add up to. The sums of each day are kept by triggers, so that years of gifts are
 * not read for them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const index of indexes) await sql.raw(`create index ${index}`).execute(database);
  await database.schema
    .createTable("gift_days")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("value_date", "text", (column) => column.notNull())
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("method", "text", (column) => column.notNull())
    // 0: where it is needed most.
    .addColumn("project", "integer", (column) => column.notNull())
    .addColumn("gifts", "integer", (column) => column.notNull())
    .addColumn("amount", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("gift_days_key", keys as never)
    .execute();
  await sql.raw(add("gifts", 1, "count(*)", "sum(amount)")).execute(database);
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? watchInPostgres(database) : watchInSqlite(database));
}

/** Adds rows of gifts to their days, or takes them off. */
function add(from: string, sign: 1 | -1, gifts: string, amount: string): string {
  return `insert into gift_days (${keys.join(", ")}, gifts, amount)
    select state, value_date, currency, method, coalesce(project_id, 0), ${sign} * ${gifts}, ${sign} * ${amount}
    from ${from} where true group by 1, 2, 3, 4, 5
    on conflict (${keys.join(", ")}) do update
    set gifts = gift_days.gifts + excluded.gifts, amount = gift_days.amount + excluded.amount`;
}

async function watchInSqlite(database: Kysely<unknown>): Promise<void> {
  const row = (name: "old" | "new", sign: 1 | -1) => {
    const columns = ["state", "value_date", "currency", "method", "project_id", "amount"];
    const values = columns.map((column) => `${name}.${column} as ${column}`).join(", ");
    return add(`(select ${values})`, sign, "count(*)", "sum(amount)");
  };
  const trigger = (name: string, when: string, ...work: string[]) =>
    sql.raw(`create trigger ${name} after ${when} on gifts begin ${work.join("; ")}; end`).execute(database);
  await trigger("gifts_added_up", "insert", row("new", 1));
  await trigger("gifts_taken_off", "delete", row("old", -1));
  const changing = "update of state, value_date, currency, method, project_id, amount";
  await trigger("gifts_moved", changing, row("old", -1), row("new", 1));
}

async function watchInPostgres(database: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(database);
  const [less, more] = [add("before", -1, "count(*)", "sum(amount)"), add("after", 1, "count(*)", "sum(amount)")];
  const define = (name: string, body: string) =>
    run(`create function ${name}() returns trigger language plpgsql as $$ begin ${body}; return null; end $$`);
  await define("add_gifts_up", more);
  await define("take_gifts_off", less);
  await define("move_gifts", `${less}; ${more}`);
  await define("forget_gift_days", "delete from gift_days");
  const watch = (name: string, when: string, tables: string, work: string) =>
    run(`create trigger ${name} after ${when} on gifts ${tables} for each statement execute function ${work}()`);
  await watch("gifts_added_up", "insert", "referencing new table as after", "add_gifts_up");
  await watch("gifts_taken_off", "delete", "referencing old table as before", "take_gifts_off");
  await watch("gifts_moved", "update", "referencing old table as before new table as after", "move_gifts");
  await watch("gifts_emptied", "truncate", "", "forget_gift_days");
}
