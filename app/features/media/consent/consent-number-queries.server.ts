import { sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { isPostgres } from "../../../server/db/engine.ts";

/** Returns the highest consent number: it is part of a person's code on a printed card. */
export async function findUsedConsentNumber(db: Database): Promise<{ consent: number }> {
  const consents = db.selectFrom("consents").select(({ fn }) => fn.max<number | null>("id").as("last"));
  return { consent: Number((await consents.executeTakeFirst())?.last ?? 0) };
}

/** Makes the next consent number higher than this one. */
export async function goOnAboveConsents(db: Database, { consent }: Record<string, number>): Promise<void> {
  if (consent === undefined) return;
  if (isPostgres(db)) {
    await sql`select setval(pg_get_serial_sequence('consents', 'id'), ${consent})`.execute(db);
    return;
  }
  await sql`delete from sqlite_sequence where name = 'consents'`.execute(db);
  await sql`insert into sqlite_sequence (name, seq) values ('consents', ${consent})`.execute(db);
}
