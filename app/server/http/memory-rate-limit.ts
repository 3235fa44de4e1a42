import type { Clock } from "../clock/clock.ts";
import { clientNetworkOf } from "./client-network.ts";
import type { RateLimit } from "./rate-limit.server.ts";

/** Maximum number of networks in memory; above it, the first one is removed. */
const maxNetworks = 20_000;

const windows = new WeakMap<Clock, Map<string, { start: number; count: number }>>();

/**
 * Counts towards a rate limit in the memory of this process, for requests that only read, because a database write
 * would cost more than the response. A restart resets the counts, and each process has its own.
 * @param address of the client, which counts for its network
 * @returns true if the sender is within the limit
 */
export function countInMemory({ clock }: { clock: Clock }, limit: RateLimit, address: string): boolean {
  const now = clock.now().getTime();
  const counts = windows.get(clock) ?? new Map<string, { start: number; count: number }>();
  windows.set(clock, counts);
  const key = `${limit.what} ${clientNetworkOf(address)}`;
  const known = counts.get(key);
  const age = known === undefined ? Number.POSITIVE_INFINITY : now - known.start;
  if (known !== undefined && age >= 0 && age < limit.minutes * 60_000) return ++known.count <= limit.times;
  counts.delete(key);
  counts.set(key, { start: now, count: 1 });
  const [first = ""] = counts.keys();
  if (counts.size > maxNetworks) counts.delete(first);
  return true;
}
