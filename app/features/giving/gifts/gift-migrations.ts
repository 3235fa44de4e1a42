import { dropChecks, joinColumns, runStatements } from "../../../server/db/change-tables.ts";
import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

export const giftMigrations: DeclaredMigrations = {
  // The code's table of currencies replaces the check.
  "120-currencies": async (db) => {
    const tables = ["pledges", "gifts", "statements", "bank_credits", "statement_files", "checkouts"];
    await dropChecks(db, tables, "currency");
    await joinColumns(db, "gift_limits", { ngn: "NGN", usd: "USD" }, "amounts");
  },
  // Money without a reference is matched by its day and the last digits of its sender's number.
  "124-senders": async (db) => {
    await db.schema.alterTable("pledges").addColumn("sent_day", "text").execute();
    await db.schema.alterTable("pledges").addColumn("sent_from", "text").execute();
    await db.schema.alterTable("bank_credits").addColumn("ends", "text").execute();
  },
  // Two people change a purpose that donors read.
  "158-purpose-changes": async (db) => {
    await db.schema
      .createTable("purpose_changes")
      .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
      .addColumn("gift_id", "integer", (column) => column.notNull().references("gifts.id"))
      .addColumn("purpose_before", "text")
      .addColumn("project_id", "integer")
      .addColumn("purpose", "text")
      .addColumn("why", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("asked_at", "text", (column) => column.notNull())
      .addColumn("asked_by_id", "text", (column) => column.notNull())
      .addColumn("agreed_by_id", "text")
      .addColumn("is_by_one", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("waiting_since", "text", (column) => column.notNull())
      .execute();
    const waiting = db.schema.createIndex("purpose_changes_waiting").unique().on("purpose_changes").column("gift_id");
    await waiting.where((eb) => eb("state" as "gift_id", "=", "waiting")).execute();
    await db.schema.createIndex("purpose_changes_by_gift").on("purpose_changes").column("gift_id").execute();
  },
  // Recorded mobile money is matched with a wallet's statement. A second person may be one by the trustees' word alone.
  "161-mobile-money-and-trustees": async (db) => {
    await db.schema
      .alterTable("gifts")
      .addColumn("is_by_trustees", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await runStatements(db, [
      "drop index gifts_by_hand",
      `create index gifts_by_hand on gifts (amount, value_date)
        where (state || '') in ('received', 'counted') and method in ('transfer', 'cheque', 'mobile money')
          and coalesce(source, '') = ''`,
    ]);
  },
  // Prints the receipts of one event together.
  "164-gifts-of-events": async (db) => {
    await db.schema.alterTable("gifts").addColumn("event_id", "integer").execute();
    await runStatements(db, ["create index gifts_by_event on gifts (event_id) where event_id is not null"]);
  },
  // Index for the auditor's corrections, in the words of the table of states.
  "165-corrections-of-gifts": async (db) => {
    await runStatements(db, [
      `create index gift_events_of_corrections on gift_events (id)
        where what in ('corrected', 'purpose changed', 'address corrected', 'void', 'joined')`,
    ]);
  },
  // A site with promises shows the sample's account no more.
  "187-sample-account-ended": async (db) => {
    if ((await db.selectFrom("promises").select("id").limit(1).executeTakeFirst()) === undefined) return;
    await db
      .insertInto("settings")
      .values({ name: "sampleAccountEnded", value: JSON.stringify(new Date().toISOString()) })
      .execute();
  },
};
