import { type Currency, nameOf } from "../../../values/money.ts";

/** Returns the word of an address for a currency that is not the site's first: `?dollars`. */
export const addressWordOf = (currency: Currency): string => nameOf(currency).toLowerCase().replaceAll(" ", "-");
