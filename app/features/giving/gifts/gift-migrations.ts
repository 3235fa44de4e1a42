import { dropChecks, joinColumns, runStatements } from "../../../server/db/change-tables.ts";
import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

export const giftMigrations: DeclaredMigrations = {
  // The table of currencies in the code replaces the database's check.
  "120-currencies": async (db) => {
    const tables = ["pledges", "gifts", "statements", "bank_credits", "statement_files", "checkouts"];
    await dropChecks(db, tables, "currency");
    await joinColumns(db, "gift_limits", { ngn: "NGN", usd: "USD" }, "amounts");
  },
  // Payments without a reference are matched by day and the last digits of the sender's number.
  "124-senders": async (db) => {
    await db.schema.alterTable("pledges").addColumn("sent_day", "text").execute();
    await db.schema.alterTable("pledges").addColumn("sent_from", "text").execute();
    await db.schema.alterTable("bank_credits").addColumn("ends", "text").execute();
  },
  // Two persons must agree to change a purpose that donors read.
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
  // Recorded mobile money can match a wallet's statement. Trustees can vouch for a second person.
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
  // Receipts of the gifts of one event can be printed together.
  "164-gifts-of-events": async (db) => {
    await db.schema.alterTable("gifts").addColumn("event_id", "integer").execute();
    await runStatements(db, ["create index gifts_by_event on gifts (event_id) where event_id is not null"]);
  },
  // Index for the auditor's list of corrections, with the names from the table of states.
  "165-corrections-of-gifts": async (db) => {
    await runStatements(db, [
      `create index gift_events_of_corrections on gift_events (id)
        where what in ('corrected', 'purpose changed', 'address corrected', 'void', 'joined')`,
    ]);
  },
  // Sites with promises no longer show the sample's account.
  "187-sample-account-ended": async (db) => {
    if ((await db.selectFrom("promises").select("id").limit(1).executeTakeFirst()) === undefined) return;
    await db
      .insertInto("settings")
      .values({ name: "sampleAccountEnded", value: JSON.stringify(new Date().toISOString()) })
      .execute();
  },
};
