import { type Kysely, sql } from "kysely";

/**
 * On which day a donor was thanked, and by whom; null: by the e-mail with the receipt. A job writes it of e-mails that were
 * sent before, too.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const name of ["thanked_on", "thanked_by", "thanked_by_id"])
    await database.schema.alterTable("gifts").addColumn(name, "text").execute();
  // The last thanks of the site: from there on the job looks.
  await sql`create index gifts_thanked_by_email on gifts (thanked_on)
    where thanked_on is not null and thanked_by is null`.execute(database);
}
