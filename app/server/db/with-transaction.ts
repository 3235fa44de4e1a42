import type { Transaction } from "kysely";
import type { Database } from "./database.server.ts";
import type { Tables } from "./tables.ts";

/** A database inside an open transaction. What must be kept together with other things takes this, and no other one. */
export type OpenTransaction = Transaction<Tables>;

/**
 * Does work all or nothing. It is handed a context of its own, whose database is the transaction: give it the name of the
 * outer one, which cannot be reached then.
 *
 * @param context a site, or the parts of one
 * @param work may run more than once on PostgreSQL, where another transaction was in the way
 * @throws what the work throws, and then nothing is kept
 */
export function withTransaction<Context extends { db: Database }, Result>(
  context: Context,
  work: (inside: Context & { db: OpenTransaction }, transaction: OpenTransaction) => Promise<Result>,
): Promise<Result> {
  return context.db.transaction().execute((db) => work({ ...context, db }, db));
}
