import type { Database } from "../../server/db/database.server.ts";
import * as store from "./post-queries.server.ts";

/**
 * Leaves the posts of somebody who goes to the admins, in the transaction that deletes the person. The name stays on
 * the posts (decisions P3).
 */
export async function anonymiseAuthor(db: Database, authorId: string): Promise<void> {
  await store.anonymiseAuthor(db, authorId);
}
