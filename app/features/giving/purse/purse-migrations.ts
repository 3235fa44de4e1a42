import { queueChanges, refuseChanges, runStatements } from "../../../server/db/change-tables.ts";
import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

type Db = Parameters<DeclaredMigrations[`${number}-${string}`]>[0];

export const purseMigrations: DeclaredMigrations = {
  "250-purse": async (db) => {
    await createHolders(db);
    // One place for each account of statements, partner and holder of cash.
    await runStatements(db, [
      "create unique index places_by_account on places (kind, account, currency) where account is not null",
      "create unique index places_by_user on places (kind, user_id, currency) where user_id is not null",
    ]);
    await createEntries(db);
    await createMonths(db);
    await refuseChanges(db, ["entries", "postings", "month_files"]);
    // Columns that decide what the books say about a gift, a refund or a payout.
    const gifts = ["state", "amount", "currency", "fee", "method", "value_date", "project_id"];
    await queueChanges(db, "money_to_book", "gifts", { subject: "'gift:' || new.id", columns: gifts });
    const refunds = ["state", "amount", "day"];
    await queueChanges(db, "money_to_book", "refunds", { subject: "'gift:' || new.gift_id", columns: refunds });
    const credits = ["state", "payout", "gift_id"];
    await queueChanges(db, "money_to_book", "bank_credits", { subject: "'credit:' || new.id", columns: credits });
  },
  "253-cash-with-people": async ({ schema }) => {
    await schema.alterTable("places").addColumn("counted_on", "text").execute();
    await schema.createIndex("postings_by_place").on("postings").columns(["place_id", "entry_id"]).execute();
  },
};

async function createHolders({ schema }: Db): Promise<void> {
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

async function createEntries({ schema }: Db): Promise<void> {
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
  // The index has gifts alone. With all entries in it, SQLite would use it for the lines of a month.
  await schema
    .createIndex("entries_by_gift")
    .on("entries")
    .column("gift_id")
    .where("gift_id" as never, "is not", null)
    .execute();
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
    .addColumn("minor", "integer", (column) => column.notNull())
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

async function createMonths({ schema }: Db): Promise<void> {
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
