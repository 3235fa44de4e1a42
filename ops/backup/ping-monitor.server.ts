import { setTimeout as wait } from "node:timers/promises";

/** Timeout of a try, and delays before the tries (ms). */
const timeoutMs = 10_000;
const delaysMs = [0, 2_000, 10_000];

/**
 * Notifies a monitor that a backup was made and verified, with a GET request without further data.
 * @returns false when the monitor did not accept it
 */
export async function pingMonitor(address: string, stopping: AbortSignal, delays = delaysMs): Promise<boolean> {
  for (const delay of delays) {
    await wait(delay, undefined, { signal: stopping, ref: false }).catch(() => {});
    if (stopping.aborted) return false;
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]);
    const answer = await fetch(address, { signal }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return true;
  }
  return false;
}
