import type { Country } from "content/countries/country.ts";
import type { Currency } from "../../../values/money.ts";

/** What statements of the site's country look like, besides what every statement does. */
export type StatementForm = Country["statement"];

/** How a statement is read. */
export interface Reading {
  /** The currency of the account. */
  currency: Currency;
  form: StatementForm;
}

/** A word as people also type it: small letters, without accents. */
export const bareWord = (word: string): string => word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
