import { type Kysely, sql } from "kysely";

type Before = Kysely<{
  audit_log: { id: number; who_id: string; what: string; subject: string };
  gifts: { id: number; recorded_by: string | null; checked_by: string | null } & Record<string, string | number | null>;
}>;

/** Read in pages: the log of years does not fit into memory. */
const pageLength = 1_000;

/**
 * People who recorded and checked a gift are known by their accounts, and a gift knows the state that it was taken out of.
 * Ids of old gifts come from the audit log; a name alone proves nothing.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  for (const name of ["recorded_by_id", "checked_by_id", "state_before", "waiting_since"])
    await schema.alterTable("gifts").addColumn(name, "text").execute();
  await schema
    .alterTable("gifts")
    .addColumn("is_by_one", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update gifts set waiting_since = recorded_at where state = 'counted'`.execute(database);
  await nameByIds(database as unknown as Before);
  // What one person recorded within a week.
  await sql`create index gifts_of_one_person on gifts (recorded_at)
    where recorded_by_id is not null and checked_by_id is null`.execute(database);
  await schema
    .createTable("gift_limits")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("ngn", "integer", (column) => column.notNull())
    .addColumn("usd", "integer", (column) => column.notNull())
    .addColumn("by_id", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("agreed_by_id", "text")
    .addColumn("live_at", "text")
    .addColumn("stopped_at", "text")
    .execute();
}

async function nameByIds(database: Before): Promise<void> {
  for (let after = 0; ; ) {
    const events = await database
      .selectFrom("audit_log")
      .select(["id", "who_id", "what", "subject"])
      .where("id", ">", after)
      .where("what", "in", ["gift recorded", "gift received"])
      .orderBy("id")
      .limit(pageLength)
      .execute();
    for (const { who_id, subject, what } of events) {
      const id = Number(/^gift:(\d{1,15})$/.exec(subject)?.[1] ?? 0);
      const gift = () => database.updateTable("gifts").where("id", "=", id);
      // The first event is the recording; a second person's agreement is a later "gift received".
      const first = gift().set({ recorded_by_id: who_id }).where("recorded_by", "is not", null);
      await first.where("recorded_by_id", "is", null).execute();
      if (what === "gift received")
        await gift().set({ checked_by_id: who_id }).where("checked_by", "is not", null).execute();
    }
    const last = events.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
