import { type Kysely, sql } from "kysely";

/** Events get an end, an address, a state, and the terms on which people can say that they come. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  for (const name of ["end_date", "address", "state_note", "former_date", "signup_until"])
    await schema.alterTable("events").addColumn(name, "text").execute();
  await schema
    .alterTable("events")
    .addColumn("state", "text", (column) =>
      column.notNull().defaultTo("planned").check(sql`state in ('planned', 'postponed', 'cancelled', 'over')`),
    )
    .execute();
  await schema.alterTable("events").addColumn("places", "integer").execute();
  for (const name of ["takes_signups", "taken", "last_number"])
    await schema
      .alterTable("events")
      .addColumn(name, "integer", (column) => column.notNull().defaultTo(0))
      .execute();
}
