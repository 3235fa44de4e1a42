import type * as en from "../en/staff-visits.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

export const staffVisits: Translated<typeof en.staffVisits> = {
  title: "Visites",
  lede: "Combien de fois les pages ont été ouvertes. Le site compte sans cookies et sans noms.",
  period: "Quels jours",
  days: (count) => `${inWords(count)} ${form(count, "dernier jour", "derniers jours")}`,
  byPage: "Par page",
  byDay: "Par jour",
  home: "La première page",
  none: "Aucune page n’a été ouverte ces jours-là.",
  heads: { page: "Page", day: "Jour", visits: "Visites" },
  alsoCalled: `
    combien de visites, visiteurs du site, visites, pages vues, statistiques, stats, analytics, google analytics, trafic, fréquentation, qui a lu,
    combien ont lu mon article, lecteurs, articles les plus lus, pages populaires, meilleur article, chiffres du site, audience, combien de visiteurs,
    visiteurs ce mois, clics, vues
  `,
};
