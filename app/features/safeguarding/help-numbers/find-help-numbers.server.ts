import type { AppContext } from "../../../server/context.server.ts";
import { cacheLastRead } from "../../../server/db/last-read.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { findCountry } from "../../foundation/settings/find-settings.server.ts";
import { findRows } from "./help-number-queries.server.ts";

export interface HelpNumber {
  name: string;
  number: string;
}

/** Finds the numbers that staff called; during an outage, the last known ones. */
export const findHelpNumbers = cacheLastRead(
  async (ctx: AppContext): Promise<HelpNumber[]> =>
    (await findRows(ctx.db)).map(({ name, number }) => ({ name, number })),
);

/** A number of the country's file. Staff confirm emergency numbers without calling them. */
export interface OfferedNumber extends HelpNumber {
  isEmergency: boolean;
}

export async function findOffers(ctx: AppContext): Promise<{ country: string; numbers: OfferedNumber[] }> {
  const { name: country, help } = await findCountry(ctx);
  const offer = (numbers: readonly HelpNumber[], isEmergency: boolean) =>
    numbers.map(({ name, number }) => ({ name, number, isEmergency }));
  return { country, numbers: [...offer(help.emergency, true), ...offer(help.child, false)] };
}

/** Finds the numbers of the page with the confirming member, and those that the country offers. */
export async function findHelpNumbersForStaff(ctx: AppContext) {
  const { country, numbers } = await findOffers(ctx);
  const shown = (await findRows(ctx.db)).map(({ name, number, called_at, called_by }) => ({
    name,
    number,
    by: called_by ?? undefined,
    isEmergency: numbers.some((offered) => offered.number === number && offered.isEmergency),
    day: writeDay(siteDate(new Date(called_at))),
  }));
  const offered = numbers.filter(({ number }) => !shown.some((row) => row.number === number));
  return { country, shown, offered };
}
