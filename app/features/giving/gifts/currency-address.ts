import { type Currency, nameOf } from "../../../values/money.ts";

/** What an address says of a currency that is not the foundation's own: `?dollars`. */
export const addressWordOf = (currency: Currency): string => nameOf(currency).toLowerCase().replaceAll(" ", "-");
