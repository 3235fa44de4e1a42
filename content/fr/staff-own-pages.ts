import type * as en from "../en/staff-own-pages.ts";
import type { Translated } from "../translated.ts";
import { aboutEach } from "./staff-cms.ts";

export const staffOwnPages: Translated<typeof en.staffOwnPages> = {
  ...aboutEach("page"),
  empty: {
    heading: "Vous n’avez pas encore ajouté de page",
    text: "Commencez par exemple par : comment devenir bénévole.",
  },
  title: "Vos pages",
  addressHint: "Minuscules sans accent, chiffres et traits d’union : protection-enfance s’ouvre à /protection-enfance.",
  contributors: {
    none: "Ne rien présenter",
    people: "Présenter l’équipe",
    partners: "Présenter les partenaires",
    both: "Présenter les deux",
  },
  placements: {
    footer: "En bas du site",
    header: "En haut et en bas du site",
    nowhere: "Dans aucun menu : seulement par son adresse",
  },
  placeHint: "Les petits nombres viennent d’abord.",
  moved: {
    label: (title, address) => `Nouvelle adresse : « ${title} », ${address}`,
    detail: (was) => `Depuis la mise à jour, le site utilise ${was} lui-même. Regardez la page et enregistrez-la.`,
    act: "Regarder",
  },
};
