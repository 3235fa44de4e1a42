import type { Clock } from "../clock/clock.ts";
import { clientNetworkOf } from "./client-network.ts";

const minuteMs = 60_000;

/** Rejections of one network within a minute, beyond which its forms are rejected without being looked at. */
const maxRejections = 30;

/** Networks in memory; beyond, the oldest goes. */
const maxNetworks = 5_000;

/** Forms that no neighbour on a shared address may block: a child's safety, and pages behind a link or a card. */
const spared = /^\/(?:safeguarding|withdraw|photo|g|e|login|password|webhooks|admin)(?:[/.]|$)/;

/**
 * After 30 rejections a minute, rejects without rendering for the rest of it. A page that keeps typed text is worth its
 * rendering for people, not for a program that goes on sending.
 */
export function createRepeatedRejections(clock: Clock) {
  const networks = new Map<string, { since: number; rejections: number }>();
  const entryOf = (address: string) => {
    const entry = networks.get(clientNetworkOf(address));
    const age = entry === undefined ? minuteMs : clock.now().getTime() - entry.since;
    return age >= 0 && age < minuteMs ? entry : undefined;
  };
  return {
    /** Counts an answer of status 429. */
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
    /** @returns whether a form for this path is rejected unread */
    rejects: (address: string, pathname: string): boolean =>
      !spared.test(pathname) && (entryOf(address)?.rejections ?? 0) > maxRejections,
  };
}
