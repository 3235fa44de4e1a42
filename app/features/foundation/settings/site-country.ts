import type { Country } from "content/countries/country.ts";
import { countryOf } from "content/countries/index.ts";
import { clockNameOf } from "../../../values/time-zones.ts";
import type { SiteSettings } from "./settings-schema.ts";

/** Returns true if a wallet of the country takes payments without a reference, for example an M-Pesa Till. */
export const hasWalletWithoutReference = ({ wallets }: Pick<Country, "wallets">): boolean =>
  wallets.some(({ reference }) => reference === null);

/** Returns the foundation's country from its file; without a file, from the foundation's own entries. */
export function siteCountry({ country, otherCountry }: Pick<SiteSettings, "country" | "otherCountry">): Country {
  const file = countryOf(country);
  if (country !== "XX" || otherCountry === undefined) return file;
  const { name, zone, currency } = otherCountry;
  const currencies: Country["currencies"] = currency === "USD" ? [currency] : [currency, "USD"];
  return { ...file, name, zone, clock: clockNameOf(zone), currencies };
}
