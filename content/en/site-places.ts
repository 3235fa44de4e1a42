import { capital } from "./counting.ts";

/** Values of placeholders that several words make, such as `{money}`. */
export const sitePlaceWords = {
  /** `{money}`: the currencies of gifts, in a sentence. */
  money: (currencies: readonly string[]) => currencies.map((name) => `in ${name}`).join(" or "),
  /** `{Money}`: the same as a sentence of its own. */
  moneyAlone: (currencies: readonly string[]) => capital(currencies.join(" or ")),
  /** `{First}` and `{Second}`: the currency of an account. */
  account: (currency: string) => capital(currency.replace(/s$/, "")),
  /** `{messageTime}` and `{logTime}`. */
  months: (count: number) => (count === 1 ? "one month" : `${count} months`),
};
