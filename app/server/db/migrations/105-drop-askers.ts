import { type Kysely, sql } from "kysely";

const nouns = { posts: "post", events: "event", projects: "project", news_items: "news", pages: "page" };

/** Who wants reasons of a sensitive story away: as the log has it of those that wait, else who wrote in it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [table, noun] of Object.entries(nouns)) {
    await database.schema
      .alterTable(table)
      .addColumn("dropped_by_ids", "text", (column) => column.notNull().defaultTo("[]"))
      .execute();
    const { rows: stories } = await sql<{ id: number; writer_ids: string }>`
      select id, writer_ids from ${sql.table(table)} where dropped_reasons != '[]'`.execute(database);
    for (const { id, writer_ids } of stories) {
      const { rows: askers } = await sql<{ who_id: string }>`
        select distinct who_id from audit_log where subject = ${`${noun}:${id}`}
        and what = ${`${noun} less sensitive, asked`}`.execute(database);
      const people = new Set([...askers.map(({ who_id }) => who_id), ...(JSON.parse(writer_ids) as string[])]);
      await sql`update ${sql.table(table)} set dropped_by_ids = ${JSON.stringify([...people])} where id = ${id}`.execute(
        database,
      );
    }
  }
}
