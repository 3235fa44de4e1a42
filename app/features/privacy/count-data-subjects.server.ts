import type { AppContext } from "../../server/context.server.ts";
import { monthsBefore } from "../../values/months-before.ts";
import { countAddresses } from "./person-queries.server.ts";

/**
 * Data subjects in six months beyond which the Nigeria Data Protection Commission counts a controller as "of major
 * importance", with a duty to register: Guidance Notice NDPC/HQ/GN/VOL.02/24 of 14 February 2024, to sections 5(d), 44
 * and 65 of the Nigeria Data Protection Act 2023.
 */
export const registrationLine = 200;

/** Storage is processing: the six months include all stored people, not only new ones. */
export async function countDataSubjects({ db, clock }: AppContext) {
  const since = monthsBefore(clock.now(), 6).toISOString();
  const { all, recent } = await countAddresses(db, since);
  return { all, recent, line: registrationLine, isPast: all > registrationLine };
}
