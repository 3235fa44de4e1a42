import { AsyncLocalStorage } from "node:async_hooks";
import type { Kysely, QueryExecutor, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** A database inside an open transaction, for writes that must be committed together. */
export type OpenTransaction = Transaction<Tables>;

interface DryRun {
  db: OpenTransaction | undefined;
}

const dryRuns = new AsyncLocalStorage<DryRun>();

/** Returns true while all writes will be rolled back. */
export const isDryRun = (): boolean => dryRuns.getStore() !== undefined;

/**
 * Runs work like `withTransaction`, then rolls back: the result is that of a command without its effect. Transactions
 * inside the work join this one.
 * @throws the error of the work
 */
export async function dryRun<Context extends { db: Kysely<Tables> }, Result>(
  context: Context,
  work: (inside: Context & { db: OpenTransaction }) => Promise<Result>,
): Promise<Result> {
  const end = new Error("The dry run is over.");
  const done: Result[] = [];
  const run: DryRun = { db: undefined };
  try {
    await dryRuns.run(run, () =>
      context.db.transaction().execute(async (db) => {
        run.db = db;
        done[0] = await work({ ...context, db });
        throw end;
      }),
    );
  } catch (error) {
    if (error !== end) throw error;
  }
  return done[0] as Result;
}

/**
 * Runs work in a transaction, with a context whose database is the transaction. Name it like the outer context, so that
 * the outer one cannot be used by mistake.
 * @param work may run again on PostgreSQL after a conflict with another transaction
 * @throws the error of the work, after a rollback
 */
export function withTransaction<Context extends { db: Kysely<Tables> }, Result>(
  context: Context,
  work: (inside: Context & { db: OpenTransaction }, transaction: OpenTransaction) => Promise<Result>,
): Promise<Result> {
  const rehearsed = dryRuns.getStore()?.db;
  if (rehearsed !== undefined && rehearsed === context.db) return work({ ...context, db: rehearsed }, rehearsed);
  return context.db.transaction().execute((db) => work({ ...context, db }, db));
}

/** A connection inside a transaction, and the one of the outer transaction. */
interface Held {
  executor: QueryExecutor;
  isHeld: boolean;
  before: Held | undefined;
}

const holding = new AsyncLocalStorage<Held>();

/**
 * Rejects queries to a database from inside its own transaction. On SQLite they would wait forever for the connection
 * of the transaction; on PostgreSQL they would not be rolled back.
 */
export function guardTransactions<Tables>(db: Kysely<Tables>): Kysely<Tables> {
  const executor = db.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  executor.provideConnection = async (consumer, options) => {
    for (let held = holding.getStore(); held !== undefined; held = held.before) {
      if (held.isHeld && held.executor === executor)
        throw new Error(
          "The database was asked inside its own transaction, and not through what the transaction hands on.",
        );
    }
    const held: Held = { executor, isHeld: true, before: holding.getStore() };
    try {
      return await holding.run(held, () => provide(consumer, options));
    } finally {
      // Work that started inside and continues after the end may query.
      held.isHeld = false;
    }
  };
  return db;
}
