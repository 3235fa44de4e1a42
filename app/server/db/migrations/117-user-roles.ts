import { type Kysely, sql } from "kysely";

/** A person may have several roles. A lead of before was an editor too. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("user_roles")
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("role", "text", (column) =>
      column.notNull().check(sql`role in ('editor', 'lead', 'admin', 'writer', 'treasurer')`),
    )
    .addPrimaryKeyConstraint("user_roles_pkey", ["user_id", "role"])
    .execute();
  await sql`insert into user_roles (user_id, role)
    select id, role from users union all select id, 'editor' from users where role = 'lead'`.execute(database);
  await database.schema.alterTable("users").dropColumn("role").execute();
}
