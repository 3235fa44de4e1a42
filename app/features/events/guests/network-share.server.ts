import { createHmac } from "node:crypto";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { clientNetworkOf } from "../../../server/http/client-network.ts";
import type { GuestEvent } from "./guest-queries.server.ts";
import { countOfNetwork } from "./held-guest-queries.server.ts";

/** One network may take this share of the places by itself. */
const shareOfNetwork = 1 / 5;

/** Its first group may be a family, however few places there are (people). */
const family = 5;

/** The network of a sign-up, as it is kept until the event is over. */
export const hashNetwork = ({ config }: Pick<AppContext, "config">, eventId: number, address: string): string =>
  createHmac("sha256", config.secret)
    .update(`guests ${eventId} ${clientNetworkOf(address)}`)
    .digest("hex")
    .slice(0, 32);

/** Whether so many people more of a network stay within its share. The event is locked. */
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
