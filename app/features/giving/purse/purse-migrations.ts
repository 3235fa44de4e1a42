import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

export const purseMigrations: DeclaredMigrations = {
  "250-purse": async (db) => {
    await createHolders(db);
    await createEntries(db);
    await createMonths(db);
    await refuseChanges(db, ["entries", "postings", "month_files"]);
    await queueMoney(db);
  },
};

async function createHolders({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("places")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("code", "text", (column) => column.notNull().unique())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("label", "text")
    .addColumn("account", "text")
    .addColumn("user_id", "text")
    .addColumn("closed_at", "text")
    .execute();
  // One place for each account of statements, partner and holder of cash.
  for (const column of ["account", "user_id"])
    await schema
      .createIndex(`places_by_${column}`)
      .unique()
      .on("places")
      .columns(["kind", column, "currency"])
      .where(sql.ref(column), "is not", null)
      .execute();
  await schema
    .createTable("purses")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("code", "text", (column) => column.notNull().unique())
    .addColumn("project_id", "integer", (column) => column.unique())
    .addColumn("title", "text")
    .addColumn("rest_to", "integer")
    .addColumn("ended_at", "text")
    .execute();
  await schema
    .createTable("spending_kinds")
    .addColumn("code", "text", (column) => column.primaryKey())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .execute();
}

async function createEntries({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("entries")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("what", "text", (column) => column.notNull())
    .addColumn("voucher_id", "integer")
    .addColumn("gift_id", "integer")
    .addColumn("source", "text", (column) => column.notNull().unique())
    .addColumn("fixes", "integer")
    .addColumn("made_by_id", "text")
    .addColumn("people", "integer", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("entries_by_day").on("entries").columns(["day", "id"]).execute();
  await schema.createIndex("entries_by_gift").on("entries").column("gift_id").execute();
  await schema.createIndex("entries_by_voucher").on("entries").column("voucher_id").execute();
  await schema
    .createTable("postings")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("entry_id", "integer", (column) => column.notNull().references("entries.id"))
    .addColumn("what", "text", (column) => column.notNull())
    .addColumn("place_id", "integer", (column) => column.references("places.id"))
    .addColumn("purse_id", "integer", (column) => column.references("purses.id"))
    .addColumn("kind", "text")
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("minor", "integer", (column) => column.notNull().check(sql`minor <> 0`))
    .addCheckConstraint("postings_of_one", sql`(place_id is null) <> (purse_id is null)`)
    .execute();
  await schema.createIndex("postings_by_entry").on("postings").column("entry_id").execute();
  await schema.createIndex("postings_by_purse").on("postings").columns(["purse_id", "entry_id"]).execute();
  await schema
    .createTable("balances")
    .addColumn("holder", "text", (column) => column.notNull())
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("minor", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("balances_key", ["holder", "currency"])
    .execute();
  const sums = ["holder", "month", "what", "kind", "currency"];
  let table = schema.createTable("entry_sums");
  for (const column of sums) table = table.addColumn(column, "text", (column) => column.notNull());
  await table
    .addColumn("minor", "integer", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("entry_sums_key", sums as never)
    .execute();
  await schema
    .createTable("money_to_book")
    .addColumn("subject", "text", (column) => column.primaryKey())
    .execute();
}

async function createMonths({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("purse_acts")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("what", "text", (column) => column.notNull())
    .addColumn("facts", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull().unique())
    .addColumn("asked_at", "text", (column) => column.notNull())
    .addColumn("asked_by", "text", (column) => column.notNull())
    .addColumn("asked_by_id", "text", (column) => column.notNull())
    .addColumn("agreed_by", "text")
    .addColumn("agreed_by_id", "text")
    .addColumn("is_by_one", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("waiting_since", "text", (column) => column.notNull())
    .addColumn("done_at", "text")
    .execute();
  await schema
    .createTable("month_files")
    .addColumn("month", "text", (column) => column.primaryKey())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("sha256", "text", (column) => column.notNull())
    .addColumn("closed_by_id", "text", (column) => column.notNull())
    .addColumn("agreed_by_id", "text")
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
}

const isPostgres = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof PostgresAdapter;

/** Lets the database refuse changes of rows that are history. */
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

/** Columns that decide what the books say about a gift, a refund or a payout. */
const watched = {
  gifts: {
    id: "id",
    as: "gift",
    columns: ["state", "amount", "currency", "fee", "method", "value_date", "project_id"],
  },
  refunds: { id: "gift_id", as: "gift", columns: ["state", "amount", "day"] },
  bank_credits: { id: "id", as: "credit", columns: ["state", "payout", "gift_id"] },
};

/** Each change of money queues its subject, whichever door it came through. */
async function queueMoney(db: Kysely<unknown>): Promise<void> {
  for (const [table, { id, as, columns }] of Object.entries(watched)) {
    const subject = sql.raw(`'${as}:' || new.${id}`);
    const insert = sql`insert into money_to_book (subject) values (${subject}) on conflict do nothing`;
    const when = { added: "insert", changed: `update of ${columns.join(", ")}` };
    if (isPostgres(db))
      await sql`create function ${sql.id(`book_${table}`)}() returns trigger language plpgsql as $$
        begin ${insert}; return null; end $$`.execute(db);
    for (const [name, change] of Object.entries(when)) {
      const head = sql`create trigger ${sql.id(`${table}_to_book_${name}`)} after ${sql.raw(change)} on ${sql.id(table)}`;
      if (isPostgres(db)) await sql`${head} for each row execute function ${sql.id(`book_${table}`)}()`.execute(db);
      else await sql`${head} begin ${insert}; end`.execute(db);
    }
  }
}
