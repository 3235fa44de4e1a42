import type { Country } from "content/countries/country.ts";
import type { Currency } from "../../../values/money.ts";

/** What statements of the site's country look like, besides what every statement does. */
export type BankStatementForm = Country["statement"];

/** How a statement is read. */
export interface Reading {
  /** The currency of the account. */
  currency: Currency;
  form: BankStatementForm;
  /** ISO date: no day is later. */
  lastDay?: string;
  /** Key of the reading that staff chose, where a file can be read in two ways. */
  choice?: string | undefined;
  /** Names of the account's owner, as `plainPayer` writes them. */
  own?: ReadonlySet<string>;
  /** Only the first rows are here: no closing balance is expected. */
  isPart?: boolean;
}

/** A word as people also type it: small letters, without accents. */
export const bareWord = (word: string): string => word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
