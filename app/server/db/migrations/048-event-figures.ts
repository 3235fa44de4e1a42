import { type Kysely, sql } from "kysely";
import { countChanges } from "./029-page-texts.ts";

/** What was counted at events, and the project that an event belongs to. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable("events").addColumn("project_id", "integer").execute();
  await schema
    .createTable("event_figures")
    .addColumn("event_id", "integer", (column) => column.notNull().references("events.id").onDelete("cascade"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull().check(sql`count >= 0`))
    .addColumn("unit", "text", (column) => column.notNull())
    .addColumn("what", "text", (column) => column.notNull())
    .addColumn("how", "text", (column) => column.notNull().check(sql`how in ('each', 'list', 'estimate')`))
    .addColumn("people", "text", (column) => column.notNull().check(sql`people in ('no', 'once', 'attendances')`))
    .addColumn("counted_by", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("event_figures_key", ["event_id", "position"])
    .execute();
  await countChanges(database, "event_figures");
}
