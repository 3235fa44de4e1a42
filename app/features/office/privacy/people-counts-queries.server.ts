import type { Database } from "../../../server/db/database.server.ts";

/** People by address, as counted at a moment. */
export interface PeopleCounts {
  all: number;
  recent: number;
  /** ISO date and time, UTC. */
  countedAt: string;
}

/** Setting of the last night's counts. */
const name = "peopleCounts";

export async function findPeopleCounts(db: Database): Promise<PeopleCounts | undefined> {
  const row = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
  return row && (JSON.parse(row.value) as PeopleCounts);
}

export async function savePeopleCounts(db: Database, counts: PeopleCounts): Promise<void> {
  const value = JSON.stringify(counts);
  const query = db.insertInto("settings").values({ name, value });
  await query.onConflict((conflict) => conflict.column("name").doUpdateSet({ value })).execute();
}
