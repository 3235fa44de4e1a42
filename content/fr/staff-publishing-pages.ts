import type * as en from "../en/staff-publishing-pages.ts";
import type { Translated } from "../translated.ts";

export const staffPublishingPages: Translated<typeof en.staffPublishingPages> = {
  choices: {
    published: { label: "Publier les changements", note: "Sur le site en moins d’une minute" },
    scheduled: { label: "Programmer", note: "D’ici là, les visiteurs voient le texte actuel" },
    draft: { label: "Garder en brouillon", note: "Les visiteurs voient toujours le texte actuel" },
  },
  filled: "Tous les champs sont remplis",
};
