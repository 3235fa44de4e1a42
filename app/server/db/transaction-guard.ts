import { AsyncLocalStorage } from "node:async_hooks";
import type { Kysely, QueryExecutor } from "kysely";

/** A connection that this path of calls holds, of which database, and what it held before. */
interface Held {
  executor: QueryExecutor;
  isHeld: boolean;
  before: Held | undefined;
}

const holding = new AsyncLocalStorage<Held>();

/**
 * Refuses questions to a database from inside a transaction of the same database. On SQLite they would wait for the one
 * connection that the transaction holds, for ever; on PostgreSQL they would not be rolled back. What a transaction hands on
 * has its connection, and is not refused.
 *
 * @returns the same database
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
      // What was begun inside and goes on afterwards may ask.
      held.isHeld = false;
    }
  };
  return db;
}
