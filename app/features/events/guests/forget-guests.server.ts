import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { findTrustedNow } from "../../../server/db/trusted-time.ts";
import { lagosDate } from "../../../values/dates.ts";
import { addDays } from "../../../values/lagos-days.ts";
import * as store from "./guest-queries.server.ts";

/** Days after an event when its people are forgotten. */
const keptDays = 90;

/** Ninety days after an event, the people's data go; the counts stay. Nothing goes while the clock is untrusted. */
export async function forgetGuests(ctx: AppContext): Promise<void> {
  const now = await findTrustedNow(ctx);
  if (now === undefined) return;
  const groups = await store.forgetGuestsUntil(ctx.db, addDays(lagosDate(now), -keptDays - 1));
  if (groups > 0) ctx.log.info("guests forgotten", { groups });
}

/** All groups of an address (in lower case), without secrets. */
export const findGuestData = (db: Database, email: string) => store.findGuestData(db, email);

/** Erases an address from all groups. A place that was still to come becomes free. */
export async function eraseGuest({ db }: InTransaction, email: string): Promise<void> {
  for (const { id, event_id, state, arrived } of await store.findGuestData(db, email)) {
    // A group that came keeps its count.
    const after = arrived === null ? "cancelled" : state;
    await store.updateGuest(db, id, { ...store.noGuest, key: null, state: after });
    await store.countTaken(db, event_id);
  }
}
