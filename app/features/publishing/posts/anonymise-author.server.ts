import type { Database } from "../../../server/db/database.server.ts";
import * as store from "./post-queries.server.ts";

/** Passes a person's posts to the admins in the transaction that deletes the person. The name stays (decisions P3). */
export async function anonymiseAuthor(db: Database, authorId: string): Promise<void> {
  await store.anonymiseAuthor(db, authorId);
}
