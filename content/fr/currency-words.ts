import type { CurrencyCode } from "../currencies.ts";
import type * as en from "../en/currency-words.ts";
import type { CurrencyNames } from "../en/currency-words.ts";
import type { Translated } from "../translated.ts";

export const currencyNames: Record<CurrencyCode, CurrencyNames> = {
  NGN: { name: "nairas", words: ["naira", "nairas", "kobo", "kobos"] },
  GHS: { name: "cedis", words: ["cedi ghanéen", "cedis ghanéens", "pesewa", "pesewas"] },
  KES: { name: "shillings kényans", words: ["shilling kényan", "shillings kényans", "cent", "cents"] },
  UGX: { name: "shillings ougandais", words: ["shilling ougandais", "shillings ougandais"] },
  TZS: { name: "shillings tanzaniens", words: ["shilling tanzanien", "shillings tanzaniens", "cent", "cents"] },
  RWF: { name: "francs rwandais", words: ["franc rwandais", "francs rwandais"] },
  ZAR: { name: "rands", words: ["rand", "rands", "cent", "cents"] },
  XOF: { name: "francs CFA", words: ["franc CFA", "francs CFA"] },
  XAF: { name: "francs CFA", words: ["franc CFA", "francs CFA"] },
  ETB: { name: "birrs" },
  EGP: { name: "livres égyptiennes" },
  USD: { name: "dollars", words: ["dollar", "dollars", "cent", "cents"] },
};

export const promiseSentences: Translated<typeof en.promiseSentences> = {
  moved:
    "Depuis l’ouverture de cette page, notre monnaie a changé : {own}. Ouvrez la page encore une fois et vérifiez le montant. Rien n’est enregistré",
  ended:
    "On ne peut plus nous envoyer d’argent dans cette monnaie : {currency}. Rechargez la page et regardez le montant. Rien n’est enregistré",
  hint: "En {currency}, à partir de {least}.",
  instead: "Donner plutôt en {currency}",
};

export const amountSentences: Translated<typeof en.amountSentences> = {
  unclear: "Écrivez un montant en chiffres, comme 5000",
  twofold: "Un point avant trois chiffres peut séparer les milliers ou les décimales : écrivez 5000, ou 5,00",
  twoReadings: "{text} peut vouloir dire {many} ou {few} : écrivez {many}, ou {few}",
  whole: "Il n’y a pas de centimes en {currency} : écrivez {whole}",
  short: "Écrivez le montant en entier et en chiffres, comme 5000",
  otherCurrency: "Ce montant est en {other}. Écrivez combien cela fait en {own}, en chiffres, comme 5000",
  smallest: "Le plus petit don pour lequel nous pouvons écrire un reçu : {least}",
  largest: "Écrivez-nous pour un don de ce montant",
};
