import { countries, countryCodes } from "content/countries/index.ts";
import { staffCountry as words } from "content/staff-country.ts";
import { rereadSiteClock } from "../../../server/clock/site-clock.server.ts";
import type { Actor } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError, type SentForm } from "../../../server/http/handle-form.server.ts";
import { changeSettingsIn } from "../settings/change-settings.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { canChangeCountry } from "../settings/settings-permissions.ts";
import { countryChangedEmail } from "./country-emails.tsx";
import { findFixers } from "./find-countries.server.ts";

/** Says that this person read the law on people's data of the country. @throws FormError where none is known; AppError adminsOnly */
export async function readLaw({ ctx, member }: Actor, was: string): Promise<void> {
  if (!canChangeCountry(member)) throw new AppError("adminsOnly");
  await withTransaction(ctx, async (ctx) => {
    const { country } = await findSettings(ctx);
    if (was !== country) throw refuse(words.meanwhile(countries[country].name));
    if (countries[country].dataLaw.name === "") throw refuse(words.law.unknown);
    await changeSettingsIn(ctx, member, { lawRead: { country, at: ctx.clock.now().toISOString(), by: member.name } });
  });
}

/** A country as a form showed it, and as it came back. */
export interface SentCountry {
  was: string;
  country: string;
}

/** Reads the fields of `CountryField` and of what the form showed. */
export const readCountry = ({
  was: [was = ""] = [],
  country: [country = ""] = [],
}: SentForm["formValues"]): SentCountry => ({
  was,
  country,
});

const refuse = (sentence: string) => new FormError(`${words.notYet} ${sentence}`, { errors: { country: sentence } });

/**
 * Changes the country, in the transaction that looks whether anything fixes it, and e-mails the other admins.
 * @returns its name; undefined where it is that one already
 * @throws FormError for no country, one that is fixed, and a page of before another admin's choice; AppError adminsOnly
 */
export async function changeCountry(
  { ctx, member }: Actor,
  { was, country }: SentCountry,
): Promise<string | undefined> {
  if (!canChangeCountry(member)) throw new AppError("adminsOnly");
  const wanted = countryCodes.find((code) => code === country);
  if (wanted === undefined) throw refuse(words.choose);
  const changed = await withTransaction(ctx, async (ctx) => {
    const { country: now, name: foundation } = await findSettings(ctx);
    if (wanted === now) return undefined;
    if (was !== now) throw refuse(words.meanwhile(countries[now].name));
    const [why] = await findFixers(ctx);
    if (why !== undefined) throw refuse(words.fixed(countries[now].name, why));
    await changeSettingsIn(ctx, member, { country: wanted });
    const { siteUrl } = ctx.config;
    const before = countries[now].name;
    const after = countries[wanted].name;
    const about = { foundation, by: member.name, before, after, link: siteUrl && `${siteUrl}/admin/country` };
    await ctx.events.concernsAdmins(ctx, {
      kind: "country-changed",
      write: (to) => countryChangedEmail({ ...about, to }),
      except: member.email,
    });
    return after;
  });
  if (changed !== undefined) await rereadSiteClock(ctx);
  return changed;
}
