import type { Kysely } from "kysely";

/** The same sending of a new user makes one; an account of a provider is one person's, and a person has one of each. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable("users").addColumn("submit_key", "text").execute();
  await schema.createIndex("users_by_submit_key").unique().on("users").column("submit_key").execute();
  await schema
    .createIndex("accounts_by_subject")
    .unique()
    .on("accounts")
    .columns(["providerId", "accountId"])
    .execute();
  await schema.createIndex("accounts_by_way").unique().on("accounts").columns(["userId", "providerId"]).execute();
}
