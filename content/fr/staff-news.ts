import type * as en from "../en/staff-news.ts";
import type { Translated } from "../translated.ts";
import { aboutEach } from "./staff-cms.ts";

export const staffNews: Translated<typeof en.staffNews> = {
  ...aboutEach("news item"),
  empty: {
    heading: "Aucun article de presse pour l’instant",
    text: "Ajoutez ce que des journaux et des radios disent de vous.",
  },
  title: "Revue de presse",
  goesOut: "Article de presse",
  sourceHint: "Qui l’a écrit, par exemple le nom du journal.",
};
