import type * as en from "../en/site-places.ts";
import { formatList } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { capital, inWords } from "./counting.ts";

export const sitePlaceWords: Translated<typeof en.sitePlaceWords> = {
  money: (currencies) =>
    formatList(
      currencies.map((name) => `en ${name}`),
      "or",
    ),
  moneyAlone: (currencies) => capital(formatList(currencies, "or")),
  /** Follows `en`: “Compte en francs CFA”. */
  account: (currency) => currency,
  months: (count) => `${inWords(count)} mois`,
};
