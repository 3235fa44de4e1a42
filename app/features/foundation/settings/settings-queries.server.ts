import type { Database } from "../../../server/db/database.server.ts";

export async function readRows(db: Database): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom("settings").selectAll().execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]));
}

/** Reads a setting; undefined while it has its initial value. */
export async function readSetting(db: Database, name: string): Promise<unknown> {
  const row = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
  return row && (JSON.parse(row.value) as unknown);
}

/** Saves a setting. @param value undefined restores the initial value */
export async function saveSetting(db: Database, name: string, value: unknown): Promise<void> {
  if (value === undefined) return void (await db.deleteFrom("settings").where("name", "=", name).execute());
  const json = JSON.stringify(value);
  await db
    .insertInto("settings")
    .values({ name, value: json })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: json }))
    .execute();
}

/** Saves a setting unless it is stored already. */
export async function saveFirst(db: Database, name: string, value: unknown): Promise<void> {
  const row = { name, value: JSON.stringify(value) };
  await db
    .insertInto("settings")
    .values(row)
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}
