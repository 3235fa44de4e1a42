import type { Clock } from "../clock/clock.ts";
import { clientNetworkOf } from "./client-network.ts";
import type { RateLimit } from "./rate-limit.server.ts";

/** Networks in memory; beyond, the one that came first goes. */
const maxNetworks = 20_000;

const windows = new WeakMap<Clock, Map<string, { start: number; count: number }>>();

/**
 * Counts a rate limit in the memory of this process, for requests that only read: a write to the database would cost
 * more than the answer. A restart resets it, and several processes count apart.
 * @param address of the client, which counts for its network
 * @returns whether the sender is within the limit
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
