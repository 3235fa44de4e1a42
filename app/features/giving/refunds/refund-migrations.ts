import { dropChecks } from "../../../server/db/change-tables.ts";
import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

export const refundMigrations: DeclaredMigrations = {
  // Staff can refund by any method; above a limit, two persons must agree.
  "157-refunds-by-any-way": async (db) => {
    await dropChecks(db, ["refunds"], "state");
    const change = () => db.schema.alterTable("refunds");
    await change()
      .addColumn("way", "text", (column) => column.notNull().defaultTo("partner"))
      .execute();
    await change()
      .addColumn("is_by_one", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await change()
      .addColumn("is_by_trustees", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    for (const name of ["day", "agreed_by_id", "waiting_since", "told_at"])
      await change().addColumn(name, "text").execute();
    await change()
      .addColumn("line_id", "integer", (column) => column.references("lines_out.id"))
      .execute();
    // Donors get no e-mails about old refunds.
    await db
      .updateTable("refunds")
      .set(({ ref }) => ({ told_at: ref("changed_at") }))
      .where("state", "in", ["done", "reversed"])
      .execute();
    const waiting = db.schema.createIndex("refunds_waiting").unique().on("refunds").column("gift_id");
    await waiting.where((eb) => eb("state" as "gift_id", "=", "waiting")).execute();
    await db.schema.createIndex("refunds_by_line").on("refunds").column("line_id").execute();
  },
};
