import { sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { isPostgres } from "../../../server/db/engine.ts";

/** By `consent`, and `receipt` with a year. */
export async function findUsedNumbers(db: Database): Promise<Record<string, number>> {
  const consents = db.selectFrom("consents").select(({ fn }) => fn.max<number | null>("id").as("last"));
  const years = db
    .selectFrom("receipts")
    .select(({ fn }) => [fn.min<number | null>("year").as("first"), fn.max<number | null>("year").as("last")]);
  const used: Record<string, number> = { consent: Number((await consents.executeTakeFirst())?.last ?? 0) };
  const { first, last } = await years.executeTakeFirstOrThrow();
  // Year by year: each is one look into the index.
  for (let year = Number(first); first !== null && year <= Number(last); year++) {
    const receipts = db.selectFrom("receipts").select("serial").where("year", "=", year).orderBy("serial", "desc");
    const highest = await receipts.limit(1).executeTakeFirst();
    if (highest !== undefined) used[`receipt ${year}`] = highest.serial;
  }
  const before = db.selectFrom("closings").select(["key", "value"]).where("kind", "=", "numbers");
  for (const { key, value } of await before.execute()) used[key] = Math.max(used[key] ?? 0, Number(value));
  return used;
}

/** The next consent has a higher number than this one: a person's code is on a card that somebody has. */
export async function goOnAbove(db: Database, consent: number): Promise<void> {
  if (isPostgres(db)) {
    await sql`select setval(pg_get_serial_sequence('consents', 'id'), ${consent})`.execute(db);
    return;
  }
  await sql`delete from sqlite_sequence where name = 'consents'`.execute(db);
  await sql`insert into sqlite_sequence (name, seq) values ('consents', ${consent})`.execute(db);
}
