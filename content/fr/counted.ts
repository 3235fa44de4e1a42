import type * as en from "../en/counted.ts";
import type { Translated } from "../translated.ts";

export const counted: Translated<typeof en.counted> = {
  title: "Ce que nous avons compté",
  heading: "Compté, pas inventé",
  lede: "Chaque total additionne ce qui a été compté pendant nos journées. Chaque jour est dans la liste.",
  none: "Rien n’est compté ici pour l’instant. Revenez après notre prochaine journée.",
  day: "Compté ce jour-là",
  section: "Compté pendant nos journées",
  project: "Compté dans ce projet",
  all: "Tous les totaux, jour par jour",
  latest: "Voici les {shown} plus récents sur {count}.",
  days: "Toutes les dates, la plus récente d’abord",
  sums: "Tous les totaux",
  older: "Jours plus anciens",
  newest: "Jours les plus récents",
  from: "sur {count} jours",
  fromOne: "sur 1 jour",
  list: "Les jours de ce total",
  how: { each: "compté un par un", list: "d’après la liste", estimate: "estimé" },
  by: "{how}, par {who}",
  once: "chaque personne une fois",
  short: "présences",
  attendances: "présences : une personne venue deux fois compte deux fois",
  partly: "estimé en partie",
  wholly: "estimé",
  place: "{day}, {title}",
};
