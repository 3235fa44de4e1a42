import { createHmac } from "node:crypto";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { clientNetworkOf } from "../../../server/http/client-network.ts";
import type { GuestEvent } from "./guest-queries.server.ts";
import { countOfNetwork } from "./held-guest-queries.server.ts";

/** Share of the places that one network may take. */
const shareOfNetwork = 1 / 5;

/** A first group may be a family, however few places there are (people). */
const family = 5;

/** Returns a keyed hash of a sender's network, stored until the event is over. */
export const hashNetwork = ({ config }: Pick<AppContext, "config">, eventId: number, address: string): string =>
  createHmac("sha256", config.secret)
    .update(`guests ${eventId} ${clientNetworkOf(address)}`)
    .digest("hex")
    .slice(0, 32);

/** Returns true if this many more people stay within the network's share. The event is locked. */
export async function isWithinShare(
  { db }: InTransaction,
  event: GuestEvent,
  network: string,
  more: number,
): Promise<boolean> {
  if (event.places === null) return true;
  const share = Math.ceil(event.places * shareOfNetwork);
  const taken = await countOfNetwork(db, event.id, network);
  return taken === 0 ? more <= Math.max(share, family) : taken + more <= share;
}
