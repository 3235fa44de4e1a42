import type { Clock } from "../clock/clock.ts";
import { clientNetworkOf } from "./client-network.ts";

const minuteMs = 60_000;

/** Number of rejections of one network within a minute, beyond which its forms are rejected unread. */
const maxRejections = 30;

/** Maximum number of networks in memory; above it, the oldest is removed. */
const maxNetworks = 5_000;

/**
 * Forms that must work although a neighbour uses the same address: reports about a child's safety, and pages behind a
 * link or a card.
 */
const spared = /^\/(?:safeguarding|withdraw|photo|g|e|login|password|webhooks|admin)(?:[/.]|$)/;

/**
 * Rejects without rendering after 30 rejections within a minute, until the minute ends. Rendering a page with the typed
 * text is worth it for people, not for a program that keeps sending.
 */
export function createRepeatedRejections(clock: Clock) {
  const networks = new Map<string, { since: number; rejections: number }>();
  const entryOf = (address: string) => {
    const entry = networks.get(clientNetworkOf(address));
    const age = entry === undefined ? minuteMs : clock.now().getTime() - entry.since;
    return age >= 0 && age < minuteMs ? entry : undefined;
  };
  return {
    count(address: string): void {
      const entry = entryOf(address);
      if (entry !== undefined) entry.rejections++;
      else {
        const network = clientNetworkOf(address);
        networks.delete(network);
        networks.set(network, { since: clock.now().getTime(), rejections: 1 });
        const [oldest = ""] = networks.keys();
        if (networks.size > maxNetworks) networks.delete(oldest);
      }
    },
    rejects: (address: string, pathname: string): boolean =>
      !spared.test(pathname) && (entryOf(address)?.rejections ?? 0) > maxRejections,
  };
}
