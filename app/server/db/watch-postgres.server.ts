import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { type ChangeSubscription, ContentVersion, type Watch } from "./engine.ts";
import type { PostgresAddress } from "./postgres-address.ts";
import { type Connections, clientOptions } from "./postgres-pool.server.ts";

/** Polling interval in addition to notifications (ms). */
const pollMs = 500;

/** Delays before the next LISTEN (ms): the first, doubled up to the longest. */
const delays = { first: 250, longest: 5_000 };

/** Channel that the migration's trigger notifies. */
const channel = "content_version";

/**
 * Subscribes to other processes' commits, with LISTEN on a separate connection. As that can break silently, the
 * function also polls twice a second.
 */
export function watchPostgres(address: PostgresAddress, connections: Connections, heard: ChangeSubscription): Watch {
  const stopping = new AbortController();
  const stop = AbortSignal.any([stopping.signal, connections.closing]);
  const counter = new ContentVersion(heard);
  void poll(connections, counter, stop);
  void listen(address, connections, counter, stop);
  return { stop: () => stopping.abort() };
}

/**
 * Waits.
 * @returns false when stopped
 */
async function waitFor(milliseconds: number, stop: AbortSignal): Promise<boolean> {
  await wait(milliseconds, undefined, { signal: stop, ref: false }).catch(() => {});
  return !stop.aborted;
}

async function poll(connections: Connections, counter: ContentVersion, stop: AbortSignal): Promise<void> {
  do {
    try {
      const [row] = await connections.ask<{ number: number }>("select number from content_version");
      if (row !== undefined && !stop.aborted) counter.hear(row.number);
    } catch (error) {
      if (!stop.aborted) counter.lose(error);
    }
  } while (await waitFor(pollMs, stop));
}

async function listen(address: PostgresAddress, connections: Connections, counter: ContentVersion, stop: AbortSignal) {
  let pause = delays.first;
  do {
    const client = new pg.Client(clientOptions(address));
    const close = () => void client.end().catch(() => {});
    stop.addEventListener("abort", close);
    client.on("notification", ({ processId, payload }) => {
      if (!stop.aborted) counter.hear(Number(payload), connections.isOwn(processId));
    });
    const gone = new Promise<void>((resolve) => {
      client.on("error", () => resolve());
      client.on("end", () => resolve());
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      pause = delays.first;
      await gone;
    } catch {
      // Polling continues meanwhile, and reports the outage.
      pause = Math.min(2 * pause, delays.longest);
    }
    stop.removeEventListener("abort", close);
    close();
  } while (await waitFor(pause, stop));
}
