import type * as en from "../en/staff-event-copies.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";

export const eventCopies: Translated<typeof en.eventCopies> = {
  link: "Copier",
  title: "Copier à d’autres jours",
  event: "La journée",
  lede: "Une copie a les textes, les photos, le lieu et les limites de cette journée, mais aucune inscription. Les copies sont des brouillons. Choisissez-les dans la liste des brouillons pour en publier plusieurs à la fois.",
  drafts: "Les brouillons",
  next: { week: "La semaine suivante", month: "Le mois suivant" },
  several: "Plusieurs",
  pace: "À quel rythme",
  paces: { week: "Chaque semaine", month: "Chaque mois" },
  count: "Combien",
  show: "Voir les jours",
  button: (count) => (count === 1 ? "Copier à ce jour" : `Créer ${formatNumber(count)} copies`),
  lastDay: "Le dernier jour de ce mois.",
  known: "Une journée qui a ce titre existe déjà ce jour-là.",
  done: (count) =>
    count === 1
      ? "La copie est faite. C’est un brouillon."
      : `${formatNumber(count)} copies sont faites. Ce sont des brouillons.`,
  choose: "Choisissez le rythme et le nombre.",
  changed: "La journée a changé pendant que cette page était ouverte. Relisez les jours, puis appuyez encore une fois.",
  notOn: (day) =>
    `Impossible de copier la journée à ce jour : ${day}. Vérifiez d’abord ses heures et les champs à remplir.`,
  notYet: "Rien n’est encore copié.",
};
