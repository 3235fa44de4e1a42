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

/** The numbers that the country's file offers. */
export async function findOffers(ctx: AppContext): Promise<{ country: string; numbers: HelpNumber[] }> {
  const { name: country, help } = await findCountry(ctx);
  return { country, numbers: [...help.emergency, ...help.child] };
}

/** The numbers of the page with who called them, and those that the country offers. */
export async function findHelpNumbersForStaff(ctx: AppContext) {
  const { country, numbers } = await findOffers(ctx);
  const shown = (await findRows(ctx.db)).map(({ name, number, called_at, called_by }) => ({
    name,
    number,
    by: called_by ?? undefined,
    day: writeDay(siteDate(new Date(called_at))),
  }));
  const offered = numbers.filter(({ number }) => !shown.some((one) => one.number === number));
  return { country, shown, offered };
}
