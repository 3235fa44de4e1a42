import { sampleCurrency } from "content/currencies.ts";
import { promiseSentences } from "content/currency-words.ts";
import { giving } from "content/giving.ts";
import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { canPayOnline } from "../../../server/payments/payment-provider.ts";
import { formatMoney, nameOf, smallestGift } from "../../../values/money.ts";
import { fillPlaces } from "../../../values/places.ts";
import { readAmount } from "../../../values/typed-amount.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { addressWordOf } from "./promise-address.ts";

/** Returns the currency from the address (or the first currency) and the others. Each has a payment method. */
export async function findPromiseCurrency(ctx: AppContext, { url }: Request) {
  const all = await findCurrencies(ctx);
  const { currencies } = await ctx.moneyGuard.findWayFacts(ctx);
  const given = all.filter((code) => currencies.includes(code) || canPayOnline(ctx.payments, code));
  const own = given[0] ?? all[0];
  const { searchParams } = new URL(url);
  const named = all.slice(1).find((other) => searchParams.has(addressWordOf(other)));
  const currency = named !== undefined && given.includes(named) ? named : own;
  return {
    own,
    currency,
    others: given.filter((other) => other !== currency),
    /** The foundation's currency, in which amounts are suggested. */
    home: all[0],
    /** The currency from the address, if it no longer has a payment method. */
    ended: named !== undefined && !given.includes(named) ? named : undefined,
  };
}

/**
 * Returns the form's currency, to detect a change. Undefined for the sample's currency, or if the address contains it.
 */
export const findFormMoney = ({ own, currency }: Pick<Chosen, "own" | "currency">): string | undefined =>
  currency === own && own !== sampleCurrency ? own : undefined;

/** @throws FormError for an outdated form, after the currency or payment methods changed */
export function requireSameMoney(chosen: Chosen, { money = [] }: Record<string, string[]>): void {
  if (money[0] === findFormMoney(chosen) && chosen.ended === undefined) return;
  const sentence =
    chosen.ended === undefined
      ? fillPlaces(promiseSentences.moved, { own: nameOf(chosen.own) })
      : fillPlaces(promiseSentences.ended, { currency: nameOf(chosen.ended) });
  throw new FormError(sentence, { errors: { own: sentence } });
}

type Chosen = Awaited<ReturnType<typeof findPromiseCurrency>>;

const original = giving.promise.amount;

/**
 * Finds the texts about currencies. The sample's texts name the sample's currency, so another currency uses them only
 * after the foundation changed them.
 */
export async function findPromiseWords(
  ctx: AppContext,
  requestInfo: RequestInfo,
  { own, currency, others, home }: Chosen,
) {
  const words = (await findWordsOfOnce(ctx, requestInfo))("giving").promise.amount;
  const hint = currency === home ? "hint" : "hintDollars";
  const isOfCurrency = currency === (currency === home ? sampleCurrency : "USD") || words[hint] !== original[hint];
  const named: Record<string, unknown> = words;
  return {
    hint: fillPlaces(isOfCurrency ? words[hint] : promiseSentences.hint, {
      currency: nameOf(currency),
      least: formatMoney(smallestGift(currency)),
    }),
    hasSuggestions:
      currency === home && words.suggestions.some(({ amount }) => "amount" in readAmount(amount, currency)),
    links: others.map((other) => {
      const instead = other === home ? words.naira : named[addressWordOf(other)];
      return {
        word: other === own ? undefined : addressWordOf(other),
        label: fillPlaces(typeof instead === "string" ? instead : promiseSentences.instead, {
          currency: nameOf(other),
        }),
      };
    }),
  };
}
