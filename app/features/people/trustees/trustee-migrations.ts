import { runStatements } from "../../../server/db/change-tables.ts";
import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

export const trusteeMigrations: DeclaredMigrations = {
  "163-trustees": async (db) => {
    // Earlier e-mail addresses of accounts; the trustees may not use any of them.
    await db.schema
      .createTable("account_addresses")
      .addColumn("mark", "text", (column) => column.primaryKey())
      .execute();
    await db.schema
      .createTable("trustee_requests")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("seen", "integer", (column) => column.notNull())
      .addColumn("asked_by", "text")
      .addColumn("asked_by_id", "text", (column) => column.notNull())
      .addColumn("asked_at", "text", (column) => column.notNull())
      .addColumn("sent_at", "text")
      .addColumn("sent_since", "text")
      .addColumn("token_hash", "text")
      .addColumn("ends_at", "text")
      .addColumn("confirmed_at", "text")
      .addColumn("stopped_at", "text")
      .execute();
    // This index allows only one open question about an account.
    await runStatements(db, [
      `create unique index trustee_requests_open on trustee_requests (account_id)
        where confirmed_at is null and stopped_at is null`,
    ]);
  },
};
