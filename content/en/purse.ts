import type { CurrencyCode } from "../currencies.ts";

/** Names of places and purses of money. */
export const purse = {
  general: "Most needed",
  running: "Running the house",
  places: {
    bank: (currency: CurrencyCode) => `Bank account, ${currency}`,
    wallet: (currency: CurrencyCode) => `Wallet, ${currency}`,
    box: (currency: CurrencyCode) => `Cash box, ${currency}`,
    hand: (currency: CurrencyCode) => `Cash with a person, ${currency}`,
    with: (name: string, currency: CurrencyCode) => `Cash with ${name}, ${currency}`,
    partner: (currency: CurrencyCode) => `Payment partner, ${currency}`,
  },
};
