import type * as en from "../en/staff-sample.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

const items = (count: number) => `${inWords(count)} ${form(count, "élément", "éléments")}`;

export const staffSample: Translated<typeof en.staffSample> = {
  title: "Exemple livré",
  lede: "Le site est livré avec des articles, des journées, des projets et une revue de presse d’exemple. Ceux que vous avez modifiés restent.",
  leftHeading: (count) => `${items(count)} ${form(count, "vient", "viennent")} de l’exemple`,
  nouns: { post: "Article", event: "Journée", project: "Projet", news: "Article de presse" },
  remove: "Enlever l’exemple pour toujours",
  note: "Tous les éléments de l’exemple sont supprimés pour toujours. Ceux qui ont des inscriptions, des bénévoles, des chiffres ou un texte non enregistré vont 30 jours dans la corbeille. Pour en supprimer un seul, ouvrez-le.",
  removed: (count) => `${items(count)} de l’exemple ${form(count, "supprimé", "supprimés")}.`,
  keptHeading: "Ce que vous avez modifié reste",
  usedHeading: "Trente jours dans la corbeille",
  usedNote: "Ils ont des inscriptions, des bénévoles, des chiffres ou un texte non enregistré.",
  none: "Il ne reste rien de l’exemple.",
  pages: "Le site a aussi des phrases d’exemple dans ses pages.",
  toPages: "Les lire et les changer",
  undoHeading: (count, day) =>
    `${items(count)} de l’exemple ${form(count, "enlevé", "enlevés")} au changement de pays, dans la corbeille jusqu’au ${day}`,
  undoNote: "Ils seront supprimés pour toujours à la fin de la mise en route.",
  restore: "Tout remettre",
  restored: (count) => `${items(count)} de l’exemple ${form(count, "remis", "remis")}.`,
};
