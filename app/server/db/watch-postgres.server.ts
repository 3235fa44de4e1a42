import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { ChangeCounter } from "./content-version.ts";
import type { Hearing, Watch } from "./engine.ts";
import type { PostgresAddress } from "./postgres-address.ts";
import { type Connections, clientOptions } from "./postgres-pool.server.ts";

/** How often the number of changes is looked at, whether or not anything is heard, in milliseconds. */
const pollMilliseconds = 500;

/** The rest before listening is tried again, in milliseconds: it doubles, up to the longest. */
const rests = { first: 250, longest: 5_000 };

/** The channel, as the migration names it. */
const channel = "shown_changes";

/**
 * Hears, on a connection of its own, of every change that another process commits. Because a connection may break without
 * a sound, the number of changes is looked at twice a second as well: no change stays unknown for a second.
 */
export function watchPostgres(address: PostgresAddress, connections: Connections, hearing: Hearing): Watch {
  const stopping = new AbortController();
  const stop = AbortSignal.any([stopping.signal, connections.closing]);
  const counter = new ChangeCounter(hearing);
  void poll(connections, counter, stop);
  void listen(address, connections, counter, stop);
  return { stop: () => stopping.abort() };
}

/** @returns false when there is no more to wait for */
async function rest(milliseconds: number, stop: AbortSignal): Promise<boolean> {
  await wait(milliseconds, undefined, { signal: stop, ref: false }).catch(() => {});
  return !stop.aborted;
}

async function poll(connections: Connections, counter: ChangeCounter, stop: AbortSignal): Promise<void> {
  do {
    try {
      const [row] = await connections.ask<{ number: number }>("select number from shown_changes");
      if (row !== undefined && !stop.aborted) counter.hear(row.number);
    } catch (error) {
      if (!stop.aborted) counter.lose(error);
    }
  } while (await rest(pollMilliseconds, stop));
}

async function listen(
  address: PostgresAddress,
  connections: Connections,
  counter: ChangeCounter,
  stop: AbortSignal,
): Promise<void> {
  let pause = rests.first;
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
      pause = rests.first;
      await gone;
    } catch {
      // What happens to it happens to the questions too, which say so; they go on looking meanwhile.
      pause = Math.min(2 * pause, rests.longest);
    }
    stop.removeEventListener("abort", close);
    close();
  } while (await rest(pause, stop));
}
