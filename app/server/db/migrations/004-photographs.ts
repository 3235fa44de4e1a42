import { type Kysely, sql } from "kysely";

/** What staff upload: its sizes, what matters in it, and who said that everybody in it agreed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  const add = (name: string, type: "text" | "integer", initial?: string | number) =>
    schema
      .alterTable("photos")
      .addColumn(name, type, (column) => (initial === undefined ? column : column.notNull().defaultTo(initial)))
      .execute();
  // What is there already are the foundation's own drawings, which show nobody.
  await schema
    .alterTable("photos")
    .addColumn("kind", "text", (column) =>
      column.notNull().defaultTo("drawing").check(sql`kind in ('drawing', 'photograph')`),
    )
    .execute();
  await add("sizes", "text", "[]");
  await add("focal_x", "integer", 50);
  await add("focal_y", "integer", 50);
  await add("consent_by", "text");
  await add("consent_at", "text");
  await add("uploaded_by", "text");
  await add("uploaded_at", "text");
}
