import { CI } from "./CI.ts";
import type { Country } from "./country.ts";
import { GH } from "./GH.ts";
import { KE } from "./KE.ts";
import { NG } from "./NG.ts";
import { SN } from "./SN.ts";
import { UG } from "./UG.ts";
import { XX } from "./XX.ts";
import { ZA } from "./ZA.ts";

/** Countries that a new foundation can choose, by code. A new country needs one file, and one line here. */
export const countries = { NG, GH, KE, UG, SN, CI, ZA, XX } as const satisfies Record<string, Country>;

export type CountryCode = keyof typeof countries;

export const countryCodes = Object.keys(countries) as CountryCode[];

export const countryOf = (code: CountryCode): Country => countries[code];
