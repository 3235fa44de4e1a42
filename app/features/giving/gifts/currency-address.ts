import { type Currency, formOf } from "../../../values/money.ts";

/** Returns the query parameter for a currency that is not the site's first, for example `?dollars`. */
export const addressWordOf = (currency: Currency): string => formOf(currency).address;
