import type * as en from "../en/purse-parts.ts";
import type { Translated } from "../translated.ts";

export const purseParts: Translated<typeof en.purseParts> = {
  opening: "Déjà là au début de nos comptes",
  gifts: "Dons",
  otherIn: "Autre argent reçu",
  putIn: "Versé par « Là où le besoin est le plus grand »",
  passedIn: "Reste d’autres projets",
  exchanged: "Changé avec une autre monnaie",
  together: "Ensemble",
  spent: "Dépensé",
  wentBack: "Rendu aux donateurs",
  passedOn: "Transmis à une autre enveloppe",
  left: "Reste",
};
