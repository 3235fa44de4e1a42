import { type Currency, formOf } from "../../../values/money.ts";
import { purposeQuery } from "../../../values/purpose-address.ts";

/** Returns the query parameter for a currency that is not the site's first, for example `?dollars`. */
export const addressWordOf = (currency: Currency): string => formOf(currency).address;

interface PromiseAddress {
  /** Query parameter of a currency; undefined for the site's first. */
  word: string | undefined;
  isByCard: boolean;
  /** Key of the project that the gift is for. */
  purpose: string | undefined;
}

/** Returns the address of the ways to give. @param purpose key of the project that the gift is for */
export const donatePath = (purpose: string | undefined): string =>
  purpose === undefined ? "/donate" : `/donate?${purposeQuery(purpose)}`;

export function promisePath({ word, isByCard, purpose }: PromiseAddress): string {
  const query = [word, isByCard && "card", purpose && purposeQuery(purpose)].filter(Boolean).join("&");
  return ["/donate/promise", query].filter(Boolean).join("?");
}
