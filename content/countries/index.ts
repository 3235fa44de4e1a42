import { countryWords } from "content/countries.ts";
import type { CountryWords } from "../en/countries.ts";
import { CI } from "./CI.ts";
import type { Country, CountryFacts } from "./country.ts";
import { GH } from "./GH.ts";
import { KE } from "./KE.ts";
import { NG } from "./NG.ts";
import { SN } from "./SN.ts";
import { UG } from "./UG.ts";
import { XX } from "./XX.ts";
import { ZA } from "./ZA.ts";

/** Every country that a new foundation can choose, by its code. A new one is one file, its line here, and its words. */
const facts = { NG, GH, KE, UG, SN, CI, ZA, XX } as const satisfies Record<string, CountryFacts>;

export type CountryCode = keyof typeof facts;

export const countryCodes = Object.keys(facts) as CountryCode[];

/** Joins facts and words. Each word is read when it is used: the language of a site may change. */
function withWords(facts: CountryFacts, words: CountryWords): Country {
  const named = (numbers: readonly string[], names: readonly string[]) =>
    numbers.map((number, index) => ({
      number,
      get name() {
        return names[index] ?? "";
      },
    }));
  return {
    ...facts,
    get name() {
      return words.name;
    },
    get alsoCalled() {
      return words.alsoCalled;
    },
    get clock() {
      return words.clock;
    },
    get finerThan() {
      return words.finerThan;
    },
    get childOffices() {
      return words.childOffices;
    },
    get asked() {
      return words.asked;
    },
    get register() {
      return words.register;
    },
    get registered() {
      return words.registered;
    },
    accounts: facts.accounts.map((account, index) => ({
      ...account,
      get label() {
        return words.accounts[index] ?? "";
      },
    })),
    wallets: facts.wallets.map((wallet, index) => ({ ...wallet, steps: words.steps?.[index] ?? [] })),
    help: { emergency: named(facts.help.emergency, words.emergency), child: named(facts.help.child, words.child) },
  };
}

export const countries = Object.fromEntries(
  countryCodes.map((code) => [code, withWords(facts[code], countryWords[code])]),
) as Readonly<Record<CountryCode, Country>>;

export const countryOf = (code: CountryCode): Country => countries[code];
