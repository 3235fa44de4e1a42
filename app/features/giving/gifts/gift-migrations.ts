import { dropChecks, joinColumns } from "../../../server/db/change-tables.ts";
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
};
