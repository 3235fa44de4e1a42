import { type Kysely, sql } from "kysely";

/** Volunteers, their notes and hours, and who helps at which event. Every event counts as one with children until staff say otherwise. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable("events")
    .addColumn("with_children", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  let volunteers = schema
    .createTable("volunteers")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("state", "text", (column) =>
      column.notNull().check(sql`state in ('new', 'talked', 'vetted', 'active', 'resting')`),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("skills", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.unique());
  for (const name of [
    ...["email", "phone", "other_skill", "days", "place", "message"],
    ...["reference_1_name", "reference_1_contact", "reference_2_name", "reference_2_contact"],
    ...["vetted_on", "vetted_until", "vetted_by"],
  ])
    volunteers = volunteers.addColumn(name, "text");
  await volunteers.execute();
  await schema.createIndex("volunteers_by_state").on("volunteers").columns(["state", "id"]).execute();
  await schema.createIndex("volunteers_by_email").on("volunteers").column("email").execute();
  await schema
    .createTable("volunteer_notes")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("volunteer_id", "integer", (column) => column.notNull().references("volunteers.id").onDelete("cascade"))
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("written_at", "text", (column) => column.notNull())
    .addColumn("written_by", "text", (column) => column.notNull())
    .addColumn("idempotency_key", "text", (column) => column.unique())
    .execute();
  await schema
    .createIndex("volunteer_notes_by_volunteer")
    .on("volunteer_notes")
    .columns(["volunteer_id", "id"])
    .execute();
  await schema
    .createTable("volunteer_hours")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("volunteer_id", "integer", (column) => column.references("volunteers.id").onDelete("set null"))
    .addColumn("event_id", "integer", (column) => column.references("events.id").onDelete("set null"))
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("half_hours", "integer", (column) => column.notNull().check(sql`half_hours > 0`))
    .addColumn("recorded_at", "text", (column) => column.notNull())
    .addColumn("recorded_by", "text", (column) => column.notNull())
    .addColumn("idempotency_key", "text", (column) => column.unique())
    .execute();
  await schema.createIndex("volunteer_hours_by_volunteer").on("volunteer_hours").column("volunteer_id").execute();
  await schema.createIndex("volunteer_hours_by_event").on("volunteer_hours").column("event_id").execute();
  await schema
    .createTable("event_helpers")
    .addColumn("event_id", "integer", (column) => column.notNull().references("events.id").onDelete("cascade"))
    .addColumn("volunteer_id", "integer", (column) => column.notNull().references("volunteers.id").onDelete("cascade"))
    .addColumn("added_at", "text", (column) => column.notNull())
    .addColumn("added_by", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("event_helpers_key", ["event_id", "volunteer_id"])
    .execute();
  await schema.createIndex("event_helpers_by_volunteer").on("event_helpers").column("volunteer_id").execute();
}
