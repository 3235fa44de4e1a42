import { dropChecks, joinColumns, runStatements } from "../../../server/db/change-tables.ts";
import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

export const giftMigrations: DeclaredMigrations = {
  // The code's table of currencies says which there are.
  "120-currencies": async (db) => {
    const tables = ["pledges", "gifts", "statements", "bank_credits", "statement_files", "checkouts"];
    await dropChecks(db, tables, "currency");
    await joinColumns(db, "gift_limits", { ngn: "NGN", usd: "USD" }, "amounts");
  },
  // Money that carries no reference is found by its day and the last digits of its sender's number.
  "124-senders": async (db) => {
    await db.schema.alterTable("pledges").addColumn("sent_day", "text").execute();
    await db.schema.alterTable("pledges").addColumn("sent_from", "text").execute();
    await db.schema.alterTable("bank_credits").addColumn("ends", "text").execute();
  },
  // Mobile money that staff recorded is found in the statement of a wallet, as transfers and cheques are. And who agreed may
  // count as a second person by the word of the trustees alone.
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
};
