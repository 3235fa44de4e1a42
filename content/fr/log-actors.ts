import type * as en from "../en/log-actors.ts";
import type { Translated } from "../translated.ts";

export const logActors: Translated<typeof en.logActors> = {
  card: "la famille qui tient la carte",
  day: "le site, après 24 heures",
  request: "une demande de retrait",
  unanswered: "le site, après 24 heures sans réponse",
  faces: "le comptage des visages",
  restore: "la liste à côté des sauvegardes",
  looks: "la comparaison des images",
};
