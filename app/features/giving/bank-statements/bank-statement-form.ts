import type { Country } from "content/countries/country.ts";
import type { Currency } from "../../../values/money.ts";

export type BankStatementForm = Country["statement"];

export interface Reading {
  currency: Currency;
  form: BankStatementForm;
  /** ISO date; later dates are rejected. */
  lastDay?: string;
  /** Key of the interpretation that staff chose for an ambiguous file. */
  choice?: string | undefined;
  /** Names of the account's owner, normalized by `plainPayer`. */
  own?: ReadonlySet<string>;
  /** True if only the first rows are read, so that no closing balance is expected. */
  isPart?: boolean;
}

export const bareWord = (word: string): string => word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
