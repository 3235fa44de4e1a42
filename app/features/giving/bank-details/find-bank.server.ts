import type { Country } from "content/countries/country.ts";
import { firstSettings } from "content/site.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { cacheLastRead } from "../../../server/db/last-read.ts";
import type { WayFacts } from "../../../server/money-guard.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { nameOf } from "../../../values/money.ts";
import { hasSampleAccountEnded } from "../../foundation/settings/end-sample-account.server.ts";
import { findCountry } from "../../foundation/settings/find-settings.server.ts";
import type { SiteSettings } from "../../foundation/settings/settings-schema.ts";
import { siteCountry } from "../../foundation/settings/site-country.ts";
import { isAlone, readStandings } from "../../people/users/find-settled-people.server.ts";
import { readBankState } from "./bank-steps.server.ts";
import { sampleWays } from "./sample-bank.ts";
import { findForm } from "./way-forms.ts";
import { type Medium, mediumOf, type ReferenceField, referenceFieldOf, type Way, type Ways } from "./ways.ts";

const readIsAlone = cacheLastRead(async (ctx: AppContext) => isAlone(await readStandings(ctx)));

/** Returns whether one person alone may change the bank details, or approved the public ones. */
export async function findGuard(ctx: AppContext) {
  const { open, approved } = await findBank(ctx);
  const isByOne = approved === "one";
  return { isAlone: open?.isAlone === true || (await readIsAlone(ctx)), isByOne };
}

export interface PublicWay extends Omit<Way, "steps"> {
  /** Instructions with the placeholders `{number}`, `{reference}` and `{amount}`; empty for a bank. */
  steps: readonly string[];
  accountLabel: string | null;
  reference: { max?: number } | null;
  /** Index in the site's currencies; -1 for another currency. */
  moneyPlace: number;
  money: string;
}

export interface PublicBank {
  ways: PublicWay[];
  confirmed: { kind: "two" | "one" | "old"; day: string } | { kind: "none" };
  changed: { day: string; how: "two" | "bank" | "one" } | undefined;
}

/** Reads the state; during a database outage, returns the state that was read last. */
const readLast = cacheLastRead((ctx: Pick<AppContext, "db" | "clock" | "config">) => readBankState(ctx));

export async function findBank(ctx: AppContext) {
  const { all, isAltered, state } = await readLast(ctx);
  return { all, isAltered, ...state };
}

export const findMedium = async (ctx: AppContext): Promise<Medium> => mediumOf((await findBank(ctx)).live?.ways ?? []);

export async function findReferenceField(ctx: AppContext, currency: Way["currency"]): Promise<ReferenceField> {
  const live = (await findBank(ctx)).live?.ways ?? [];
  const ways = live.filter((way) => way.currency === currency);
  return referenceFieldOf(publicWays(await findCountry(ctx), ways));
}

export const writeDayOf = (iso: string): string => writeDay(siteDate(new Date(iso)));

function publicWays(country: Country, ways: Ways): PublicWay[] {
  return ways.map((way) => {
    const form = findForm(country, way);
    const ofWallet = form !== undefined && "steps" in form ? form : undefined;
    // At a shared number, donors type the foundation's account instead of a reference.
    const steps = ofWallet?.steps.map((step) =>
      way.account === null ? step : step.replaceAll("{reference}", way.account),
    );
    return {
      ...way,
      steps: way.steps ?? steps ?? [],
      accountLabel: way.account === null ? null : (ofWallet?.reference?.label ?? ""),
      reference: referenceOf(way, ofWallet),
      moneyPlace: country.currencies.indexOf(way.currency),
      money: nameOf(way.currency),
    };
  });
}

/** @param form the wallet in the country's file */
function referenceOf({ kind, hasReference }: Way, form: { reference: PublicWay["reference"] } | undefined) {
  if (hasReference !== null) return hasReference ? {} : null;
  if (form !== undefined) return form.reference;
  return kind === "till" || kind === "wallet" ? null : {};
}

/** Returns the facts about payment methods that every page may show; without payment methods, the country's. */
export async function findWayFacts(ctx: AppContext): Promise<WayFacts> {
  const country = await findCountry(ctx);
  const { live, former } = await findBank(ctx);
  const ways = live?.ways ?? [];
  const all = publicWays(country, [...ways, ...former.flatMap((past) => past.ways)]);
  return {
    medium: mediumOf(ways),
    currencies: ways.length === 0 ? country.currencies : country.currencies.filter((code) => hasCurrency(ways, code)),
    hasNoField: all.some(({ reference }) => reference === null),
  };
}

const hasCurrency = (ways: readonly Pick<Way, "currency">[], currency: Way["currency"]): boolean =>
  ways.some((way) => way.currency === currency);

type SettingsOfBank = Pick<SiteSettings, "name" | "welcomedAt" | "country" | "otherCountry">;

/**
 * Returns the public details of where gifts go. Undefined if there are none, or if rows were changed outside the site.
 */
export async function findPublicBank(ctx: AppContext, settings: SettingsOfBank): Promise<PublicBank | undefined> {
  const { isAltered, live, confirmed, changed } = await findBank(ctx);
  if (isAltered || live === undefined) return undefined;
  return {
    ways: publicWays(siteCountry(settings), live.ways),
    confirmed: confirmed.kind === "none" ? confirmed : { kind: confirmed.kind, day: writeDayOf(confirmed.at) },
    changed: changed && { day: writeDayOf(changed.at), how: changed.how },
  };
}

/**
 * Returns the sample's account for the page about gifts. Only while the site has no details, the welcome is not
 * finished, the name is the sample's, and no gift is promised. Otherwise, donors could take the account for the
 * foundation's.
 */
export async function findSampleBank(ctx: AppContext, settings: SettingsOfBank): Promise<PublicBank | undefined> {
  if (settings.welcomedAt !== undefined || settings.name !== firstSettings.name) return undefined;
  if ((await findBank(ctx)).all.length > 0 || (await hasSampleAccountEnded(ctx))) return undefined;
  const country = siteCountry(settings);
  return { ways: publicWays(country, sampleWays(country)), confirmed: { kind: "none" }, changed: undefined };
}
