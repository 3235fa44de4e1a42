import type { AppContext } from "../../server/context.server.ts";
import { monthsBefore } from "../../values/months-before.ts";
import { countAddresses } from "./record-count-queries.server.ts";

/**
 * Past how many people in six months the Nigeria Data Protection Commission counts who keeps their data among those "of
 * major importance", who register: Guidance Notice NDPC/HQ/GN/VOL.02/24 of 14 February 2024, to sections 5(d), 44 and
 * 65 of the Nigeria Data Protection Act 2023.
 */
export const registrationLine = 200;

/**
 * Counts the people whose data is kept. Keeping is processing too: everybody who is kept now counts for the last six
 * months, not only who came in them.
 */
export async function countDataSubjects({ db, clock }: AppContext) {
  const since = monthsBefore(clock.now(), 6).toISOString();
  const { all, recent } = await countAddresses(db, since);
  return { all, recent, line: registrationLine, isPast: all > registrationLine };
}
