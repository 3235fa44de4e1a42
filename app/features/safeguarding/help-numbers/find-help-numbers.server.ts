import { labelled } from "content/labelled.ts";
import { staffToday } from "content/staff-today.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { cacheLastRead } from "../../../server/db/last-read.ts";
import type { PageState } from "../../../server/today.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { writeChildSafetyLine } from "../../foundation/settings/child-safety-line.ts";
import { findCountry, findPublicSettings, findSettings } from "../../foundation/settings/find-settings.server.ts";
import { telephoneHref } from "../../foundation/settings/telephone-href.ts";
import { findRows } from "./help-number-queries.server.ts";

export type HelpNumber = { name: string; number: string };

/** Finds the numbers that staff have called; during a database outage, those that were read last. */
export const findHelpNumbers = cacheLastRead(
  async (ctx: AppContext): Promise<HelpNumber[]> =>
    (await findRows(ctx.db)).map(({ name, number }) => ({ name, number })),
);

/** A number from the country's file. Staff confirm emergency numbers without calling them. */
export interface OfferedNumber extends HelpNumber {
  isEmergency: boolean;
}

export async function findOffers(ctx: AppContext): Promise<{ country: string; numbers: OfferedNumber[] }> {
  const { name: country, help } = await findCountry(ctx);
  const offer = (numbers: readonly HelpNumber[], isEmergency: boolean) =>
    numbers.map(({ name, number }) => ({ name, number, isEmergency }));
  return { country, numbers: [...offer(help.emergency, true), ...offer(help.child, false)] };
}

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

/** Lists help numbers as links, for staff who cannot read a report now. */
export async function listCalls(ctx: AppContext) {
  const { country } = await findPublicSettings(ctx);
  const numbers = await findHelpNumbers(ctx);
  return numbers.map(({ name, number }) => ({ name, number, dials: telephoneHref(country, number) }));
}

const words = staffToday.safety;

/** Describes the state of the safeguarding page that visitors see. */
export async function findSafetyPageState(ctx: AppContext): Promise<PageState> {
  const { shown, offered } = await findHelpNumbersForStaff(ctx);
  const isNamed = writeChildSafetyLine(await findSettings(ctx)) !== "";
  const numbers = [
    ...shown.map(({ name, number, day }) => ({
      label: labelled(name, number),
      state: words.called(day),
      isDone: true,
    })),
    ...offered.map(({ name, number }) => ({ label: labelled(name, number), state: words.notCalled, isDone: false })),
  ];
  return {
    heading: words.heading,
    lede: words.lede,
    points: [
      { label: words.contact, state: isNamed ? words.named : words.notNamed, isDone: isNamed },
      ...(shown.length === 0 ? [{ label: words.none, state: words.noneState, isDone: false }] : []),
      ...numbers,
    ],
    link: { label: words.link, path: "/admin/help-numbers" },
  };
}
