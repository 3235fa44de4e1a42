import type { Database } from "../../platform/database/database.server.ts";

/** Adds an address; one that is there already stays as it is. */
export async function insertSubscriber(database: Database, email: string, createdAt: string): Promise<void> {
  await database
    .insertInto("subscribers")
    .values({ email, created_at: createdAt })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
}
