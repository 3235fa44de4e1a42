import type { Database } from "../../server/db/database.server.ts";
import type { SuppressedAddressTable } from "../../server/db/newsletter-tables.ts";

/** The first reason stays. */
export async function insertSuppressed(db: Database, suppressed: SuppressedAddressTable): Promise<void> {
  await db
    .insertInto("suppressed_addresses")
    .values(suppressed)
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
}

export async function isHashSuppressed(db: Database, hash: string): Promise<boolean> {
  const found = await db.selectFrom("suppressed_addresses").select("hash").where("hash", "=", hash).executeTakeFirst();
  return found !== undefined;
}

export async function countSuppressed(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("suppressed_addresses")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
