import { setTimeout as wait } from "node:timers/promises";
import type { Connections } from "./postgres-pool.server.ts";

/**
 * Allocates a transaction id, which a read-only replica, and a server out of ids, cannot.
 *
 * @param timeoutMs timeout (ms)
 * @returns why it is not writable, in a sentence; undefined when it is
 */
export async function checkPostgres(connections: Connections, timeoutMs: number): Promise<string | undefined> {
  const late = wait(timeoutMs, "The database does not answer.", { ref: false });
  return Promise.race([ask(connections).catch(() => "The database cannot be written to."), late]);
}

async function ask(connections: Connections): Promise<string | undefined> {
  const [row] = await connections.ask<{ readonly: string }>(
    "select pg_current_xact_id(), current_setting('transaction_read_only') as readonly",
  );
  return row?.readonly === "off" ? undefined : "The database can only be read.";
}
