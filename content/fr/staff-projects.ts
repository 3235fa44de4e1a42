import type * as en from "../en/staff-projects.ts";
import type { Translated } from "../translated.ts";
import { aboutEach } from "./staff-cms.ts";

export const belongsTo: Translated<typeof en.belongsTo> = {
  none: "Aucun projet",
  hidden: (title) => `${title} (pas publié)`,
  deleted: "Un projet supprimé",
};

export const staffProjects: Translated<typeof en.staffProjects> = {
  ...aboutEach("project"),
  empty: {
    heading: "Aucun projet pour l’instant",
    text: "Créez le premier projet. Vous pourrez le compléter plus tard.",
  },
  title: "Projets",
  goal: {
    heading: "Objectif",
    none: "Aucun objectif",
    amountHint: "Seuls comptent les dons reçus dans cette monnaie. Les promesses ne comptent pas.",
    forHint: "Quelques mots, par exemple : des robinets pour quarante classes.",
    untilHint: "Les dons reçus plus tard ne comptent pas pour l’objectif.",
  },
  videoHint:
    "Une vidéo sur YouTube ou Vimeo se regarde dans la page ; pour toute autre vidéo, la page montre une photo ou un dessin.",
};
