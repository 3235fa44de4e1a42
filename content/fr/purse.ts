import type { CurrencyCode } from "../currencies.ts";

/** Names of places and purses of money. */
export const purse = {
  general: "Là où le besoin est le plus grand",
  running: "Faire marcher la maison",
  places: {
    bank: (currency: CurrencyCode) => `Compte bancaire, ${currency}`,
    wallet: (currency: CurrencyCode) => `Portefeuille mobile, ${currency}`,
    box: (currency: CurrencyCode) => `Caisse, ${currency}`,
    hand: (currency: CurrencyCode) => `Espèces chez une personne, ${currency}`,
    with: (name: string, currency: CurrencyCode) => `Espèces chez ${name}, ${currency}`,
    partner: (currency: CurrencyCode) => `Partenaire de paiement, ${currency}`,
  },
};
