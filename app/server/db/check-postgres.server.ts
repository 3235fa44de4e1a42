import { setTimeout as wait } from "node:timers/promises";
import type { Connections } from "./postgres-pool.server.ts";

/**
 * Looks whether PostgreSQL takes changes: it gives out the number of a transaction, which a copy that can only be read
 * and a server whose numbers ran out do not.
 *
 * @param patience how long it may take, in milliseconds
 * @returns why it cannot be written to, in a sentence; undefined when it can
 */
export async function askPostgres(connections: Connections, patience: number): Promise<string | undefined> {
  const late = wait(patience, "The database does not answer.", { ref: false });
  return Promise.race([ask(connections).catch(() => "The database cannot be written to."), late]);
}

async function ask(connections: Connections): Promise<string | undefined> {
  const [row] = await connections.ask<{ readonly: string }>(
    "select pg_current_xact_id(), current_setting('transaction_read_only') as readonly",
  );
  return row?.readonly === "off" ? undefined : "The database can only be read.";
}
