import { AsyncLocalStorage } from "node:async_hooks";
import type { Kysely, QueryExecutor, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** A database inside an open transaction, for writes that must be committed together. */
export type OpenTransaction = Transaction<Tables>;

interface DryRun {
  db: OpenTransaction | undefined;
}

const dryRuns = new AsyncLocalStorage<DryRun>();

/** True while all writes will be rolled back. */
export const isDryRun = (): boolean => dryRuns.getStore() !== undefined;

/**
 * Runs work like `withTransaction`, and rolls it back: the result is a command's answer without its effect.
 * Transactions of the work belong to this one.
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
 * Does work all or nothing, in a context of its own whose database is the transaction: give it the name of the outer
 * one, which cannot be reached then.
 * @param work may run more than once on PostgreSQL, where another transaction was in the way
 * @throws what the work throws, and then nothing is kept
 */
export function withTransaction<Context extends { db: Kysely<Tables> }, Result>(
  context: Context,
  work: (inside: Context & { db: OpenTransaction }, transaction: OpenTransaction) => Promise<Result>,
): Promise<Result> {
  const rehearsed = dryRuns.getStore()?.db;
  if (rehearsed !== undefined && rehearsed === context.db) return work({ ...context, db: rehearsed }, rehearsed);
  return context.db.transaction().execute((db) => work({ ...context, db }, db));
}

/** A held connection with its database, and the one held before. */
interface Held {
  executor: QueryExecutor;
  isHeld: boolean;
  before: Held | undefined;
}

const holding = new AsyncLocalStorage<Held>();

/**
 * Rejects queries to a database from inside its own transaction. On SQLite they would wait without end for the
 * connection that the transaction holds; on PostgreSQL they would not be rolled back.
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
      // Work that started inside and continues afterwards may query.
      held.isHeld = false;
    }
  };
  return db;
}
