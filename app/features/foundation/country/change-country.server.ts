import { countries, countryCodes } from "content/countries/index.ts";
import { staffCountry as words } from "content/staff-country.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import { rereadSiteClock } from "../../../server/clock/site-clock.server.ts";
import type { Actor } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError, type SentForm } from "../../../server/http/handle-form.server.ts";
import { findSiteAddress } from "../../../server/http/site-address.server.ts";
import { zonesByContinent } from "../../../values/time-zones.ts";
import { changeSettingsIn } from "../settings/change-settings.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { canChangeCountry } from "../settings/settings-permissions.ts";
import type { SiteSettings } from "../settings/settings-schema.ts";
import { siteCountry } from "../settings/site-country.ts";
import { countryChangedEmail } from "./country-emails.tsx";
import { currencyCodes, markCountry } from "./find-countries.server.ts";

/** Records that this member read the data protection law of the country. @throws FormError where none is known; AppError adminsOnly */
export async function readLaw({ ctx, member }: Actor, was: string): Promise<void> {
  requireMay(member, canChangeCountry);
  await withTransaction(ctx, async (ctx) => {
    const settings = await findSettings(ctx);
    const { country } = settings;
    if (was !== markCountry(settings)) throw refuse(words.meanwhile(siteCountry(settings).name));
    if (countries[country].dataLaw.name === "") throw refuse(words.law.unknown);
    await changeSettingsIn(ctx, member, { lawRead: { country, at: ctx.clock.now().toISOString(), by: member.name } });
  });
}

/** A country as a form showed it, and as it came back. */
export interface SentCountry {
  was: string;
  country: string;
  otherName: string;
  otherZone: string;
  otherCurrency: string;
}

/** Reads the fields of `CountryField`, and the values that the form showed. */
export const readCountry = ({
  was: [was = ""] = [],
  country: [country = ""] = [],
  otherName: [otherName = ""] = [],
  otherZone: [otherZone = ""] = [],
  otherCurrency: [otherCurrency = ""] = [],
}: SentForm["formValues"]): SentCountry => ({ was, country, otherName, otherZone, otherCurrency });

const refuse = (sentence: string) => new FormError(`${words.notYet} ${sentence}`, { errors: { country: sentence } });

/** Reads the name, zone and currency of a country without a file. @throws FormError with a sentence for each field that is missing or unknown */
function readOther({ otherName, otherZone, otherCurrency }: SentCountry): NonNullable<SiteSettings["otherCountry"]> {
  const name = otherName.normalize("NFC").trim();
  const zone = zonesByContinent()
    .flatMap(({ zones }) => zones)
    .find((one) => one === otherZone);
  const currency = currencyCodes.find((code) => code === otherCurrency);
  const errors = {
    ...(name === "" && { otherName: words.other.noName }),
    ...(name.length > maxName && { otherName: words.other.longName }),
    ...(zone === undefined && { otherZone: words.other.noZone }),
    ...(currency === undefined && { otherCurrency: words.other.noCurrency }),
  };
  if (Object.keys(errors).length > 0 || zone === undefined || currency === undefined)
    throw new FormError(`${words.notYet} ${Object.values(errors).join(". ")}.`, { errors });
  return { name, zone, currency };
}

/** Returns true if the name of another country is typed while a listed one is ticked. */
const isOtherTyped = ({ country, otherName }: SentCountry, { otherCountry }: SiteSettings): boolean =>
  country !== "XX" && otherName.trim() !== "" && otherName.trim() !== otherCountry?.name;

const maxName = 60;

/**
 * Changes the country in one transaction with the check that nothing fixes it. E-mails the other admins.
 * @returns its name; undefined if it is already the country
 * @throws FormError for no country, a fixed country and an outdated page; AppError adminsOnly
 */
export async function changeCountry({ ctx, member }: Actor, sent: SentCountry): Promise<string | undefined> {
  const { was, country } = sent;
  requireMay(member, canChangeCountry);
  const wanted = countryCodes.find((code) => code === country);
  if (wanted === undefined) throw refuse(words.choose);
  const other = wanted === "XX" ? readOther(sent) : undefined;
  const chosen = await withTransaction(ctx, async (ctx) => {
    const settings = await findSettings(ctx);
    const { name } = siteCountry(settings);
    const isOther = other !== undefined && JSON.stringify(other) !== JSON.stringify(settings.otherCountry);
    if (wanted === settings.country && !isOther) return undefined;
    if (was !== markCountry(settings)) throw refuse(words.meanwhile(name));
    if (isOtherTyped(sent, settings)) throw refuse(words.other.unticked(countries[wanted].name));
    const [why] = await ctx.facts.findCountryFixers(ctx);
    if (why !== undefined) throw refuse(words.fixed(name, why));
    await changeSettingsIn(ctx, member, { country: wanted, ...(other && { otherCountry: other }) });
    if (wanted !== settings.country) await ctx.events.countryChanged(ctx, member, wanted);
    const after = siteCountry({ country: wanted, otherCountry: other }).name;
    const siteUrl = findSiteAddress(ctx);
    const link = siteUrl && `${siteUrl}/admin/country`;
    const about = { foundation: settings.name, by: member.name, before: name, after, link };
    await ctx.events.concernsAdmins(ctx, {
      kind: "country-changed",
      write: (to) => countryChangedEmail({ ...about, to }),
      except: member.email,
    });
    return after;
  });
  if (chosen !== undefined) await rereadSiteClock(ctx);
  return chosen;
}
