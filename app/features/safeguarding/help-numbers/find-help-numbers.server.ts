import type { AppContext } from "../../../server/context.server.ts";
import { cacheLastRead } from "../../../server/db/last-read.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { findCountry } from "../../foundation/settings/find-settings.server.ts";
import { findRows } from "./help-number-queries.server.ts";

/** A number as visitors see it. */
export interface HelpNumber {
  name: string;
  number: string;
}

/** The numbers that somebody of the foundation called; during an outage those that were read last. */
export const findHelpNumbers = cacheLastRead(
  async (ctx: AppContext): Promise<HelpNumber[]> =>
    (await findRows(ctx.db)).map(({ name, number }) => ({ name, number })),
);

/** A number that the country's file offers. An emergency number is never called to try it out: staff confirm it by word. */
export interface OfferedNumber extends HelpNumber {
  isEmergency: boolean;
}

export async function findOffers(ctx: AppContext): Promise<{ country: string; numbers: OfferedNumber[] }> {
  const { name: country, help } = await findCountry(ctx);
  const offer = (numbers: readonly HelpNumber[], isEmergency: boolean) =>
    numbers.map(({ name, number }) => ({ name, number, isEmergency }));
  return { country, numbers: [...offer(help.emergency, true), ...offer(help.child, false)] };
}

/** The numbers of the page with who called or confirmed them, and those that the country offers. */
export async function findHelpNumbersForStaff(ctx: AppContext) {
  const { country, numbers } = await findOffers(ctx);
  const shown = (await findRows(ctx.db)).map(({ name, number, called_at, called_by }) => ({
    name,
    number,
    by: called_by ?? undefined,
    isEmergency: numbers.some((one) => one.number === number && one.isEmergency),
    day: writeDay(siteDate(new Date(called_at))),
  }));
  const offered = numbers.filter(({ number }) => !shown.some((one) => one.number === number));
  return { country, shown, offered };
}
