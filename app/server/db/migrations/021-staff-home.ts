import type { Kysely } from "kysely";

/** Columns by which the staff home searches tables that grow. */
const indexes = [
  ["messages", "created_at"],
  ["subscribers", "confirmed_at"],
  ["audit_log", "subject"],
] as const;

/** What the staff home needs: quick figures, and who has put the checklist away. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  for (const [table, column] of indexes)
    await schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
  await schema
    .alterTable("users")
    .addColumn("checklist_put_away", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
