import { type Kysely, sql } from "kysely";

/** Bank statements: what they say, how they look, and their money in. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("statements")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("currency", "text", (column) => column.notNull().check(sql`currency in ('NGN', 'USD')`))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("first_day", "text", (column) => column.notNull())
    .addColumn("last_day", "text", (column) => column.notNull())
    .addColumn("lines", "integer", (column) => column.notNull())
    .addColumn("added", "integer", (column) => column.notNull())
    .addColumn("opening", "integer", (column) => column.notNull())
    .addColumn("closing", "integer", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("added_at", "text", (column) => column.notNull())
    .addColumn("added_by", "text", (column) => column.notNull())
    .addUniqueConstraint("statements_once", ["currency", "fingerprint"])
    .execute();
  await schema
    .createTable("bank_credits")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("statement_id", "integer", (column) => column.notNull().references("statements.id"))
    .addColumn("currency", "text", (column) => column.notNull().check(sql`currency in ('NGN', 'USD')`))
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull().check(sql`amount > 0`))
    .addColumn("narration", "text")
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("occurrence", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull().check(sql`state in ('open', 'matched', 'other')`))
    .addColumn("refused", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("gift_id", "integer", (column) => column.references("gifts.id").unique())
    .addColumn("round", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("added_at", "text", (column) => column.notNull())
    .addColumn("decided_at", "text")
    .addColumn("decided_by", "text")
    .addUniqueConstraint("bank_credits_once", ["currency", "fingerprint", "occurrence"])
    .execute();
  await schema.createIndex("bank_credits_by_state").on("bank_credits").columns(["state", "id"]).execute();
  await schema.createIndex("bank_credits_by_statement").on("bank_credits").columns(["statement_id", "state"]).execute();
  await schema
    .createTable("statement_layouts")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("layout", "text")
    .addColumn("tolerance", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable("statement_files")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("currency", "text", (column) => column.notNull().check(sql`currency in ('NGN', 'USD')`))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
}
