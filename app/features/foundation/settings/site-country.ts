import type { Country } from "content/countries/country.ts";
import { countryOf } from "content/countries/index.ts";
import { clockNameOf } from "../../../values/time-zones.ts";
import type { SiteSettings } from "./settings-schema.ts";

/** Can money come without a reference, as to a Till? */
export const hasWalletWithoutReference = ({ wallets }: Pick<Country, "wallets">): boolean =>
  wallets.some(({ reference }) => reference === null);

/** The country of a foundation from its file; without a file, from the foundation's own answers. */
export function siteCountry({ country, otherCountry }: Pick<SiteSettings, "country" | "otherCountry">): Country {
  const file = countryOf(country);
  if (country !== "XX" || otherCountry === undefined) return file;
  const { name, zone, currency } = otherCountry;
  const currencies: Country["currencies"] = currency === "USD" ? [currency] : [currency, "USD"];
  return { ...file, name, zone, clock: clockNameOf(zone), currencies };
}
